import TokenModel
import TokenSyntax

/// Where findings are, in lines and columns: computed only for what is printed, once for each file.
struct Places {
  /// A span as a person reads it.
  struct Place {
    /// The path of the file as the user knows it.
    var path: String
    /// The first character.
    var start: SourcePosition
    /// The place behind the last character.
    var end: SourcePosition
  }

  private let sources: SourceMap
  /// By the number of the file.
  private var indices: [LineIndex?]
  /// The file that was asked for last, as nearly every next question is about it: taking hold of its
  /// lines for each of them takes longer than the answer, above all on several threads.
  private var file: FileID?
  private var lines = LineIndex(SourceFile(text: ""))
  private var shown = ""
  /// The offset in it that was asked for last, and its place.
  private var last: (offset: UInt32, position: SourcePosition)?

  /// Places in the files of a run.
  init(_ sources: SourceMap) {
    self.sources = sources
    indices = Array(repeating: nil, count: sources.files.count)
  }

  /// Finds the lines of a file, so that copies of this need not.
  mutating func prepare(_ file: FileID) {
    if indices[Int(file.rawValue)] == nil {
      indices[Int(file.rawValue)] = LineIndex(sources[file])
    }
  }

  private mutating func use(_ file: FileID) {
    guard file != self.file else { return }
    prepare(file)
    guard let lines = indices[Int(file.rawValue)] else { return }
    self.file = file
    self.lines = lines
    shown = FramePrinter.display(sources[file].path)
    last = nil
  }

  /// The path of a span's file as the user knows it.
  func path(of span: SourceSpan) -> String { sources[span.file].path }

  /// The path of a span's file as it is shown to people.
  mutating func shownPath(of span: SourceSpan) -> String {
    use(span.file)
    return shown
  }

  /// The first character of a span.
  mutating func start(of span: SourceSpan) -> SourcePosition {
    use(span.file)
    if let last, last.offset == span.lower { return last.position }
    let position = lines.position(of: span.lower)
    last = (span.lower, position)
    return position
  }

  /// The line in which a span begins: its number, its bytes without its end, and the offset of the
  /// first of them.
  mutating func line(of span: SourceSpan) -> (number: Int, text: ArraySlice<UInt8>, start: Int) {
    let number = start(of: span).line
    let (text, start) = lines.line(number)
    return (number, text, start)
  }

  /// Where a span is.
  mutating func place(of span: SourceSpan) -> Place {
    let start = start(of: span)
    return Place(
      path: sources[span.file].path, start: start,
      end: lines.position(of: max(span.upper, span.lower)))
  }
}
