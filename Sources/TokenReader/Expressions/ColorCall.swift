import TokenModel
import TokenMotion

/// A CSS colour function in an expression, its arguments computed.
///
/// Beside what CSS knows, a colour and an alpha: `rgba(#0066ff, 50%)`, `hsla({ink} / 0.5)`, as
/// Tokens Studio and Style Dictionary write them.
struct ColorCall {
  /// The names that are read as such functions.
  static let names = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix",
  ]

  /// The name, in lower case.
  let name: String
  /// The arguments in order.
  let operands: [ExpressionProgram.Operand]
  /// Whether the last argument stood after a slash.
  let hasAlpha: Bool
  /// Where the call stands.
  let range: Range<Int>

  /// Whether CSS reads the arguments, because they hold words: a space, `from`, the names of channels.
  static func isReadByCSS(_ name: String, _ arguments: ArraySlice<UInt8>) -> Bool {
    if name == "color" || name == "color-mix" { return true }
    let text = arguments.drop { $0 == 0x20 || $0 == 0x09 }
    return text.starts(with: "from ".utf8) || text.starts(with: "from{".utf8)
      || Self.holdsNone(arguments)
  }

  /// Whether the word `none` stands outside braces.
  private static func holdsNone(_ arguments: ArraySlice<UInt8>) -> Bool {
    var isInside = false
    var word: [UInt8] = []
    for byte in arguments {
      if byte == UInt8(ascii: "{") { isInside = true }
      if byte == UInt8(ascii: "}") { isInside = false }
      if !isInside, ExpressionParser.isLetter(byte) {
        word.append(byte | 0x20)
      } else {
        if word.elementsEqual("none".utf8) { return true }
        word = []
      }
    }
    return word.elementsEqual("none".utf8)
  }

  /// The colour.
  func color() throws(ExpressionFault) -> ColorValue {
    if case .color(let base)? = operands.first?.value { return try withAlpha(base) }
    let count = operands.count
    guard count == 3 || count == 4, !hasAlpha || count == 4 else {
      throw ExpressionFault(
        .function, range,
        "`\(name)` takes a color and an alpha, or three components and perhaps an alpha, and this has \(count)",
        help: "write `\(name)({token}, 0.5)`")
    }
    var text = name + "("
    var starts: [Int] = []
    for (index, operand) in operands.enumerated() {
      text += index == 0 ? "" : (index == 3 ? " / " : " ")
      starts.append(text.utf8.count)
      text += try component(operand)
    }
    text += ")"
    do {
      let color = try Color(css: text)
      return ColorValue(color, writesAlpha: color.alpha != 1)
    } catch {
      let index = starts.lastIndex { $0 <= error.offset } ?? 0
      throw ExpressionFault(
        .units, operands[index].range,
        "`\(operands[index].value.text)` cannot be a component of `\(name)`: expected \(error.expected)"
      )
    }
  }

  private func component(_ operand: ExpressionProgram.Operand) throws(ExpressionFault) -> String {
    switch operand.value {
    case .number, .angle, .length(_, .percent): return operand.value.text
    case .length, .time, .color:
      throw ExpressionFault(
        .units, operand.range,
        "`\(operand.value.text)` cannot be a component of a color: expected a number, a percentage or an angle"
      )
    }
  }

  /// A colour with another alpha; the one that it has is replaced.
  private func withAlpha(_ base: ColorValue) throws(ExpressionFault) -> ColorValue {
    guard operands.count == 2 else {
      throw ExpressionFault(
        .function, range, "`\(name)` of a color takes the color and an alpha",
        help: "write `\(name)({token}, 0.5)`")
    }
    var result = base
    result.color.alpha = try Self.share(operands[1])
    result.color.missing.remove(.alpha)
    result.writesAlpha = true
    return result
  }

  /// A number from 0 to 1, or a percentage from 0 % to 100 %, as the former.
  static func share(_ operand: ExpressionProgram.Operand) throws(ExpressionFault) -> Double {
    var value = operand.value.amount
    switch operand.value {
    case .number: break
    case .length(_, .percent): value /= 100
    case .length, .time, .angle, .color:
      throw ExpressionFault(
        .units, operand.range,
        "expected a number from 0 to 1 or a percentage, not `\(operand.value.text)`")
    }
    guard (0...1).contains(value) else {
      throw ExpressionFault(
        .result, operand.range, "`\(operand.value.text)` is not from 0 to 1 or from 0% to 100%",
        help: operand.value.isPlain && (1...100).contains(value)
          ? "is it `\(operand.value.text)%`, or a number above 1 by mistake?" : nil)
    }
    return value.roundedToSignificantDigits()
  }
}

extension ExpressionProgram {
  /// A colour that stands in the text: digits after `#`, or a name.
  func color(_ range: Range<Int>) throws(ExpressionFault) -> ExpressionValue {
    let word = String(decoding: text[range], as: UTF8.self)
    do {
      let color = try Color(css: word)
      return .color(
        ColorValue(color, writesAlpha: color.alpha != 1, hex: HexText(word.prefix(7).utf8)))
    } catch {
      throw ExpressionFault(
        .syntax, range, "`\(word)` is no value: expected \(error.expected)",
        help: word.hasPrefix("#") ? nil : "a reference stands in braces: `{\(word)}`")
    }
  }

  /// A colour function that CSS reads, with the values of references put into its text. A fault of CSS
  /// is told where it stands in the text, or at the reference that it is about.
  func colorText(
    _ range: Range<Int>, _ values: [ExpressionValue]
  ) throws(ExpressionFault) -> ExpressionValue {
    var made: [UInt8] = []
    var map: [(made: Int, authored: Range<Int>)] = []
    var position = range.lowerBound
    for (index, reference) in references.enumerated() where range.contains(reference.lowerBound) {
      map.append((made.count, position..<reference.lowerBound))
      made += text[position..<reference.lowerBound]
      map.append((made.count, reference))
      made += Array(values[index].text.utf8)
      position = reference.upperBound
    }
    map.append((made.count, position..<range.upperBound))
    made += text[position..<range.upperBound]
    do {
      let color = try Color(css: String(decoding: made, as: UTF8.self))
      return .color(ColorValue(color, writesAlpha: color.alpha != 1))
    } catch {
      let part = map.last { $0.made <= error.offset } ?? (0, range)
      let isReference = references.contains(part.authored)
      let start = min(
        part.authored.lowerBound + (isReference ? 0 : error.offset - part.made),
        part.authored.upperBound)
      let end = isReference ? part.authored.upperBound : min(start + 1, range.upperBound)
      throw ExpressionFault(.syntax, start..<max(start, end), "expected \(error.expected) here")
    }
  }
}
