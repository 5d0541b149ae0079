/// The tools of recovery: what is reported, and how far the parser looks or skips.
extension JSONParser {
  /// How many bytes behind a wrong bracket are looked at to find out what it stands for.
  private static let maximumLookahead = 1 << 20

  /// Whether a string ends right before `at`.
  var followsStringAtOnce: Bool {
    guard let last = nodes.last, Int(last.end) == at else { return false }
    return last.kind == .plainString || last.kind == .escapedString
  }

  /// Whether the byte begins the next member or element, so that only the comma is missing.
  func startsNext(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return true
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return !frame.isObject
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "$"), UInt8(ascii: "_"):
      if frame.isObject {
        var next = endOfWord(from: at)
        while JSONText.isBlank(text[next]) { next += 1 }
        return text[next] == UInt8(ascii: ":")
      }
      let word = String(decoding: text[at..<endOfWord(from: at)], as: UTF8.self)
      return word == "true" || word == "false" || word == "null"
    default:
      return false
    }
  }

  /// Reports that a comma is missing behind the last value.
  mutating func reportMissingComma() {
    var end = at
    while end > 0, JSONText.isBlank(text[end - 1]) { end -= 1 }
    if let last = nodes.last, last.next == nodes.count, last.kind.rawValue < JSONKind.array.rawValue
    {
      end = Int(last.end)
    }
    log.add(
      .missingComma, end, end, "expected `,` behind the value, found \(describe(at))",
      help: "add a comma")
  }

  /// Reports what is at `at` as neither of what was expected, and skips it.
  mutating func reportUnexpected(_ expected: String) {
    let end = endOfWord(from: at)
    var isFaulty = false
    reportInvalidUTF8(from: at, to: end, &isFaulty)
    if !isFaulty {
      log.add(
        .unexpectedCharacter, at, max(at + 1, end), "expected \(expected), found \(describe(at))")
    }
    at = end
  }

  /// Reports the single quote at `at`.
  mutating func reportSingleQuote() {
    log.add(
      .singleQuotes, at, at + 1, "JSON strings have double quotes, not single ones",
      help: "write double quotes, or name the file .json5")
  }

  /// Reports the bracket at `at` if the dialect does not allow a comma before it. The grammar breaks
  /// at the bracket, where a member or element was due; the comma is shown beside it.
  mutating func checkTrailingComma() {
    guard !dialect.isRelaxed else { return }
    log.add(
      .trailingComma, at, at + 1,
      "no comma may stand before `\(Unicode.Scalar(frame.closer))`",
      help: "remove the comma, or name the file .jsonc or .json5",
      related: (lastComma, lastComma + 1, "this comma"))
  }

  /// Reports that the open container does not end before `offset`; `suspect` is the bracket of
  /// the one that is more likely to lack its end.
  mutating func reportUnclosed(before offset: Int, suspect: Int? = nil) {
    let start = suspect ?? Int(nodes[Int(frame.node)].start)
    log.add(
      .unclosedContainer, offset, offset,
      "expected `\(Unicode.Scalar(frame.closer))`, found \(describe(offset))",
      help: "close the \(text[start] == UInt8(ascii: "{") ? "object" : "array")",
      related: (
        start, start + 1,
        suspect == nil ? "opened here" : "by the indentation, this one is not closed"
      ))
  }

  /// Skips the rest of a line that has lost its quotes, up to the commas and brackets at its end.
  mutating func skipToEndOfLine() {
    var end = at
    while end < length, text[end] != 0x0A, text[end] != 0x0D { end += 1 }
    var isFaulty = false
    reportInvalidUTF8(from: at, to: end, &isFaulty)
    let start = at
    at = end
    while at > start {
      switch text[at - 1] {
      case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), 0x20, 0x09: at -= 1
      default: return
      }
    }
  }

  /// The closing brackets in the text from `offset` on that close nothing opened there, as far as
  /// the parser looks ahead. Strings are skipped; comments are not.
  func unmatchedClosers(from start: Int) -> [UInt8] {
    var closers: [UInt8] = []
    var depth = 0
    var offset = start
    let end = min(length, start + Self.maximumLookahead)
    while offset < end, closers.count <= maximumDepth {
      switch text[offset] {
      case UInt8(ascii: "\""):
        offset += 1
        while text[offset] != UInt8(ascii: "\""), text[offset] >= 0x20 {
          offset += text[offset] == UInt8(ascii: "\\") && text[offset + 1] >= 0x20 ? 2 : 1
        }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { closers.append(text[offset]) } else { depth -= 1 }
      default:
        break
      }
      offset += 1
    }
    return closers
  }
}
