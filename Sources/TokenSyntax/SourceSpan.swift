/// Names one source file of a run: its position in the run's `SourceMap`.
public struct FileID: Hashable, Sendable, Comparable {
  /// The position in the run's list of files.
  @usableFromInline package let rawValue: UInt32

  /// Names the file at `rawValue` of the run's `SourceMap`.
  @inlinable package init(_ rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Files compare in the order in which they were read.
  public static func < (a: FileID, b: FileID) -> Bool { a.rawValue < b.rawValue }
}

/// A range of bytes in one source file.
///
/// Offsets are bytes from the start of the file (a byte order mark included). Lines and columns are
/// computed from them only when something is printed.
public struct SourceSpan: Hashable, Sendable {
  /// The file that holds the bytes.
  public let file: FileID
  /// The offset of the first byte.
  public let lower: UInt32
  /// The offset behind the last byte; equal to `lower` for a place between two bytes.
  public let upper: UInt32

  /// Makes a span of the bytes `lower ..< upper` of `file`.
  @inlinable package init(file: FileID, lower: UInt32, upper: UInt32) {
    self.file = file
    self.lower = lower
    self.upper = upper
  }
}

extension SourceSpan: Comparable {
  /// Spans compare by file, then by start, then by end: the order in which findings are printed.
  public static func < (a: SourceSpan, b: SourceSpan) -> Bool {
    (a.file, a.lower, a.upper) < (b.file, b.lower, b.upper)
  }
}
