package import TokenModel
import TokenMotion

/// The values of tokens as CSS writes them, without `var()`: for people, not for style sheets.
package struct CSSTokenTexts {
  private let values: CSSValues

  /// Texts of the values of `tokens`; linear in their number.
  package init(_ tokens: ThemedTokens) {
    var options = CSSOptions()
    options.aliases = .resolved
    options.writesParts = false
    values = CSSValues(
      tokens: tokens, names: CSSNames(tokens, options: options), options: options)
  }

  /// The value of a token in a theme; nil where it has none.
  package func text(of id: TokenID, in theme: Theme) -> String? {
    guard let value = values.tokens.value(of: id, in: theme) else { return nil }
    let slot =
      Int(values.tokens[id].firstValue) + values.tokens.support(of: id).index(in: theme)
    var bytes = ByteBuffer()
    values.append(
      value, .whole, at: CSSValues.Place(token: id, slot: slot, gamut: .authored), to: &bytes)
    return bytes.string
  }
}
