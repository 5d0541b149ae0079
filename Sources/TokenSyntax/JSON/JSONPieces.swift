/// Reads a long text in pieces at the same time.
///
/// The first piece is read as any text, up to where the second begins. Each other one begins at what
/// looks like a member of an object, behind `},`, and is read without knowing what is around it. If
/// the reading of what comes before arrives exactly there and expects a member, and nothing unusual
/// was met in the piece, then its values are those that reading on would give, and they are taken
/// over. Otherwise they are thrown away and the reading goes on. So the result is the same for any
/// number of pieces, and a wrong guess costs time and nothing else.
package struct JSONPieces {
  /// The shortest piece, in bytes, that is worth a thread.
  package static let usualLength = 1 << 20

  /// The reading from the start of the text.
  private(set) var parser: JSONParser
  /// Where the other pieces begin, ascending.
  let starts: [Int]
  /// How many of them were taken over.
  private(set) var takenCount = 0

  /// The readings of the pieces, each written by one thread.
  private struct Reading {
    var parser: JSONParser
    var names: NameTable
    /// What comes next: at its start before the reading, where it stopped behind it.
    var expectation: JSONParser.Expectation

    mutating func run(until limit: Int) {
      expectation = parser.read(expectation, until: limit, &names)
    }
  }

  /// The nodes of a text, and its faults by place.
  static func read(
    _ file: SourceFile, _ dialect: JSONDialect, _ names: inout NameTable, _ maximumDepth: Int,
    _ pieceLength: Int = usualLength, _ concurrency: Concurrency = .serial
  ) -> (nodes: [JSONNode], faults: [JSONFault]) {
    file.padded.withUnsafeBufferPointer { text in
      let parser = JSONParser(
        file: file, text: text, dialect: dialect, maximumDepth: maximumDepth)
      var pieces = JSONPieces(parser, pieceLength, concurrency)
      pieces.run(&names, concurrency)
      return (pieces.parser.nodes, pieces.parser.log.sorted())
    }
  }

  init(_ parser: JSONParser, _ pieceLength: Int, _ concurrency: Concurrency) {
    self.parser = parser
    let most = parser.length / max(pieceLength, 1)
    let count = most > 1 ? min(concurrency.jobs, most) : 1
    starts = count > 1 ? Self.starts(in: parser.text, parser.length, count) : []
  }

  /// Reads the whole text.
  mutating func run(_ names: inout NameTable, _ concurrency: Concurrency) {
    // Indented token files have one value in 29 bytes. Untouched memory costs nothing.
    parser.nodes.reserveLarge(parser.length / 12 + 4)
    let first = parser.start()
    if starts.isEmpty {
      _ = parser.read(first, &names)
    } else {
      readPieces(first, &names, concurrency)
    }
    if parser.log.hasFaults { parser.nameMembers(&names) }
  }

  private mutating func readPieces(
    _ first: JSONParser.Expectation, _ names: inout NameTable, _ concurrency: Concurrency
  ) {
    let limits = starts + [.max]
    var readings = [Reading(parser: parser, names: NameTable(), expectation: first)]
    swap(&readings[0].names, &names)
    for (start, limit) in zip(starts, limits.dropFirst()) {
      readings.append(
        Reading(
          parser: parser.piece(from: start, to: min(limit, parser.length)), names: NameTable(),
          expectation: .member))
    }
    // The only owner of its nodes is to be the reading that adds to them.
    parser.nodes = []
    readings.withUnsafeMutableBufferPointer { readings in
      // Each number is one thread's.
      nonisolated(unsafe) let readings = readings
      concurrency.run(limits.count) { readings[$0].run(until: limits[$0]) }
    }
    swap(&readings[0].names, &names)
    parser = readings[0].parser
    readings[0].parser.nodes = []
    var expectation = readings[0].expectation
    for number in readings.indices.dropFirst() where parser.at == starts[number - 1] {
      guard expectation == .member else { break }
      if parser.take(readings[number].parser, readings[number].names, &names) {
        takenCount += 1
        expectation = readings[number].expectation == .member ? .member : .separator
      } else {
        expectation = parser.read(.member, until: limits[number], &names)
      }
      readings[number].parser.nodes = []
    }
    if expectation != .nothing { _ = parser.read(expectation, &names) }
  }

  /// The numbers that the names of a table have in another one, to which the new ones are added.
  static func numbers(of own: NameTable, _ names: inout NameTable) -> [NameID] {
    let known = UInt32(WellKnownName.allCases.count)
    return (0..<UInt32(own.count)).map { number in
      number < known ? NameID(number) : names.intern(own.bytes(NameID(number)))
    }
  }

  /// Gives the nodes from `start` on the names of another table.
  static func rename(_ nodes: inout [JSONNode], from start: Int, _ numbers: [NameID]) {
    let known = WellKnownName.allCases.count
    nodes.withUnsafeMutableBufferPointer { nodes in
      for index in start..<nodes.count {
        let name = nodes[index].name
        if name != .none, name.rawValue >= known {
          nodes[index].rename(numbers[Int(name.rawValue)])
        }
      }
    }
  }

  /// Where `count` pieces of about the same length may begin, the first one left out: at a quote
  /// behind `},` and white space.
  private static func starts(
    in text: UnsafeBufferPointer<UInt8>, _ length: Int, _ count: Int
  ) -> [Int] {
    var result: [Int] = []
    for number in 1..<count {
      var position = max(length / count * number, result.last ?? 0)
      // One token is rarely longer; a text in which nothing is found is read in fewer pieces.
      let end = min(position + 1 << 16, length)
      while position < end {
        position += 1
        guard text[position - 1] == UInt8(ascii: "}"), text[position] == UInt8(ascii: ",") else {
          continue
        }
        var quote = position + 1
        while JSONText.isBlank(text[quote]) { quote += 1 }
        guard text[quote] == UInt8(ascii: "\"") else { continue }
        result.append(quote)
        break
      }
    }
    return result
  }
}

extension JSONParser {
  /// What is known of the containers around a piece.
  struct Piece {
    /// Those that end in it, innermost first.
    var ends: [End] = []
    /// Whether something stood there that cannot be read without knowing what is around it.
    var isLost = false

    /// The end of a container that was opened before the piece.
    struct End {
      /// The offset behind its bracket.
      var offset: UInt32
      /// The number of the piece's nodes that are inside.
      var next: UInt32
      var isObject: Bool
      /// Whether one of its members in the piece has a well-known name with `$`.
      var hasProperties: Bool
    }
  }

  /// The most containers that may be open in a piece, besides those around it.
  private var pieceDepth: Int { min(256, maximumDepth / 2) }

  /// A parser for the piece that begins with the member at `start`.
  func piece(from start: Int, to end: Int) -> JSONParser {
    var parser = JSONParser(
      file: file, text: text, dialect: dialect, maximumDepth: pieceDepth)
    parser.at = start
    parser.frame = .outer
    parser.piece = Piece()
    parser.nodes.reserveLarge((end - start) / 12 + 4)
    return parser
  }

  /// Leaves a container around the piece for the next one, of which nothing is known.
  mutating func leaveOuter(at end: Int) {
    piece?.ends.append(
      Piece.End(
        offset: UInt32(truncatingIfNeeded: end), next: UInt32(truncatingIfNeeded: nodes.count),
        isObject: text[end - 1] == UInt8(ascii: "}"), hasProperties: frame.hasProperties))
    frame = .outer
  }

  /// Ends the reading of a piece that cannot be read without knowing what is around it.
  mutating func giveUp() -> Expectation {
    piece?.isLost = true
    return .nothing
  }

  /// Reads the bracket behind a value in a container around the piece, and so learns what it is.
  mutating func readCloserOfOuter(_ byte: UInt8) -> Expectation {
    let isArray = byte == UInt8(ascii: "]")
    guard frame.closer == 0xFE ? !isArray || frame.seen == 0 : isArray else { return giveUp() }
    close()
    return .separator
  }

  /// What follows a comma in a container around the piece and is no name: the container may be an
  /// array. Nil if it is an object.
  mutating func readElementOfOuter(_ byte: UInt8) -> Expectation? {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      guard frame.seen == 0 else { return nil }
      frame.closer = 0xFC
      return .element
    case UInt8(ascii: "]"): return giveUp()
    default: return nil
    }
  }

  /// Takes over what was read of the piece that begins here; false, and nothing is changed, if it may
  /// not be what reading on would give.
  mutating func take(
    _ other: JSONParser, _ otherNames: NameTable, _ names: inout NameTable
  ) -> Bool {
    guard let piece = other.piece, !piece.isLost, !other.log.hasFaults, !log.hasFaults,
      stack.count + other.maximumDepth <= maximumDepth, fits(piece, other)
    else { return false }
    let base = UInt32(nodes.count)
    append(other.nodes, otherNames, &names)
    for end in piece.ends {
      let node = Int(frame.node)
      nodes[node].end = end.offset
      nodes[node].next = base + end.next
      if frame.hasProperties || end.hasProperties { nodes[node].hasProperties = true }
      if end.isObject { reportDuplicates(in: node) }
      frame = stack.removeLast()
    }
    // The marks of repeated names are by numbers that the piece does not share: all are compared.
    frame.mayRepeat = frame.isObject
    frame.hasProperties = frame.hasProperties || other.outermost.hasProperties
    for var inner in other.stack.dropFirst() + (other.frame.isOuter ? [] : [other.frame]) {
      inner.node += base
      inner.mayRepeat = inner.isObject
      stack.append(frame)
      frame = inner
    }
    at = other.at
    lastComma = max(lastComma, other.lastComma)
    lastName = .none
    return true
  }

  /// The last container around the piece in which something was read.
  private var outermost: Frame { stack.first ?? frame }

  /// Whether the containers that are open here are those that a piece found around it.
  private func fits(_ piece: Piece, _ other: JSONParser) -> Bool {
    let around = [frame] + stack.reversed()
    guard piece.ends.count < around.count else { return false }
    for (frame, end) in zip(around, piece.ends) {
      guard !frame.isRoot, frame.isObject == end.isObject else { return false }
    }
    let last = around[piece.ends.count]
    // Nothing was read in it: it may be any, and the whole text too.
    if let end = piece.ends.last, other.frame.isOuter, other.lastComma < Int(end.offset) {
      return true
    }
    return !last.isRoot && last.isObject == other.outermost.isObject
  }

  /// Appends the nodes of a piece, with the numbers that they and their names have here.
  private mutating func append(
    _ others: [JSONNode], _ otherNames: NameTable, _ names: inout NameTable
  ) {
    let numbers = JSONPieces.numbers(of: otherNames, &names)
    let base = nodes.count
    nodes.append(contentsOf: others)
    for index in base..<nodes.count { nodes[index].next += UInt32(base) }
    JSONPieces.rename(&nodes, from: base, numbers)
  }
}
