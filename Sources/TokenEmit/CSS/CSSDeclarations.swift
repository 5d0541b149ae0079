import TokenModel
import TokenMotion

/// Declarations of custom properties.
extension CSSSheet {
  /// Writes an item's properties in a theme, each on a line.
  ///
  /// - Parameter unsets: Whether an item without a value in the theme is unset, because a scope
  ///   around this one may have given it one.
  func declare(
    _ item: CSSItem, _ theme: Theme, _ gamut: CSSValues.Gamut, unsets: Bool,
    to writer: inout CodeWriter
  ) {
    switch item {
    case .extra(let index):
      let extra = plan.extras[Int(index)]
      guard let text = extra.texts[extra.support.index(in: theme)] else { return }
      writer.begin()
      writer.append("--")
      writer.append(extra.name)
      writer.append(": ")
      writer.append(plan.easings.resolved(text))
      writer.append(";")
      writer.end()
    case .token(let id):
      let slot = records[Int(id.rawValue)].slot(in: theme, supports)
      let place = CSSValues.Place(token: id, slot: slot, gamut: gamut)
      guard let value = values[slot] else {
        if unsets { unset(id, to: &writer) }
        return
      }
      if !hasNamespaces {
        declare(id, .whole, value, place, to: &writer)
        // Few values have parts.
        guard options.writesParts, value.type.isComposite else { return }
      }
      for part in plan.values.names.parts(id, of: value) {
        declare(id, part, value, place, to: &writer)
      }
    }
  }

  private func declare(
    _ id: TokenID, _ part: CSSPart, _ value: TokenValue, _ place: CSSValues.Place,
    to writer: inout CodeWriter
  ) {
    writer.begin()
    plan.values.names.append(id, part, of: value, to: &writer.bytes)
    writer.append(": ")
    if part == .whole, plan.lightDark.contains(id) {
      appendLightDark(id, place.gamut, to: &writer.bytes)
    } else {
      plan.values.append(value, part, at: place, to: &writer.bytes)
    }
    writer.append(";")
    writer.end()
  }

  private func unset(_ id: TokenID, to writer: inout CodeWriter) {
    guard let value = tokens.anyValue(of: id) else { return }
    for part in plan.values.names.declared(id, of: value, writesParts: options.writesParts) {
      writer.begin()
      writer.append(with: { plan.values.names.append(id, part, of: value, to: &$0) })
      writer.append(": initial;")
      writer.end()
    }
  }

  private func appendLightDark(
    _ id: TokenID, _ gamut: CSSValues.Gamut, to bytes: inout ByteBuffer
  ) {
    guard let modifier = plan.lightDark.modifier else { return }
    var theme = tokens.defaultTheme
    let texts = [plan.lightDark.light, plan.lightDark.dark].map { context -> [UInt8] in
      theme.choices[modifier] = context
      return text(id, .whole, theme, gamut) ?? []
    }
    if texts[0] == texts[1] {
      bytes += texts[0]
    } else {
      bytes += "light-dark(".utf8
      bytes += texts[0]
      bytes += ", ".utf8
      bytes += texts[1]
      bytes.append(UInt8(ascii: ")"))
    }
  }

  /// The text of a token or part in a theme; nil where it has no value.
  func text(
    _ id: TokenID, _ part: CSSPart, _ theme: Theme, _ gamut: CSSValues.Gamut
  ) -> [UInt8]? {
    Self.text(id, part, theme, gamut, plan)
  }

  private static func text(
    _ id: TokenID, _ part: CSSPart, _ theme: Theme, _ gamut: CSSValues.Gamut, _ plan: CSSPlan
  ) -> [UInt8]? {
    guard let (value, place) = plan.place(id, in: theme, gamut) else { return nil }
    return .written { plan.values.append(value, part, at: place, to: &$0) }
  }

  /// All that is declared for an item in a theme, to be compared with that of another theme.
  func text(_ item: CSSItem, _ theme: Theme, _ gamut: CSSValues.Gamut) -> [UInt8]? {
    Self.text(item, theme, gamut, plan)
  }

  private static func text(
    _ item: CSSItem, _ theme: Theme, _ gamut: CSSValues.Gamut, _ plan: CSSPlan
  ) -> [UInt8]? {
    switch item {
    case .extra(let index):
      let extra = plan.extras[Int(index)]
      return extra.texts[extra.support.index(in: theme)]
    case .token(let id):
      guard var bytes = text(id, .whole, theme, gamut, plan) else { return nil }
      // The shorthand of a gradient only names its stops; every other one shows all its parts.
      if plan.tokens.type(of: id) == .gradient {
        bytes += text(id, .stops, theme, gamut, plan) ?? []
      }
      return bytes
    }
  }
}

/// Values that depend on several modifiers at once.
///
/// Selectors cannot ask for the *nearest* scope of one modifier on an element that opens a scope of
/// another. So each scope sets a switch for every context of its modifier: `initial` for the context
/// that holds, empty for the others. `var(--_theme-dark, X)` is X where the switch is `initial` (which
/// counts as not set) and nothing where it is empty. One declaration that lists all combinations is
/// then right on every element that opens a scope, however scopes are nested.
extension CSSSheet {
  /// Which modifiers have switches: those along which the text of a combined item differs, and not
  /// only the value behind a `var()` in it.
  static func switched(_ plan: CSSPlan) -> [Bool] {
    let tokens = plan.tokens
    var result = [Bool](repeating: false, count: tokens.modifiers.count)
    for (modifiers, list) in plan.items.combined {
      let support = Support(modifiers: modifiers, of: tokens.modifiers)
      for item in list where !modifiers.allSatisfy({ result[$0] }) {
        var theme = tokens.defaultTheme
        let texts = (0..<support.count).map { index in
          support.assign(index, to: &theme)
          return Self.text(item, theme, .fallback, plan)
        }
        let set = CSSModifierSet(differencesIn: support) { texts[$0] == texts[$1] }
        for modifier in modifiers where set.contains(modifier) { result[modifier] = true }
      }
    }
    return result
  }

  /// Writes the switches of one modifier.
  func writeSwitches(_ scopes: [CSSScope], on context: Int, to writer: inout CodeWriter) {
    for scope in scopes {
      writer.line("\(scope.switchName):\(scope.context == context ? " initial" : " ");")
    }
  }

  /// Writes the rules that hold values of combinations.
  func writeCombined(
    _ items: CSSItems, _ gamut: CSSValues.Gamut, to writer: inout CodeWriter
  ) {
    for (modifiers, list) in items.combined {
      let selectors =
        [":root"] + modifiers.flatMap { plan.scopes[$0].flatMap(\.selectors) }
      writer.blankLine()
      writer.block(selectors.joined(separator: ", ") + " {") { writer in
        for item in list { declareCombined(item, modifiers, gamut, to: &writer) }
      }
    }
  }

  private func declareCombined(
    _ item: CSSItem, _ modifiers: [Int], _ gamut: CSSValues.Gamut, to writer: inout CodeWriter
  ) {
    var theme = tokens.defaultTheme
    switch item {
    case .extra(let index):
      let extra = plan.extras[Int(index)]
      let text = select(modifiers[...], &theme) {
        extra.texts[extra.support.index(in: $0)].map(plan.easings.resolved)
      }
      guard let text else { return }
      writer.begin()
      writer.append("--")
      writer.append(extra.name)
      writer.append(": ")
      writer.append(text)
      writer.append(";")
      writer.end()
    case .token(let id):
      guard let value = tokens.anyValue(of: id) else { return }
      for part in plan.values.names.declared(id, of: value, writesParts: options.writesParts) {
        let text = select(modifiers[...], &theme) { self.text(id, part, $0, gamut) }
        guard let text else { continue }
        writer.begin()
        writer.append(with: { plan.values.names.append(id, part, of: value, to: &$0) })
        writer.append(": ")
        writer.append(text)
        writer.append(";")
        writer.end()
      }
    }
  }

  /// The text that chooses among all combinations of `modifiers`; nil where none has a value. Its
  /// depth is the number of modifiers.
  private func select(
    _ modifiers: ArraySlice<Int>, _ theme: inout Theme, leaf: (Theme) -> [UInt8]?
  ) -> [UInt8]? {
    guard let modifier = modifiers.first else { return leaf(theme) }
    var texts: [[UInt8]?] = []
    for context in plan.scopes[modifier].indices {
      theme.choices[modifier] = context
      texts.append(select(modifiers.dropFirst(), &theme, leaf: leaf))
    }
    theme.choices[modifier] = tokens.defaultTheme.choices[modifier]
    guard let first = texts.first, texts.contains(where: { $0 != first }) else {
      return texts.first ?? nil
    }
    var result: [UInt8] = []
    for (context, text) in texts.enumerated() {
      if !result.isEmpty { result.append(UInt8(ascii: " ")) }
      result += "var(\(plan.scopes[modifier][context].switchName), ".utf8
      // A name that nothing declares: the whole property is then not set either.
      result += text ?? Array("var(--_unset)".utf8)
      result.append(UInt8(ascii: ")"))
    }
    return result
  }
}
