/// How the words of a name are put together.
///
/// The words are those of `NameWords`, the same in every target.
package enum CaseStyle: String, CaseIterable, Sendable {
  /// `gray-light-2xl`
  case kebab
  /// `grayLight2xl`
  case camel
  /// `GrayLight2xl`
  case pascal
  /// `gray_light_2xl`
  case snake
  /// `GRAY_LIGHT_2XL`
  case screamingSnake

  /// What stands between words; nil where capitals divide them.
  package var separator: UInt8? {
    switch self {
    case .kebab: UInt8(ascii: "-")
    case .snake, .screamingSnake: UInt8(ascii: "_")
    case .camel, .pascal: nil
    }
  }

  /// The style of what follows the first name of a path: `pascal` behind `camel`, else itself.
  package var continuation: CaseStyle { self == .camel ? .pascal : self }

  /// Appends what stands between `left` and `right`, two parts of one name: the separator, or, where
  /// capitals divide and two digits would meet, `_` (`0` and `5` must not become `05`).
  package func appendSeparator(after left: UInt8?, before right: UInt8?, to text: inout [UInt8]) {
    if let byte = separator(after: left, before: right) { text.append(byte) }
  }

  /// What stands between two fragments that end and begin so; nil for nothing, and where one of them
  /// is empty.
  func separator(after left: UInt8?, before right: UInt8?) -> UInt8? {
    guard let left, let right else { return nil }
    if let separator { return separator }
    return left.isASCIIDigit && right.isASCIIDigit ? UInt8(ascii: "_") : nil
  }

  /// The words of a name in this style. UTF-8; not yet escaped for any language.
  package func text(of words: NameWords) -> [UInt8] {
    var text: [UInt8] = []
    for (index, word) in words.words.enumerated() {
      appendSeparator(after: text.last, before: word.text.first, to: &text)
      if word.isMinus, self == .kebab {
        // The sign stays a sign, and the number follows without a separator.
        text.append(UInt8(ascii: "-"))
        continue
      }
      if self == .kebab, index > 0, words.words[index - 1].isMinus { text.removeLast() }
      append(word.text, isFirst: index == 0, to: &text)
    }
    return text
  }

  private func append(_ word: [UInt8], isFirst: Bool, to text: inout [UInt8]) {
    switch self {
    case .kebab, .snake: text += LetterCase.lower(word)
    case .screamingSnake: text += LetterCase.upper(word)
    case .camel: text += isFirst ? LetterCase.lower(word) : LetterCase.capitalised(word)
    case .pascal: text += LetterCase.capitalised(word)
    }
  }
}

/// Changes of letter case, independent of any locale.
enum LetterCase {
  /// In small letters.
  static func lower(_ word: [UInt8]) -> [UInt8] {
    word.isASCII
      ? word.map(\.asciiLower) : Array(String(decoding: word, as: UTF8.self).lowercased().utf8)
  }

  /// In capitals.
  static func upper(_ word: [UInt8]) -> [UInt8] {
    word.isASCII
      ? word.map(\.asciiUpper) : Array(String(decoding: word, as: UTF8.self).uppercased().utf8)
  }

  /// A capital, then small letters. A word that begins with digits stays small (`2xl`).
  static func capitalised(_ word: [UInt8]) -> [UInt8] {
    if word.isASCII {
      var result = word.map(\.asciiLower)
      if let first = result.first { result[0] = first.asciiUpper }
      return result
    }
    let text = String(decoding: word, as: UTF8.self)
    return Array((text.prefix(1).uppercased() + text.dropFirst().lowercased()).utf8)
  }
}

extension [UInt8] {
  /// Whether all bytes are ASCII.
  var isASCII: Bool { allSatisfy { $0 < 0x80 } }
}

extension UInt8 {
  /// `0` to `9`.
  @inline(__always) var isASCIIDigit: Bool { self &- UInt8(ascii: "0") < 10 }
  /// `a` to `z`.
  @inline(__always) var isASCIILower: Bool { self &- UInt8(ascii: "a") < 26 }
  /// `A` to `Z`.
  @inline(__always) var isASCIIUpper: Bool { self &- UInt8(ascii: "A") < 26 }
  /// The small letter of an ASCII letter; every other byte as it is.
  @inline(__always) var asciiLower: UInt8 { isASCIIUpper ? self | 0x20 : self }
  /// The capital of an ASCII letter; every other byte as it is.
  @inline(__always) var asciiUpper: UInt8 { isASCIILower ? self & 0xDF : self }
}
