import TokenModel
import TokenMotion

/// Where the values of one context hold: its selectors, its media query, and its switch.
struct CSSScope: Sendable {
  /// The index of the modifier and that of its context.
  let modifier: Int
  let context: Int
  /// Selectors of elements inside which the context holds: `[data-theme="dark"]`, `.theme-dark`.
  let selectors: [String]
  /// The query under which the context holds for the whole page, unless it is the default.
  let media: String?
  /// The custom property, `--` included, that switches values of combinations; see `CSSSwitches`.
  let switchName: String
  /// The end of the file's name: `theme-dark`.
  let fileSuffix: String

  /// All scopes of all modifiers, by modifier and context.
  static func all(_ modifiers: [Modifier], options: CSSOptions) -> [[CSSScope]] {
    var seen: Set<String> = []
    return modifiers.enumerated().map { index, modifier in
      modifier.contexts.enumerated().map { position, context in
        var label = kebab(modifier.name) + "-" + kebab(context)
        if !seen.insert(label).inserted { label += "-\(index)-\(position)" }
        return CSSScope(
          modifier: index, context: position,
          selectors: selectors(modifier.name, context, label, options),
          media: position == modifier.defaultContext ?? 0
            ? nil : media(modifier.name, context, options),
          switchName: "--_" + label, fileSuffix: label)
      }
    }
  }

  private static func kebab(_ name: String) -> String {
    let text = CSSText.escaped(CaseStyle.kebab.text(of: NameWords(name.utf8)))
    return String(decoding: text, as: UTF8.self)
  }

  private static func selectors(
    _ modifier: String, _ context: String, _ label: String, _ options: CSSOptions
  ) -> [String] {
    var selectors: [String] = []
    if options.selectors.contains(.attribute) {
      var text = ByteBuffer()
      text += "[data-\(kebab(modifier))=".utf8
      CSSText.appendString(context, to: &text)
      selectors.append(text.string + "]")
    }
    if options.selectors.contains(.class) {
      var text = ByteBuffer()
      text.append(".")
      CSSText.appendIdentifier(label.utf8, to: &text)
      selectors.append(text.string)
    }
    return selectors
  }

  private static func media(
    _ modifier: String, _ context: String, _ options: CSSOptions
  ) -> String? {
    guard options.selectors.contains(.media) else { return nil }
    return options.mediaRules.first { $0.modifier == modifier && $0.context == context }?.query
  }
}
