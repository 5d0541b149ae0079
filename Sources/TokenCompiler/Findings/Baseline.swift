package import TokenSyntax

/// Findings that a team has accepted for now: recorded once, so that only new ones fail.
///
/// The file is JSON with one line for each finding, sorted, so that it can be reviewed and merged.
/// It names files relative to its own folder where they are below it.
package struct Baseline: Sendable {
  /// A kind of finding at one subject; how often is counted.
  private struct Entry: Hashable {
    var code: String
    var file: String
    var subject: String
  }

  private var counts: [Entry: Int] = [:]

  /// The form that is written and read.
  private static let version = 1

  /// How many findings are recorded.
  package var count: Int { counts.values.reduce(0, +) }

  /// Records findings, given by their fingerprints.
  ///
  /// - Parameter path: Where the baseline is or will be.
  package init(_ fingerprints: [Fingerprint], path: String) {
    for print in fingerprints { counts[Self.entry(print, path), default: 0] += 1 }
  }

  /// Reads a baseline.
  ///
  /// - Throws: A `FileError` if the text is none.
  package init(path: String, bytes: [UInt8]) throws(FileError) {
    let broken = FileError(
      path: path, reason: "is no baseline of tokenc",
      help: "write one with --update-baseline")
    guard bytes.count <= SourceFile.maximumLength else { throw broken }
    var names = NameTable()
    let (tree, faults) = parseJSON(
      SourceFile(id: FileID(0), path: path, bytes: bytes), dialect: .strict, names: &names)
    func member(_ node: NodeID, _ name: String) -> NodeID? {
      names.find(name[...]).flatMap { tree.member(node, $0) }
    }
    guard faults.isEmpty, tree.isObject(.root),
      let version = member(.root, "tokencBaseline").flatMap(tree.integer),
      let list = member(.root, "findings"), tree.isArray(list)
    else { throw broken }
    guard version == Self.version else {
      throw FileError(path: path, reason: "is a baseline of another version of tokenc")
    }
    for node in tree.children(list) {
      guard tree.isObject(node), let code = member(node, "code").flatMap(tree.string),
        let file = member(node, "file").flatMap(tree.string),
        let subject = member(node, "subject").flatMap(tree.string)
      else { throw broken }
      let count = member(node, "count").flatMap(tree.integer) ?? 1
      counts[Entry(code: code, file: file, subject: subject), default: 0] += max(count, 0)
    }
  }

  /// The text of the file.
  package var bytes: [UInt8] {
    var json = JSONWriter(style: .pretty)
    json.beginObject()
    json.name("tokencBaseline")
    json.integer(Self.version)
    json.name("findings")
    json.beginArray()
    let entries = counts.keys.sorted {
      ($0.file, $0.code, $0.subject) < ($1.file, $1.code, $1.subject)
    }
    for entry in entries {
      json.beginObject(inline: true)
      for (name, text) in [
        ("file", entry.file), ("code", entry.code), ("subject", entry.subject),
      ] {
        json.name(name)
        json.string(text)
      }
      if let count = counts[entry], count != 1 {
        json.name("count")
        json.integer(count)
      }
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.finish()
  }

  /// Whether a finding is recorded. Of several that are alike, the first ones are.
  package func contains(_ print: Fingerprint, path: String) -> Bool {
    print.repetition < counts[Self.entry(print, path)] ?? 0
  }

  /// How many recorded findings are there no longer, in the files that were read.
  ///
  /// - Parameters:
  ///   - prints: The fingerprints of all findings of a run.
  ///   - files: The files that it read.
  package func fixedCount(_ prints: [Fingerprint], sources: SourceMap, path: String) -> Int {
    let now = Baseline(prints, path: path)
    let files = Set(sources.files.map { Self.relative(FilePath.tidy($0.path), to: path) })
    return counts.reduce(0) { sum, entry in
      guard entry.key.file.isEmpty || files.contains(entry.key.file) else { return sum }
      return sum + max(entry.value - (now.counts[entry.key] ?? 0), 0)
    }
  }

  private static func entry(_ print: Fingerprint, _ path: String) -> Entry {
    Entry(code: print.code, file: relative(print.file, to: path), subject: print.subject)
  }

  private static func relative(_ file: String, to baseline: String) -> String {
    let folder = FilePath.folder(of: FilePath.tidy(baseline))
    guard !folder.isEmpty, file.hasPrefix(folder + "/") else { return file }
    return String(file.dropFirst(folder.utf8.count + 1))
  }
}
