import TokenEmit
public import TokenModel
public import TokenMotion
import TokenSyntax

extension ThemedTokens {
  /// One theme for each combination of the contexts on which a token depends; the modifiers on which
  /// it does not depend have their defaults. One theme alone for a token that no context changes.
  public func themes(of id: TokenID) -> [Theme] { combinations(of: id).map(\.theme) }

  /// The modifiers on which a token depends, and their contexts in a theme.
  public func contexts(
    of id: TokenID, in theme: Theme
  ) -> [(modifier: String, context: String)] {
    contextNames(of: id, in: theme)
  }

  /// The theme with the given context for each modifier, such as `["theme": "dark"]`; modifiers that
  /// are not named have their defaults. Nil if there is no such modifier or context.
  public func theme(choosing contexts: [String: String]) -> Theme? {
    var theme = defaultTheme
    for (modifier, context) in contexts {
      guard let index = modifiers.firstIndex(where: { $0.name == modifier }),
        let choice = modifiers[index].contexts.firstIndex(of: context)
      else { return nil }
      theme.choices[index] = choice
    }
    return theme
  }

  /// The paths of all animations, in authored order.
  public var animationPaths: [TokenPath] { animations.map(\.path) }

  /// An animation in a theme; nil where there is none, or none without a fault.
  public func animation(at path: TokenPath, in theme: Theme) -> Animation? {
    animations.first { $0.path == path }.flatMap { value(of: $0, in: theme) }
  }
}

extension TokenValue {
  /// The value as CSS takes it, free of references: `#ff6600`, `4px`, `cubic-bezier(0.4, 0, 1, 1)`. A
  /// text style is the shorthand `font`, which leaves out the letter spacing.
  public var cssText: String { PlainCSS().text(self) }

  /// The value as DTCG 2025.10 has it in `$value`, as JSON on one line, free of references.
  public var dtcgText: String {
    var json = JSONWriter(style: .compact)
    json.value(self)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}

extension TokenPath {
  /// How the words of a path become one name.
  public enum NameStyle: String, CaseIterable, Sendable {
    /// `gray-light-2xl`
    case kebab
    /// `grayLight2xl`
    case camel
    /// `GrayLight2xl`
    case pascal
    /// `gray_light_2xl`
    case snake
    /// `GRAY_LIGHT_2XL`
    case screamingSnake
  }

  /// The path as one name, divided into words as in all built-in formats; `$root` is left out.
  ///
  /// It is not escaped for any language, and two paths may have one name: whoever prints names looks
  /// for both.
  public func name(_ style: NameStyle) -> String {
    guard let style = CaseStyle(rawValue: style.rawValue) else { return description }
    var text: [UInt8] = []
    for name in names where name != "$root" {
      let style = text.isEmpty ? style : style.continuation
      let fragment = style.text(of: NameWords(name.utf8))
      style.appendSeparator(after: text.last, before: fragment.first, to: &text)
      text += fragment
    }
    return String(decoding: text, as: UTF8.self)
  }
}
