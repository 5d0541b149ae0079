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
    var accepted: [FileID: Set<Edit>] = [:]
    for finding in findings where !finding.fix.isEmpty {
      let edits = finding.fix.map { edit in
        let id = firsts[FilePath.tidy(sources[edit.span.file].path)] ?? edit.span.file
        return Edit(
          span: SourceSpan(file: id, lower: edit.span.lower, upper: edit.span.upper),
          text: edit.text)
      }
      guard !edits.contains(where: { sources[$0.span.file].path == "-" }),
        !edits.contains(where: { Self.conflicts($0, accepted[$0.span.file] ?? []) })
      else { continue }
      for edit in edits { accepted[edit.span.file, default: []].insert(edit) }
      count += 1
    }
    for file in sources.files {
      guard let edits = accepted[file.id], let new = try? file.applying(Array(edits)),
        new != Array(file.bytes)
      else { continue }
      files.append(File(path: file.path, old: Array(file.bytes), new: new))
    }
  }

  /// The new bytes by tidied path, for `OverlayFiles`.
  package var overlay: [String: [UInt8]] {
    Dictionary(files.map { (FilePath.tidy($0.path), $0.new) }) { first, _ in first }
  }

  private static func conflicts(_ edit: Edit, _ others: Set<Edit>) -> Bool {
    if others.contains(edit) { return false }
    return others.contains { other in
      (edit.span.lower < other.span.upper && other.span.lower < edit.span.upper)
        || (edit.span.lower == other.span.lower && edit.span.upper == other.span.upper)
    }
  }
}
