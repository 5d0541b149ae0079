/// What the parser does where the grammar allows nothing: one fault, and the reading that makes
/// the rest of the text most likely to be understood.
extension JSONParser {
  /// Whether the break at `at` belongs to a fault that was reported already.
  var isForgiven: Bool { forgivenCount == nodes.count }

  /// Adds the node of a value that could not be read, and forgives what follows it.
  mutating func pushBroken(from start: Int) {
    push(.missing, from: start)
    // The closing quote of a string that has lost its opening one.
    if at > start, text[at] == UInt8(ascii: "\"") { skipToEndOfLine() }
    forgivenCount = nodes.count
  }

  /// Reads a value that begins with none of the usual characters, or finds that there is none.
  mutating func readOtherValue(_ byte: UInt8, _ expectation: Expectation) -> Expectation {
    switch byte {
    case 0 where at >= length:
      return finish()
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      readWord()
    case UInt8(ascii: "+"), UInt8(ascii: "."):
      readOtherNumber(from: at)
    case UInt8(ascii: "'"):
      let start = at
      if dialect != .json5 { reportSingleQuote() }
      let kind = readString(quote: byte)
      push(kind, from: start)
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      return readCloserForValue(byte, expectation)
    case UInt8(ascii: ",") where !frame.isRoot:
      return readCommaForValue()
    case UInt8(ascii: ":") where !frame.isRoot:
      log.add(.unexpectedCharacter, at, at + 1, "expected a value, found another `:`")
      while significantByte() == UInt8(ascii: ":") { at += 1 }
      return expectation
    default:
      let start = at
      reportUnexpected("a value")
      pushBroken(from: start)
    }
    return .separator
  }

  /// A closing bracket where a value was expected.
  private mutating func readCloserForValue(
    _ byte: UInt8, _ expectation: Expectation
  ) -> Expectation {
    if frame.isRoot {
      let start = at
      reportUnexpected("a value")
      pushBroken(from: start)
      return .separator
    }
    if expectation == .value {
      log.add(.missingValue, at, at, "expected a value, found `\(Unicode.Scalar(byte))`")
      pushBroken(from: at)
      return .separator
    }
    if frame.isOuter { return giveUp() }
    guard byte == frame.closer else { return readMismatchedBracket(byte) }
    if expectation == .element { checkTrailingComma() }
    close()
    return .separator
  }

  /// A comma where a value was expected; commas behind it belong to the same fault.
  private mutating func readCommaForValue() -> Expectation {
    let start = at
    while significantByte() == UInt8(ascii: ",") {
      lastComma = at
      at += 1
    }
    log.add(.missingValue, start, start + 1, "expected a value, found `,`")
    push(.missing, from: start, to: start)
    if significantByte() == frame.closer {
      close()
      return .separator
    }
    return frame.isObject ? .member : .element
  }

  /// Reads a member that begins with something other than a double quote.
  mutating func readOtherMember(
    _ byte: UInt8, _ expectation: Expectation, _ names: inout NameTable
  ) -> Expectation {
    if frame.isOuter, let next = readElementOfOuter(byte) { return next }
    switch byte {
    case 0 where at >= length:
      return finish()
    case UInt8(ascii: "}"):
      checkTrailingComma()
      close()
      return .separator
    case UInt8(ascii: "]"):
      return readMismatchedBracket(byte)
    case UInt8(ascii: ","):
      log.add(.missingName, at, at + 1, "expected a name, found `,`", help: "remove the comma")
      while significantByte() == UInt8(ascii: ",") { at += 1 }
      if significantByte() == frame.closer { close() } else { return .member }
      return .separator
    case UInt8(ascii: ":"):
      log.add(.missingName, at, at, "expected a name, found `:`")
      at += 1
      return .value
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      log.add(.missingName, at, at, "expected a name, found \(describe(at))")
      return .value
    case UInt8(ascii: "'"):
      if dialect != .json5 { reportSingleQuote() }
      readName(quote: byte, &names)
    case let byte where JSONText.isWord(byte):
      readUnquotedName(&names)
    default:
      let start = at
      reportUnexpected("a name")
      forgivenCount = nodes.count
      if at == start { at += 1 }
      return .separator
    }
    return readColon()
  }

  /// Reads the colon behind a name.
  mutating func readColon() -> Expectation {
    let end = at
    let byte = significantByte()
    if byte == UInt8(ascii: ":") {
      at += 1
      return .value
    }
    // A name without its closing quote has swallowed its colon and value.
    let isForgiven = forgivenCount == nodes.count + 1
    let isAdjacent = at == end && JSONText.isWord(byte)
    if !isForgiven, at < length {
      log.add(
        .missingColon, end, end, "expected `:` behind the name, found \(describe(at))",
        help: isAdjacent ? "write a quote inside a string as `\\\"`" : nil)
    }
    switch byte {
    case UInt8(ascii: "=") where text[at + 1] == UInt8(ascii: ">"):
      at += 2
    case UInt8(ascii: "="):
      at += 1
    case _ where isAdjacent && !isForgiven && text[end - 1] == UInt8(ascii: "\""):
      skipToEndOfLine()
      pushBroken(from: end)
      return .separator
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), 0:
      pushBroken(from: at)
      return .separator
    default:
      guard isForgiven else { return .value }
      pushBroken(from: at)
      return .separator
    }
    return .value
  }

  /// Reads what follows a value and is neither a comma nor the right closing bracket.
  mutating func readOtherSeparator(_ byte: UInt8) -> Expectation {
    // The end of the text is read by the one who takes over the piece.
    if at >= length { return piece == nil ? finish() : .nothing }
    if frame.isRoot { return readTrailingContent() }
    switch byte {
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      return readMismatchedBracket(byte)
    case UInt8(ascii: ":"):
      return readStrayColon()
    case UInt8(ascii: ";"):
      log.add(.missingComma, at, at + 1, "expected `,`, found `;`", help: "write a comma")
      at += 1
      return frame.isObject ? .member : .element
    default:
      if !isForgiven, followsStringAtOnce, JSONText.isWord(byte) {
        log.add(
          .unexpectedCharacter, at, at + 1, "expected `,`, found \(describe(at)) behind a string",
          help: "write a quote inside a string as `\\\"`")
        skipToEndOfLine()
        return .separator
      }
      if startsNext(byte) {
        if !isForgiven { reportMissingComma() }
        return frame.isObject ? .member : .element
      }
      if isForgiven { at = endOfWord(from: at) } else { reportUnexpected("`,` or a bracket") }
      forgivenCount = nodes.count
      return .separator
    }
  }
}
