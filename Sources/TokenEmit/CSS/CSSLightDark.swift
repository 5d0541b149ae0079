import TokenModel

/// The tokens that are written once with `light-dark()`: colours that depend on the modifier `theme`
/// alone, where its contexts are `light` and `dark`. The browser then chooses on each element by
/// `color-scheme`, so no scope has to declare them again.
struct CSSLightDark: Sendable {
  private var isMember: [Bool] = []
  /// The index of the modifier; nil where the option is off or there is no such modifier.
  private(set) var modifier: Int?
  /// The indices of its contexts.
  private(set) var light = 0
  private(set) var dark = 0

  init(_ tokens: ThemedTokens, dependence: CSSDependence, options: CSSOptions) {
    guard options.usesLightDark,
      let modifier = tokens.modifiers.firstIndex(where: { $0.name == "theme" }),
      tokens.modifiers[modifier].contexts.count == 2,
      let light = tokens.modifiers[modifier].contexts.firstIndex(of: "light"),
      let dark = tokens.modifiers[modifier].contexts.firstIndex(of: "dark")
    else { return }
    self.modifier = modifier
    self.light = light
    self.dark = dark
    isMember = tokens.tokenIDs.map { id in
      guard dependence[id].bits == CSSModifierSet.bit(modifier), modifier < 63 else { return false }
      var theme = tokens.defaultTheme
      return [light, dark].allSatisfy {
        theme.choices[modifier] = $0
        if case .color = tokens.value(of: id, in: theme) { return true }
        return false
      }
    }
  }

  func contains(_ id: TokenID) -> Bool { !isMember.isEmpty && isMember[Int(id.rawValue)] }
}
