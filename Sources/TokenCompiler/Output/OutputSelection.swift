package import TokenModel
package import TokenReader

/// Which tokens of a project one output wants, and in which contexts.
package struct OutputSelection: Sendable {
  /// Paths that are wanted; empty for all.
  package var include: [PathPattern] = []
  /// Paths that are not wanted, even if they are included.
  package var exclude: [PathPattern] = []
  /// The names of wanted types; empty for all. `animation` stands for animations.
  package var types: Set<String> = []
  /// Contexts to which modifiers are fixed for this output.
  package var contexts: [ContextChoice] = []

  /// The name by which `types` knows animations, which are no type of the standard.
  package static let animationType = "animation"

  /// Everything in every context.
  package init() {}

  /// What is left of the tokens, and choices of contexts that the project does not know.
  func apply(to tokens: ThemedTokens) -> (tokens: ThemedTokens, diagnostics: [Diagnostic]) {
    let (choices, diagnostics) = tokens.modifiers.indices(of: contexts)
    let fixed = tokens.fixing(choices)
    guard !include.isEmpty || !exclude.isEmpty || !types.isEmpty else {
      return (fixed, diagnostics)
    }
    let selected = fixed.selecting(
      tokens: { id in
        isWanted(fixed.path(of: id).names, type: fixed.typeName(of: id))
      },
      animations: { isWanted($0.path.names, type: Self.animationType) })
    return (selected, diagnostics)
  }

  private func isWanted(_ path: [String], type: String?) -> Bool {
    guard types.isEmpty || type.map(types.contains) == true else { return false }
    guard include.isEmpty || include.contains(where: { $0.matches(path) }) else { return false }
    return !exclude.contains { $0.matches(path) }
  }
}

extension ThemedTokens {
  /// The name of the first type that a token has in any theme.
  fileprivate func typeName(of id: TokenID) -> String? {
    let first = Int(self[id].firstValue)
    return values[first..<(first + support(of: id).count)].lazy.compactMap(\.?.typeName).first
  }
}
