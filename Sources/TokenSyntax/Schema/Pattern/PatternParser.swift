/// Reads the regular expressions of ECMA-262 with its `u` flag, a little more leniently: brackets
/// and braces that mean nothing stand for themselves.
struct PatternParser {
  private static let maximumNesting = 200
  private static let maximumRepeat = 5000

  let scalars: [Unicode.Scalar]
  var at = 0
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

  var next: Unicode.Scalar? { at < scalars.count ? scalars[at] : nil }

  func fault(_ message: String) -> PatternFault {
    PatternFault(message: message, offset: at)
  }

  mutating func take(_ text: String) -> Bool {
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

  func literal(_ scalar: UInt32) -> ScalarSet {
    var set = ScalarSet()
    set.insert(scalar)
    set.freeze()
    return set
  }
}
