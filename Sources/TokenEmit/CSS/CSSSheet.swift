import TokenModel
import TokenMotion
import TokenSyntax

/// Prints a plan.
///
/// The tables that are read for every token stand beside the plan: on the way to them through the plan
/// the compiler copies structs of dozens of arrays.
struct CSSSheet: Sendable {
  let plan: CSSPlan
  let records: [TokenRecord]
  let supports: [Support]
  let values: [TokenValue?]
  private let winners: [UInt32]
  private let occurrences: [Occurrence]
  private let trees: [JSONTree]
  /// Whether names have the namespaces of Tailwind.
  let hasNamespaces: Bool
  /// For each modifier, whether a value of combinations is chosen by its switches.
  let switched: [Bool]

  init(plan: CSSPlan) {
    self.plan = plan
    let tokens = plan.tokens
    records = tokens.tokens
    supports = tokens.supports
    values = tokens.values
    winners = tokens.winners
    occurrences = tokens.occurrences
    trees = tokens.trees
    hasNamespaces = plan.values.names.hasNamespaces
    switched = Self.switched(plan)
  }

  var tokens: ThemedTokens { plan.tokens }
  var options: CSSOptions { plan.options }

  /// What a file holds.
  enum Content: Sendable {
    case everything
    /// Everything but the scopes of contexts.
    case base
    /// The scopes of one context.
    case context(CSSScope)
  }

  /// Prints a whole file.
  func write(_ content: Content, to sink: inout ByteSink) {
    CodeWriter.write(to: &sink) { writer in
      writer.line("/* \(GeneratedMark.text) */")
      if let layer = options.layer {
        writer.blankLine()
        writer.begin()
        writer.append("@layer ")
        writer.append(with: { bytes in
          for (index, name) in layer.split(separator: ".").enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ".")) }
            CSSText.appendIdentifier(CSSText.escaped(Array(name.utf8)), to: &bytes)
          }
        })
        writer.append(" {")
        writer.end()
        writer.indent()
        writeBody(content, to: &writer)
        writer.outdent()
        writer.line("}")
      } else {
        writeBody(content, to: &writer)
      }
    }
  }

  private func writeBody(_ content: Content, to writer: inout CodeWriter) {
    switch content {
    case .everything, .base:
      writeRegistrations(to: &writer)
      writeRoot(plan.items, .fallback, to: &writer)
      if case .everything = content {
        writeScopes(plan.scopes.flatMap { $0 }, plan.items, .fallback, to: &writer)
      }
      writeCombined(plan.items, .fallback, to: &writer)
      writeWide(to: &writer) { writer in
        writeRoot(plan.wideItems, .authored, to: &writer)
        if case .everything = content {
          writeScopes(plan.scopes.flatMap { $0 }, plan.wideItems, .authored, to: &writer)
        }
        writeCombined(plan.wideItems, .authored, to: &writer)
      }
      writeAnimations(to: &writer)
      writeUtilities(to: &writer)
    case .context(let scope):
      writeScopes([scope], plan.items, .fallback, to: &writer)
      writeWide(to: &writer) { writer in
        writeScopes([scope], plan.wideItems, .authored, to: &writer)
      }
    }
  }

  /// Whether a context needs a scope at all.
  func needsScope(_ scope: CSSScope) -> Bool {
    !plan.items.byModifier[scope.modifier].isEmpty || switched[scope.modifier]
      || plan.lightDark.modifier == scope.modifier
  }

  // `:root`, with every value that depends on one modifier at most.
  private func writeRoot(
    _ items: CSSItems, _ gamut: CSSValues.Gamut, to writer: inout CodeWriter
  ) {
    let theme = tokens.defaultTheme
    let writesSwitches = gamut == .fallback && switched.contains(true)
    let setsScheme = gamut == .fallback && plan.lightDark.modifier != nil
    guard !items.plain.isEmpty || writesSwitches || setsScheme else { return }
    writer.blankLine()
    writer.line(":root {")
    writer.indent()
    if setsScheme { writer.line("color-scheme: light dark;") }
    if writesSwitches, options.writesComments {
      let text = "switches for values of combinations: initial where a context holds, else empty"
      writeComment(text, to: &writer)
    }
    for scopes in plan.scopes {
      guard let first = scopes.first, writesSwitches, switched[first.modifier] else { continue }
      writeSwitches(scopes, on: theme.choices[first.modifier], to: &writer)
    }
    for item in items.plain {
      if options.writesComments, gamut == .fallback { writeComments(item, theme, to: &writer) }
      declare(item, theme, gamut, unsets: false, to: &writer)
    }
    writer.outdent()
    writer.line("}")
  }

  /// Writes the scopes of contexts, with what depends on one modifier.
  func writeScopes(
    _ scopes: [CSSScope], _ items: CSSItems, _ gamut: CSSValues.Gamut, to writer: inout CodeWriter
  ) {
    let switched = gamut == .fallback ? self.switched : self.switched.map { _ in false }
    for modifier in tokens.modifiers.indices {
      let own = scopes.filter { $0.modifier == modifier }
      let list = items.byModifier[modifier]
      guard !list.isEmpty || switched[modifier] || plan.lightDark.modifier == modifier else {
        continue
      }
      for scope in own where scope.media != nil {
        writeMedia(scope, list, gamut, switches: switched[modifier], to: &writer)
      }
      for scope in own where !scope.selectors.isEmpty {
        writeSelected(scope, list, gamut, switches: switched[modifier], to: &writer)
      }
    }
  }

  // The query changes the root only; elements inside keep what their own scope says.
  private func writeMedia(
    _ scope: CSSScope, _ list: [CSSItem], _ gamut: CSSValues.Gamut, switches: Bool,
    to writer: inout CodeWriter
  ) {
    let standard = tokens.defaultTheme
    let theme = self.theme(of: scope)
    let changed = list.filter {
      text($0, standard, gamut) != text($0, theme, gamut)
    }
    guard !changed.isEmpty || switches, let query = scope.media else { return }
    writer.blankLine()
    writer.block("@media \(query) {") { writer in
      writer.block(":root {") { writer in
        if switches {
          writeSwitches(plan.scopes[scope.modifier], on: scope.context, to: &writer)
        }
        for item in changed { declare(item, theme, gamut, unsets: true, to: &writer) }
      }
    }
  }

  private func writeSelected(
    _ scope: CSSScope, _ list: [CSSItem], _ gamut: CSSValues.Gamut, switches: Bool,
    to writer: inout CodeWriter
  ) {
    let theme = self.theme(of: scope)
    let setsScheme = gamut == .fallback && plan.lightDark.modifier == scope.modifier
    guard !list.isEmpty || switches || setsScheme else { return }
    writer.blankLine()
    writer.block(scope.selectors.joined(separator: ", ") + " {") { writer in
      if setsScheme {
        writer.line("color-scheme: \(scope.context == plan.lightDark.dark ? "dark" : "light");")
      }
      if switches { writeSwitches(plan.scopes[scope.modifier], on: scope.context, to: &writer) }
      for item in list { declare(item, theme, gamut, unsets: true, to: &writer) }
    }
  }

  private func theme(of scope: CSSScope) -> Theme {
    var theme = tokens.defaultTheme
    theme.choices[scope.modifier] = scope.context
    return theme
  }

  private func writeWide(to writer: inout CodeWriter, _ body: (inout CodeWriter) -> Void) {
    guard !plan.wideItems.plain.isEmpty || !plan.wideItems.combined.isEmpty else { return }
    writer.blankLine()
    let query = "@supports (color: color(display-p3 0 0 0)) and (color: oklch(0 0 0))"
    writer.block(query + " {") { writer in
      if options.wideGamut == .display {
        writer.block("@media (color-gamut: p3) {", body)
      } else {
        body(&writer)
      }
    }
  }

  /// Writes what a token's author says of it.
  func writeComments(_ item: CSSItem, _ theme: Theme, to writer: inout CodeWriter) {
    guard case .token(let id) = item else { return }
    let slot = records[Int(id.rawValue)].slot(in: theme, supports)
    let winner = winners[slot]
    guard winner != ThemedTokens.noOccurrence else { return }
    let occurrence = occurrences[Int(winner)]
    let notes = DeclarationNotes(of: occurrence, in: trees)
    let isDeprecated = notes.deprecated != nil || plan.isDeprecationNear(id)
    guard notes.description != nil || isDeprecated, values[slot] != nil else {
      return
    }
    let tree = trees[Int(occurrence.tree)]
    if let description = notes.description, tree.isString(description),
      !writePlainComment(tree.decodedBytes(description), to: &writer),
      let text = tree.string(description), !text.isEmpty
    {
      writeComment(text, to: &writer)
    }
    if isDeprecated, let deprecation = tokens.deprecation(of: id, in: theme) {
      writeComment("deprecated" + (deprecation.message.map { ": " + $0 } ?? ""), to: &writer)
    }
  }

  /// Writes a text of printable ASCII as a comment, if nothing in it has to change for that; returns
  /// whether it has. Most texts are such.
  private func writePlainComment(
    _ text: ArraySlice<UInt8>, to writer: inout CodeWriter
  ) -> Bool {
    guard CSSText.isPlainComment(text) else { return false }
    writer.begin()
    writer.append("/* ")
    writer.append(text)
    writer.append(" */")
    writer.end()
    return true
  }

  /// Writes a comment on a line of its own.
  func writeComment(_ text: String, to writer: inout CodeWriter) {
    writer.begin()
    CSSText.appendComment(text, to: &writer.bytes)
    writer.end()
  }
}
