import TokenMotion
import TokenSyntax

/// Appends literals of Kotlin.
enum KotlinLiteral {
  /// A string in double quotes. Quotes, backslashes, `$` and control characters are escaped.
  static func append(string: String, to text: inout ByteBuffer) {
    text.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "$"):
        text.append(UInt8(ascii: "\\"))
        text.append(byte)
      case UInt8(ascii: "\n"): text += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case UInt8(ascii: "\r"): text += [UInt8(ascii: "\\"), UInt8(ascii: "r")]
      case UInt8(ascii: "\t"): text += [UInt8(ascii: "\\"), UInt8(ascii: "t")]
      case 0..<0x20, 0x7F:
        text.append("\\u00")
        text.append(hex: UInt32(byte), digits: 2, capitals: true)
      default: text.append(byte)
      }
    }
    text.append(UInt8(ascii: "\""))
  }

  /// A `Double`: always with a point.
  static func append(double value: Double, to text: inout ByteBuffer) {
    appendDecimal(value, to: &text)
    // Doubles from here on are whole.
    if value.magnitude >= 0x1p53 || Double(Int64(value)) == value { text.append(".0") }
  }

  /// A `Float`. A number beyond its range becomes the largest one.
  static func append(float value: Double, to text: inout ByteBuffer) {
    let limit = Double(Float.greatestFiniteMagnitude)
    append(double: min(max(value, -limit), limit), to: &text)
    text.append(UInt8(ascii: "f"))
  }

  /// A colour as `0xAARRGGBB`, a `Long`.
  static func append(argb color: RGBA8, to text: inout ByteBuffer) {
    text.append("0x")
    let high = UInt32(color.alpha) << 24 | UInt32(color.red) << 16
    text.append(
      hex: high | UInt32(color.green) << 8 | UInt32(color.blue), digits: 8, capitals: true)
  }

  /// A `Long`.
  static func append(long value: Int64, to text: inout ByteBuffer) {
    if value == .max {
      text.append("Long.MAX_VALUE")
    } else if value == .min {
      text.append("Long.MIN_VALUE")
    } else if value.magnitude < 1 << 50 {
      appendDecimal(Double(value), to: &text)
      text.append("L")
    } else {
      text += "\(value)L".utf8
    }
  }

  /// Text inside a KDoc comment, as lines: comments nest in Kotlin, so that both `/*` and `*/` are
  /// broken; an `@` that begins a line would be a tag.
  static func commentLines(_ comment: String) -> [[UInt8]] {
    var lines: [[UInt8]] = [[]]
    for scalar in comment.unicodeScalars {
      switch scalar {
      case "\n", "\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}": lines.append([])
      case "\r": break
      case "/" where lines[lines.count - 1].last == UInt8(ascii: "*"):
        lines[lines.count - 1] += "&#47;".utf8
      case "*" where [nil, UInt8(ascii: "/")].contains(lines[lines.count - 1].last):
        lines[lines.count - 1] += "&#42;".utf8
      case "@" where lines[lines.count - 1].allSatisfy({ $0 == UInt8(ascii: " ") }):
        lines[lines.count - 1] += "&#64;".utf8
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}": lines[lines.count - 1].append(UInt8(ascii: " "))
      default: lines[lines.count - 1] += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
    while let last = lines.last, last.isEmpty { lines.removeLast() }
    return lines
  }
}

extension CodeWriter {
  /// Writes the text of a string as a KDoc comment; nothing for an empty one and for other values.
  mutating func kdoc(_ tree: JSONTree, _ node: NodeID) {
    let bytes = tree.kind(node) == .plainString ? tree.insideOfString(node) : []
    // Printable ASCII without what a comment has a meaning for stands as it is.
    let isPlain = bytes.allSatisfy {
      $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "*") && $0 != UInt8(ascii: "@")
    }
    guard isPlain, !bytes.isEmpty else {
      kdoc(tree.string(node))
      return
    }
    begin()
    append("/** ")
    append(bytes)
    append(" */")
    end()
  }

  /// Writes a KDoc comment; nothing for an empty text.
  mutating func kdoc(_ comment: String?) {
    guard let comment else { return }
    let lines = KotlinLiteral.commentLines(comment)
    guard !lines.isEmpty else { return }
    if lines.count == 1 {
      begin()
      append("/** ")
      append(lines[0])
      append(" */")
      end()
      return
    }
    line("/**")
    for text in lines {
      begin()
      append(text.isEmpty ? " *" : " * ")
      append(text)
      end()
    }
    line(" */")
  }

  /// Writes `@Deprecated` with the message.
  mutating func deprecated(_ message: String?) {
    begin()
    append("@Deprecated(")
    append { KotlinLiteral.append(string: message ?? "Deprecated.", to: &$0) }
    append(")")
    end()
  }
}
