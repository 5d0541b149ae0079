import TokenModel
import TokenMotion

extension ExpressionProgram {
  /// A value with the text that it comes from.
  struct Operand {
    var value: ExpressionValue
    var range: Range<Int>
  }

  /// Computes the expression, given the values of its references in order.
  ///
  /// Linear in the steps. The units must fit: lengths add to lengths of the same unit, only one factor
  /// of a product has a unit. A plain number beside a length in pixels counts pixels, as it does in
  /// Tokens Studio; beside any other unit it is an error.
  func value(_ references: [ExpressionValue]) throws(ExpressionFault) -> ExpressionValue {
    var stack: [Operand] = []
    for step in steps {
      let result = try apply(step, references, &stack)
      if case .color = result.value {
      } else {
        guard result.value.amount.isFinite else {
          throw ExpressionFault(
            result.value.amount.isNaN ? .result : .limit, step.range,
            result.value.amount.isNaN ? "there is no such number" : "the result is too large")
        }
      }
      stack.append(result)
    }
    guard let result = stack.last?.value else {
      throw ExpressionFault(.syntax, 0..<text.count, "an expression must not be empty")
    }
    guard result.amount.magnitude <= ExpressionLimits.magnitude else {
      throw ExpressionFault(
        .limit, 0..<text.count,
        "the result is beyond \(ExpressionLimits.magnitude.decimalText), the limit of computed values",
        help: "look for a value that is multiplied over and over along the references")
    }
    return result
  }

  private func apply(
    _ step: Step, _ references: [ExpressionValue], _ stack: inout [Operand]
  ) throws(ExpressionFault) -> Operand {
    switch step.operation {
    case .number(let number): return Operand(value: .number(number), range: step.range)
    case .reference(let index): return Operand(value: references[index], range: step.range)
    case .color: return Operand(value: try color(step.range), range: step.range)
    case .colorText:
      return Operand(value: try colorText(step.range, references), range: step.range)
    case .unit(let unit):
      let operand = stack.removeLast()
      return Operand(
        value: try withUnit(operand.value, unit, step.range),
        range: operand.range.lowerBound..<step.range.upperBound)
    case .negate:
      let operand = stack.removeLast()
      try requireNumber(operand, "negate", step.range)
      return Operand(
        value: operand.value.with(amount: -operand.value.amount),
        range: step.range.lowerBound..<operand.range.upperBound)
    case .binary(let operation):
      let right = stack.removeLast()
      let left = stack.removeLast()
      return Operand(
        value: try binary(operation, left, right, step.range),
        range: left.range.lowerBound..<right.range.upperBound)
    case .call(let function, let count):
      let operands = Array(stack.suffix(count))
      stack.removeLast(count)
      return Operand(value: try call(function, operands, step.range), range: step.range)
    case .colorCall(let name, let count, let hasAlpha):
      let operands = Array(stack.suffix(count))
      stack.removeLast(count)
      return Operand(
        value: .color(
          try ColorCall(name: name, operands: operands, hasAlpha: hasAlpha, range: step.range)
            .color()),
        range: step.range)
    }
  }

  private func withUnit(
    _ value: ExpressionValue, _ unit: ExpressionUnit, _ range: Range<Int>
  ) throws(ExpressionFault) -> ExpressionValue {
    if value.isPlain { return value.with(unit) }
    guard value.hasUnit(of: ExpressionValue.number(0).with(unit)) else {
      throw ExpressionFault(
        .units, range, "`\(value.text)` has a unit already, and this gives it another",
        help: "remove the unit here")
    }
    return value
  }

  private func requireNumber(
    _ operand: Operand, _ verb: String, _ range: Range<Int>
  ) throws(ExpressionFault) {
    guard case .color = operand.value else { return }
    throw ExpressionFault(
      .units, range, "cannot \(verb) the color `\(operand.value.text)`",
      help: "mix colors with `color-mix(in srgb, {a}, {b})`")
  }

  private func binary(
    _ operation: ExpressionOperator, _ left: Operand, _ right: Operand, _ range: Range<Int>
  ) throws(ExpressionFault) -> ExpressionValue {
    try requireNumber(left, operation.words.verb, range)
    try requireNumber(right, operation.words.verb, range)
    let (a, b) = (left.value, right.value)
    switch operation {
    case .add, .subtract, .remainder:
      let pair = try aligned(a, b, operation, range)
      if operation == .remainder {
        try requireDivisor(right)
        return pair.0.with(
          amount: pair.0.amount.truncatingRemainder(dividingBy: pair.1.amount))
      }
      return pair.0.with(
        amount: pair.0.amount + (operation == .add ? pair.1.amount : -pair.1.amount))
    case .multiply:
      guard a.isPlain || b.isPlain else { throw mismatch(operation, a, b, range) }
      return (a.isPlain ? b : a).with(amount: a.amount * b.amount)
    case .divide:
      try requireDivisor(right)
      if b.isPlain { return a.with(amount: a.amount / b.amount) }
      guard !a.isPlain, let pair = try? aligned(a, b, operation, range) else {
        throw mismatch(operation, a, b, range)
      }
      return .number(pair.0.amount / pair.1.amount)
    case .power:
      guard a.isPlain, b.isPlain else { throw mismatch(operation, a, b, range) }
      return .number(ExpressionMaths.power(a.amount, b.amount))
    }
  }

  private func requireDivisor(_ operand: Operand) throws(ExpressionFault) {
    guard operand.value.amount == 0 else { return }
    throw ExpressionFault(.result, operand.range, "this is a division by zero")
  }

  /// Two values in one unit: the left one's for times, pixels for a plain number beside pixels.
  private func aligned(
    _ a: ExpressionValue, _ b: ExpressionValue, _ operation: ExpressionOperator, _ range: Range<Int>
  ) throws(ExpressionFault) -> (ExpressionValue, ExpressionValue) {
    if a.hasUnit(of: b) { return (a, b) }
    switch (a, b) {
    case (.time(_, let unit), .time(let value, let other)):
      return (a, .time(other == .s ? value * 1000 : value / 1000, unit))
    case (.number(0), _): return (b.with(amount: 0), b)
    case (_, .number(0)): return (a, a.with(amount: 0))
    case (.number(let value), .length(_, .px)): return (.length(value, .px), b)
    case (.length(_, .px), .number(let value)): return (a, .length(value, .px))
    default: throw mismatch(operation, a, b, range)
    }
  }

  /// The fault of two units that do not go together, with what may have been meant.
  private func mismatch(
    _ operation: ExpressionOperator, _ a: ExpressionValue, _ b: ExpressionValue, _ range: Range<Int>
  ) -> ExpressionFault {
    let (verb, joint) = operation.words
    let message = "cannot \(verb) `\(a.text)` \(joint) `\(b.text)`"
    let help: String
    switch (operation, a, b) {
    case (.multiply, _, _):
      help = "of two factors only one can have a unit: write the other without"
    case (.power, _, _): help = "both sides of a power are plain numbers"
    case (.divide, .number, _): help = "nothing is so many per unit: divide by a plain number"
    case (_, .length(let x, let unitX), .length(let y, let unitY))
    where unitX != unitY && [unitX, unitY].allSatisfy({ $0 == .px || $0 == .rem }):
      let (inPixels, inRem) =
        unitX == .px ? ((x, y * 16), (x / 16, y)) : ((x * 16, y), (x, y / 16))
      func reading(_ pair: (Double, Double), _ unit: DimensionUnit) -> String {
        ExpressionValue.length(pair.0, unit).text + " \(operation.rawValue) "
          + ExpressionValue.length(pair.1, unit).text
      }
      help =
        "with 1rem = 16px that is `\(reading(inPixels, .px))` or `\(reading(inRem, .rem))`: write one of them"
    case (_, .number(let value), _):
      help = "give `\(a.text)` a unit: is it `\(b.with(amount: value).text)` or `\(a.text)px`?"
    case (_, _, .number(let value)):
      help = "give `\(b.text)` a unit: is it `\(a.with(amount: value).text)` or `\(b.text)px`?"
    default: help = "write both in one unit"
    }
    return ExpressionFault(.units, range, message, help: help)
  }

  private func call(
    _ function: ExpressionFunction, _ operands: [Operand], _ range: Range<Int>
  ) throws(ExpressionFault) -> ExpressionValue {
    for operand in operands {
      try requireNumber(operand, "take `\(function.rawValue)` of", operand.range)
      guard function.keepsUnit || operand.value.isPlain else {
        throw ExpressionFault(
          .units, operand.range,
          "`\(function.rawValue)` takes plain numbers, and this is `\(operand.value.text)`",
          help: "divide by a length of 1 first, or leave out the unit")
      }
    }
    let first = operands[0].value
    switch function {
    case .min, .max:
      var result = first
      for operand in operands.dropFirst() {
        let pair = try aligned(result, operand.value, .add, operand.range)
        let isSecond =
          function == .min ? pair.1.amount < pair.0.amount : pair.1.amount > pair.0.amount
        result = isSecond ? pair.1 : pair.0
      }
      return result
    case .clamp:
      let low = try aligned(operands[1].value, first, .add, operands[0].range)
      let high = try aligned(low.0, operands[2].value, .add, operands[2].range)
      return high.0.with(amount: max(low.1.amount, min(high.0.amount, high.1.amount)))
    case .mod: return try binary(.remainder, operands[0], operands[1], range)
    case .pow: return try binary(.power, operands[0], operands[1], range)
    case .roundTo where operands.count == 2: return try rounded(first, operands[1])
    case .abs, .ceil, .cos, .cbrt, .exp, .floor, .ln, .log, .log10, .log2, .round, .roundTo, .sign,
      .sin, .sqrt, .tan, .trunc:
      return first.with(amount: function.value(first.amount))
    }
  }

  /// A value rounded to a number of decimals, halves up.
  private func rounded(
    _ value: ExpressionValue, _ decimals: Operand
  ) throws(ExpressionFault) -> ExpressionValue {
    guard case .number(let count) = decimals.value, count == count.rounded(),
      (0...12).contains(count)
    else {
      throw ExpressionFault(
        .result, decimals.range, "the number of decimals must be a whole number from 0 to 12")
    }
    var scale = 1.0
    for _ in 0..<Int(count) { scale *= 10 }
    let scaled = (value.amount * scale).roundedToSignificantDigits(15)
    return value.with(amount: (scaled + 0.5).rounded(.down) / scale)
  }
}
