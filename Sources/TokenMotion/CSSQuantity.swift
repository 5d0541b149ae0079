/// A number with what CSS says it counts.
struct CSSQuantity {
  enum Kind {
    case number
    case percentage
    /// In degrees.
    case angle
    /// In seconds.
    case time
  }

  var value: Double
  var kind: Kind

  init(_ value: Double, _ kind: Kind = .number) {
    self.value = value
    self.kind = kind
  }
}

/// The names that stand for numbers inside a relative colour: `r`, `l`, `alpha`, …
typealias CSSConstants = [String: Double]

extension CSSScanner {
  /// Takes a number, percentage, angle, time, a name among `constants`, or a `calc()` of them.
  ///
  /// Angles come in degrees, times in seconds.
  mutating func quantity(
    _ constants: CSSConstants = [:], _ expected: String = "a number"
  ) throws(CSSError) -> CSSQuantity {
    let start = position
    if let value = number() {
      guard value.isFinite else { throw failure("a finite number", at: start) }
      return try unit(of: value, start)
    }
    guard let name = identifier() else { throw failure(expected) }
    if name == "calc", current == UInt8(ascii: "(") {
      let result = try parenthesis(constants)
      guard result.value.isFinite else { throw failure("a finite number", at: start) }
      return result
    }
    guard let value = constants[name] else {
      rewind(to: start)
      throw failure(expected)
    }
    return CSSQuantity(value)
  }

  private mutating func unit(of value: Double, _ start: Int) throws(CSSError) -> CSSQuantity {
    if take("%") { return CSSQuantity(value, .percentage) }
    let place = position
    guard let name = identifier() else { return CSSQuantity(value) }
    switch name {
    case "deg": return CSSQuantity(value, .angle)
    case "grad": return CSSQuantity(value * 0.9, .angle)
    case "rad": return CSSQuantity(value * 180 / .pi, .angle)
    case "turn": return CSSQuantity(value * 360, .angle)
    case "s": return CSSQuantity(value, .time)
    case "ms": return CSSQuantity(value / 1000, .time)
    default: throw failure("no unit, \"%\", or a unit of angle or time", at: place)
    }
  }

  private mutating func parenthesis(_ constants: CSSConstants) throws(CSSError) -> CSSQuantity {
    try open()
    let result = try sum(constants)
    try close()
    return result
  }

  private mutating func sum(_ constants: CSSConstants) throws(CSSError) -> CSSQuantity {
    var result = try product(constants)
    while true {
      // CSS Values 4: + and - need white space on both sides.
      let before = position
      skipSpace()
      let sign = current
      guard position > before, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else {
        rewind(to: before)
        return result
      }
      let operation = position
      _ = take("+") || take("-")
      let after = position
      skipSpace()
      guard position > after else { throw failure("a space after the sign") }
      let right = try product(constants)
      guard right.kind == result.kind else {
        throw failure("two values of one kind", at: operation)
      }
      result.value += sign == UInt8(ascii: "+") ? right.value : -right.value
    }
  }

  private mutating func product(_ constants: CSSConstants) throws(CSSError) -> CSSQuantity {
    var result = try factor(constants)
    while true {
      let before = position
      skipSpace()
      let operation = position
      let isProduct = take("*")
      guard isProduct || take("/") else {
        rewind(to: before)
        return result
      }
      skipSpace()
      let right = try factor(constants)
      guard right.kind == .number || (isProduct && result.kind == .number) else {
        throw failure("a plain number on one side", at: operation)
      }
      if right.kind != .number { result.kind = right.kind }
      result.value = isProduct ? result.value * right.value : result.value / right.value
    }
  }

  private mutating func factor(_ constants: CSSConstants) throws(CSSError) -> CSSQuantity {
    if current == UInt8(ascii: "(") { return try parenthesis(constants) }
    if take(word: "pi") { return CSSQuantity(.pi) }
    return try quantity(constants)
  }
}
