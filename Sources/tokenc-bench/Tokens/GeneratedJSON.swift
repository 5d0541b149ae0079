/// The text of a JSON document on its way, indented by two blanks or without any blanks.
struct GeneratedJSON {
  /// The text so far.
  private(set) var bytes: [UInt8] = []
  private let isCompact: Bool
  private var depth = 0
  private var isFirst = true

  /// An empty document.
  init(isCompact: Bool) {
    self.isCompact = isCompact
  }

  /// An object; its members are what `body` writes.
  mutating func object(_ body: (inout Self) -> Void) {
    block("{", "}", body)
  }

  /// An array of elements that `body` writes, each after `element()`.
  mutating func array(_ body: (inout Self) -> Void) {
    block("[", "]", body)
  }

  /// Begins an element of an array; its value comes next.
  mutating func element() { beginEntry() }

  /// Begins a member; its value comes next. The name needs no escapes.
  mutating func name(_ name: String) {
    beginEntry()
    text(name)
    put(isCompact ? ":" : ": ")
  }

  /// A string without anything that needs escapes.
  mutating func text(_ text: String) {
    put("\"")
    put(text)
    put("\"")
  }

  /// A number of units of a power of ten: `number(25, decimals: 3)` is 0.025.
  mutating func number(_ units: Int, decimals: Int = 0) {
    var (units, decimals) = (units, decimals)
    while decimals > 0, units % 10 == 0 {
      units /= 10
      decimals -= 1
    }
    var digits = String(units.magnitude)
    if decimals > 0 {
      digits = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
      digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -decimals))
    }
    put(units < 0 ? "-" + digits : digits)
  }

  private mutating func block(_ open: String, _ close: String, _ body: (inout Self) -> Void) {
    put(open)
    depth += 1
    isFirst = true
    body(&self)
    depth -= 1
    if !isFirst { breakLine() }
    isFirst = false
    put(close)
  }

  private mutating func beginEntry() {
    if !isFirst { put(",") }
    isFirst = false
    breakLine()
  }

  private mutating func breakLine() {
    guard !isCompact else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: 2 * depth)
  }

  private mutating func put(_ text: String) { bytes += text.utf8 }
}
