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

  /// Places in the files of a run.
  init(_ sources: SourceMap) {
    self.sources = sources
    indices = Array(repeating: nil, count: sources.files.count)
  }

  /// The lines of a file.
  mutating func lines(of file: FileID) -> LineIndex {
    if let known = indices[Int(file.rawValue)] { return known }
    let made = LineIndex(sources[file])
    indices[Int(file.rawValue)] = made
    return made
  }

  /// The path of a span's file as the user knows it.
  func path(of span: SourceSpan) -> String { sources[span.file].path }

  /// The first character of a span.
  mutating func start(of span: SourceSpan) -> SourcePosition {
    lines(of: span.file).position(of: span.lower)
  }

  /// Where a span is.
  mutating func place(of span: SourceSpan) -> Place {
    let lines = lines(of: span.file)
    return Place(
      path: sources[span.file].path, start: lines.position(of: span.lower),
      end: lines.position(of: max(span.upper, span.lower)))
  }
}
