import TokenModel
import TokenSyntax

extension ReadResult {
  /// Leaves out that values which migration kept under `$extensions` are not spelled as the standard
  /// has it, unless the user gave such a code a level: there they are in their place.
  mutating func forgiveKeptForms(of project: SourceProject, _ options: ReaderOptions) {
    func mayBeForgiven(_ diagnostic: Diagnostic) -> Bool {
      diagnostic.severity != .error && options.levels[diagnostic.code] == nil
        && DiagnosticCode.spellings.contains(diagnostic.code)
    }
    guard diagnostics.contains(where: mayBeForgiven) else { return }
    let names = [WellKnownName.fullValue.id, WellKnownName.otherTokens.id]
    var kept: [FileID: [SourceSpan]] = [:]
    for tree in project.trees {
      for index in tree.nodes.indices where names.contains(tree.nodes[index].name) {
        let span = tree.span(NodeID(UInt32(index)))
        kept[span.file, default: []].append(span)
      }
    }
    guard !kept.isEmpty else { return }
    diagnostics.removeAll { diagnostic in
      guard mayBeForgiven(diagnostic), let span = diagnostic.span, let spans = kept[span.file]
      else { return false }
      // Values in a tree stand in the order of the text: the last that begins before is the one.
      var low = 0
      var high = spans.count
      while low < high {
        let middle = (low + high) / 2
        if spans[middle].lower <= span.lower { low = middle + 1 } else { high = middle }
      }
      return spans[..<low].last.map { span.upper <= $0.upper } ?? false
    }
  }
}
