/// The words of one name of a path: the one place where names are split, for all targets.
///
/// - Blanks, `-`, `_`, `/` and other punctuation divide words and are gone.
/// - A capital begins a word: `grayLight` is gray, light; `HTMLParser` is html, parser.
/// - A digit never divides by itself: `2xl`, `2XL` and `purple500` are one word each, `sub-200` is
///   two, `gray200Light` is gray200, light.
/// - A `-` before a digit, at the start or behind a divider, is a sign and a word: `-1` is not `1`.
/// - `+`, `%`, `&`, `*`, `=`, `<`, `>`, `@`, `#`, `$` and `~` are words of their own, spelled out
///   (`50%` is 50, percent).
/// - Letters, digits and emoji outside ASCII are kept; a target escapes what it cannot hold.
/// - A name of nothing but dividers is spelled out (`_` is underscore), so that no name is empty.
package struct NameWords: Sendable, Hashable {
  /// One word: never empty, UTF-8, with the letter case of the name.
  package struct Word: Sendable, Hashable {
    /// The text.
    package var text: [UInt8]
    /// Whether it stands for a sign; its text is then `minus`.
    package var isMinus: Bool
  }

  /// The words; at least one unless the name itself is empty.
  package private(set) var words: [Word] = []

  /// Splits a name, UTF-8 without the quotes and escapes of a file.
  package init(_ name: some Sequence<UInt8>) {
    let scalars = Array(String(decoding: Array(name), as: UTF8.self).unicodeScalars)
    var word: [Unicode.Scalar] = []
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      if let spelled = Self.spelled(scalar) {
        close(&word)
        add(spelled)
      } else if Self.isDivider(scalar) {
        close(&word)
        let opensName = index == 0 || Self.isDivider(scalars[index - 1])
        if scalar == "-", opensName, let next, ("0"..."9").contains(next) {
          words.append(Word(text: Array("minus".utf8), isMinus: true))
        }
      } else {
        if Self.beginsWord(scalar, after: word, before: next) { close(&word) }
        word.append(scalar)
      }
    }
    close(&word)
    if words.isEmpty { spellOut(scalars) }
  }

  private mutating func add(_ text: String) {
    words.append(Word(text: Array(text.utf8), isMinus: false))
  }

  private mutating func close(_ word: inout [Unicode.Scalar]) {
    guard !word.isEmpty else { return }
    var text = String.UnicodeScalarView()
    for scalar in word { text.append(scalar) }
    add(String(text))
    word.removeAll(keepingCapacity: true)
  }

  /// Whether a capital divides what stands before it from what follows.
  private static func beginsWord(
    _ scalar: Unicode.Scalar, after word: [Unicode.Scalar], before next: Unicode.Scalar?
  ) -> Bool {
    guard let last = word.last, isCapital(scalar) else { return false }
    let leadsSmallLetters = next.map(isSmall) ?? false
    if isSmall(last) { return true }
    if isDigit(last) { return leadsSmallLetters && !word.allSatisfy(isDigit) }
    return isCapital(last) && leadsSmallLetters
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isCapital(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? ("A"..."Z").contains(scalar) : scalar.properties.isUppercase
  }

  private static func isSmall(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? ("a"..."z").contains(scalar) : scalar.properties.isLowercase
  }

  /// Whether the scalar divides words: all of ASCII but letters and digits, blanks and control
  /// characters of any script.
  private static func isDivider(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return !(isDigit(scalar) || isCapital(scalar) || isSmall(scalar)) && spelled(scalar) == nil
    }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator: return true
    default: return false
    }
  }

  /// The word for a sign that means something.
  private static func spelled(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "+": "plus"
    case "%": "percent"
    case "&": "and"
    case "*": "star"
    case "=": "equals"
    case "<": "less"
    case ">": "greater"
    case "@": "at"
    case "#": "hash"
    case "$": "dollar"
    case "~": "tilde"
    default: nil
    }
  }

  /// Makes one word for each scalar of a name of nothing but dividers.
  private mutating func spellOut(_ scalars: [Unicode.Scalar]) {
    for scalar in scalars {
      switch scalar {
      case "-": add("dash")
      case "_": add("underscore")
      case " ": add("space")
      case "/": add("slash")
      case ".": add("dot")
      default: add("u" + String(scalar.value, radix: 16))
      }
    }
  }
}
