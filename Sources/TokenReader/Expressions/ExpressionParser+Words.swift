import TokenSyntax

extension ExpressionParser {
  /// A function, a constant or the name of a colour.
  mutating func word() throws(ExpressionFault) {
    let start = position
    var name = identifier()
    // The one function with a dash in its name.
    if name.lowercased() == "color", bytes[position...].starts(with: "-mix(".utf8) {
      position += "-mix".utf8.count
      name = "color-mix"
    }
    let place = start..<position
    guard current == UInt8(ascii: "(") else {
      switch name.lowercased() {
      case "pi": try add(.number(.pi), place)
      case "e": try add(.number(2.718281828459045), place)
      default: try add(.color, place)
      }
      return
    }
    if name.lowercased() == "calc" {
      try parenthesis(take(1))
      return try unit()
    }
    if ColorCall.names.contains(name.lowercased()) {
      return try colorCall(name.lowercased(), start)
    }
    guard let function = ExpressionFunction(spelling: name) else {
      throw ExpressionFault(
        .function, place, "there is no function `\(name)`",
        help: nearestMatch(to: name, among: ExpressionFunction.allCases.map(\.rawValue)).map {
          "did you mean `\($0)`?"
        }
          ?? "the functions are \(ExpressionFunction.allCases.map(\.rawValue).joined(separator: ", "))"
      )
    }
    let count = try arguments()
    guard function.arity.contains(count) else {
      throw ExpressionFault(
        .function, start..<position,
        "`\(function.rawValue)` takes \(function.arityText), and this has \(count)")
    }
    try add(.call(function, count: count), start..<position)
    try unit()
  }

  /// The arguments of a function between parentheses, separated by commas.
  mutating func arguments() throws(ExpressionFault) -> Int {
    let wasSpaced = isSpaced
    isSpaced = false
    try enter(take(1))
    var count = 0
    skipBlanks()
    if current != UInt8(ascii: ")") {
      repeat {
        if count > 0 { _ = take(1) }
        try sum()
        count += 1
        skipBlanks()
      } while current == UInt8(ascii: ",")
    }
    guard current == UInt8(ascii: ")") else { throw unexpected("`,` or `)`") }
    _ = take(1)
    depth -= 1
    isSpaced = wasSpaced
    return count
  }

  mutating func colorCall(_ name: String, _ start: Int) throws(ExpressionFault) {
    let body = try extent(of: name)
    if ColorCall.isReadByCSS(name, bytes[body.range]) {
      var index = body.range.lowerBound
      while index < body.range.upperBound {
        position = index
        if bytes[index] == UInt8(ascii: "{") { try noteReference() }
        index = max(index + 1, position)
      }
      position = body.range.upperBound + 1
      return try add(.colorText, start..<position)
    }
    if body.hasCommas {
      let count = try arguments()
      return try add(.colorCall(name, count: count, hasAlpha: false), start..<position)
    }
    let wasSpaced = isSpaced
    try enter(take(1))
    isSpaced = true
    var count = 0
    var hasAlpha = false
    skipBlanks()
    while let byte = current, byte != UInt8(ascii: ")") {
      if byte == UInt8(ascii: "/"), count > 0, !hasAlpha {
        _ = take(1)
        hasAlpha = true
      }
      try sum()
      count += 1
      skipBlanks()
    }
    guard current == UInt8(ascii: ")") else { throw unexpected("`)`") }
    _ = take(1)
    depth -= 1
    isSpaced = wasSpaced
    try add(.colorCall(name, count: count, hasAlpha: hasAlpha), start..<position)
  }

  /// Notes a reference of a text that CSS reads, without an operation for it.
  mutating func noteReference() throws(ExpressionFault) {
    let count = steps.count
    try reference()
    steps.removeSubrange(count...)
  }

  /// The inside of the parentheses that are next, and whether a comma stands right in them.
  func extent(
    of name: String
  ) throws(ExpressionFault) -> (range: Range<Int>, hasCommas: Bool) {
    var level = 0
    var hasCommas = false
    for index in position..<bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "("): level += 1
      case UInt8(ascii: ","): if level == 1 { hasCommas = true }
      case UInt8(ascii: ")"):
        level -= 1
        if level == 0 { return (position + 1..<index, hasCommas) }
      default: break
      }
    }
    throw ExpressionFault(
      .syntax, position..<position + 1, "the parenthesis of `\(name)` is not closed")
  }
}
