import TokenModel
import TokenSyntax

extension DiagnosticSink {
  /// Reports a token whose name in the standard is that of another.
  mutating func reportClash(_ token: GroupToken, with path: [String], _ tree: JSONTree) {
    report(
      .nameClash,
      "`\(token.reference)` would have the same name in the standard as `\(path.joined(separator: "."))`",
      at: tree.keySpan(token.node) ?? tree.span(token.node), help: "rename one of the two")
  }
}

extension FindingTally {
  /// Counts a token whose name holds what the standard forbids.
  mutating func addRenamed(at span: SourceSpan) {
    add(
      .renamedToken, "name", "holds what the standard keeps for references: `-` stands for it",
      "hold what the standard keeps for references: `-` stands for it", at: span,
      help: "references to it follow")
  }

  /// Counts a value of which a part has no place.
  mutating func addKeptAside(at span: SourceSpan) {
    add(
      .keptAside, "value",
      "has a part that the standard has no place for: it is kept under `$extensions`",
      "have parts that the standard has no place for: they are kept under `$extensions`", at: span)
  }

  /// Counts a value that becomes a group.
  mutating func addDivided(at span: SourceSpan) {
    add(
      .dividedToken, "value",
      "is none of the standard's: it is read as a group of its members",
      "are none of the standard's: they are read as groups of their members", at: span)
  }
}
