import TokenModel

/// Texts of CSS that no type of the standard can hold.
enum CSSText {
  /// Words that mean something only where a property is set.
  private static let words: Set<String> = [
    "auto", "bolder", "currentcolor", "fit-content", "inherit", "initial", "lighter", "max-content",
    "min-content", "none", "normal", "revert", "revert-layer", "unset",
  ]

  /// Whether a text is one that a token of the type cannot hold and CSS can.
  static func isKept(_ text: ArraySlice<UInt8>, _ type: TokenType) -> Bool {
    switch type {
    case .fontFamily, .number, .strokeStyle, .cubicBezier, .opaque: return false
    case .color, .fontWeight, .duration: return isWord(text) && !isFontWeight(text, type)
    case .dimension: return isWord(text) || isList(text)
    case .border, .transition, .shadow, .typography: return isWord(text) || parts(of: text) > 1
    case .gradient: return isWord(text)
    }
  }

  private static func isWord(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count <= 12 else { return false }
    return words.contains(String(decoding: text, as: UTF8.self).lowercased())
  }

  /// `normal` is a font weight of the standard.
  private static func isFontWeight(_ text: ArraySlice<UInt8>, _ type: TokenType) -> Bool {
    type == .fontWeight
      && FontWeightText(String(decoding: text, as: UTF8.self)) != nil
  }

  /// How many parts blanks outside parentheses and braces make of a text.
  private static func parts(of text: ArraySlice<UInt8>) -> Int {
    split(text).count
  }

  /// Whether a text is several lengths with nothing between them but blanks.
  private static func isList(_ text: ArraySlice<UInt8>) -> Bool {
    let parts = split(text)
    guard parts.count > 1 else { return false }
    return parts.allSatisfy { part in
      guard let program = try? ExpressionProgram(parsing: part) else { return false }
      return !program.steps.contains { if case .color = $0.operation { true } else { false } }
    }
  }

  private static func split(_ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var depth = 0
    var start = text.startIndex
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"): depth -= 1
      case 0x20, 0x09:
        guard depth == 0 else { continue }
        if start < index { result.append(text[start..<index]) }
        start = index + 1
      default: break
      }
    }
    if start < text.endIndex { result.append(text[start...]) }
    return result
  }
}
