/// Sets running text, two-column lists and command lines at a given width. Every width is counted
/// in characters. A no-break space keeps its two words on one line and is written as a space.
struct TextLayout {
  /// The longest line, in characters. Words that are longer are left whole.
  let width: Int
  /// Paints headings and labels.
  let style: Style
  /// The lines so far, each with its line break.
  private(set) var text = ""

  /// Where the right column of a list may begin at most.
  private static let widestLabel = 28
  /// With less room for the right column, it goes below the label.
  private static let leastRoom = 24

  /// An empty page.
  init(width: Int, style: Style) {
    self.width = width
    self.style = style
  }

  /// An entry of a two-column list.
  struct Row {
    /// On the left; never broken.
    var label: String
    /// On the right, wrapped.
    var text: String
  }

  /// An empty line, unless the page is empty.
  mutating func skipLine() {
    if !text.isEmpty { text += "\n" }
  }

  /// A heading of its own line, with its colon.
  mutating func heading(_ title: String) {
    skipLine()
    text += style.paint("\(title):", .bold) + "\n"
  }

  /// Running text. Empty lines part paragraphs, a line break counts as a space, and a line that
  /// begins with two spaces is kept as it is.
  mutating func paragraphs(_ source: String) {
    var words: [Substring] = []
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if !line.isEmpty, !line.hasPrefix("  ") {
        words += line.split(separator: " ")
        continue
      }
      append(words, indent: 0)
      words = []
      text += line.isEmpty ? "\n" : "\(line)\n"
    }
    append(words, indent: 0)
  }

  /// Lists with one common right column; each has its heading, or none if the title is empty.
  mutating func lists(_ lists: [(title: String, rows: [Row])]) {
    let labels = lists.flatMap(\.rows).map(\.label.count).filter { $0 <= Self.widestLabel - 4 }
    let column = 4 + (labels.max() ?? 0)
    let isStacked = width - column < Self.leastRoom
    for (title, rows) in lists where !rows.isEmpty {
      if !title.isEmpty { heading(title) }
      for row in rows {
        if isStacked {
          let label = row.label.drop { $0 == " " }
          text += "  \(style.paint(String(label), .bold))\n"
          append(row.text.split(separator: " "), indent: 6)
        } else {
          append(row, column: column)
        }
      }
    }
  }

  /// A label and words that are wrapped to the right of it, as in a usage line.
  mutating func hanging(_ label: String, _ words: [String]) {
    let indent = label.count + 1
    text += style.paint(label, .bold) + " "
    append(words.map { $0[...] }, indent: indent, from: indent)
  }

  /// Examples under their heading, if there are any: a comment, and the command line below it, which
  /// is broken between words with a backslash where it is too long, so that it can still be copied.
  mutating func examples(_ examples: [Example]) {
    guard !examples.isEmpty else { return }
    heading("Examples")
    for (index, example) in examples.enumerated() {
      if index > 0 { skipLine() }
      append(example)
    }
  }

  private mutating func append(_ example: Example) {
    for line in wrap(example.comment.split(separator: " "), width: width - 4, from: 0) {
      text += "  " + style.paint("# \(line)", .dim) + "\n"
    }
    let words = shellWords(example.command)
    let lines = wrap(words, width: width - 8, from: -4)
    for (index, line) in lines.enumerated() {
      text += index == 0 ? "  " : "      "
      text += index == lines.count - 1 ? "\(line)\n" : "\(line) \\\n"
    }
  }

  private mutating func append(_ row: Row, column: Int) {
    text += "  \(style.paint(row.label, .bold))"
    let end = 2 + row.label.count
    if end + 2 <= column {
      text += String(repeating: " ", count: column - end)
      append(row.text.split(separator: " "), indent: column, from: column)
    } else {
      text += "\n"
      append(row.text.split(separator: " "), indent: column)
    }
  }

  /// Appends wrapped words, every line indented; the first one begins at column `from` if given.
  private mutating func append(_ words: [Substring], indent: Int, from start: Int? = nil) {
    let lines = wrap(words, width: width - indent, from: 0)
    if lines.isEmpty, start != nil { text += "\n" }
    for (index, line) in lines.enumerated() {
      if index > 0 || start == nil { text += String(repeating: " ", count: indent) }
      text += "\(line)\n"
    }
  }

  /// Fills lines of at most `width` characters; the first one counts as if `start` of them were
  /// taken.
  private func wrap(_ words: [Substring], width: Int, from start: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = start
    for word in words {
      let length = word.count
      if !line.isEmpty, used + 1 + length > width {
        lines.append(line)
        line = ""
        used = 0
      }
      if !line.isEmpty {
        line += " "
        used += 1
      }
      line += word
      used += length
    }
    if !line.isEmpty { lines.append(line) }
    return lines.map { line in String(line.map { $0 == "\u{A0}" ? " " : $0 }) }
  }

  /// Cuts a command line at the spaces that no quotation marks enclose, but leaves an option and the
  /// word after it together.
  private func shellWords(_ line: String) -> [Substring] {
    var mark: Character?
    let words = line.split { character in
      if let open = mark {
        if character == open { mark = nil }
        return false
      }
      if character == "'" || character == "\"" { mark = character }
      return character == " "
    }
    var result: [Substring] = []
    for word in words {
      if let option = result.last, option.hasPrefix("-"), !option.contains("\u{A0}"),
        !word.hasPrefix("-")
      {
        result[result.count - 1] += "\u{A0}\(word)"
      } else {
        result.append(word)
      }
    }
    return result
  }
}
