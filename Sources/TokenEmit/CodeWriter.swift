package import TokenMotion

/// Writes source text of any language into a `ByteSink`: lines, indentation, blocks, numbers.
///
/// It knows nothing of languages: whoever calls it escapes. A line is begun by `begin`, filled by
/// `append`, and finished by `end`; `line` does the three at once. Bytes leave for the sink's drain
/// only between lines.
package struct CodeWriter: ~Copyable {
  /// The deepest level that is indented; deeper lines stand there too. Groups may be nested 20,000
  /// deep, and with blanks for every level the length of an output would be the square of that. (JSON
  /// has `JSONWriter.maximumIndentation`.)
  package static let deepestIndent = 24

  /// Where the text goes.
  private var sink: ByteSink
  /// The number of blanks for each level.
  private let blanksPerLevel: Int
  /// How deep the next line stands, from 0.
  private var level = 0
  /// The blanks in front of it.
  private var blanks = 0
  /// Whether the last line that was finished is empty; true at the start.
  private var isAfterBlankLine = true

  private init(sink: consuming ByteSink, blanksPerLevel: Int) {
    self.sink = sink
    self.blanksPerLevel = blanksPerLevel
  }

  /// Lends a writer whose text goes to `sink`.
  package static func write(
    to sink: inout ByteSink, blanksPerLevel: Int = 2, _ body: (inout CodeWriter) -> Void
  ) {
    var writer = CodeWriter(sink: ByteSink(), blanksPerLevel: blanksPerLevel)
    swap(&writer.sink, &sink)
    body(&writer)
    swap(&writer.sink, &sink)
  }

  /// Appends text that is legal where it goes.
  @inline(__always)
  package mutating func append(_ text: StaticString) {
    sink.bytes.append(text)
  }

  /// Appends text that is legal where it goes.
  @_disfavoredOverload
  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { sink.bytes.append(bytes: $0) }
  }

  /// Appends bytes that are legal UTF-8 where they go.
  package mutating func append(_ bytes: ArraySlice<UInt8>) {
    sink.bytes.append(slice: bytes)
  }

  /// Appends bytes that are legal UTF-8 where they go.
  package mutating func append(_ bytes: [UInt8]) {
    sink.bytes.append(slice: bytes[...])
  }

  /// Appends bytes that are legal UTF-8 where they go.
  package mutating func append(bytes: UnsafeBufferPointer<UInt8>) {
    sink.bytes.append(bytes: bytes)
  }

  /// Appends one byte of ASCII.
  @inline(__always)
  package mutating func append(byte: UInt8) {
    sink.bytes.append(byte)
  }

  /// Appends what a function adds to an array.
  @_disfavoredOverload
  package mutating func append(with body: (inout [UInt8]) -> Void) {
    var bytes: [UInt8] = []
    body(&bytes)
    append(bytes)
  }

  /// Appends the shortest decimal text of a finite number; see `appendDecimal`.
  package mutating func append(number: Double) {
    appendDecimal(number, to: &sink.bytes)
  }

  /// The bytes that have not left yet, for functions that append.
  package var bytes: ByteBuffer {
    @inline(__always) _read { yield sink.bytes }
    @inline(__always) _modify { yield &sink.bytes }
  }

  /// Lends the bytes themselves to a function that appends.
  @inline(__always)
  package mutating func append(with body: (inout ByteBuffer) -> Void) {
    body(&sink.bytes)
  }

  /// Starts a line: appends the indentation.
  package mutating func begin() {
    sink.bytes.append(blanks: blanks)
  }

  /// Finishes a line, and hands bytes on if there are enough of them.
  package mutating func end() {
    sink.bytes.append(UInt8(ascii: "\n"))
    isAfterBlankLine = false
    sink.drainIfFull()
  }

  /// Writes a whole line.
  package mutating func line(_ text: String) {
    begin()
    append(text)
    end()
  }

  /// Lends the lines of a text, without their ends, as bytes: a fixed text has a thousand of them.
  static func forEachLine(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    forEachPiece(of: text, between: UInt8(ascii: "\n"), body)
  }

  /// Lends what stands before, between and behind the places of a byte of ASCII.
  static func forEachPiece(
    of text: String, between divider: UInt8, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      while start <= bytes.count {
        var end = start
        while end < bytes.count, bytes[end] != divider { end += 1 }
        body(UnsafeBufferPointer(rebasing: bytes[start..<end]))
        start = end + 1
      }
    }
  }

  /// Writes a whole line.
  package mutating func line(bytes: UnsafeBufferPointer<UInt8>) {
    begin()
    append(bytes: bytes)
    end()
  }

  /// Writes an empty line, unless there is one already or nothing was written before.
  package mutating func blankLine() {
    guard !isAfterBlankLine else { return }
    sink.bytes.append(UInt8(ascii: "\n"))
    isAfterBlankLine = true
  }

  /// Writes `opening`, the lines of `body` one level deeper, and `closing`.
  package mutating func block(
    _ opening: String, closing: String = "}", _ body: (inout CodeWriter) -> Void
  ) {
    line(opening)
    indent()
    body(&self)
    outdent()
    line(closing)
  }

  /// The next lines stand one level deeper. A blank line directly inside a block is left out.
  package mutating func indent() {
    move(to: level + 1)
    isAfterBlankLine = true
  }

  /// The next lines stand one level less deep.
  package mutating func outdent() {
    precondition(level > 0, "every outdent has its indent")
    move(to: level - 1)
  }

  private mutating func move(to level: Int) {
    self.level = level
    blanks = min(level, Self.deepestIndent) * blanksPerLevel
  }
}
