/// Text that Markdown shows as it is, also inside a table.
enum MarkdownText {
  /// Appends running text. Line breaks become blanks.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case 0..<0x20, 0x7F: bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case UInt8(ascii: "|"), UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"),
        UInt8(ascii: "_"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "#"),
        UInt8(ascii: "~"), UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "@"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      default: bytes.append(byte)
      }
    }
  }

  /// Appends a text in the typeface of code.
  static func appendCode(_ text: String, to bytes: inout [UInt8]) {
    let isPlain = text.utf8.allSatisfy {
      $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "|")
    }
    guard isPlain, !text.isEmpty, !text.hasPrefix(" "), !text.hasSuffix(" ") else {
      bytes += "<code>".utf8
      append(text, to: &bytes)
      bytes += "</code>".utf8
      return
    }
    bytes.append(UInt8(ascii: "`"))
    bytes += text.utf8
    bytes.append(UInt8(ascii: "`"))
  }
}
