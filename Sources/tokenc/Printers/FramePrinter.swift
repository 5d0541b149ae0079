import TokenModel
import TokenSyntax

/// Prints findings for people: the place and the message on one line, then the line of the file
/// with a caret below the fault, other places that belong to it, and what to do.
struct FramePrinter {
  private let stream: StandardStream
  private var places: Places

  /// Prints to `stream`, in its style and width.
  init(sources: SourceMap, stream: StandardStream) {
    self.stream = stream
    places = Places(sources)
  }

  /// Prints one finding, and an empty line behind it.
  mutating func print(_ diagnostic: Diagnostic) {
    stream.writeLine(ConcisePrinter.headline(diagnostic, places: &places, style: stream.style))
    let spans = [diagnostic.span].compactMap { $0 } + diagnostic.labels.map(\.span)
    let lastLine = spans.map { places.place(of: $0).start.line }.max() ?? 0
    let gutter = max(2, String(lastLine).utf8.count)
    if let span = diagnostic.span {
      printFrame(span, gutter, mark: "^", color(of: diagnostic.severity))
    }
    for label in diagnostic.labels {
      let place = places.place(of: label.span)
      let position = "\(Self.display(place.path)):\(place.start.line):\(place.start.column)"
      stream.writeLine(
        String(repeating: " ", count: gutter)
          + " \(stream.style.paint("::", .blue)) \(position): \(TerminalText.visible(label.text))")
      printFrame(label.span, gutter, mark: "-", .blue)
    }
    if let token = diagnostic.tokenPath { printNote("token", token, gutter) }
    if !diagnostic.contexts.isEmpty {
      printNote("when", diagnostic.contexts.joined(separator: ", "), gutter)
    }
    if let help = diagnostic.help { printNote("help", help, gutter) }
    stream.writeLine()
  }

  /// How a path is shown to people.
  static func display(_ path: String) -> String {
    path == "-" ? "<stdin>" : TerminalText.visible(path)
  }

  private func color(of severity: Severity) -> Style.Attribute {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .note: .cyan
    }
  }

  private func printNote(_ name: String, _ text: String, _ gutter: Int) {
    let margin = String(repeating: " ", count: gutter) + " " + stream.style.paint("=", .blue)
    stream.writeLine(
      "\(margin) \(stream.style.paint(name + ":", .bold)) \(TerminalText.visible(text))")
  }

  private mutating func printFrame(
    _ span: SourceSpan, _ gutter: Int, mark: String, _ color: Style.Attribute
  ) {
    let lines = places.lines(of: span.file)
    let number = lines.position(of: span.lower).line
    let (text, start) = lines.line(number)
    let room = max((stream.columns ?? 120) - gutter - 4, 24)
    let window = FrameWindow(
      text, from: Int(span.lower) - start, to: Int(span.upper) - start, columns: room)
    let style = stream.style
    let bar = style.paint("|", .blue)
    let blank = String(repeating: " ", count: gutter)
    let label = String(number)
    let padding = String(repeating: " ", count: gutter - label.utf8.count)
    stream.writeLine("\(blank) \(bar)")
    stream.writeLine("\(padding)\(style.paint(label, .blue)) \(bar) \(window.text)")
    stream.writeLine(
      "\(blank) \(bar) " + String(repeating: " ", count: window.indent)
        + style.paint(String(repeating: mark, count: window.length), .bold, color))
  }
}

/// The part of a line around a fault that fits the terminal.
struct FrameWindow {
  /// The visible text, with an ellipsis where it was cut.
  let text: String
  /// The columns before the fault.
  let indent: Int
  /// The columns of the fault; at least 1.
  let length: Int

  /// - Parameters:
  ///   - from: The byte of the line at which the fault begins; clamped to the line.
  ///   - to: The byte behind it; the fault ends with the line at the latest.
  ///   - columns: How much fits.
  init(_ line: ArraySlice<UInt8>, from: Int, to: Int, columns: Int) {
    let from = min(max(from, 0), line.count)
    let to = min(max(to, from), line.count)
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
    text = String(result)
    indent = width(before) + (cutsBefore ? 1 : 0)
    length = max(width(fault), 1)
  }
}
