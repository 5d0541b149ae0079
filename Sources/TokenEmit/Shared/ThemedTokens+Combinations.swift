package import TokenModel

/// One value of a token and the contexts in which it holds.
package struct TokenCombination: Sendable {
  /// The number of the combination in the token's support.
  package var index: Int
  /// The value; nil where no context of the combination declares the token.
  package var value: TokenValue?
  /// A theme in which the combination holds; modifiers outside the support have their defaults.
  package var theme: Theme
}

extension ThemedTokens {
  /// Every combination of the contexts on which a token depends, in the order of their numbers.
  package func combinations(of id: TokenID) -> [TokenCombination] {
    let record = self[id]
    let support = supports[Int(record.support)]
    let first = Int(record.firstValue)
    let base = defaultTheme
    return (0..<support.count).map { index in
      var theme = base
      support.assign(index, to: &theme)
      return TokenCombination(index: index, value: values[first + index], theme: theme)
    }
  }

  /// The number of the combination that holds in the default theme.
  func defaultCombination(of id: TokenID) -> Int { support(of: id).index(in: defaultTheme) }

  /// The value in the default theme, or the first one where that declares none; nil for none at all.
  func leadingValue(of id: TokenID) -> TokenValue? {
    value(of: id, in: defaultTheme) ?? combinations(of: id).lazy.compactMap(\.value).first
  }

  /// The names of modifier and context, for each modifier of a token's support.
  package func contextNames(of id: TokenID, in theme: Theme) -> [(
    modifier: String, context: String
  )] {
    support(of: id).modifiers.map { modifier in
      (modifiers[modifier].name, modifiers[modifier].contexts[theme.choices[modifier]])
    }
  }

  /// The contexts as diagnostics name them, such as `theme=dark density=compact`; empty for a token
  /// that depends on none.
  func contextText(of id: TokenID, in theme: Theme) -> String {
    contextNames(of: id, in: theme).map { "\($0.modifier)=\($0.context)" }.joined(separator: " ")
  }
}
