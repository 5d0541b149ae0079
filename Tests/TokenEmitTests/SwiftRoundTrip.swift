import TokenModel
import TokenMotion

@testable import TokenEmit

/// A program that prints every constant of a generated file in every theme, and what it should print.
struct SwiftRoundTrip {
  /// The generated file.
  let generated: String
  /// Statements that print a line for each token and combination.
  let statements: String
  /// The lines.
  let expected: [String]
  /// The number of constants.
  let count: Int

  init(_ tokens: ThemedTokens, _ options: SwiftOptions = SwiftOptions()) {
    self.init(tokens, options, generated: SwiftProject.swift(tokens, options))
  }

  /// The same for a file whose plan may have findings.
  init(_ tokens: ThemedTokens, _ options: SwiftOptions, generated: String) {
    self.generated = generated
    let identifiers = SwiftIdentifier(
      typePrefix: options.typePrefix,
      types: [options.root] + SwiftThemes.typeNames(tokens).map { options.typePrefix + $0 })
    let names = NestedNames(
      tokens, groupStyle: options.groupNaming.style, tokenStyle: options.tokenNaming.style,
      escapeGroup: identifiers.type,
      escapeToken: identifiers.value)
    let themes = SwiftThemes(tokens, identifiers)
    let constants = SwiftConstants(
      tokens, names: names, themes: themes, root: Array(options.root.utf8))
    var statements = ""
    var expected: [String] = []
    var kinds: Set<SwiftKind> = []
    var count = 0
    for id in tokens.tokenIDs {
      guard let kind = constants.kinds[Int(id.rawValue)] else { continue }
      kinds.insert(kind)
      count += 1
      let support = tokens.support(of: id)
      for combination in 0..<support.count {
        var theme = tokens.defaultTheme
        support.assign(combination, to: &theme)
        var sink = ByteSink()
        CodeWriter.write(to: &sink) { constants.appendPath(of: id, to: &$0) }
        var path = String(decoding: sink.finish(), as: UTF8.self)
        if support.count > 1 {
          let contexts = zip(themes.axes, theme.choices).map { axis, choice in
            String(decoding: SwiftIdentifier.label(axis.field), as: UTF8.self) + ": ."
              + String(decoding: axis.contexts[choice], as: UTF8.self)
          }
          path +=
            ".value(in: \(options.typePrefix)Theme(\(contexts.joined(separator: ", "))))"
        }
        statements +=
          constants.isPartial[Int(id.rawValue)]
          ? "print(\(path).map { show($0) } ?? \"nil\")\n" : "print(show(\(path)))\n"
        expected.append(tokens.value(of: id, in: theme).map(Self.text) ?? "nil")
      }
    }
    self.expected = expected
    self.count = count
    self.statements =
      SwiftRoundTrip.shows(kinds).replacing("Token", with: options.typePrefix) + statements
  }

  /// Functions that print values of the kinds as `text` does.
  private static func shows(_ kinds: Set<SwiftKind>) -> String {
    var all = kinds
    if all.contains(.typography) { all.formUnion([.dimension, .fontFamily, .fontWeight]) }
    if all.contains(.border) { all.formUnion([.color, .dimension, .strokeStyle]) }
    if all.contains(.shadow) { all.formUnion([.color, .dimension]) }
    if all.contains(.strokeStyle) { all.insert(.dimension) }
    if all.contains(.gradient) { all.insert(.color) }
    if all.contains(.transition) { all.formUnion([.duration, .cubicBezier]) }
    return SwiftKind.allCases.filter(all.contains).map { show($0) + "\n" }.joined()
  }

  private static func show(_ kind: SwiftKind) -> String {
    switch kind {
    case .color:
      """
      func show(_ x: TokenColor) -> String {
        let c = x.components
        return "\\(x.space) \\(Float(c.first)) \\(Float(c.second)) \\(Float(c.third)) \\(x.alpha) \\(x.hex)"
      }
      """
    case .dimension:
      "func show(_ x: TokenDimension) -> String { \"\\(x.value) \\(x.unit.rawValue)\" }"
    case .fontFamily:
      "func show(_ x: TokenFontFamily) -> String { x.names.joined(separator: \"|\") }"
    case .fontWeight: "func show(_ x: TokenFontWeight) -> String { \"\\(x.value)\" }"
    case .duration: "func show(_ x: TokenDuration) -> String { \"\\(x.nanoseconds) ns\" }"
    case .cubicBezier:
      "func show(_ x: TokenCubicBezier) -> String { \"\\(x.x1) \\(x.y1) \\(x.x2) \\(x.y2)\" }"
    case .strokeStyle:
      """
      func show(_ x: TokenStrokeStyle) -> String {
        guard case .pattern(let lengths, let cap) = x else { return "\\(x)" }
        return lengths.map(show).joined(separator: ",") + " \\(cap)"
      }
      """
    case .border:
      """
      func show(_ x: TokenBorder) -> String {
        show(x.color) + "; " + show(x.width) + "; " + show(x.style)
      }
      """
    case .transition:
      """
      func show(_ x: TokenTransition) -> String {
        show(x.duration) + "; " + show(x.delay) + "; " + show(x.easing)
      }
      """
    case .shadow:
      """
      func show(_ x: TokenShadow) -> String {
        x.layers.map { layer in
          let lengths = [layer.x, layer.y, layer.blur, layer.spread].map(show)
          return "\\(lengths.joined(separator: ",")) \\(layer.isInset) \\(show(layer.color))"
        }.joined(separator: "; ")
      }
      """
    case .gradient:
      """
      func show(_ x: TokenGradient) -> String {
        x.stops.map { "\\($0.position) \\(show($0.color))" }.joined(separator: "; ")
      }
      """
    case .typography:
      """
      func show(_ x: TokenTypography) -> String {
        let height =
          switch x.lineHeight {
          case .multiple(let factor): "\\(factor)"
          case .fixed(let length): show(length)
          }
        return [
          show(x.fontFamily), show(x.fontSize), show(x.fontWeight),
          x.letterSpacing.map(show) ?? "-", height,
        ].joined(separator: "; ")
      }
      """
    case .number: "func show(_ x: Double) -> String { \"\\(x)\" }"
    case .text: "func show(_ x: String) -> String { x.debugDescription }"
    case .boolean: "func show(_ x: Bool) -> String { \"\\(x)\" }"
    }
  }

  /// A resolved value as the program prints it.
  static func text(_ value: TokenValue) -> String {
    switch value {
    case .color(let value): text(value.color)
    case .dimension(let value): text(value)
    case .fontFamily(let value): value.names.joined(separator: "|")
    case .fontWeight(let value): "\(value.value)"
    case .duration(let value): text(value)
    case .cubicBezier(let value): text(value)
    case .number(let value): "\(value)"
    case .strokeStyle(let value): text(value)
    case .border(let value):
      text(value.color.color) + "; " + text(value.width) + "; " + text(value.style)
    case .transition(let value):
      text(value.duration) + "; " + text(value.delay) + "; " + text(value.timingFunction)
    case .shadow(let value):
      value.layers.map { layer in
        let lengths = [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map(text)
        return
          "\(lengths.joined(separator: ",")) \(layer.inset ?? false) \(text(layer.color.color))"
      }.joined(separator: "; ")
    case .gradient(let stops):
      stops.map { "\($0.position) \(text($0.color.color))" }.joined(separator: "; ")
    case .typography(let value): text(value)
    case .opaque(let value):
      switch value.content {
      case .string(let text): text.debugDescription
      case .number(let number): "\(number)"
      case .boolean(let value): "\(value)"
      }
    }
  }

  private static func text(_ color: Color) -> String {
    var color = color
    if color.space == .srgb {
      // What came from bytes is printed as bytes: components of four decimals gain the others.
      for index in 0..<3 {
        let byte = (color.components[index] * 255).rounded()
        if (color.components[index] * 255 - byte).magnitude < 0.013 {
          color.components[index] = byte / 255
        }
      }
    }
    let c = color.components
    return "\(color.space) \(Float(c.first)) \(Float(c.second)) \(Float(c.third)) \(color.alpha) "
      + RGBA8(color.gamutMapped(to: .srgb)).hex
  }

  private static func text(_ value: Dimension) -> String { "\(value.value) \(value.unit.name)" }

  private static func text(_ value: TokenModel.Duration) -> String {
    "\(value.nanoseconds?.count ?? 0) ns"
  }

  private static func text(_ value: BezierPoints) -> String {
    "\(value.x1) \(value.y1) \(value.x2) \(value.y2)"
  }

  private static func text(_ value: StrokeStyle) -> String {
    switch value {
    case .keyword(let keyword): keyword.rawValue
    case .dashed(let lengths, let cap):
      lengths.map(text).joined(separator: ",") + " \(cap.rawValue)"
    }
  }

  private static func text(_ value: Typography) -> String {
    let height =
      switch value.lineHeight {
      case .multiple(let factor): "\(factor)"
      case .fixed(let length): text(length)
      }
    return [
      value.fontFamily.names.joined(separator: "|"), text(value.fontSize),
      "\(value.fontWeight.value)", value.letterSpacing.map(text) ?? "-", height,
    ].joined(separator: "; ")
  }
}
