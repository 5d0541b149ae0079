/// A line at the end of a terminal that is replaced again and again. It does nothing where output is
/// no terminal, or one that cannot move its cursor.
struct StatusLine {
  /// Whether it can be seen.
  let isLive: Bool
  private let stream: StandardStream
  private var isShown = false

  /// A line on standard output.
  init(_ terminal: Terminal) {
    stream = terminal.output
    isLive = terminal.canMoveCursor
  }

  /// Puts text, cut to the width of the terminal, in the place of what was shown.
  mutating func show(_ text: String) {
    guard isLive else { return }
    clear()
    stream.write(stream.style.paint(fitting(text), .dim))
    stream.flush()
    isShown = true
  }

  /// Takes the line away, so that other text can be written.
  mutating func clear() {
    guard isShown else { return }
    stream.write("\r\u{1B}[K")
    stream.flush()
    isShown = false
  }

  /// A line that fills the last column would wrap on some terminals.
  private func fitting(_ text: String) -> String {
    let room = max((stream.columns ?? 80) - 1, 1)
    var width = 0
    var result = String.UnicodeScalarView()
    for scalar in TerminalText.visible(text).unicodeScalars {
      width += TerminalText.width(of: scalar)
      guard width <= room else { break }
      result.append(scalar)
    }
    return String(result)
  }
}
