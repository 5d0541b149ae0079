import TokenModel

/// Reads the text of an expression into postfix order.
///
/// The grammar, loosest first: sums, products (`*`, `/`, `%`), signs, powers (`^` or `**`, from the
/// right), a unit behind its value. Recursive, but no deeper than `ExpressionLimits.depth`.
struct ExpressionParser {
  let bytes: [UInt8]
  var position = 0
  var depth = 0
  var steps: [ExpressionProgram.Step] = []
  var references: [Range<Int>] = []
  /// Whether the arguments of a colour are being read that blanks separate, where a sign or a slash
  /// is no operator.
  var isSpaced = false

  /// A parser of a decoded text.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The whole text as one expression.
  mutating func whole() throws(ExpressionFault) -> ExpressionProgram {
    guard bytes.count <= ExpressionLimits.textLength else {
      throw ExpressionFault(
        .limit, 0..<bytes.count,
        "an expression may have \(ExpressionLimits.textLength) characters, and this has \(bytes.count)",
        help: "split it into several tokens")
    }
    try sum()
    skipBlanks()
    // `{a} + {b} px`: a unit at the end, apart from the rest, belongs to all of it.
    if let unit = unitWord() { try add(.unit(unit.unit), unit.range) }
    skipBlanks()
    guard position == bytes.count else { throw unexpected("an operator or the end") }
    return ExpressionProgram(text: bytes, steps: steps, references: references)
  }

  mutating func sum() throws(ExpressionFault) {
    try product()
    while true {
      let before = position
      skipBlanks()
      guard !isSpaced, let byte = current, byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
      else {
        position = before
        return
      }
      let place = take(1)
      try product()
      try add(.binary(byte == UInt8(ascii: "+") ? .add : .subtract), place)
    }
  }

  mutating func product() throws(ExpressionFault) {
    try sign()
    while true {
      let before = position
      skipBlanks()
      guard !isSpaced, let byte = current, let operation = productOperator(byte) else {
        position = before
        return
      }
      let place = take(1)
      try sign()
      try add(.binary(operation), place)
    }
  }

  func productOperator(_ byte: UInt8) -> ExpressionOperator? {
    switch byte {
    case UInt8(ascii: "*"): next == UInt8(ascii: "*") ? nil : .multiply
    case UInt8(ascii: "/"): .divide
    case UInt8(ascii: "%"): .remainder
    default: nil
    }
  }

  mutating func sign() throws(ExpressionFault) {
    skipBlanks()
    guard let byte = current, byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") else {
      return try power()
    }
    let place = take(1)
    try enter(place)
    try sign()
    depth -= 1
    if byte == UInt8(ascii: "-") { try add(.negate, place) }
  }

  mutating func power() throws(ExpressionFault) {
    try operand()
    let before = position
    skipBlanks()
    let place: Range<Int>
    if !isSpaced, current == UInt8(ascii: "^") {
      place = take(1)
    } else if !isSpaced, current == UInt8(ascii: "*"), next == UInt8(ascii: "*") {
      place = take(2)
    } else {
      position = before
      return
    }
    try enter(place)
    try sign()
    depth -= 1
    try add(.binary(.power), place)
  }

  mutating func operand() throws(ExpressionFault) {
    skipBlanks()
    guard let byte = current else { throw unexpected("a value") }
    switch byte {
    case UInt8(ascii: "("):
      let place = take(1)
      try parenthesis(place)
    case UInt8(ascii: "{"), UInt8(ascii: "$"): try reference()
    case UInt8(ascii: "#"): try hexColor()
    case UInt8(ascii: "."), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
    default:
      guard Self.isLetter(byte) else { throw unexpected("a value") }
      return try word()
    }
    try unit()
  }

  /// The rest of a parenthesis, up to and including its end.
  mutating func parenthesis(_ place: Range<Int>) throws(ExpressionFault) {
    let wasSpaced = isSpaced
    isSpaced = false
    try enter(place)
    try sum()
    skipBlanks()
    guard current == UInt8(ascii: ")") else { throw unexpected("`)`") }
    _ = take(1)
    depth -= 1
    isSpaced = wasSpaced
  }

  mutating func reference() throws(ExpressionFault) {
    let start = position
    if current == UInt8(ascii: "{") {
      while let byte = current, byte != UInt8(ascii: "}") {
        guard byte != UInt8(ascii: "{") || position == start else {
          throw ExpressionFault(.syntax, position..<position + 1, "a brace inside braces")
        }
        position += 1
      }
      guard current == UInt8(ascii: "}") else {
        throw ExpressionFault(
          .syntax, start..<bytes.count, "the closing brace of this reference is missing")
      }
      position += 1
    } else {
      position = Self.endOfDollarReference(bytes[...], from: start)
      guard position > start + 1 else {
        position = start
        throw unexpected("a value")
      }
    }
    references.append(start..<position)
    try add(.reference(references.count - 1), start..<position)
  }

  /// Where a reference of the form `$a.b` ends: at a blank, a comma, a parenthesis or `*`.
  static func endOfDollarReference(_ bytes: ArraySlice<UInt8>, from start: Int) -> Int {
    var end = start + 1
    while end < bytes.endIndex {
      switch bytes[end] {
      case 0x20, 0x09, UInt8(ascii: ","), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "*"):
        return end
      default: end += 1
      }
    }
    return end
  }

  mutating func hexColor() throws(ExpressionFault) {
    let start = position
    position += 1
    while let byte = current, Self.isLetter(byte) || Self.isDigit(byte) { position += 1 }
    try add(.color, start..<position)
  }

  mutating func number() throws(ExpressionFault) {
    let start = position
    while let byte = current, Self.isDigit(byte) { position += 1 }
    if current == UInt8(ascii: "."), let digit = next, Self.isDigit(digit) {
      position += 1
      while let byte = current, Self.isDigit(byte) { position += 1 }
    }
    if let byte = current, byte | 0x20 == UInt8(ascii: "e") {
      var exponent = position + 1
      if exponent < bytes.count,
        bytes[exponent] == UInt8(ascii: "-") || bytes[exponent] == UInt8(ascii: "+")
      {
        exponent += 1
      }
      if exponent < bytes.count, Self.isDigit(bytes[exponent]) {
        position = exponent
        while let byte = current, Self.isDigit(byte) { position += 1 }
      }
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = Double(text.hasPrefix(".") ? "0" + text : text) else {
      position = start
      throw unexpected("a number")
    }
    guard value.isFinite else {
      throw ExpressionFault(.limit, start..<position, "the number is too large")
    }
    try add(.number(value), start..<position)
  }

  /// A unit right behind a value, or one a blank apart that does not end the text.
  mutating func unit() throws(ExpressionFault) {
    let start = position
    if current == UInt8(ascii: "%") {
      // `50%` is a percentage, `7%3` and `7 % 3` a remainder.
      guard let byte = next, !isSpaced, Self.isOperandStart(byte) else {
        return try add(.unit(.length(.percent)), take(1))
      }
      return
    }
    if let byte = current, Self.isLetter(byte) {
      guard let unit = unitWord() else {
        let word = identifier()
        throw ExpressionFault(
          .syntax, start..<position, "`\(word)` is no unit that is known",
          help: "the units are px, rem, em, %, ms, s and the others of CSS")
      }
      return try add(.unit(unit.unit), unit.range)
    }
    skipBlanks()
    if position > start, !isSpaced, let unit = unitWord() {
      skipBlanks()
      if position < bytes.count {
        position = unit.range.upperBound
        return try add(.unit(unit.unit), unit.range)
      }
    }
    position = start
  }

  /// A unit that is next, taken; nil, and nothing taken, for any other word.
  mutating func unitWord() -> (unit: ExpressionUnit, range: Range<Int>)? {
    let start = position
    guard let byte = current, Self.isLetter(byte) else { return nil }
    let word = identifier()
    guard let unit = ExpressionUnit(name: word), current != UInt8(ascii: "(") else {
      position = start
      return nil
    }
    return (unit, start..<position)
  }
}
