/// The parts of a gradient that is written as CSS has it, by where they stand in the text.
struct GradientText {
  /// A stop: its colour, and up to two positions.
  struct Stop {
    var color: Range<Int>
    var positions: [Range<Int>]
  }

  /// The name of the function.
  let name: String
  /// The direction, shape or space in front of the stops, if there is one.
  var prelude: Range<Int>?
  /// The stops in order.
  var stops: [Stop] = []

  private static let names: Set<String> = [
    "linear-gradient", "radial-gradient", "conic-gradient", "repeating-linear-gradient",
    "repeating-radial-gradient", "repeating-conic-gradient",
  ]

  /// Whether a text is the call of a gradient function, closed at its end.
  static func matches(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.last == UInt8(ascii: ")"), let open = text.firstIndex(of: UInt8(ascii: "(")) else {
      return false
    }
    return names.contains(String(decoding: text[..<open], as: UTF8.self).lowercased())
  }

  /// Takes a text apart; nil if it is no gradient.
  init?(_ text: ArraySlice<UInt8>) {
    guard Self.matches(text), let open = text.firstIndex(of: UInt8(ascii: "(")) else { return nil }
    name = String(decoding: text[..<open], as: UTF8.self).lowercased()
    let arguments = Self.split(text, open + 1..<text.endIndex - 1) { $0 == UInt8(ascii: ",") }
    for (index, argument) in arguments.enumerated() {
      let words = Self.split(text, argument) { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A }
        .filter { !$0.isEmpty }
      if index == 0, Self.isPrelude(text, words) {
        prelude = argument
        continue
      }
      var end = words.count
      while end > 1, words.count - end < 2, Self.isPosition(text[words[end - 1]]) { end -= 1 }
      guard let first = words.first else {
        stops.append(Stop(color: argument, positions: []))
        continue
      }
      stops.append(
        Stop(
          color: first.lowerBound..<words[end - 1].upperBound, positions: Array(words[end...])))
    }
  }

  /// Whether words are a direction, a shape, a place or a space, and no stop.
  private static func isPrelude(_ text: ArraySlice<UInt8>, _ words: [Range<Int>]) -> Bool {
    guard let first = words.first else { return false }
    let word = String(decoding: text[first], as: UTF8.self).lowercased()
    let openers: Set<String> = [
      "to", "in", "at", "from", "circle", "ellipse", "closest-side", "closest-corner",
      "farthest-side", "farthest-corner",
    ]
    return openers.contains(word) || isPosition(text[first])
  }

  /// Whether a word begins with a digit, a point or a sign, as positions and angles do.
  private static func isPosition(_ word: ArraySlice<UInt8>) -> Bool {
    guard let byte = word.first else { return false }
    return ExpressionParser.isDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "+")
  }

  /// The parts of a range between separators that stand outside parentheses and braces.
  private static func split(
    _ text: ArraySlice<UInt8>, _ range: Range<Int>, _ isSeparator: (UInt8) -> Bool
  ) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var depth = 0
    var start = range.lowerBound
    for index in range {
      switch text[index] {
      case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"): depth -= 1
      case let byte where depth == 0 && isSeparator(byte):
        result.append(start..<index)
        start = index + 1
      default: break
      }
    }
    result.append(start..<range.upperBound)
    return result
  }
}
