/// Rules about one value.
extension SchemaValidator {
  /// Whether the value is of one of the types.
  func has(_ types: SchemaTypes, _ node: UInt32) -> Bool {
    let id = NodeID(node)
    switch tree.kind(id) {
    case .null: return types.contains(.null)
    case .true, .false: return types.contains(.boolean)
    case .plainString, .escapedString: return types.contains(.string)
    case .array: return types.contains(.array)
    case .object: return types.contains(.object)
    case .number: return types.contains(.number) || (types.contains(.integer) && tree.isInteger(id))
    case .missing: return false
    }
  }

  /// Whether the value equals one of those in a range of the program's values.
  func equals(_ range: Range<Int>, _ node: UInt32) -> Bool {
    for index in range {
      let value = program.values[index]
      if JSONEquality.areEqual(
        NodeID(node), of: tree, value.node, of: program.documents[value.document])
      {
        return true
      }
    }
    return false
  }

  /// Whether a number keeps to a bound; every other value does.
  func satisfiesNumber(_ rule: SchemaRule, _ node: UInt32) -> Bool {
    guard let number = tree.number(NodeID(node)) else { return true }
    switch rule {
    case .minimum(let limit): return number >= limit
    case .maximum(let limit): return number <= limit
    case .exclusiveMinimum(let limit): return number > limit
    case .exclusiveMaximum(let limit): return number < limit
    case .multipleOf(let index):
      let divisor = program.values[index]
      let document = program.documents[divisor.document]
      return JSONNumber.isMultiple(
        tree.text(NodeID(node)), of: document.text(divisor.node))
    default: return true
    }
  }

  /// Whether a string keeps to a rule; every other value does. Lengths are in Unicode scalars.
  mutating func satisfiesString(_ rule: SchemaRule, _ node: UInt32) -> Bool {
    let id = NodeID(node)
    guard tree.isString(id) else { return true }
    let bytes = tree.decodedBytes(id)
    switch rule {
    case .minLength(let least): return Self.length(bytes) >= least
    case .maxLength(let most): return Self.length(bytes) <= most
    case .pattern(let pattern): return matcher.matches(program.patterns[pattern], bytes)
    case .format(let format): return format.accepts(String(decoding: bytes, as: UTF8.self))
    default: return true
    }
  }

  private static func length(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(into: 0) { count, byte in if byte & 0xC0 != 0x80 { count += 1 } }
  }

  /// Whether an array or object has the right number of children; every other value has.
  func satisfiesCount(_ rule: SchemaRule, _ node: UInt32) -> Bool {
    let id = NodeID(node)
    switch rule {
    case .minItems(let least): return !tree.isArray(id) || tree.childCount(id) >= least
    case .maxItems(let most): return !tree.isArray(id) || tree.childCount(id) <= most
    case .minProperties(let least): return !tree.isObject(id) || tree.childCount(id) >= least
    case .maxProperties(let most): return !tree.isObject(id) || tree.childCount(id) <= most
    default: return true
    }
  }

  /// Whether no two elements of an array are equal.
  mutating func hasUniqueItems(_ rule: Int, _ node: UInt32) -> Bool {
    guard tree.isArray(NodeID(node)),
      let (first, second) = JSONEquality.firstRepeated(in: NodeID(node), of: tree)
    else { return true }
    depth += 1
    defer { depth -= 1 }
    return fail(rule, second.rawValue, detail: first.rawValue)
  }
}

extension JSONNumber {
  /// Whether one number is a multiple of another: exact for decimals of up to 18 digits whose
  /// scales lie within 18 places of each other, by `Double` beyond.
  static func isMultiple(_ text: ArraySlice<UInt8>, of divisor: ArraySlice<UInt8>) -> Bool {
    if let (value, scale) = decimal(text), let (other, otherScale) = decimal(divisor), other != 0 {
      let shift = scale - otherScale
      if value == 0 { return true }
      if shift >= 0, shift <= 18 { return value * power(shift) % other == 0 }
      if shift < 0, shift >= -18 { return value % (other * power(-shift)) == 0 }
    }
    let (a, b) = (double(text), double(divisor))
    return a.isFinite && a.truncatingRemainder(dividingBy: b) == 0
  }

  private static func double(_ text: ArraySlice<UInt8>) -> Double {
    text.withUnsafeBufferPointer { double($0) }
  }

  private static func power(_ exponent: Int) -> UInt128 {
    (0..<exponent).reduce(UInt128(1)) { product, _ in product * 10 }
  }

  /// The digits of a decimal number, without its sign, and the power of ten of the last one.
  private static func decimal(_ text: ArraySlice<UInt8>) -> (UInt128, Int)? {
    var digits: UInt128 = 0
    var count = 0
    var scale = 0
    var isFraction = false
    for (index, byte) in zip(text.indices, text) {
      switch byte {
      case 0x30...0x39:
        digits = digits * 10 + UInt128(byte & 15)
        if digits > 0 { count += 1 }
        if isFraction { scale -= 1 }
        if count > 18 { return nil }
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        guard let exponent = Int(String(decoding: text[(index + 1)...], as: UTF8.self)),
          exponent.magnitude < 1000
        else { return nil }
        return (digits, scale + exponent)
      case UInt8(ascii: "-"), UInt8(ascii: "+"): break
      default: return nil
      }
    }
    return (digits, scale)
  }
}
