import TokenModel
import TokenSyntax

/// Members of `$extensions` that begin like ours and are none: most likely misspelled.
enum ExtensionNames {
  private static let prefix = "dev.tokenc."
  private static let known: [WellKnownName] = [
    .animation, .allow, .fullValue, .otherTokens, .expression,
  ]

  /// Reports them. Linear in the distinct names of the files, and in the declarations where one of
  /// them is unknown.
  static func check(_ draft: DraftTokens, _ options: ReaderOptions) -> DiagnosticSink {
    var sink = DiagnosticSink()
    guard let severity = options.severity(of: .unknownExtension) else { return sink }
    let names = draft.tokens.names
    // A list: a set of what is never there costs more than the few names.
    let unknown = (0..<UInt32(names.count)).map(NameID.init).filter { id in
      let name = names.bytes(id)
      return name.first == prefix.utf8.first && name.starts(with: prefix.utf8)
        && !known.contains { $0.id == id }
    }
    guard !unknown.isEmpty else { return sink }
    // Most neighbours stand in one file: a copy of its tree for each token costs more than the check.
    guard var tree = draft.tokens.trees.first else { return sink }
    var number: UInt32 = 0
    for (index, occurrence) in draft.tokens.occurrences.enumerated() {
      if occurrence.tree != number {
        number = occurrence.tree
        tree = draft.tokens.trees[Int(number)]
      }
      guard draft.forms[index] == .dtcg,
        let extensions = tree.member(occurrence.object, .extensions), tree.isObject(extensions)
      else { continue }
      for child in tree.children(extensions) where unknown.contains(tree.name(child)) {
        let name = names.string(tree.name(child))
        var diagnostic = Diagnostic(
          .unknownExtension, "tokenc has no extension `\(name)`",
          at: tree.keySpan(child) ?? tree.span(child),
          help: nearestMatch(to: name, among: known.map(\.spelling)).map { "did you mean `\($0)`?" }
            ?? "it has \(known.map { "`\($0.spelling)`" }.joined(separator: " and "))")
        diagnostic.severity = severity
        sink.add(diagnostic)
      }
    }
    return sink
  }
}
