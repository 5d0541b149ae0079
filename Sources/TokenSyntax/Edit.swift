/// Replaces a range of bytes of one file by a text: a step of a fix or a migration.
public struct Edit: Hashable, Sendable {
  /// The bytes that go; an empty span only inserts.
  public var span: SourceSpan
  /// What stands there afterwards.
  public var text: String

  /// Makes an edit.
  public init(span: SourceSpan, text: String) {
    self.span = span
    self.text = text
  }
}

/// Two edits that cannot both be applied, or one that does not fit its file.
public struct EditConflict: Error, Hashable {
  /// The edit that comes first in the file.
  public let first: Edit
  /// The one that touches the same bytes; equal to `first` if that one reaches beyond the file.
  public let second: Edit
}

extension SourceFile {
  /// The bytes of this file with all `edits` applied, whatever their order in the list.
  ///
  /// Equal edits count once. Edits that share a byte, or insert different texts at one place, are
  /// refused. An insertion at either end of a replaced range is fine and stays outside it. All
  /// edits must be of this file; nothing here checks what the result means.
  package func applying(_ edits: [Edit]) throws(EditConflict) -> [UInt8] {
    let ordered = Set(edits).sorted { ($0.span, $0.text) < ($1.span, $1.text) }
    var result: [UInt8] = []
    result.reserveCapacity(length)
    var position = 0
    var last: Edit?
    for edit in ordered {
      guard edit.span.file == id, edit.span.lower <= edit.span.upper, edit.span.upper <= length
      else { throw EditConflict(first: edit, second: edit) }
      if let last {
        let isInsertedTwice = last.span == edit.span && last.span.lower == last.span.upper
        if edit.span.lower < last.span.upper || isInsertedTwice {
          throw EditConflict(first: last, second: edit)
        }
      }
      result.append(contentsOf: padded[position..<Int(edit.span.lower)])
      result.append(contentsOf: edit.text.utf8)
      position = Int(edit.span.upper)
      last = edit
    }
    result.append(contentsOf: padded[position..<length])
    return result
  }
}
