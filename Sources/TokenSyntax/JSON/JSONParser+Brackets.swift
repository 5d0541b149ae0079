/// What the parser does about brackets that do not fit, and where the text goes on or ends too
/// soon.
extension JSONParser {
  /// Something behind the value of the text: the rest is not read.
  mutating func readTrailingContent() -> Expectation {
    if !isForgiven {
      var isFaulty = false
      let end = endOfWord(from: at)
      reportInvalidUTF8(from: at, to: end, &isFaulty)
      if !isFaulty {
        log.add(
          .trailingContent, at, max(at + 1, end),
          "expected the end of the text, found \(describe(at))",
          help: "a JSON text is one value; remove what follows it")
      }
    }
    return .nothing
  }

  /// A colon behind a value: of an array without its closing bracket, or a slip.
  mutating func readStrayColon() -> Expectation {
    let last = nodes.count - 1
    if !frame.isObject, stack.last?.isObject == true, last > Int(frame.node),
      nodes[last].kind == .plainString || nodes[last].kind == .escapedString,
      unmatchedClosers(from: at).first == UInt8(ascii: "}")
    {
      reportUnclosed(before: Int(nodes[last].start))
      at = Int(nodes[last].start)
      nodes.removeLast()
      endContainer(at: at)
      return .member
    }
    if !isForgiven {
      log.add(
        .unexpectedCharacter, at, at + 1, "expected `,`, found `:`",
        help: frame.isObject ? nil : "only objects have names; their brackets are `{ }`")
    }
    at += 1
    return frame.isObject ? .value : .element
  }

  /// A closing bracket of the wrong kind. It may stand for the right one, end the containers up to
  /// one that it fits, or be too much: whatever leaves as many containers as the rest closes.
  mutating func readMismatchedBracket(_ byte: UInt8) -> Expectation {
    if frame.isOuter { return readCloserOfOuter(byte) }
    let bracket = Unicode.Scalar(byte)
    let opened = Int(nodes[Int(frame.node)].start)
    log.add(
      .mismatchedBracket, at, at + 1,
      "expected `\(Unicode.Scalar(frame.closer))`, found `\(bracket)`",
      related: (opened, opened + 1, "opened here"))
    let rest = unmatchedClosers(from: at + 1).count
    let depth = stack.count
    var matching: Int?
    for (index, outer) in stack.reversed().enumerated() where outer.closer == byte {
      matching = index + 1
      break
    }
    if rest == depth {
      at += 1
      return .separator
    }
    if let matching, rest != depth - 1 {
      for _ in 0..<matching { endContainer(at: at) }
    }
    close()
    return .separator
  }

  /// The text ends here: everything open ends with it.
  mutating func finish() -> Expectation {
    if piece != nil { return giveUp() }
    if nodes.isEmpty {
      log.add(.empty, length, length, "expected a value, found the end of the text")
    }
    if nodes.isEmpty || pendingKey != JSONNode.noKey { push(.missing, from: length) }
    if !frame.isRoot { reportUnclosed(before: length, suspect: suspect()) }
    while !frame.isRoot { endContainer(at: length) }
    return .nothing
  }

  /// The container whose closing bracket is missing, judged by indentation: the first one whose
  /// closing bracket stands further left than the line in which it was opened. Nil if the text is
  /// not laid out in lines.
  private func suspect() -> Int? {
    var first: JSONNode?
    for node in nodes where node.kind == .object || node.kind == .array {
      guard node.end < first?.end ?? .max, node.end > node.start + 1,
        let opened = indentation(at: Int(node.start)),
        let closed = indentation(at: Int(node.end) - 1), closed.isFirst
      else { continue }
      if closed.width < opened.width { first = node }
    }
    return first.map { Int($0.start) }
  }

  /// How far the line of a byte is indented, and whether the byte is the first one there.
  private func indentation(at offset: Int) -> (width: Int, isFirst: Bool)? {
    var start = offset
    while start > 0, text[start - 1] != 0x0A, text[start - 1] != 0x0D {
      start -= 1
      if offset - start > 500 { return nil }
    }
    var end = start
    while text[end] == 0x20 || text[end] == 0x09 { end += 1 }
    return (end - start, end == offset)
  }
}
