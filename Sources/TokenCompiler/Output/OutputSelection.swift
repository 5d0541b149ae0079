package import TokenModel
package import TokenReader
package import TokenSyntax

/// Which tokens of a project one output wants, and in which contexts.
package struct OutputSelection: Sendable {
  /// Paths that are wanted; empty for all.
  package var include: [PathPattern] = []
  /// Paths that are not wanted, even if they are included.
  package var exclude: [PathPattern] = []
  /// The names of wanted types; empty for all. `animation` stands for animations.
  package var types: Set<String> = []
  /// Sets from which the value of a token must come in some theme; empty for all tokens but those of
  /// sets that are there for references alone. The names, and where they were written.
  package var sets: [(name: String, span: SourceSpan)] = []
  /// Contexts to which modifiers are fixed for this output.
  package var contexts: [ContextChoice] = []

  /// The name by which `types` knows animations, which are no type of the standard.
  package static let animationType = "animation"

  /// Everything in every context.
  package init() {}

  /// What is left of the tokens, and choices of contexts that the project does not know.
  func apply(to tokens: ThemedTokens) -> (tokens: ThemedTokens, diagnostics: [Diagnostic]) {
    var (choices, diagnostics) = tokens.modifiers.indices(of: contexts)
    let fixed = tokens.fixing(choices)
    // Without wanted sets everything is, but for what is there for references alone.
    let isForAll = sets.isEmpty && fixed.sets.allSatisfy(\.isShown)
    guard !include.isEmpty || !exclude.isEmpty || !types.isEmpty || !isForAll else {
      return (fixed, diagnostics)
    }
    diagnostics += unknownSets(tokens)
    let names = Set(sets.map(\.name))
    let parts = fixed.sets.filter { sets.isEmpty ? !$0.isShown : names.contains($0.name) }
      .map(\.span)
    func isInSet(_ span: SourceSpan) -> Bool {
      let isInPart = parts.contains {
        $0.file == span.file && $0.lower <= span.lower && span.upper <= $0.upper
      }
      return isInPart != sets.isEmpty
    }
    let selected = fixed.selecting(
      tokens: { id in
        isWanted(fixed.path(of: id).names, type: fixed.typeName(of: id))
          && (isForAll || fixed.winningSpans(of: id).contains(where: isInSet))
      },
      animations: { isWanted($0.path.names, type: Self.animationType) && isInSet($0.span) })
    return (selected, diagnostics)
  }

  /// The sets that the project does not have.
  private func unknownSets(_ tokens: ThemedTokens) -> [Diagnostic] {
    let known = Set(tokens.sets.map(\.name)).sorted()
    return sets.filter { !known.contains($0.name) }.map { set in
      Diagnostic(
        .invalidConfiguration, "there is no set `\(set.name)`", at: set.span,
        help: nearestMatch(to: set.name, among: known).map { "did you mean `\($0)`?" }
          ?? (known.isEmpty
            ? "these files have no sets"
            : "the sets are \(known.map { "`\($0)`" }.joined(separator: ", "))"))
    }
  }

  private func isWanted(_ path: [String], type: String?) -> Bool {
    guard types.isEmpty || type.map(types.contains) == true else { return false }
    guard include.isEmpty || include.contains(where: { $0.matches(path) }) else { return false }
    return !exclude.contains { $0.matches(path) }
  }
}

extension ThemedTokens {
  /// The places of the declarations from which a token has its values.
  fileprivate func winningSpans(of id: TokenID) -> some Sequence<SourceSpan> {
    let first = Int(self[id].firstValue)
    return winners[first..<(first + support(of: id).count)].lazy
      .filter { $0 != Self.noOccurrence }
      .map { winner in
        let occurrence = occurrences[Int(winner)]
        return trees[Int(occurrence.tree)].span(occurrence.object)
      }
  }

  /// The name of the first type that a token has in any theme.
  fileprivate func typeName(of id: TokenID) -> String? {
    let first = Int(self[id].firstValue)
    return values[first..<(first + support(of: id).count)].lazy.compactMap(\.?.typeName).first
  }
}
