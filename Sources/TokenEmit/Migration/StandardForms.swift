import TokenModel

/// Which tokens DTCG 2025.10 can say: a token goes into the standard's tree only if it can be said in
/// every context.
struct StandardForms: Sendable {
  /// For each token, whether all its values have a standard form.
  private var isStandard: [Bool] = []
  /// For each token, the type that all its values have; nil if they differ.
  private var types: [TokenType?] = []

  /// Looks at all values. Linear in their number.
  init(_ tokens: ThemedTokens) {
    for id in tokens.tokenIDs {
      let first = Int(tokens[id].firstValue)
      let values = tokens.values[first..<first + tokens.support(of: id).count].compactMap(\.self)
      isStandard.append(values.allSatisfy { $0.standardForm != nil })
      let type = values.first?.type
      types.append(values.allSatisfy { $0.type == type } ? type : nil)
    }
  }

  /// Whether all values of a token have a standard form.
  func isStandard(_ id: TokenID) -> Bool { isStandard[Int(id.rawValue)] }

  /// The type that a token has in every context; nil if it has several, or no value at all.
  func type(of id: TokenID) -> TokenType? { types[Int(id.rawValue)] }
}
