import TokenModel
import TokenMotion

/// Values as resources of Android.
struct AndroidResources: Sendable {
  let options: AndroidOptions

  /// What Android cannot have of a value; nil if it has all of it.
  func loss(_ value: TokenValue) -> String? {
    switch value {
    case .color(let color):
      return color.exceedsSRGB ? Self.gamutLoss : nil
    case .dimension(let length): return loss(length)
    case .typography(let style):
      if case .multiple = style.lineHeight { return "the line height is left out" }
      if let loss = loss(style.fontSize) { return loss }
      return style.extras.isEmpty ? nil : "`\(style.extras[0].name)` is left out"
    case .duration(let duration): return loss(duration)
    case .transition(let transition):
      return loss(transition.duration) ?? loss(transition.delay)
    case .border, .gradient, .cubicBezier: return AndroidDocuments(resources: self).loss(value)
    case .fontFamily, .fontWeight, .number, .opaque: return nil
    case .strokeStyle, .shadow:
      return "Android has no resource of type \(value.typeName), it is left out"
    }
  }

  /// What is said of colours that a resource cannot have.
  static let gamutLoss = "a resource is of sRGB, the nearest colour is written"

  private func loss(_ duration: Duration) -> String? {
    let time = duration.milliseconds
    let isWhole = time == time.rounded() && time.magnitude <= 0x7FFF_FFFF
    return isWhole ? nil : "a time is a whole number of milliseconds"
  }

  /// A colour as resources write it: `#rrggbb`, or `#aarrggbb`.
  static func text(_ color: ColorValue) -> String {
    let rgb = color.screenBytes
    let opaque = RGBA8(red: rgb.red, green: rgb.green, blue: rgb.blue).hex.dropFirst()
    let alpha = String(UInt32(rgb.alpha) + 0x100, radix: 16).dropFirst()
    return "#" + (rgb.alpha == 255 ? "" : alpha) + opaque
  }

  /// The names behind that of a transition, of its times.
  static let transitionParts = ["duration", "delay"]

  private func loss(_ length: Dimension) -> String? {
    text(length) == nil ? "`\(length.unit.name)` is no length of Android, it is left out" : nil
  }

  /// Writes the resource of a value; nothing if there is none.
  func write(_ value: TokenValue, named name: [UInt8], to w: inout CodeWriter) {
    switch value {
    case .color(let color):
      element("color", name, Self.text(color), &w)
    case .dimension(let length):
      if let text = text(length) { element("dimen", name, text, &w) }
    case .number(let number): write(number, name, &w)
    case .duration(let duration):
      element("integer", name, Self.text(duration), &w)
    case .transition(let transition):
      for (part, time) in zip(Self.transitionParts, [transition.duration, transition.delay]) {
        element("integer", name + Array("_\(part)".utf8), Self.text(time), &w)
      }
    case .fontWeight(let weight): element("integer", name, "\(Int(weight.value.rounded()))", &w)
    case .fontFamily(let family): write(family, name, &w)
    case .typography(let style): write(style, name, &w)
    case .opaque(let value):
      switch value.content {
      case .string(let text): element("string", name, Self.string(text), &w)
      case .number(let number): write(number, name, &w)
      case .boolean(let state): element("bool", name, state ? "true" : "false", &w)
      }
    case .cubicBezier, .strokeStyle, .border, .shadow, .gradient: break
    }
  }

  /// A time in whole milliseconds.
  private static func text(_ duration: Duration) -> String {
    "\(Int(min(max(duration.milliseconds.rounded(), -0x7FFF_FFFF), 0x7FFF_FFFF)))"
  }

  private func write(_ number: Double, _ name: [UInt8], _ w: inout CodeWriter) {
    w.begin()
    w.append("<item name=\"")
    w.append(name)
    w.append("\" type=\"dimen\" format=\"float\">")
    w.append(number: number)
    w.append("</item>")
    w.end()
  }

  private func write(_ family: FontFamily, _ name: [UInt8], _ w: inout CodeWriter) {
    guard family.isList else {
      return element("string", name, Self.string(family.names.first ?? ""), &w)
    }
    w.block(
      "<string-array name=\"\(String(decoding: name, as: UTF8.self))\">",
      closing: "</string-array>"
    ) { w in
      for name in family.names { w.line("<item>\(Self.string(name))</item>") }
    }
  }

  private func write(_ style: Typography, _ name: [UInt8], _ w: inout CodeWriter) {
    w.block("<style name=\"\(String(decoding: name, as: UTF8.self))\">", closing: "</style>") { w in
      func item(_ attribute: String, _ text: String) {
        w.line("<item name=\"android:\(attribute)\">\(text)</item>")
      }
      item("fontFamily", Self.string(style.fontFamily.names.first ?? ""))
      if let size = text(style.fontSize) { item("textSize", size) }
      item("textFontWeight", "\(Int(style.fontWeight.value.rounded()))")
      if let spacing = style.letterSpacing, let em = self.em(spacing, style.fontSize) {
        item("letterSpacing", Self.decimal(em))
      }
      if case .fixed(let height) = style.lineHeight, let text = text(height) {
        item("lineHeight", text)
      }
    }
  }

  /// A space between letters as a part of the font size, as Android counts it.
  private func em(_ spacing: Dimension, _ size: Dimension) -> Double? {
    if spacing.unit == .em { return spacing.value }
    if spacing.unit == .percent { return spacing.value / 100 }
    guard let points = spacing.unit.points(rem: options.rem),
      let whole = size.unit.points(rem: options.rem), size.value != 0
    else { return nil }
    return spacing.value * points / (size.value * whole)
  }

  /// A length with its unit; nil if it depends on a view, a font or a screen.
  func length(_ length: Dimension) -> String? { text(length) }

  private func text(_ length: Dimension) -> String? {
    guard let points = length.unit.points(rem: options.rem) else { return nil }
    let unit =
      switch length.unit {
      case .sp: "sp"
      case .rem: options.remUnit.rawValue
      default: "dp"
      }
    return Self.decimal(length.value * points) + unit
  }

  private static func decimal(_ number: Double) -> String {
    var bytes: [UInt8] = []
    appendDecimal(number.roundedToSignificantDigits(), to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func element(_ tag: String, _ name: [UInt8], _ text: String, _ w: inout CodeWriter) {
    w.line("<\(tag) name=\"\(String(decoding: name, as: UTF8.self))\">\(text)</\(tag)>")
  }

  /// A text as a string of Android: in quotes, so that blanks stay.
  private static func string(_ text: String) -> String {
    var bytes: [UInt8] = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "'") {
        bytes.append(UInt8(ascii: "\\"))
      }
      append([byte], to: &bytes)
    }
    bytes.append(UInt8(ascii: "\""))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends text of XML; characters that XML does not have become blanks.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    append(Array(text.utf8), to: &bytes)
  }

  private static func append(_ text: [UInt8], to bytes: inout [UInt8]) {
    for byte in text {
      switch byte {
      case 0..<0x20, 0x7F: bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      default: bytes.append(byte)
      }
    }
  }
}
