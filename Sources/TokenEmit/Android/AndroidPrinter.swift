import TokenModel
import TokenMotion

/// Prints resources of Android.
struct AndroidPrinter: Sendable {
  /// A folder of resources: for the default theme, or for one context.
  struct Folder: Sendable {
    /// What stands behind `values-`; nil for the default theme.
    var qualifier: String?
    /// The theme that the folder is for.
    var theme: Theme
    /// The modifier that differs from the default theme; nil for that itself.
    var modifier: Int?
  }

  let tokens: ThemedTokens
  let options: AndroidOptions
  /// The names of all resources.
  private(set) var names: JoinedNames
  /// The folders, that of the default theme first.
  let folders: [Folder]
  private let resources: AndroidResources

  /// Names every token.
  init(_ tokens: ThemedTokens, _ options: AndroidOptions) {
    self.tokens = tokens
    self.options = options
    resources = AndroidResources(options: options)
    names = JoinedNames(tokens, style: .snake, prefix: Array(options.prefix.utf8)) {
      PlainIdentifier.escaped($0, letters: .ascii)
    }
    for id in tokens.tokenIDs where tokens.type(of: id) == .transition {
      for part in AndroidResources.transitionParts {
        names.claims.claim((Array(names[id]) + Array("_\(part)".utf8))[...], for: .part(id, part))
      }
    }
    var folders = [Folder(qualifier: nil, theme: tokens.defaultTheme, modifier: nil)]
    for rule in options.qualifiers {
      guard let modifier = tokens.modifiers.firstIndex(where: { $0.name == rule.modifier }),
        let context = tokens.modifiers[modifier].contexts.firstIndex(of: rule.context),
        tokens.defaultTheme.choices[modifier] != context
      else { continue }
      var theme = tokens.defaultTheme
      theme.choices[modifier] = context
      folders.append(Folder(qualifier: rule.qualifier, theme: theme, modifier: modifier))
    }
    self.folders = folders
  }

  /// Writes the file of a folder.
  func write(_ folder: Folder, to sink: inout ByteSink) {
    CodeWriter.write(to: &sink) { w in
      w.line(#"<?xml version="1.0" encoding="utf-8"?>"#)
      w.line("<!-- \(GeneratedMark.text) -->")
      w.block("<resources>", closing: "</resources>") { w in
        for id in tokens.tokenIDs {
          guard let value = value(of: id, in: folder) else { continue }
          if options.writesComments, folder.modifier == nil { writeComment(of: id, to: &w) }
          resources.write(value, named: name(of: id), to: &w)
        }
      }
    }
  }

  /// What a folder has of a token: nothing where it is as in the folder of the default theme.
  private func value(of id: TokenID, in folder: Folder) -> TokenValue? {
    guard let value = tokens.value(of: id, in: folder.theme) else { return nil }
    guard let modifier = folder.modifier else { return value }
    return tokens.support(of: id).modifiers.contains(modifier)
      && tokens.value(of: id, in: tokens.defaultTheme) != value ? value : nil
  }

  /// The files of values that have one for themselves.
  ///
  /// - Parameter path: The path of a file in a folder, such as `drawable-night`.
  func documents(_ path: (_ folder: String, _ file: String) -> String) -> [PlannedFile] {
    let documents = AndroidDocuments(resources: resources)
    return folders.flatMap { folder in
      tokens.tokenIDs.compactMap { id in
        guard let value = value(of: id, in: folder), let kind = documents.folder(of: value) else {
          return nil
        }
        let name = String(decoding: name(of: id), as: UTF8.self)
        let qualified = kind + (folder.qualifier.map { "-\($0)" } ?? "")
        return PlannedFile(path: path(qualified, name + ".xml")) {
          documents.write(value, to: &$0)
        }
      }
    }
  }

  private func name(of id: TokenID) -> [UInt8] {
    PlainIdentifier.complete(names[id], keywords: Self.keywords, letters: .ascii)
  }

  private func writeComment(of id: TokenID, to w: inout CodeWriter) {
    var text = tokens.description(of: id, in: tokens.defaultTheme) ?? ""
    if let deprecation = tokens.deprecation(of: id, in: tokens.defaultTheme) {
      text += (text.isEmpty ? "" : " ") + "Deprecated"
      text += deprecation.message.map { ": \($0)" } ?? ""
    }
    guard !text.isEmpty else { return }
    w.begin()
    w.append("<!-- ")
    // Two hyphens would end the comment, and so would one at its end.
    var bytes: [UInt8] = []
    AndroidResources.append(text, to: &bytes)
    for (index, byte) in bytes.enumerated() {
      let isPair = index > 0 && bytes[index - 1] == UInt8(ascii: "-")
      w.append(byte: byte == UInt8(ascii: "-") && isPair ? UInt8(ascii: "_") : byte)
    }
    w.append(" -->")
    w.end()
  }

  /// The warnings for what Android has no resource for.
  func losses() -> [Diagnostic] {
    var result = tokens.losses(in: AndroidEmitter.name) { resources.loss($0) }
    for id in tokens.tokenIDs {
      let known = tokens.support(of: id)
      guard known.count > 1 else { continue }
      // Each combination that no folder shows, and that is not the default one.
      let shown = Set(folders.map { known.index(in: $0.theme) })
      let hidden = tokens.combinations(of: id).first { combination in
        combination.value != nil && !shown.contains(combination.index)
          && combination.value != tokens.value(of: id, in: tokens.defaultTheme)
      }
      guard let hidden else { continue }
      result.append(
        tokens.loss(
          of: id, in: AndroidEmitter.name,
          "no folder is for \(tokens.contextText(of: id, in: hidden.theme)), whose value is left out"
        ))
    }
    return result
  }

  /// The keywords of Java, in which resources are fields.
  private static let keywords = PlainIdentifier.words(
    """
    abstract assert boolean break byte case catch char class const continue default do double else \
    enum extends final finally float for goto if implements import instanceof int interface long \
    native new package private protected public return short static strictfp super switch \
    synchronized this throw throws transient try void volatile while true false null
    """)
}
