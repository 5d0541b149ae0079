import TokenCompiler
import TokenModel
import TokenSyntax

/// Prints findings for people: the place and the message on one line, then the line of the file
/// with a caret below the fault, other places that belong to it, and what to do.
struct FramePrinter: Sendable {
  private let style: Style
  private let columns: Int

  /// Prints as `stream` shows it, in its style and width.
  init(stream: StandardStream) {
    style = stream.style
    columns = stream.columns ?? 120
  }

  /// Prints findings, each with an empty line behind it.
  ///
  /// - Parameter jobs: The most threads.
  static func print(
    _ findings: [Diagnostic], sources: SourceMap, on stream: StandardStream, jobs: Int = 1
  ) {
    let printer = FramePrinter(stream: stream)
    Places(sources).print(findings, on: stream, jobs: jobs) { finding, places, line in
      printer.append(finding, places: &places, to: &line)
    }
  }

  /// Appends one finding, and an empty line behind it.
  private func append(
    _ diagnostic: Diagnostic, places: inout Places, to line: inout LineBuffer
  ) {
    ConcisePrinter.append(diagnostic, places: &places, to: &line)
    var lastLine = diagnostic.span.map { places.start(of: $0).line } ?? 0
    for label in diagnostic.labels { lastLine = max(lastLine, places.start(of: label.span).line) }
    var gutter = 2
    while lastLine >= 100 {
      gutter += 1
      lastLine /= 10
    }
    if let span = diagnostic.span {
      appendFrame(span, gutter, mark: "^", Self.color(of: diagnostic.severity), &places, to: &line)
    }
    for label in diagnostic.labels {
      let start = places.start(of: label.span)
      line.append(" ", times: gutter + 1)
      line.paint(.blue) { $0.append("::") }
      line.append(" ")
      line.append(places.shownPath(of: label.span))
      line.append(":")
      line.append(start.line)
      line.append(":")
      line.append(start.column)
      line.append(": ")
      line.append(visible: label.text)
      line.endLine()
      appendFrame(label.span, gutter, mark: "-", .blue, &places, to: &line)
    }
    if let token = diagnostic.tokenPath { appendNote("token:", token, gutter, to: &line) }
    if !diagnostic.contexts.isEmpty {
      appendNote("when:", diagnostic.contexts.joined(separator: ", "), gutter, to: &line)
    }
    if let help = diagnostic.help { appendNote("help:", help, gutter, to: &line) }
    line.endLine()
  }

  /// How a path is shown to people.
  static func display(_ path: String) -> String {
    path == "-" ? "<stdin>" : TerminalText.visible(path)
  }

  /// The colour of a severity.
  static func color(of severity: Severity) -> Style.Attribute {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .note: .cyan
    }
  }

  private func appendNote(
    _ name: String, _ text: String, _ gutter: Int, to line: inout LineBuffer
  ) {
    line.append(" ", times: gutter + 1)
    line.paint(.blue) { $0.append("=") }
    line.append(" ")
    line.paint(.bold) { $0.append(name) }
    line.append(" ")
    line.append(visible: text)
    line.endLine()
  }

  private func appendFrame(
    _ span: SourceSpan, _ gutter: Int, mark: Unicode.Scalar, _ color: Style.Attribute,
    _ places: inout Places, to line: inout LineBuffer
  ) {
    let (number, text, start) = places.line(of: span)
    let room = max(columns - gutter - 4, 24)
    let window = FrameWindow(
      text, from: Int(span.lower) - start, to: Int(span.upper) - start, columns: room)
    line.append(" ", times: gutter + 1)
    line.paint(.blue) { $0.append("|") }
    line.endLine()
    var width = 1
    while width < gutter, number >= Self.powers[width] { width += 1 }
    line.append(" ", times: gutter - width)
    line.paint(.blue) { $0.append(number) }
    line.append(" ")
    line.paint(.blue) { $0.append("|") }
    line.append(" ")
    line.append(plain: window.bytes)
    line.endLine()
    line.append(" ", times: gutter + 1)
    line.paint(.blue) { $0.append("|") }
    line.append(" ", times: window.indent + 1)
    line.paint(.bold, color) { $0.append(mark, times: window.length) }
    line.endLine()
  }

  /// The powers of ten that line numbers reach.
  private static let powers = (0...10).map { (0..<$0).reduce(1) { power, _ in power * 10 } }
}

/// The part of a line around a fault that fits the terminal.
struct FrameWindow {
  /// The visible text in UTF-8, with an ellipsis where it was cut.
  let bytes: ArraySlice<UInt8>
  /// The columns before the fault.
  let indent: Int
  /// The columns of the fault; at least 1.
  let length: Int

  /// The visible text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// - Parameters:
  ///   - from: The byte of the line at which the fault begins; clamped to the line.
  ///   - to: The byte behind it; the fault ends with the line at the latest.
  ///   - columns: How much fits.
  init(_ line: ArraySlice<UInt8>, from: Int, to: Int, columns: Int) {
    let from = min(max(from, 0), line.count)
    let to = min(max(to, from), line.count)
    if line.count <= columns, line.withUnsafeBufferPointer({ TerminalText.isPlain($0[...]) }) {
      // Nearly all lines are like that.
      bytes = line
      indent = from
      length = max(to - from, 1)
      return
    }
    // Bytes far from the fault cannot be seen, so that one line of 20 MB costs nothing.
    let reach = columns * 4
    var low = max(from - reach, 0)
    while low > 0, line[line.startIndex + low] & 0xC0 == 0x80 { low -= 1 }
    var high = min(from + reach, line.count)
    while high < line.count, line[line.startIndex + high] & 0xC0 == 0x80 { high += 1 }
    func scalars(_ a: Int, _ b: Int) -> [Unicode.Scalar] {
      let slice = line[(line.startIndex + a)..<(line.startIndex + max(a, min(b, high)))]
      return String(decoding: slice, as: UTF8.self).unicodeScalars.map(TerminalText.visible)
    }
    func width(_ part: [Unicode.Scalar]) -> Int {
      part.reduce(0) { $0 + TerminalText.width(of: $1) }
    }
    var before = scalars(low, from)
    var fault = scalars(from, to)
    var after = scalars(max(to, from), high)
    var cutsBefore = low > 0
    var cutsAfter = high < line.count
    // What stands before the fault keeps at most half of the room, unless there is enough for all.
    let wish = width(before) + width(fault) + width(after)
    if wish > columns || cutsBefore {
      let share = max(columns / 2 - 1, 8)
      while width(before) > min(share, columns - 2) {
        before.removeFirst()
        cutsBefore = true
      }
    }
    let room = columns - width(before) - (cutsBefore ? 1 : 0)
    while width(fault) > room, fault.count > 1 {
      fault.removeLast()
      after = []
      cutsAfter = true
    }
    while !after.isEmpty, width(fault) + width(after) > room - (cutsAfter ? 1 : 0) {
      after.removeLast()
      cutsAfter = true
    }
    var result = String.UnicodeScalarView()
    if cutsBefore { result.append("…") }
    result.append(contentsOf: before + fault + after)
    if cutsAfter { result.append("…") }
    bytes = Array(String(result).utf8)[...]
    indent = width(before) + (cutsBefore ? 1 : 0)
    length = max(width(fault), 1)
  }
}
