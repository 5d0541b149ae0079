import TokenMotion

/// Writes JSON of RFC 8259: call by call, in the order in which the text is to stand.
///
/// The writer keeps commas, colons, lines and indentation; that names and values alternate in
/// objects, and that everything begun is ended, is the caller's duty.
package struct JSONWriter {
  /// How the text is laid out.
  package enum Style: Sendable {
    /// No white space at all.
    case compact
    /// A line for each member and element, two spaces for each level, a space behind each colon.
    case pretty
    /// One line with a space behind each comma and colon, as values stand in the pretty style.
    case inline
  }

  /// Levels below this one are not indented any further, so that the output stays linear.
  package static let maximumIndentation = 64

  /// The text so far.
  package private(set) var bytes: [UInt8]
  private let style: Style
  /// For each open container: whether it stands on one line.
  private var inline: [Bool] = []
  /// Whether the innermost container has nothing in it yet.
  private var isEmpty = true
  /// Whether a name was written whose value comes next.
  private var isBehindName = false

  /// The level at which the text will stand.
  private let depth: Int

  /// Makes a writer that appends to `bytes`, or whose text is to stand below so many levels.
  package init(style: Style, appendingTo bytes: consuming [UInt8] = [], depth: Int = 0) {
    self.style = style
    self.bytes = bytes
    self.depth = depth
  }

  /// Begins an object; `inline` keeps it and all it holds on one line in the pretty style.
  package mutating func beginObject(inline: Bool = false) {
    begin(UInt8(ascii: "{"), inline)
  }

  /// Ends the object that was begun last.
  package mutating func endObject() { end(UInt8(ascii: "}")) }

  /// Begins an array; `inline` keeps it and all it holds on one line in the pretty style.
  package mutating func beginArray(inline: Bool = false) {
    begin(UInt8(ascii: "["), inline)
  }

  /// Ends the array that was begun last.
  package mutating func endArray() { end(UInt8(ascii: "]")) }

  /// Writes the name of the next member.
  package mutating func name(_ name: some StringProtocol) {
    startItem()
    Self.append(quoting: name.utf8, to: &bytes)
    endName()
  }

  /// Writes the name of the next member, given as UTF-8.
  package mutating func name(_ name: ArraySlice<UInt8>) {
    startItem()
    Self.append(quoting: name, to: &bytes)
    endName()
  }

  /// Writes a string.
  package mutating func string(_ text: some StringProtocol) {
    startItem()
    Self.append(quoting: text.utf8, to: &bytes)
  }

  /// Writes a string that is given as UTF-8.
  package mutating func string(_ text: ArraySlice<UInt8>) {
    startItem()
    Self.append(quoting: text, to: &bytes)
  }

  /// Writes a number, which must be finite.
  package mutating func number(_ value: Double) {
    startItem()
    appendDecimal(value, to: &bytes)
  }

  /// Writes an integer.
  package mutating func integer(_ value: Int) {
    startItem()
    bytes.append(contentsOf: String(value).utf8)
  }

  /// Writes `true` or `false`.
  package mutating func bool(_ value: Bool) {
    startItem()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  /// Writes `null`.
  package mutating func null() {
    startItem()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Copies an authored value byte for byte, its comments and line ends included. The result is
  /// JSON only if the file is.
  package mutating func verbatim(_ id: NodeID, of tree: JSONTree) {
    startItem()
    bytes.append(contentsOf: tree.text(id))
  }

  /// Writes a value that is JSON text already.
  package mutating func raw(_ text: [UInt8]) {
    startItem()
    bytes.append(contentsOf: text)
  }

  /// Writes an authored value anew, in the style of this writer: numbers as they were written if
  /// RFC 8259 has the spelling, names and strings with as few escapes as possible, no comments.
  /// A value that could not be read, or a number that JSON does not have, becomes `null`.
  package mutating func value(_ id: NodeID, of tree: JSONTree, names: NameTable) {
    var open: [UInt32] = []
    var index = id.rawValue
    let end = tree[id].next
    while index < end {
      closeFinished(&open, before: index, of: tree)
      let node = NodeID(index)
      if let container = open.last, tree.isObject(NodeID(container)) {
        name(names.bytes(tree.name(node)))
      }
      switch tree.kind(node) {
      case .object:
        beginObject()
        open.append(index)
      case .array:
        beginArray()
        open.append(index)
      default: scalar(node, of: tree)
      }
      index += 1
    }
    closeFinished(&open, before: end, of: tree)
  }

  /// The finished text; the pretty style ends with a line feed.
  package consuming func finish() -> [UInt8] {
    if style == .pretty { bytes.append(0x0A) }
    return bytes
  }

  private mutating func closeFinished(
    _ open: inout [UInt32], before index: UInt32, of tree: JSONTree
  ) {
    while let last = open.last, tree[NodeID(last)].next <= index {
      if tree.isObject(NodeID(last)) { endObject() } else { endArray() }
      open.removeLast()
    }
  }

  private mutating func scalar(_ id: NodeID, of tree: JSONTree) {
    switch tree.kind(id) {
    case .true: bool(true)
    case .false: bool(false)
    case .plainString, .escapedString: string(tree.decodedBytes(id))
    case .number: number(id, of: tree)
    default: null()
    }
  }

  private mutating func number(_ id: NodeID, of tree: JSONTree) {
    let text = tree.text(id)
    if JSONNumber.isStrict(text) {
      startItem()
      bytes.append(contentsOf: text)
    } else if let value = tree.number(id), value.isFinite {
      number(value)
    } else {
      null()
    }
  }

  private mutating func begin(_ bracket: UInt8, _ inline: Bool) {
    startItem()
    bytes.append(bracket)
    self.inline.append(inline || style != .pretty || self.inline.last == true)
    isEmpty = true
  }

  private mutating func end(_ bracket: UInt8) {
    let wasInline = inline.removeLast()
    if !isEmpty, !wasInline { newLine() }
    bytes.append(bracket)
    isEmpty = false
  }

  /// Writes what stands between the last item and the next.
  private mutating func startItem() {
    if isBehindName {
      isBehindName = false
      return
    }
    guard let isInline = inline.last else { return }
    if !isEmpty {
      bytes.append(UInt8(ascii: ","))
      if isInline, style != .compact { bytes.append(0x20) }
    }
    if !isInline { newLine() }
    isEmpty = false
  }

  private mutating func endName() {
    bytes.append(UInt8(ascii: ":"))
    if style != .compact { bytes.append(0x20) }
    isBehindName = true
  }

  private mutating func newLine() {
    bytes.append(0x0A)
    bytes.append(
      contentsOf: repeatElement(0x20, count: 2 * min(depth + inline.count, Self.maximumIndentation))
    )
  }

  /// Appends `text` as a JSON string with its quotes: `"`, `\` and control characters escaped,
  /// everything else as it is.
  package static func append(quoting text: some Sequence<UInt8>, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0x20...: bytes.append(byte)
      case 0x0A: bytes.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "n")])
      case 0x0D: bytes.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "r")])
      case 0x09: bytes.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "t")])
      default:
        bytes.append(contentsOf: "\\u00".utf8)
        bytes.append(byte < 16 ? 0x30 : 0x31)
        bytes.append(byte & 15 < 10 ? 0x30 + (byte & 15) : UInt8(ascii: "a") - 10 + (byte & 15))
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
