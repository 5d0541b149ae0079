/// A replacement of some bytes of one file.
public struct Edit: Sendable, Hashable {
  /// The bytes to replace; an empty span inserts.
  public var span: SourceSpan
  /// What stands there afterwards.
  public var text: String

  /// Makes an edit.
  public init(span: SourceSpan, text: String) {
    self.span = span
    self.text = text
  }
}
