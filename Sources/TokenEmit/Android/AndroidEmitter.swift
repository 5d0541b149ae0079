package import TokenModel
import TokenMotion

/// Prints Android resources: `values/tokens.xml`, and a file for each context that Android chooses,
/// such as `values-night/tokens.xml`, with what is different there.
///
/// Colours, lengths, numbers, durations (in milliseconds), font weights and families, text styles and
/// scalars are values there; easings, borders and gradients have files of their own beside it
/// (`AndroidDocuments`), and a transition has an easing and two times. A warning names every token of
/// another type, and every context that no qualifier stands for.
package struct AndroidEmitter: Emitter {
  package static let name = "android-xml"
  package static let summary = "Android resources in XML, with values-night"

  private let settings: AndroidOptions

  /// Makes an emitter.
  package init(options: AndroidOptions = AndroidOptions()) {
    settings = options
  }

  package func plan(_ tokens: ThemedTokens) -> EmitPlan {
    let printer = AndroidPrinter(tokens, settings)
    let files = printer.folders.map { folder in
      PlannedFile(path: path(folder.qualifier)) { printer.write(folder, to: &$0) }
    }
    return EmitPlan(
      diagnostics: printer.names.claims.collisions(in: tokens, target: Self.name)
        + printer.losses() + tokens.animationLosses(in: Self.name),
      files: files + printer.documents(document))
  }

  /// The path of a file in a folder beside `values`.
  private func document(_ folder: String, _ file: String) -> String {
    let parts = settings.path.split(separator: "/", omittingEmptySubsequences: false).map(
      String.init)
    return (parts.dropLast(2) + [folder, file]).joined(separator: "/")
  }

  /// The path of the file in the folder of a qualifier; nil for `values` itself.
  private func path(_ qualifier: String?) -> String {
    guard let qualifier else { return settings.path }
    var parts = settings.path.split(separator: "/", omittingEmptySubsequences: false).map(
      String.init)
    if parts.count > 1 {
      parts[parts.count - 2] += "-" + qualifier
    } else {
      parts.insert("values-" + qualifier, at: 0)
    }
    return parts.joined(separator: "/")
  }
}

extension AndroidEmitter {
  /// Every option that a configuration may set.
  package static var options: [ConfigurationOption<AndroidOptions>] {
    [
      ConfigurationOption("prefix", .text, "Stands before every name, such as `acme`.") {
        guard case .text(let text) = $0 else { return nil }
        let isLegal = text.utf8.allSatisfy {
          $0.isASCIILower || $0.isASCIIDigit || $0 == UInt8(ascii: "_")
        }
        guard isLegal else { return "small letters, digits and `_` are expected" }
        $1.prefix = text
        return nil
      },
      .positive("rem", into: \.rem, "The size of 1 rem."),
      .choice("remUnit", into: \.remUnit, "The unit of lengths in rem."),
      ConfigurationOption(
        "qualifiers", .list(.record(["modifier", "context", "qualifier"])),
        "The contexts that Android chooses itself, by what stands behind `values-`."
      ) {
        guard case .list(let items) = $0 else { return nil }
        var qualifiers: [AndroidOptions.Qualifier] = []
        for case .record(let members) in items {
          let qualifier = members["qualifier"] ?? ""
          let isLegal = qualifier.utf8.allSatisfy {
            $0.isASCIILower || $0.isASCIIUpper || $0.isASCIIDigit || $0 == UInt8(ascii: "-")
              || $0 == UInt8(ascii: "+")
          }
          guard isLegal, !qualifier.isEmpty else {
            return "a qualifier of Android is expected, such as `night` or `sw600dp`"
          }
          qualifiers.append(
            AndroidOptions.Qualifier(
              modifier: members["modifier"] ?? "", context: members["context"] ?? "",
              qualifier: qualifier))
        }
        $1.qualifiers = qualifiers
        return nil
      },
      .flag("comments", into: \.writesComments, "Write descriptions and deprecations as comments."),
    ]
  }
}
