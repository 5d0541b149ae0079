extension Easing {
  /// Reads an easing as CSS Easing 2 writes it, or `sine`, or
  /// `spring(duration, bounce [, initial velocity])`.
  ///
  /// A spring's duration is a time (`0.35s`, `350ms`) or a number of seconds. `calc()` is read,
  /// white space and comments around are allowed, and a function that is not closed is refused.
  /// `linear()` with one stop is refused, as browsers do.
  public init(css text: String) throws(CSSError) {
    var parser = EasingParser(scanner: CSSScanner(text))
    self = try parser.whole()
  }
}

private struct EasingParser {
  var scanner: CSSScanner

  mutating func whole() throws(CSSError) -> Easing {
    scanner.skipSpace()
    let result = try easing()
    scanner.skipSpace()
    guard scanner.current == nil else { throw scanner.failure("the end of the easing") }
    return result
  }

  private mutating func easing() throws(CSSError) -> Easing {
    let start = scanner.position
    guard let name = scanner.identifier() else { throw scanner.failure("an easing") }
    guard scanner.current == UInt8(ascii: "(") else {
      switch name {
      case "linear": return .linear
      case "ease": return .cubicBezier(.ease)
      case "ease-in": return .cubicBezier(.easeIn)
      case "ease-out": return .cubicBezier(.easeOut)
      case "ease-in-out": return .cubicBezier(.easeInOut)
      case "step-start": return .steps(.stepStart)
      case "step-end": return .steps(.stepEnd)
      case "sine": return .sine
      default: throw scanner.failure("the name of an easing", at: start)
      }
    }
    try scanner.open()
    let result: Easing
    switch name {
    case "cubic-bezier": result = try cubicBezier()
    case "steps": result = try steps()
    case "linear": result = try linear()
    case "spring": result = try spring()
    default: throw scanner.failure("an easing function", at: start)
    }
    try scanner.close()
    return result
  }

  private mutating func number() throws(CSSError) -> Double {
    let start = scanner.position
    let quantity = try scanner.quantity()
    guard quantity.kind == .number else { throw scanner.failure("a number", at: start) }
    scanner.skipSpace()
    return quantity.value
  }

  private mutating func comma() throws(CSSError) {
    try scanner.expect(",")
    scanner.skipSpace()
  }

  private mutating func cubicBezier() throws(CSSError) -> Easing {
    let x1 = try coordinate()
    try comma()
    let y1 = try number()
    try comma()
    let x2 = try coordinate()
    try comma()
    let y2 = try number()
    guard let curve = CubicBezier(x1, y1, x2, y2) else { throw scanner.failure("a curve") }
    return .cubicBezier(curve)
  }

  /// An x, 0 to 1.
  private mutating func coordinate() throws(CSSError) -> Double {
    let start = scanner.position
    let value = try number()
    guard (0...1).contains(value) else { throw scanner.failure("a number from 0 to 1", at: start) }
    return value
  }

  private mutating func steps() throws(CSSError) -> Easing {
    let start = scanner.position
    let count = try number()
    guard count == count.rounded(), count >= 1, count <= Double(Steps.maximumCount) else {
      throw scanner.failure("a whole number from 1", at: start)
    }
    var position = Steps.Position.jumpEnd
    if scanner.current == UInt8(ascii: ",") {
      try comma()
      let place = scanner.position
      guard let name = scanner.identifier(), let named = Steps.Position(name: name) else {
        throw scanner.failure(
          "start, end, jump-start, jump-end, jump-none or jump-both", at: place)
      }
      position = named
    }
    guard let steps = Steps(Int(count), position) else {
      throw scanner.failure("at least 2 steps with jump-none", at: start)
    }
    return .steps(steps)
  }

  /// Stops of `<number> && <percentage>{0,2}`; two percentages are two stops.
  private mutating func linear() throws(CSSError) -> Easing {
    var stops: [LinearEasing.AuthoredStop] = []
    let start = scanner.position
    while true {
      var output: Double?
      var inputs: [Double] = []
      let place = scanner.position
      var wasPercentage = false
      while scanner.current != UInt8(ascii: ","), scanner.current != UInt8(ascii: ")") {
        let here = scanner.position
        let quantity = try scanner.quantity([:], "a number and up to two percentages")
        scanner.skipSpace()
        switch quantity.kind {
        case .number where output == nil: output = quantity.value
        // The percentages stand together, on one side of the number.
        case .percentage where inputs.isEmpty || (inputs.count == 1 && wasPercentage):
          inputs.append(quantity.value / 100)
        default: throw scanner.failure("a number and up to two percentages", at: here)
        }
        wasPercentage = quantity.kind == .percentage
      }
      guard let output else { throw scanner.failure("a number", at: place) }
      stops.append(.init(output: output, input: inputs.first))
      if inputs.count == 2 { stops.append(.init(output: output, input: inputs[1])) }
      guard scanner.current == UInt8(ascii: ",") else { break }
      try comma()
    }
    guard stops.count > 1, let line = LinearEasing(stops) else {
      throw scanner.failure("at least two stops", at: start)
    }
    return .linearStops(line)
  }

  private mutating func spring() throws(CSSError) -> Easing {
    let start = scanner.position
    let duration = try scanner.quantity()
    scanner.skipSpace()
    guard duration.kind == .time || duration.kind == .number, duration.value > 0 else {
      throw scanner.failure("a duration above 0", at: start)
    }
    var numbers: [Double] = []
    var place = scanner.position
    while numbers.count < 2, scanner.current == UInt8(ascii: ",") {
      try comma()
      if numbers.isEmpty { place = scanner.position }
      numbers.append(try number())
    }
    // As in a token file: a bounce of 1 would never settle.
    guard (numbers.first ?? 0) < 1,
      let spring = Spring(
        duration: duration.value, bounce: numbers.first ?? 0,
        initialVelocity: numbers.count > 1 ? numbers[1] : 0)
    else { throw scanner.failure("a bounce above -1 and below 1", at: place) }
    return .spring(spring)
  }
}
