package import TokenModel
import TokenMotion

/// The text of resolved values as CSS takes them, without a reference in it: for formats that end up
/// in a style sheet but are none.
package struct PlainCSS: Sendable {
  /// Appends a colour; formats differ in the notations that they can hold.
  var color: @Sendable (ColorValue, inout ByteBuffer) -> Void = { CSSColor.append($0, to: &$1) }

  /// Appends a value of any type as one text. A text style is the shorthand `font`, which leaves
  /// out the letter spacing and free members.
  func append(_ value: TokenValue, to bytes: inout ByteBuffer) {
    switch value {
    case .color(let value): color(value, &bytes)
    case .dimension(let value): CSSValues.append(value, to: &bytes)
    case .fontFamily(let value): CSSFonts.append(value, to: &bytes)
    case .fontWeight(let value): appendDecimal(value.value, to: &bytes)
    case .duration(let value): CSSValues.append(value, to: &bytes)
    case .cubicBezier(let value): CSSValues.append(value, to: &bytes)
    case .number(let value): appendDecimal(value, to: &bytes)
    case .strokeStyle(let value): CSSValues.append(value, .whole, to: &bytes)
    case .border(let value): append(value, to: &bytes)
    case .transition(let value): append(value, to: &bytes)
    case .shadow(let value): append(value, to: &bytes)
    case .gradient(let value): append(value, to: &bytes)
    case .typography(let value): append(value, to: &bytes)
    case .opaque(let value): CSSValues.append(value.content, to: &bytes)
    }
  }

  /// CSS with colours in their own space.
  package init() {}

  init(color: @escaping @Sendable (ColorValue, inout ByteBuffer) -> Void) { self.color = color }

  /// The text of a value.
  package func text(_ value: TokenValue) -> String {
    var bytes = ByteBuffer()
    append(value, to: &bytes)
    return bytes.string
  }

  /// Appends the height of a line.
  func append(_ height: LineHeight, to bytes: inout ByteBuffer) {
    switch height {
    case .multiple(let number): appendDecimal(number, to: &bytes)
    case .fixed(let length): CSSValues.append(length, to: &bytes)
    }
  }

  private func append(_ border: Border, to bytes: inout ByteBuffer) {
    CSSValues.append(border.width, to: &bytes)
    bytes.append(UInt8(ascii: " "))
    CSSValues.append(border.style, .whole, to: &bytes)
    bytes.append(UInt8(ascii: " "))
    color(border.color, &bytes)
  }

  private func append(_ transition: Transition, to bytes: inout ByteBuffer) {
    CSSValues.append(transition.duration, to: &bytes)
    bytes.append(UInt8(ascii: " "))
    CSSValues.append(transition.timingFunction, to: &bytes)
    bytes.append(UInt8(ascii: " "))
    CSSValues.append(transition.delay, to: &bytes)
  }

  private func append(_ shadow: Shadow, to bytes: inout ByteBuffer) {
    for (index, layer) in shadow.layers.enumerated() {
      if index > 0 { bytes += ", ".utf8 }
      if layer.inset == true { bytes += "inset ".utf8 }
      for length in [layer.offsetX, layer.offsetY, layer.blur, layer.spread] {
        CSSValues.append(length, to: &bytes)
        bytes.append(UInt8(ascii: " "))
      }
      color(layer.color, &bytes)
    }
  }

  private func append(_ stops: [GradientStop], to bytes: inout ByteBuffer) {
    bytes += "linear-gradient(".utf8
    // `linear-gradient` takes at least two stops.
    for (index, stop) in (stops.count == 1 ? stops + stops : stops).enumerated() {
      if index > 0 { bytes += ", ".utf8 }
      color(stop.color, &bytes)
      bytes.append(UInt8(ascii: " "))
      appendDecimal((stop.position * 100).roundedToSignificantDigits(), to: &bytes)
      bytes.append(UInt8(ascii: "%"))
    }
    bytes.append(UInt8(ascii: ")"))
  }

  private func append(_ style: Typography, to bytes: inout ByteBuffer) {
    appendDecimal(style.fontWeight.value, to: &bytes)
    bytes.append(UInt8(ascii: " "))
    CSSValues.append(style.fontSize, to: &bytes)
    bytes.append(UInt8(ascii: "/"))
    append(style.lineHeight, to: &bytes)
    bytes.append(UInt8(ascii: " "))
    CSSFonts.append(style.fontFamily, to: &bytes)
  }
}
