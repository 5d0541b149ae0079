/// Identifiers of letters, digits and `_`, as many languages have them.
enum PlainIdentifier {
  /// Which letters a language allows.
  enum Letters: Sendable {
    /// Those of ASCII.
    case ascii
    /// Those of Unicode that may continue an identifier (UAX 31).
    case unicode
  }

  /// Makes a fragment of a name legal behind the first character: what the language does not have
  /// becomes `u` and its number in hexadecimal digits.
  ///
  /// - Parameter kept: A sign that the language allows besides, such as `-`.
  static func escaped(_ fragment: [UInt8], letters: Letters, keeping kept: UInt8? = nil) -> [UInt8]
  {
    func isPlain(_ byte: UInt8) -> Bool {
      byte.isASCIILower || byte.isASCIIUpper || byte.isASCIIDigit || byte == UInt8(ascii: "_")
        || byte == kept
    }
    if fragment.allSatisfy(isPlain) { return fragment }
    var bytes: [UInt8] = []
    for scalar in String(decoding: fragment, as: UTF8.self).unicodeScalars {
      let isLegal =
        scalar.isASCII
        ? isPlain(UInt8(scalar.value))
        : letters == .unicode && scalar.properties.isXIDContinue
      bytes +=
        isLegal ? Array(String(scalar).utf8) : Array("u\(String(scalar.value, radix: 16))".utf8)
    }
    return bytes
  }

  /// A whole name: `_` stands before what may not be first, and behind a keyword. No fragment begins
  /// or ends with `_`, so that two names never become one.
  static func complete(
    _ name: some Collection<UInt8>, keywords: Set<[UInt8]>, letters: Letters
  ) -> [UInt8] {
    let bytes = Array(name)
    if keywords.contains(bytes) { return bytes + [UInt8(ascii: "_")] }
    guard let first = String(decoding: bytes, as: UTF8.self).unicodeScalars.first else {
      return bytes
    }
    let isLegal = first == "_" || first == "$" || first.properties.isXIDStart
    return isLegal ? bytes : [UInt8(ascii: "_")] + bytes
  }

  /// The words of a text as a set of names.
  static func words(_ text: String) -> Set<[UInt8]> {
    Set(text.split(whereSeparator: \.isWhitespace).map { Array($0.utf8) })
  }
}
