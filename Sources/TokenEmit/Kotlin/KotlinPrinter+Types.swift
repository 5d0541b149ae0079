import TokenModel
import TokenMotion

extension KotlinPrinter {
  /// The kinds that tokens have, and all that the values of these hold.
  func usedKinds() -> KotlinKinds {
    var used = KotlinKinds()
    var isMixed = false
    for shape in shapes {
      guard let kind = shape.kind else { continue }
      if kind == .any { isMixed = true } else { used.insert(kind) }
    }
    if isMixed {
      for case let value? in tokens.values { used.insert(KotlinKind(value, on: options.platform)) }
    }
    for kind in [KotlinKind.border, .transition, .shadow, .gradient, .strokeStyle, .typography]
    where used.contains(kind) {
      for part in kind.parts { used.insert(part) }
    }
    let needs = animations.needs
    if needs.any { used.insert(.duration) }
    if needs.colors { used.insert(.color) }
    if needs.bezier { used.insert(.bezier) }
    for unit in needs.units {
      used.insert(
        KotlinKind(.dimension(Dimension(value: 0, unit: unit)), on: options.platform))
    }
    return used
  }

  /// Writes the types that the file uses.
  func writeTypes(_ writer: inout CodeWriter) {
    let isCompose = options.platform == .compose
    themes.write(access: access, isImmutable: isCompose, &writer)
    if isCompose, !themes.isEmpty { write(KotlinComposeText.theme, &writer) }
    let used = usedKinds()
    for kind in KotlinKind.allCases where used.contains(kind) {
      write(options.platform == .plain ? plainText(kind) : composeText(kind), &writer)
    }
    writeEvaluator(used, &writer)
  }

  private func plainText(_ kind: KotlinKind) -> String {
    switch kind {
    case .color: KotlinValueText.color
    case .dimension: KotlinValueText.dimension
    case .fontFamily: KotlinValueText.fontFamily
    case .fontWeight: KotlinValueText.fontWeight
    case .duration: KotlinValueText.duration
    case .bezier: KotlinEvaluatorText.bezier
    case .strokeStyle: KotlinValueText.strokeStyle
    case .border: KotlinValueText.border
    case .transition: KotlinValueText.transition
    case .shadow: KotlinValueText.shadow
    case .gradient: KotlinValueText.gradient
    case .typography: KotlinValueText.typography
    case .textUnit, .otherDimension, .number, .string, .boolean, .any: ""
    }
  }

  private func writeEvaluator(_ used: KotlinKinds, _ writer: inout CodeWriter) {
    let needs = animations.needs
    guard needs.any || used.contains(.bezier) else { return }
    write(KotlinEvaluatorText.easing, &writer)
    guard needs.any else { return }
    write(KotlinEvaluatorText.linear, &writer)
    if needs.steps { write(KotlinEvaluatorText.steps, &writer) }
    if needs.stops { write(KotlinEvaluatorText.stops, &writer) }
    if needs.spring { write(KotlinEvaluatorText.spring, &writer) }
    if needs.sine { write(KotlinEvaluatorText.sine, &writer) }
    write(KotlinTimelineText.timing, &writer)
    write(KotlinTimelineText.track, &writer)
    if needs.numbers { write(KotlinTimelineText.numberTrack, &writer) }
    if needs.colors { write(KotlinTimelineText.colorTrack, &writer) }
    if needs.otherSpaces {
      if options.platform == .compose { write(KotlinValueText.colorSpace, &writer) }
      write(KotlinColorSpaceText.conversion, &writer)
    }
    write(KotlinTimelineText.animation, &writer)
    write(KotlinEvaluatorText.math(needs.functions), &writer)
    if options.platform == .compose { write(KotlinComposeText.animation, &writer) }
  }

  /// Writes a fixed text: `public ` in front of a line is the visibility of the output, and a name
  /// between two `$` is a text of its own.
  private func write(_ template: String, _ writer: inout CodeWriter) {
    guard !template.isEmpty else { return }
    writer.blankLine()
    CodeWriter.forEachLine(of: filled(template)) { line in
      if line.isEmpty {
        writer.blankLine()
      } else if line.starts(with: "public ".utf8) {
        writer.begin()
        writer.append(access)
        writer.append(bytes: UnsafeBufferPointer(rebasing: line.dropFirst("public ".utf8.count)))
        writer.end()
      } else {
        writer.line(bytes: line)
      }
    }
  }

  private func filled(_ template: String) -> String {
    let sign = UInt8(ascii: "$")
    var result = ""
    var isName = false
    CodeWriter.forEachPiece(of: template, between: sign) { piece in
      let piece = String(decoding: piece, as: UTF8.self)
      result += isName ? text(named: piece) : piece
      isName.toggle()
    }
    return result
  }

  /// What stands for a name between two `$`.
  private func text(named name: String) -> String {
    let isCompose = options.platform == .compose
    let needs = animations.needs
    return switch name {
    case "units": units
    case "length": isCompose ? "Dp" : "TokenDimension"
    case "easing": isCompose ? "TokenEasing, Easing" : "TokenEasing"
    case "transform": isCompose ? KotlinComposeText.transform : ""
    case "springSpec": isCompose ? KotlinComposeText.springSpec : ""
    case "theme":
      tokens.modifiers.allSatisfy { $0.defaultContext != nil }
        ? "TokenTheme()" : "error(\"no theme was provided\")"
    case "Color": isCompose ? "ComposeColor" : "TokenColor"
    case "space":
      needs.otherSpaces
        ? "    /** The space that is mixed in. */\n    val space: TokenColorSpace,\n" : ""
    case "srgb": needs.otherSpaces ? "        TokenColorSpace.SRGB,\n" : ""
    case "divide": needs.otherSpaces ? KotlinColorSpaceText.divide : KotlinTimelineText.divide
    case "result": needs.otherSpaces ? KotlinColorSpaceText.limit + "\n" + mixedColor : mixedColor
    case "color": needs.colors ? KotlinTimelineText.animationColor(isCompose) : ""
    case "number": needs.numbers ? KotlinTimelineText.animationNumber : ""
    default: ""
    }
  }

  private var units: String {
    DimensionUnit.allCases.map { unit in
      "    \(String(decoding: Self.unitName(unit), as: UTF8.self))(\"\(unit.name)\"),"
    }.joined(separator: "\n")
  }

  private var mixedColor: String {
    let isInOtherSpace = animations.needs.otherSpaces
    let bytes =
      isInOtherSpace
      ? "tokenBytes(shown[0], shown[1], shown[2], alpha)"
      : "tokenBytes(first, second, third, alpha)"
    return options.platform == .compose
      ? "        return ComposeColor(\(bytes))"
      : "        return TokenColor(\(isInOtherSpace ? "space" : "TokenColorSpace.SRGB"), "
        + "first, second, third, alpha, \(bytes).toInt())"
  }
}
