package import TokenModel
package import TokenSyntax

/// The files that fixes would change, and how: only the bytes that the edits of findings name.
package struct FixPlan: Sendable {
  /// One file before and after.
  package struct File: Sendable {
    /// The path as it was read.
    package var path: String
    /// Its bytes.
    package var old: [UInt8]
    /// Its bytes with all edits applied.
    package var new: [UInt8]
  }

  /// The files with an edit, in the order of reading.
  package private(set) var files: [File] = []
  /// How many findings are mended.
  package private(set) var count = 0

  /// Gathers the edits of findings. A finding is mended whole or not at all: one whose edits touch
  /// the same bytes as those of a finding before it waits for the next round. Standard input cannot
  /// be mended.
  package init(_ findings: [Diagnostic], sources: SourceMap) {
    // A file that two projects read has several numbers; its edits belong together.
    var firsts: [String: FileID] = [:]
    for file in sources.files where firsts[FilePath.tidy(file.path)] == nil {
      firsts[FilePath.tidy(file.path)] = file.id
    }
    var accepted: [FileID: AcceptedEdits] = [:]
    for finding in findings where !finding.fix.isEmpty {
      let edits = finding.fix.map { edit in
        let id = firsts[FilePath.tidy(sources[edit.span.file].path)] ?? edit.span.file
        return Edit(
          span: SourceSpan(file: id, lower: edit.span.lower, upper: edit.span.upper),
          text: edit.text)
      }
      guard !edits.contains(where: { sources[$0.span.file].path == "-" }),
        !edits.contains(where: { accepted[$0.span.file]?.conflicts(with: $0) ?? false })
      else { continue }
      for edit in edits { accepted[edit.span.file, default: AcceptedEdits()].insert(edit) }
      count += 1
    }
    for file in sources.files {
      guard let edits = accepted[file.id], let new = try? file.applying(edits.edits),
        new != Array(file.bytes)
      else { continue }
      files.append(File(path: file.path, old: Array(file.bytes), new: new))
    }
  }

  /// The new bytes by tidied path, for `OverlayFiles`.
  package var overlay: [String: [UInt8]] {
    Dictionary(files.map { (FilePath.tidy($0.path), $0.new) }) { first, _ in first }
  }
}

/// The edits of one file that have been accepted, by their places: none touches another.
private struct AcceptedEdits {
  private(set) var edits: [Edit] = []

  /// The first edit that begins at or behind a place: a binary search.
  private func firstIndex(from place: UInt32) -> Int {
    var low = 0
    var high = edits.count
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].span.lower < place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether an edit shares a byte with another one, or inserts another text at the same place. An
  /// equal one is no conflict.
  func conflicts(with edit: Edit) -> Bool {
    var index = firstIndex(from: edit.span.lower)
    // Those before it begin, and so end, in order.
    if index > 0, edits[index - 1].span.upper > edit.span.lower { return true }
    while index < edits.count, edits[index].span.lower <= edit.span.upper {
      let other = edits[index]
      index += 1
      if other == edit { continue }
      if other.span.lower < edit.span.upper || other.span == edit.span { return true }
    }
    return false
  }

  /// Adds an edit that conflicts with none. Cheap where edits come in the order of the file.
  mutating func insert(_ edit: Edit) {
    var index = firstIndex(from: edit.span.lower)
    while index < edits.count, edits[index].span.lower == edit.span.lower {
      if edits[index] == edit { return }
      if edits[index].span.upper > edit.span.upper { break }
      index += 1
    }
    edits.insert(edit, at: index)
  }
}
