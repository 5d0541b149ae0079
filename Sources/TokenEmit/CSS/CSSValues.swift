import TokenModel
import TokenMotion
import TokenSyntax

/// Prints the values of tokens: with `var()` where a value, or a member of one, is a reference.
///
/// A class: as a struct of so many arrays it would be copied for every token.
final class CSSValues: Sendable {
  /// Which of two texts a colour beyond sRGB gets.
  enum Gamut: Sendable {
    /// In bytes of sRGB.
    case fallback
    /// As authored.
    case authored
  }

  let tokens: ThemedTokens
  let names: CSSNames
  let options: CSSOptions

  init(tokens: ThemedTokens, names: CSSNames, options: CSSOptions) {
    self.tokens = tokens
    self.names = names
    self.options = options
  }

  /// One value of one token.
  struct Place {
    var token: TokenID
    /// The position in `ThemedTokens.values`.
    var slot: Int
    var gamut: Gamut
  }

  /// Appends the text of a value or of one of its parts.
  func append(_ value: TokenValue, _ part: CSSPart, at place: Place, to bytes: inout ByteBuffer) {
    if let target = alias(at: place.slot), !names.isLiteral(place.token) {
      if !names.isWritten(part, of: target), let beside = self.place(of: target, beside: place) {
        append(value, part, at: beside, to: &bytes)
        return
      }
      appendVariable(target, part, of: value, to: &bytes)
      return
    }
    switch value {
    case .color(let color): append(color, place.gamut, to: &bytes)
    case .dimension(let dimension): Self.append(dimension, to: &bytes)
    case .fontFamily(let family): CSSFonts.append(family, to: &bytes)
    case .fontWeight(let weight): appendDecimal(weight.value, to: &bytes)
    case .duration(let duration): Self.append(duration, to: &bytes)
    case .cubicBezier(let points): Self.append(points, to: &bytes)
    case .number(let number): appendDecimal(number, to: &bytes)
    case .strokeStyle(let style): Self.append(style, part, to: &bytes)
    case .border(let border):
      append(border, part, Members(self, place), place.gamut, to: &bytes)
    case .transition(let transition): append(transition, part, Members(self, place), to: &bytes)
    case .shadow(let shadow): append(shadow, part, place, to: &bytes)
    case .gradient(let stops):
      append(stops, part, place, to: &bytes)
    case .typography(let typography): append(typography, part, Members(self, place), to: &bytes)
    case .opaque(let value): Self.append(value.content, to: &bytes)
    }
  }

  /// The token of which the whole value is an alias, if aliases are written as such.
  func alias(at slot: Int) -> TokenID? {
    let winner = tokens.winners[slot]
    guard options.aliases == .variable, winner != ThemedTokens.noOccurrence else { return nil }
    return tokens.occurrences[Int(winner)].alias
  }

  /// Appends `var(--name)` of a token or part.
  func appendVariable(
    _ id: TokenID, _ part: CSSPart = .whole, of value: TokenValue, to bytes: inout ByteBuffer
  ) {
    bytes.append("var(")
    names.append(id, part, of: value, to: &bytes)
    bytes.append(UInt8(ascii: ")"))
  }

  /// Appends a colour.
  func append(_ color: ColorValue, _ gamut: Gamut, to bytes: inout ByteBuffer) {
    switch options.wideGamut == .always ? .authored : gamut {
    case .fallback: CSSColor.appendFallback(color, to: &bytes)
    case .authored: CSSColor.append(color, to: &bytes)
    }
  }

  /// Appends a length. `dp` is a CSS pixel; `sp`, which follows the reader's font size, is a
  /// sixteenth of `rem`; a length without a unit is a number.
  static func append(_ dimension: Dimension, to bytes: inout ByteBuffer) {
    switch dimension.unit {
    case .px, .dp:
      appendDecimal(dimension.value, to: &bytes)
      bytes.append("px")
    case .sp:
      appendDecimal((dimension.value / 16).roundedToSignificantDigits(), to: &bytes)
      bytes.append("rem")
    case .q:
      appendDecimal(dimension.value, to: &bytes)
      bytes.append(UInt8(ascii: "Q"))
    case .rem, .em, .percent, .none, .pt, .vw, .vh, .vmin, .vmax, .vi, .vb, .svw, .svh, .lvw,
      .lvh, .dvw, .dvh, .cqw, .cqh, .cqi, .cqb, .ch, .ex, .cap, .ic, .lh, .rlh, .cm, .mm, .inch,
      .pc:
      appendDecimal(dimension.value, to: &bytes)
      bytes += dimension.unit.name.utf8
    }
  }

  /// Appends a time in its own unit.
  static func append(_ duration: Duration, to bytes: inout ByteBuffer) {
    appendDecimal(duration.value, to: &bytes)
    bytes.append(duration.unit == .ms ? "ms" : "s")
  }

  /// Appends `cubic-bezier(…)`.
  static func append(_ points: BezierPoints, to bytes: inout ByteBuffer) {
    bytes.append("cubic-bezier(")
    appendDecimal(points.x1, to: &bytes)
    bytes.append(", ")
    appendDecimal(points.y1, to: &bytes)
    bytes.append(", ")
    appendDecimal(points.x2, to: &bytes)
    bytes.append(", ")
    appendDecimal(points.y2, to: &bytes)
    bytes.append(")")
  }

  /// Appends a stroke style as `border-style` takes it, or its dashes and caps as SVG takes them.
  static func append(_ style: StrokeStyle, _ part: CSSPart, to bytes: inout ByteBuffer) {
    switch style {
    case .keyword(let keyword): bytes += keyword.rawValue.utf8
    case .dashed(let dashes, let cap):
      switch part {
      case .dashArray:
        for (index, dash) in dashes.enumerated() {
          if index > 0 { bytes.append(UInt8(ascii: " ")) }
          append(dash, to: &bytes)
        }
      case .lineCap: bytes += cap.rawValue.utf8
      default: bytes.append("dashed")
      }
    }
  }

  /// Appends a string in quotes, a number, or `true` or `false`.
  static func append(_ scalar: Scalar, to bytes: inout ByteBuffer) {
    switch scalar {
    case .string(let text): CSSText.appendString(text, to: &bytes)
    case .number(let number): appendDecimal(number, to: &bytes)
    case .boolean(let isTrue): bytes += (isTrue ? "true" : "false").utf8
    }
  }
}

extension CSSValues {
  /// Finds the references that stand for whole members of one composite value.
  struct Members {
    private let values: CSSValues
    private let occurrence: Int
    private let node: NodeID?

    /// The members of the value itself.
    init(_ values: CSSValues, _ place: Place) {
      self.values = values
      let winner = values.tokens.winners[place.slot]
      let isWritten =
        values.options.aliases == .variable && winner != ThemedTokens.noOccurrence
      occurrence = isWritten ? Int(winner) : 0
      node = isWritten ? values.tokens.occurrences[Int(winner)].value : nil
    }

    private init(_ values: CSSValues, _ occurrence: Int, _ node: NodeID?) {
      self.values = values
      self.occurrence = occurrence
      self.node = node
    }

    private var tree: JSONTree {
      values.tokens.trees[Int(values.tokens.occurrences[occurrence].tree)]
    }

    /// The token to which the value, or the named member of it, is a whole reference.
    func target(_ member: WellKnownName? = nil) -> TokenID? {
      guard var node else { return nil }
      if let member {
        guard let child = tree.member(node, member) else { return nil }
        node = child
      }
      guard let reference = values.tokens.reference(at: node, of: occurrence), reference.isWhole
      else { return nil }
      return reference.target
    }

    /// The elements of an array; the value itself if it is none.
    var elements: [Members] {
      guard let node else { return [] }
      guard tree.isArray(node) else { return [self] }
      return tree.children(node).map { Members(values, occurrence, $0) }
    }

    /// Appends `var()` for a member that is a reference, else what `literal` appends.
    func append(
      _ member: WellKnownName, to bytes: inout ByteBuffer, literal: (inout ByteBuffer) -> Void
    ) {
      guard let target = target(member) else {
        literal(&bytes)
        return
      }
      values.appendVariable(target, of: .number(0), to: &bytes)
    }
  }
}
