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
    let found = (0..<UInt32(names.count)).map(NameID.init).filter { id in
      names.bytes(id).starts(with: prefix.utf8) && !known.contains { $0.id == id }
    }
    guard !found.isEmpty else { return sink }
    let unknown = Set(found)
    for (index, occurrence) in draft.tokens.occurrences.enumerated() {
      let tree = draft.tokens.trees[Int(occurrence.tree)]
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
