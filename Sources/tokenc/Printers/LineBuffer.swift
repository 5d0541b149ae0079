/// Builds lines of output as bytes: findings come by the ten thousands, and a text for each part of
/// a line takes most of the time.
struct LineBuffer {
  /// What was appended so far.
  private(set) var bytes: [UInt8] = []
  /// How to paint.
  let style: Style

  /// An empty buffer.
  init(style: Style) {
    self.style = style
  }

  /// Appends a text as it is.
  mutating func append(_ text: String) {
    let isCopied: Void? = text.utf8.withContiguousStorageIfAvailable {
      bytes.append(contentsOf: $0)
    }
    if isCopied == nil { bytes.append(contentsOf: text.utf8) }
  }

  /// Appends a text of a file or a message so that it is safe to print on one line.
  mutating func append(visible text: String) {
    // Nearly all texts are plain; they are copied first, as their bytes are looked at more cheaply then.
    let start = bytes.count
    append(text)
    guard !bytes.withUnsafeBufferPointer({ TerminalText.isPlain($0[start...]) }) else { return }
    bytes.removeSubrange(start...)
    bytes.append(contentsOf: TerminalText.visible(text).utf8)
  }

  /// Appends bytes of a file that are known to be visible ASCII.
  mutating func append(plain text: ArraySlice<UInt8>) {
    bytes.append(contentsOf: text)
  }

  /// Appends a number in decimal digits; a minus sign in front of one below 0.
  mutating func append(_ number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    let start = bytes.count
    var rest = number.magnitude
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  /// Appends an ASCII character several times.
  mutating func append(_ character: Unicode.Scalar, times count: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: character), count: max(count, 0)))
  }

  /// Appends what `body` appends, in the given attributes. Painted text cannot be painted again.
  mutating func paint(_ attributes: Style.Attribute..., body: (inout LineBuffer) -> Void) {
    guard style.isColored else { return body(&self) }
    append(style.start(attributes))
    body(&self)
    append(Style.end)
  }

  /// Ends the line.
  mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
  }
}
