import TokenModel
import TokenMotion
import TokenSyntax

/// Everything that is decided before a sheet is printed.
struct CSSPlan: Sendable {
  let options: CSSOptions
  let values: CSSValues
  let scopes: [[CSSScope]]
  private(set) var extras: [CSSExtra]
  private(set) var animations: [CSSAnimation]
  /// The springs that stand-ins in `animations` and `extras` are for.
  let easings: CSSEasings
  /// All items; and those with colours beyond sRGB, which are declared a second time.
  private(set) var items: CSSItems
  private(set) var wideItems: CSSItems
  /// Tokens that are written once with `light-dark()`.
  private(set) var lightDark: CSSLightDark
  private(set) var diagnostics: [Diagnostic]
  let dependence: CSSDependence
  /// Whether each token is printed; nil if all are.
  private var printed: [Bool]?

  var tokens: ThemedTokens { values.tokens }

  init(_ tokens: ThemedTokens, options: CSSOptions) {
    self.options = options
    var names = CSSNames(tokens, options: options)
    dependence = CSSDependence(tokens, aliases: options.aliases)
    scopes = CSSScope.all(tokens.modifiers, options: options)
    if names.tailwind != nil {
      for id in tokens.tokenIDs where tokens.type(of: id) == .shadow && !dependence[id].isEmpty {
        names.tailwind?.refer(to: id)
      }
    }
    let notes = Self.claimParts(tokens, &names, options)
    let draft = CSSValues(tokens: tokens, names: names, options: options)
    var builder = CSSAnimationBuilder(values: draft, dependence: dependence)
    animations = builder.build()
    easings = builder.easings
    for (name, owner) in builder.claims { names.joined.claims.claim(name[...], for: owner) }
    extras = builder.extras
    diagnostics = notes + builder.diagnostics
    diagnostics += names.joined.claims.collisions(
      in: tokens, target: options.target, sigil: "--")
    values = CSSValues(tokens: tokens, names: names, options: options)
    lightDark = CSSLightDark(tokens, dependence: dependence, options: options)
    items = CSSItems(modifierCount: tokens.modifiers.count)
    wideItems = items
    collect()
    diagnostics += unreachableContexts() + losses()
  }

  private mutating func collect() {
    let mayBeWide = options.wideGamut != .never && options.wideGamut != .always
    let tokens = values.tokens
    let hasLiterals = values.names.tailwind != nil
    items.plain.reserveCapacity(tokens.count + extras.count)
    for number in 0..<UInt32(tokens.count) {
      let id = TokenID(number)
      let isFixed = lightDark.contains(id) || hasLiterals && values.names.isLiteral(id)
      let set = isFixed ? CSSModifierSet() : dependence[id]
      items.add(.token(id), dependsOn: set)
      if mayBeWide, isWide(id, tokens) { wideItems.add(.token(id), dependsOn: set) }
    }
    for index in extras.indices {
      items.add(.extra(UInt32(index)), dependsOn: extras[index].dependence)
    }
  }

  /// Whether the text of a token holds a colour that not every browser can read.
  private func isWide(_ id: TokenID, _ tokens: ThemedTokens) -> Bool {
    let record = tokens[id]
    let first = Int(record.firstValue)
    let count = record.support == 0 ? 1 : tokens.supports[Int(record.support)].count
    for slot in first..<(first + count) {
      // Most values by far, and without a copy.
      if case .color(let color)? = tokens.values[slot], CSSColor.isLegacy(color.color) { continue }
      guard let value = tokens.values[slot], value.hasModernColor else { continue }
      if value.type == .color, values.alias(at: slot) == nil { return true }
      let parts: [CSSPart] = value.type == .gradient ? [.whole, .stops] : [.whole]
      let differs = parts.contains { part in
        let texts = [CSSValues.Gamut.fallback, .authored].map { gamut in
          let place = CSSValues.Place(token: id, slot: slot, gamut: gamut)
          return [UInt8].written { values.append(value, part, at: place, to: &$0) }
        }
        return texts[0] != texts[1]
      }
      guard differs else { continue }
      return true
    }
    return false
  }

  /// Whether a token is printed in the file of this plan.
  func isPrinted(_ id: TokenID) -> Bool { printed?[Int(id.rawValue)] ?? true }

  /// The plan of a file that holds only some tokens; all animations are in the shared one.
  func part(of part: FilePart) -> CSSPlan {
    let wanted: GroupID
    switch part {
    case .everything: return self
    case .shared: wanted = .root
    case .group(let group): wanted = group
    }
    let outermost = tokens.outermostGroupOfEach()
    let printed = tokens.tokens.map { outermost[Int($0.group.rawValue)] == wanted }
    func isWanted(_ item: CSSItem) -> Bool {
      switch item {
      case .token(let id): printed[Int(id.rawValue)]
      case .extra: part == .shared
      }
    }
    var result = self
    result.printed = printed
    result.items = items.filter(isWanted)
    result.wideItems = wideItems.filter(isWanted)
    if part != .shared { result.animations = [] }
    return result
  }

  /// Whether nothing is printed.
  var isEmpty: Bool { items.plain.isEmpty && items.combined.isEmpty && animations.isEmpty }

  /// Names the parts of composites; returns a note for each that has to give way.
  private static func claimParts(
    _ tokens: ThemedTokens, _ names: inout CSSNames, _ options: CSSOptions
  ) -> [Diagnostic] {
    guard options.writesParts else { return [] }
    var notes: [Diagnostic] = []
    for id in tokens.tokenIDs {
      guard tokens.type(of: id)?.isComposite ?? false, let value = tokens.anyValue(of: id) else {
        continue
      }
      for (part, owner) in names.claimParts(of: id, value) {
        let path = tokens.path(of: id).description
        notes.append(
          Diagnostic(
            .partOmitted,
            "`\(path)` has no property for its \(part) in \(options.target): "
              + "\(tokens.phrase(owner)) has that name", at: tokens.nameSpan(of: id), token: path))
      }
    }
    return notes
  }

  /// A warning for each context that changes something and that no selector reaches.
  private func unreachableContexts() -> [Diagnostic] {
    let combined = items.combined
    return tokens.modifiers.enumerated().flatMap { index, modifier -> [Diagnostic] in
      let changes =
        !items.byModifier[index].isEmpty || combined.contains { $0.modifiers.contains(index) }
      guard changes else { return [] }
      return scopes[index].filter {
        $0.selectors.isEmpty && $0.media == nil && $0.context != modifier.defaultContext ?? 0
      }.map {
        Diagnostic(
          .contextUnreachable,
          "nothing in \(options.target) selects the context "
            + "`\(modifier.contexts[$0.context])` of `\(modifier.name)`",
          at: modifier.span,
          help: "add `attribute` or `class` to the selectors, or a media rule for the context")
      }
    }
  }

  /// Whether the group of a token, or one around it, says something about deprecation: of hardly
  /// any does.
  func isDeprecationNear(_ id: TokenID) -> Bool {
    let group = values.tokens.tokens[Int(id.rawValue)].group
    return values.tokens.groups[Int(group.rawValue)].deprecatedGroup != nil
  }

  /// The value of a token in a theme, and its place.
  func place(
    _ id: TokenID, in theme: Theme, _ gamut: CSSValues.Gamut
  ) -> (value: TokenValue, place: CSSValues.Place)? {
    let slot = slot(id, in: theme)
    guard let value = values.tokens.values[slot] else { return nil }
    return (value, CSSValues.Place(token: id, slot: slot, gamut: gamut))
  }

  /// The position of a token's value in a theme.
  func slot(_ id: TokenID, in theme: Theme) -> Int {
    // The stored path, since `tokens` would copy a dozen arrays for each token.
    values.tokens.tokens[Int(id.rawValue)].slot(in: theme, values.tokens.supports)
  }
}

extension TokenRecord {
  /// The position of the value in a theme.
  func slot(in theme: Theme, _ supports: [Support]) -> Int {
    let first = Int(firstValue)
    return support == 0 ? first : first + supports[Int(support)].index(in: theme)
  }
}

extension ThemedTokens {
  /// The first value that a token has in any combination.
  func anyValue(of id: TokenID) -> TokenValue? {
    let record = self[id]
    var slot = Int(record.firstValue)
    let end = slot + supports[Int(record.support)].count
    while slot < end {
      if let value = values[slot] { return value }
      slot += 1
    }
    return nil
  }
}

extension TokenValue {
  /// Whether it holds a colour that not every browser can read.
  var hasModernColor: Bool {
    switch self {
    case .color(let color): !CSSColor.isLegacy(color.color)
    case .border(let border): !CSSColor.isLegacy(border.color.color)
    case .shadow(let shadow): shadow.layers.contains { !CSSColor.isLegacy($0.color.color) }
    case .gradient(let stops): stops.contains { !CSSColor.isLegacy($0.color.color) }
    case .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle,
      .transition, .typography, .opaque:
      false
    }
  }
}
