/// A regular expression as a tree.
indirect enum PatternNode: Sendable {
  /// Matches the empty text.
  case empty
  /// One character of a set.
  case set(ScalarSet)
  /// One after the other.
  case sequence([PatternNode])
  /// One of several.
  case choice([PatternNode])
  /// `least` to `most` times; nil for any number.
  case repeated(PatternNode, least: Int, most: Int?)
  /// A condition on a place between two characters.
  case assertion(PatternAssertion)
  /// Whether the text before or behind a place matches.
  case look(PatternNode, ahead: Bool, isNegated: Bool)
}

/// What can be true of a place between two characters.
enum PatternAssertion: Sendable {
  case start, end, wordBoundary, noWordBoundary
}

/// Why a text is no pattern, or none that is supported.
package struct PatternFault: Error, Hashable {
  /// What is wrong, in one phrase.
  package let message: String
  /// Where, counted in Unicode scalars of the pattern.
  package let offset: Int
}

/// Reads the regular expressions of ECMA-262 with its `u` flag, a little more leniently: brackets
/// and braces that mean nothing stand for themselves.
struct PatternParser {
  private static let maximumNesting = 200
  private static let maximumRepeat = 5000

  private let scalars: [Unicode.Scalar]
  private var at = 0
  private var nesting = 0

  init(_ source: String) {
    scalars = Array(source.unicodeScalars)
  }

  /// Reads the whole pattern.
  mutating func parse() throws(PatternFault) -> PatternNode {
    let node = try readChoice()
    if at < scalars.count { throw fault("`)` closes no group") }
    return node
  }

  private var next: Unicode.Scalar? { at < scalars.count ? scalars[at] : nil }

  private func fault(_ message: String) -> PatternFault {
    PatternFault(message: message, offset: at)
  }

  private mutating func take(_ text: String) -> Bool {
    let wanted = Array(text.unicodeScalars)
    guard at + wanted.count <= scalars.count,
      scalars[at..<(at + wanted.count)].elementsEqual(wanted)
    else { return false }
    at += wanted.count
    return true
  }

  private mutating func readChoice() throws(PatternFault) -> PatternNode {
    nesting += 1
    defer { nesting -= 1 }
    if nesting > Self.maximumNesting { throw fault("groups are nested too deeply") }
    var branches: [PatternNode] = []
    repeat { branches.append(try readSequence()) } while take("|")
    return branches.count == 1 ? branches[0] : .choice(branches)
  }

  private mutating func readSequence() throws(PatternFault) -> PatternNode {
    var items: [PatternNode] = []
    while let scalar = next, scalar != "|", scalar != ")" {
      let item = try readItem()
      items.append(try readQuantifier(of: item))
    }
    return items.isEmpty ? .empty : items.count == 1 ? items[0] : .sequence(items)
  }

  private mutating func readItem() throws(PatternFault) -> PatternNode {
    guard let scalar = next else { return .empty }
    at += 1
    switch scalar {
    case "^": return .assertion(.start)
    case "$": return .assertion(.end)
    case ".": return .set(.dot)
    case "(": return try readGroup()
    case "[": return .set(try readClass())
    case "\\": return try readEscape()
    case "*", "+", "?":
      at -= 1
      throw fault("`\(scalar)` repeats nothing")
    default: return .set(literal(scalar.value))
    }
  }

  private mutating func readGroup() throws(PatternFault) -> PatternNode {
    var look: (ahead: Bool, isNegated: Bool)?
    if take("?") {
      if take("=") {
        look = (true, false)
      } else if take("!") {
        look = (true, true)
      } else if take("<=") {
        look = (false, false)
      } else if take("<!") {
        look = (false, true)
      } else if take("<") {
        while let scalar = next, scalar != ">" {
          guard scalar.properties.isIDContinue || scalar == "$" else { break }
          at += 1
        }
        if !take(">") { throw fault("the name of the group does not end") }
      } else if !take(":") {
        throw fault("`(?` must be followed by `:`, `=`, `!` or `<`")
      }
    }
    let inside = try readChoice()
    if !take(")") { throw fault("the group is not closed") }
    guard let look else { return inside }
    return .look(inside, ahead: look.ahead, isNegated: look.isNegated)
  }

  private mutating func readQuantifier(of item: PatternNode) throws(PatternFault) -> PatternNode {
    var bounds: (least: Int, most: Int?)
    let start = at
    switch next {
    case "*": bounds = (0, nil)
    case "+": bounds = (1, nil)
    case "?": bounds = (0, 1)
    case "{":
      guard let read = readBounds() else { return item }
      bounds = read
    default: return item
    }
    if at == start { at += 1 }
    if max(bounds.least, bounds.most ?? 0) > Self.maximumRepeat {
      throw fault("a repetition counts to \(Self.maximumRepeat) at most")
    }
    if let most = bounds.most, most < bounds.least {
      throw fault("the bounds of the repetition are in the wrong order")
    }
    if case .assertion = item { throw fault("an assertion cannot be repeated") }
    _ = take("?")
    if let scalar = next, scalar == "*" || scalar == "+" || scalar == "?" {
      throw fault("`\(scalar)` repeats nothing")
    }
    return .repeated(item, least: bounds.least, most: bounds.most)
  }

  /// Reads `{n}`, `{n,}` or `{n,m}`; nil, and nothing read, if the brace stands for itself.
  private mutating func readBounds() -> (least: Int, most: Int?)? {
    let start = at
    at += 1
    guard let least = readDecimal() else {
      at = start
      return nil
    }
    var most: Int? = least
    if take(",") { most = readDecimal() }
    guard take("}") else {
      at = start
      return nil
    }
    return (least, most)
  }

  private mutating func readDecimal() -> Int? {
    var value: Int?
    while let scalar = next, ("0"..."9").contains(scalar) {
      value = min((value ?? 0) * 10 + Int(scalar.value - 0x30), 1_000_000)
      at += 1
    }
    return value
  }

  private func literal(_ scalar: UInt32) -> ScalarSet {
    var set = ScalarSet()
    set.insert(scalar)
    set.freeze()
    return set
  }

  private mutating func readEscape() throws(PatternFault) -> PatternNode {
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
  private mutating func readClass() throws(PatternFault) -> ScalarSet {
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
