import TokenModel
import TokenMotion

/// Prints a plan of CSS whose names have Tailwind's namespaces as a theme.
struct TailwindSheet: Sendable {
  let sheet: CSSSheet
  let settings: TailwindOptions

  private var plan: CSSPlan { sheet.plan }
  var tokens: ThemedTokens { sheet.tokens }

  /// Writes the whole file.
  func write(to sink: inout ByteSink) {
    CodeWriter.write(to: &sink) { w in
      w.line("/* \(GeneratedMark.text) */")
      sheet.writeRegistrations(to: &w)
      writeTheme(to: &w)
      writeAnimations(to: &w)
      writeRoot(to: &w)
      sheet.writeScopes(plan.scopes.flatMap { $0 }, plan.items, .fallback, to: &w)
      sheet.writeCombined(plan.items, .fallback, to: &w)
      writeUtilities(to: &w)
    }
  }

  private func writeTheme(to w: inout CodeWriter) {
    guard tokens.count > 0, let names = plan.values.names.tailwind else { return }
    if settings.replacesDefaults {
      let used = Set(tokens.tokenIDs.map { names[$0] })
      w.blankLine()
      w.block("@theme {") { w in
        for namespace in TailwindNamespace.allCases where used.contains(namespace) {
          w.line("--\(namespace.rawValue)-*: initial;")
        }
      }
    }
    // Tailwind leaves out what nothing uses, and does not see what tracks use in keyframes.
    let animated = Set(tokens.animations.flatMap(\.references))
    let all = Array(tokens.tokenIDs)
    if settings.isStatic || animated.isEmpty {
      writeTheme(all, isStatic: settings.isStatic, names, to: &w)
    } else {
      writeTheme(all.filter { !animated.contains($0) }, isStatic: false, names, to: &w)
      writeTheme(all.filter(animated.contains), isStatic: true, names, to: &w)
    }
  }

  private func writeTheme(
    _ tokens: [TokenID], isStatic: Bool, _ names: TailwindNames, to w: inout CodeWriter
  ) {
    guard !tokens.isEmpty else { return }
    w.blankLine()
    w.block(isStatic ? "@theme static {" : "@theme {") { w in
      for id in tokens {
        if plan.options.writesComments {
          sheet.writeComments(.token(id), sheet.tokens.defaultTheme, to: &w)
        }
        declare(id, to: &w)
        guard names.isReferred(id) else { continue }
        // A utility needs an entry of the theme; this one leads to what the scopes declare.
        w.begin()
        w.append("--")
        w.append(Array(plan.values.names[id]))
        w.append(": var(--")
        w.append(Array(plan.values.names[id]))
        w.append("--value);")
        w.end()
      }
    }
  }

  /// Declares a token as the default theme has it. What that theme does not declare is in the theme
  /// all the same, without a value, or there would be no utility for the contexts that do.
  private func declare(_ id: TokenID, to w: inout CodeWriter) {
    let theme = tokens.defaultTheme
    if tokens.value(of: id, in: theme) != nil {
      sheet.declare(.token(id), theme, .fallback, unsets: false, to: &w)
      return
    }
    guard let value = tokens.anyValue(of: id) else { return }
    for part in plan.values.names.declared(id, of: value, writesParts: true) {
      w.begin()
      w.append { plan.values.names.append(id, part, of: value, to: &$0) }
      w.append(": var(--_unset);")
      w.end()
    }
  }

  /// What is no token: switches for combinations, and what contexts change in animations.
  private func writeRoot(to w: inout CodeWriter) {
    let theme = tokens.defaultTheme
    let extras = plan.items.plain.filter { item in
      switch item {
      case .token: false
      case .extra: true
      }
    }
    guard sheet.switched.contains(true) || !extras.isEmpty else { return }
    w.blankLine()
    w.block(":root {") { w in
      for scopes in plan.scopes {
        guard let first = scopes.first, sheet.switched[first.modifier] else { continue }
        sheet.writeSwitches(scopes, on: theme.choices[first.modifier], to: &w)
      }
      for item in extras { sheet.declare(item, theme, .fallback, unsets: false, to: &w) }
    }
  }

  /// The theme entries and keyframes of animations.
  private func writeAnimations(to w: inout CodeWriter) {
    guard !plan.animations.isEmpty else { return }
    w.blankLine()
    w.block(settings.isStatic ? "@theme inline static {" : "@theme inline {") { w in
      for (index, animation) in plan.animations.enumerated() {
        if index > 0 { w.blankLine() }
        for note in animation.notes where plan.options.writesComments {
          sheet.writeComment(plan.easings.resolved(note: note), to: &w)
        }
        sheet.write([animation.shorthand(named: Self.themeName(of: animation))], to: &w)
        for rule in animation.rules { sheet.write(rule, to: &w) }
      }
    }
  }

  private func writeUtilities(to w: inout CodeWriter) {
    for id in tokens.tokenIDs {
      let name = Array(plan.values.names[id])
      guard let value = tokens.anyValue(of: id), case .border = value, Self.isUtility(name) else {
        continue
      }
      w.blankLine()
      w.block("@utility \(String(decoding: name, as: UTF8.self)) {") { w in
        sheet.write([.init("border", Array("var(--".utf8) + name + [UInt8(ascii: ")")])], to: &w)
      }
    }
    for animation in plan.animations {
      let name = Self.themeName(of: animation)
      guard Self.isUtility(name) else { continue }
      w.blankLine()
      w.block("@utility \(String(decoding: name, as: UTF8.self)) {") { w in
        write(animation, to: &w)
      }
    }
  }

  /// Writes what a utility adds to the theme's shorthand. Tailwind puts that one behind, so what is to
  /// win over it must be important.
  private func write(_ animation: CSSAnimation, to w: inout CodeWriter) {
    let shown = animation.declarations.filter { !$0.isOfAnimation }
    switch animation.reduced {
    case .nothing: sheet.write(shown, to: &w)
    case .notInEffect:
      w.block("@media (prefers-reduced-motion: no-preference) {") { sheet.write(shown, to: &$0) }
      w.block("@media (prefers-reduced-motion: reduce) {") {
        $0.line("animation: none !important;")
      }
    case .declarations(let still):
      sheet.write(shown, to: &w)
      let important = still.map { declaration in
        declaration.isOfAnimation
          ? .init(declaration.property, declaration.text + Array(" !important".utf8)) : declaration
      }
      w.block("@media (prefers-reduced-motion: reduce) {") { sheet.write(important, to: &$0) }
    }
  }
}

extension TailwindSheet {
  /// The name of an animation's theme entry without `--`, which is that of its utility.
  static func themeName(of animation: CSSAnimation) -> [UInt8] {
    Array("animate-".utf8) + animation.name
  }

  /// Whether there can be a utility of a name; Tailwind refuses a whole sheet that says otherwise.
  static func isUtility(_ name: [UInt8]) -> Bool {
    name.allSatisfy { isPlain($0) || $0 == UInt8(ascii: "_") }
  }

  /// Whether a utility of Tailwind can end with this: the part of a name behind the namespace.
  private static func isNamed(_ rest: ArraySlice<UInt8>) -> Bool {
    // Escaped points are points in the name of a class.
    var bytes: [UInt8] = []
    for byte in rest where byte != UInt8(ascii: "\\") { bytes.append(byte) }
    return bytes.first != UInt8(ascii: "_")
      && bytes.allSatisfy { isPlain($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte.isASCIIDigit || byte.isASCIILower || byte.isASCIIUpper || byte == UInt8(ascii: "-")
  }

  /// Errors for animations whose theme entries have one name, or that of a token.
  func collisions() -> [Diagnostic] {
    var claims = plan.values.names.joined.claims
    let built = Set(plan.animations.map(\.name))
    for (index, record) in tokens.animations.enumerated() {
      let name = plan.values.names.text(of: record.path)
      guard built.contains(name) else { continue }
      claims.claim((Array("animate-".utf8) + name)[...], for: .animation(index, "animation"))
    }
    let known = Set(plan.diagnostics)
    return claims.collisions(in: tokens, target: TailwindEmitter.name, sigil: "--")
      .filter { !known.contains($0) }
  }

  /// What a theme of Tailwind cannot say as it is meant.
  func losses() -> [Diagnostic] {
    guard let names = plan.values.names.tailwind else { return [] }
    let target = TailwindEmitter.name
    var result = tokens.losses(in: target) { value in
      switch value {
      case .strokeStyle(.dashed): "a line has no dashes of its own lengths, it is `dashed`"
      case .border(let border):
        if case .dashed = border.style {
          "a line has no dashes of its own lengths, it is `dashed`"
        } else {
          nil
        }
      case .typography(let style):
        style.extras.first.map { "`text-…` has no `\($0.name)`, which is left out" }
      case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number,
        .strokeStyle(.keyword), .transition, .shadow, .gradient, .opaque:
        nil
      }
    }
    for id in tokens.tokenIDs {
      if names[id].isLiteral, tokens.support(of: id).count > 1 {
        result.append(
          tokens.loss(
            of: id, in: target, "a \(names[id].rawValue) is the same in every context"))
      }
      let rest = plan.values.names[id].dropFirst(names[id].rawValue.utf8.count + 1)
      guard !Self.isNamed(rest) else { continue }
      let name = String(decoding: plan.values.names[id], as: UTF8.self)
      result.append(
        tokens.loss(
          of: id, in: target,
          "no utility can have its name, it is the variable `--\(name)` alone"))
    }
    return result
  }
}

extension CSSAnimation.Declaration {
  /// Whether it is `animation` or a longhand of it.
  fileprivate var isOfAnimation: Bool { property.starts(with: "animation".utf8) }
}

extension CSSAnimation {
  /// The declaration of a theme entry that has all of `animation`, for each set of keyframes.
  fileprivate func shorthand(named name: [UInt8]) -> Declaration {
    let longhands = [
      "animation-duration", "animation-timing-function", "animation-delay",
      "animation-iteration-count", "animation-direction", "animation-fill-mode",
    ]
    var text = ByteBuffer()
    for (index, rule) in rules.enumerated() {
      if index > 0 { text += ", ".utf8 }
      for longhand in longhands {
        guard
          let found = declarations.first(where: { $0.property.elementsEqual(longhand.utf8) })
        else { continue }
        text += found.text
        text.append(UInt8(ascii: " "))
      }
      CSSText.appendKeyframesName(rule.name, to: &text)
    }
    return Declaration(Array("--".utf8) + name, text.array)
  }
}
