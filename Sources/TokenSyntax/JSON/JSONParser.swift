/// Reads a JSON text into a flat tree, with the faults in the order of their places.
///
/// One pass, no recursion, linear in the length of the text; member names go to `names`. There is
/// always a tree: `missing` nodes stand where no value could be read. Faults with a `json-` code
/// mean that the text is not well-formed in `dialect`; `duplicate-key` alone means that it is.
///
/// - Parameter maximumDepth: how many objects and arrays may be open at once. What lies deeper is
///   one `missing` node and one fault; its brackets are still matched.
/// - Parameter concurrency: A long text is read in pieces, which changes nothing but the time.
package func parseJSON(
  _ file: SourceFile, dialect: JSONDialect, names: inout NameTable,
  maximumDepth: Int = JSONParser.defaultMaximumDepth, concurrency: Concurrency = .serial,
  pieceLength: Int = JSONPieces.usualLength
) -> (tree: JSONTree, faults: [JSONFault]) {
  let (nodes, faults) = JSONPieces.read(
    file, dialect, &names, maximumDepth, pieceLength, concurrency)
  return (JSONTree(file: file, nodes: nodes), faults)
}

/// The state of one reading. Files named `JSONParser+…` hold the parts: names and strings, numbers
/// and words, white space, and what happens where the text is broken.
package struct JSONParser {
  /// How many objects and arrays may be open at once unless the caller says otherwise.
  package static let defaultMaximumDepth = 1000

  /// What the grammar allows at the next significant byte.
  enum Expectation {
    /// The value of the text, or of a member behind its colon.
    case value
    /// An element, or the end of an empty array.
    case firstElement
    /// An element behind a comma.
    case element
    /// A member, or the end of an empty object.
    case firstMember
    /// A member behind a comma.
    case member
    /// A comma, a closing bracket, or the end of the text.
    case separator
    /// Nothing: the reading is over.
    case nothing
  }

  /// One open object or array.
  struct Frame {
    /// The container's node; meaningless for the frame around the whole text, and around a piece.
    var node: UInt32
    /// The bracket that ends it; 0xFF for the frame around the whole text. For one around a piece 0xFE,
    /// as long as it can be an object, and 0xFC for an array.
    var closer: UInt8
    /// Whether two members may have the same name.
    var mayRepeat = false
    /// Whether a member has a well-known name with `$`.
    var hasProperties = false
    /// A set of name numbers modulo 64.
    var seen: UInt64 = 0

    var isObject: Bool { closer == UInt8(ascii: "}") || closer == 0xFE }
    var isRoot: Bool { closer == 0xFF }
    /// Whether it stands for a container that was opened before the piece that is read.
    var isOuter: Bool { closer == 0xFE || closer == 0xFC }

    static var root: Frame { Frame(node: 0, closer: 0xFF) }
    static var outer: Frame { Frame(node: 0, closer: 0xFE) }
  }

  let file: SourceFile
  /// The text and its padding. Every reading loop stops at a zero byte, so that none runs past it.
  let text: UnsafeBufferPointer<UInt8>
  let length: Int
  let dialect: JSONDialect
  var maximumDepth: Int

  /// The offset of the next byte to read.
  var at = 0
  /// The tree so far; open containers have no end yet.
  var nodes: [JSONNode] = []
  /// The containers around `frame`, outermost first.
  var stack: [Frame] = []
  /// The innermost open container.
  var frame = Frame.root
  /// The name of the member whose value comes next, and its place.
  var pendingName = NameID.none
  var pendingKey = JSONNode.noKey
  /// Where the last comma was.
  var lastComma = 0
  /// The number of nodes when a value was found broken: until there are more, what follows it is
  /// part of the same fault.
  var forgivenCount = -1
  /// Faults that are reported once for a text.
  var hasReportedComment = false
  var hasReportedDepth = false
  var log: JSONFaultLog
  var duplicates = JSONDuplicates()
  var successors = JSONSuccessors()
  /// The name that was read last.
  var lastName = NameID.none
  /// The decoded text of a name with escapes.
  var scratch: [UInt8] = []
  /// What a reading that begins inside the text found out about the containers around it; nil for one
  /// that begins at the start.
  var piece: Piece?

  init(
    file: SourceFile, text: UnsafeBufferPointer<UInt8>, dialect: JSONDialect, maximumDepth: Int
  ) {
    self.file = file
    self.text = text
    self.dialect = dialect
    self.maximumDepth = maximumDepth
    length = file.length
    log = JSONFaultLog(file: file.id)
  }

  /// Reads on from where `first` is expected, to the end of the text or to the member at `limit`.
  ///
  /// - Returns: `member` if it stopped there, otherwise `nothing`.
  mutating func read(
    _ first: Expectation, until limit: Int = .max, _ names: inout NameTable
  ) -> Expectation {
    var expectation = first
    while expectation != .nothing {
      let byte = significantByte()
      switch expectation {
      case .value, .firstElement, .element:
        expectation = readValue(byte, expectation)
      case .member where at == limit:
        return .member
      case .firstMember, .member:
        expectation = readMember(byte, expectation, &names)
      case .separator:
        expectation = readSeparator(byte)
      case .nothing:
        break
      }
    }
    return .nothing
  }

  /// Reads one value that starts with `byte`, or opens a container.
  @inline(__always)
  private mutating func readValue(_ byte: UInt8, _ expectation: Expectation) -> Expectation {
    switch byte {
    case UInt8(ascii: "\""):
      let start = at
      let kind = readString(quote: byte)
      push(kind, from: start)
      return .separator
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      readNumber()
      return .separator
    case UInt8(ascii: "{"):
      return open(.object, closer: UInt8(ascii: "}"), then: .firstMember)
    case UInt8(ascii: "["):
      return open(.array, closer: UInt8(ascii: "]"), then: .firstElement)
    case UInt8(ascii: "]") where expectation == .firstElement:
      close()
      return .separator
    default:
      return readOtherValue(byte, expectation)
    }
  }

  /// Reads a name and its colon, or the end of the object.
  @inline(__always)
  private mutating func readMember(
    _ byte: UInt8, _ expectation: Expectation, _ names: inout NameTable
  ) -> Expectation {
    if byte == UInt8(ascii: "\"") {
      readName(quote: byte, &names)
      if text[at] == UInt8(ascii: ":") {
        at += 1
        return .value
      }
      return readColon()
    }
    if byte == UInt8(ascii: "}"), expectation == .firstMember {
      close()
      return .separator
    }
    return readOtherMember(byte, expectation, &names)
  }

  /// Reads what follows a value.
  @inline(__always)
  private mutating func readSeparator(_ byte: UInt8) -> Expectation {
    if byte == UInt8(ascii: ","), !frame.isRoot {
      lastComma = at
      at += 1
      return frame.isObject ? .member : .element
    }
    if byte == frame.closer, !frame.isRoot {
      close()
      return .separator
    }
    return readOtherSeparator(byte)
  }

  /// Adds a scalar that ends before `at`.
  @inline(__always)
  mutating func push(_ kind: JSONKind, from start: Int) {
    push(kind, from: start, to: at)
  }

  /// Adds a scalar.
  @inline(__always)
  mutating func push(_ kind: JSONKind, from start: Int, to end: Int) {
    nodes.append(
      JSONNode(
        kind: kind, name: pendingName, keyStart: pendingKey,
        start: UInt32(truncatingIfNeeded: start),
        end: UInt32(truncatingIfNeeded: end), next: UInt32(truncatingIfNeeded: nodes.count + 1)))
    pendingName = .none
    pendingKey = JSONNode.noKey
  }

  /// Enters the object or array whose bracket is at `at`.
  private mutating func open(
    _ kind: JSONKind, closer: UInt8, then expectation: Expectation
  ) -> Expectation {
    guard stack.count < maximumDepth else {
      skipTooDeep()
      return .separator
    }
    stack.append(frame)
    frame = Frame(node: UInt32(truncatingIfNeeded: nodes.count), closer: closer)
    push(kind, from: at)
    at += 1
    return expectation
  }

  /// Leaves the innermost container, whose closing bracket is at `at`.
  mutating func close() {
    at += 1
    endContainer(at: at)
  }

  /// Leaves the innermost container, which ends before the byte at `end`.
  mutating func endContainer(at end: Int) {
    guard !frame.isOuter else { return leaveOuter(at: end) }
    nodes[Int(frame.node)].end = UInt32(truncatingIfNeeded: end)
    nodes[Int(frame.node)].next = UInt32(truncatingIfNeeded: nodes.count)
    if frame.hasProperties { nodes[Int(frame.node)].hasProperties = true }
    if frame.mayRepeat { reportDuplicates(in: Int(frame.node)) }
    frame = stack.removeLast()
  }
}
