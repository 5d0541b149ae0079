import TokenModel
import TokenMotion

/// Values as Sass takes them.
///
/// Sass works out what looks like arithmetic (a `/` between numbers) and what stands behind `#{` even
/// in strings; what must reach CSS as it is stands in `#{"…"}`.
struct SCSSValues: Sendable {
  private let css: PlainCSS

  /// Makes a printer of values.
  init(colors: SCSSOptions.Colors) {
    css = PlainCSS { Self.append($0, colors, to: &$1) }
  }

  /// Appends a value.
  ///
  /// - Parameter isInMap: Whether commas would end the value, so that lists need parentheses.
  func append(_ value: TokenValue, to bytes: inout ByteBuffer, isInMap: Bool = false) {
    switch value {
    case .fontFamily(let family):
      bytes.append(UInt8(ascii: "("))
      appendFamily(family, to: &bytes)
      bytes.append(UInt8(ascii: ")"))
    case .shadow:
      bytes.append(UInt8(ascii: "("))
      css.append(value, to: &bytes)
      bytes.append(UInt8(ascii: ")"))
    case .typography(let style): append(style, to: &bytes)
    case .opaque(let value):
      if case .string(let text) = value.content {
        Self.appendString(text, to: &bytes)
      } else {
        CSSValues.append(value.content, to: &bytes)
      }
    case .color, .dimension, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle, .border,
      .transition, .gradient:
      css.append(value, to: &bytes)
    }
  }

  private func append(_ style: Typography, to bytes: inout ByteBuffer) {
    bytes += "(\"font-family\": (".utf8
    appendFamily(style.fontFamily, to: &bytes)
    bytes += "), \"font-size\": ".utf8
    CSSValues.append(style.fontSize, to: &bytes)
    bytes += ", \"font-weight\": ".utf8
    appendDecimal(style.fontWeight.value, to: &bytes)
    if let spacing = style.letterSpacing {
      bytes += ", \"letter-spacing\": ".utf8
      CSSValues.append(spacing, to: &bytes)
    }
    bytes += ", \"line-height\": ".utf8
    css.append(style.lineHeight, to: &bytes)
    for extra in style.extras {
      bytes += ", ".utf8
      Self.appendString(
        String(decoding: CaseStyle.kebab.text(of: NameWords(extra.name.utf8)), as: UTF8.self),
        to: &bytes)
      bytes += ": ".utf8
      if case .string(let text) = extra.value {
        Self.appendString(text, to: &bytes)
      } else {
        CSSValues.append(extra.value, to: &bytes)
      }
    }
    bytes.append(UInt8(ascii: ")"))
  }

  private func appendFamily(_ family: FontFamily, to bytes: inout ByteBuffer) {
    Self.append(
      withoutInterpolation: .written { CSSFonts.append(family, to: &$0) }, to: &bytes)
  }

  /// Appends a string in quotes.
  static func appendString(_ text: String, to bytes: inout ByteBuffer) {
    append(withoutInterpolation: .written { CSSText.appendString(text, to: &$0) }, to: &bytes)
  }

  private static func append(withoutInterpolation text: [UInt8], to bytes: inout ByteBuffer) {
    for (index, byte) in text.enumerated() {
      if byte == UInt8(ascii: "#"), index + 1 < text.count, text[index + 1] == UInt8(ascii: "{") {
        bytes.append(UInt8(ascii: "\\"))
      }
      bytes.append(byte)
    }
  }

  private static func append(
    _ value: ColorValue, _ colors: SCSSOptions.Colors, to bytes: inout ByteBuffer
  ) {
    let text = [UInt8].written { CSSColor.append(value, to: &$0) }
    let isHex = text.first == UInt8(ascii: "#") && text.count == 7
    let isInBytes = text.starts(with: "rgb(".utf8) && !text.contains(UInt8(ascii: "%"))
    if isHex {
      bytes += text
    } else if colors == .srgb || isInBytes {
      let rgb = value.screenBytes
      bytes += "rgba(\(rgb.red), \(rgb.green), \(rgb.blue), ".utf8
      appendDecimal(min(max(value.color.alpha, 0), 1).roundedToSignificantDigits(), to: &bytes)
      bytes.append(UInt8(ascii: ")"))
    } else {
      bytes += "#{\"".utf8
      bytes += text
      bytes += "\"}".utf8
    }
  }
}
