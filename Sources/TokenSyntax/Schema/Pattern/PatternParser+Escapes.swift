/// Escapes and classes of patterns.
extension PatternParser {
  mutating func readEscape() throws(PatternFault) -> PatternNode {
    switch next {
    case "b":
      at += 1
      return .assertion(.wordBoundary)
    case "B":
      at += 1
      return .assertion(.noWordBoundary)
    case let scalar? where ("1"..."9").contains(scalar) || scalar == "k":
      throw fault("references back to a group are not supported")
    default:
      return .set(try readSetEscape())
    }
  }

  /// Reads an escape that stands for one character or a set; the backslash is behind.
  private mutating func readSetEscape() throws(PatternFault) -> ScalarSet {
    guard let scalar = next else { throw fault("the pattern ends with a backslash") }
    at += 1
    switch scalar {
    case "d": return .digits
    case "D": return ScalarSet.digits.complement
    case "w": return .word
    case "W": return ScalarSet.word.complement
    case "s": return .space
    case "S": return ScalarSet.space.complement
    case "p", "P": return try readProperty(isNegated: scalar == "P")
    case "n": return literal(0x0A)
    case "r": return literal(0x0D)
    case "t": return literal(0x09)
    case "f": return literal(0x0C)
    case "v": return literal(0x0B)
    case "0": return literal(0)
    case "x": return literal(try readHexadecimal(2))
    case "u": return literal(try readUnicode())
    case "c":
      guard let letter = next, letter.isASCII, letter.properties.isAlphabetic else {
        throw fault("`\\c` needs a letter")
      }
      at += 1
      return literal(letter.value & 31)
    default:
      if scalar.isASCII, scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) {
        at -= 1
        throw fault("`\\\(scalar)` is no escape of ECMA-262")
      }
      return literal(scalar.value)
    }
  }

  private mutating func readHexadecimal(_ count: Int) throws(PatternFault) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<count {
      guard let scalar = next, scalar.isASCII, let digit = JSONText.hexDigit(UInt8(scalar.value))
      else { throw fault("\(count) hexadecimal digits were expected") }
      value = value << 4 | digit
      at += 1
    }
    return value
  }

  private mutating func readUnicode() throws(PatternFault) -> UInt32 {
    if take("{") {
      var value: UInt32 = 0
      while let scalar = next, scalar.isASCII, let digit = JSONText.hexDigit(UInt8(scalar.value)) {
        value = min(value << 4 | digit, 0x110000)
        at += 1
      }
      guard take("}"), value < 0x110000 else { throw fault("`\\u{…}` needs a code point") }
      return value
    }
    let unit = try readHexadecimal(4)
    let behind = at
    if unit & 0xFC00 == 0xD800, take("\\u"), let low = try? readHexadecimal(4),
      low & 0xFC00 == 0xDC00
    {
      return 0x10000 + ((unit & 0x3FF) << 10 | low & 0x3FF)
    }
    at = behind
    return unit
  }

  private mutating func readProperty(isNegated: Bool) throws(PatternFault) -> ScalarSet {
    guard take("{") else { throw fault("`\\p` needs a property in braces") }
    var name = ""
    while let scalar = next, scalar != "}" {
      name.unicodeScalars.append(scalar)
      at += 1
    }
    guard take("}") else { throw fault("`\\p{` is not closed") }
    var set = ScalarSet()
    if name == "ASCII" {
      set.insert(0...0x7F)
      if isNegated { set.negate() }
    } else {
      guard let property = ScalarSet.property(name) else {
        throw fault("the Unicode property `\(name)` is not supported")
      }
      set.insert(property, isNegated: isNegated)
    }
    set.freeze()
    return set
  }

  /// Reads a class in brackets; the opening one is behind.
  mutating func readClass() throws(PatternFault) -> ScalarSet {
    var set = ScalarSet()
    let isNegated = take("^")
    while !take("]") {
      let low = try readClassItem()
      guard let first = low.single, next == "-", at + 1 < scalars.count, scalars[at + 1] != "]"
      else {
        set.insert(low)
        continue
      }
      at += 1
      let high = try readClassItem()
      guard let last = high.single else {
        set.insert(low)
        set.insert(UInt32(0x2D))
        set.insert(high)
        continue
      }
      guard first <= last else { throw fault("the range of the class is in the wrong order") }
      set.insert(first...last)
    }
    if isNegated { set.negate() }
    set.freeze()
    return set
  }

  private mutating func readClassItem() throws(PatternFault) -> ScalarSet {
    guard let scalar = next else { throw fault("the class is not closed") }
    at += 1
    guard scalar == "\\" else { return literal(scalar.value) }
    if take("b") { return literal(0x08) }
    if take("-") { return literal(0x2D) }
    return try readSetEscape()
  }
}
