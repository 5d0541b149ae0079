package import TokenModel

/// Prints tokens as Kotlin: nested objects, one property or function for each token, and types of
/// the file's own or those of Compose.
package struct KotlinEmitter: Emitter {
  package static let name = "kotlin"
  package static let summary = "a Kotlin file of objects, plain or for Compose"

  /// How the file is written.
  package var options: KotlinOptions

  /// An emitter with options.
  package init(options: KotlinOptions = KotlinOptions()) {
    self.options = options
  }

  package func plan(_ tokens: ThemedTokens) -> EmitPlan {
    let printer = KotlinPrinter(tokens, options)
    return EmitPlan(
      diagnostics: printer.diagnostics(),
      files: files(printer))
  }

  private func files(_ printer: KotlinPrinter) -> [PlannedFile] {
    guard options.splitBy == .group else {
      return [PlannedFile(path: options.path, effort: 2) { printer.write(.everything, to: &$0) }]
    }
    let shared = PlannedFile(path: SplitBy.path(options.path, options.rootName)) {
      printer.write(.shared, to: &$0)
    }
    return [shared]
      + printer.tokens.outermostGroups.filter {
        printer.members.isInhabited[Int($0.rawValue)]
      }.map { group in
        let name = String(
          decoding: printer.names.name(of: group, in: printer.tokens), as: UTF8.self)
        return PlannedFile(path: SplitBy.path(options.path, name)) {
          printer.write(.group(group), to: &$0)
        }
      }
  }
}
