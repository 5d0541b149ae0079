/// The files of a git revision, read through the `git` program. Nothing can be written.
///
/// Relative paths are seen from the root of the repository or, if asked for, from the working
/// folder. The tree is listed once; each file that is read
/// costs one call of `git`.
package final class GitFiles: FileSystem {
  private struct Entry {
    var isLink: Bool
    var object: String
  }

  private let revision: String
  private let entries: [String: Entry]
  private let folders: [String: [String]]
  /// The folder of relative paths, seen from the root of the repository; empty for the root.
  private let base: String
  /// The absolute path of the repository, with a slash at its end.
  private let root: String

  /// Lists a revision of the repository of the working folder.
  ///
  /// - Parameters:
  ///   - name: How the user wrote it, for the error.
  ///   - isRelative: Whether relative paths are seen from the working folder.
  /// - Throws: A `FileError` if there is no `git`, no repository or no such revision.
  package init(
    revision: String, shownAs name: String, fromWorkingFolder isRelative: Bool = false
  ) throws(FileError) {
    guard !revision.isEmpty, !revision.hasPrefix("-") else {
      throw FileError(path: name, reason: "no such file or folder")
    }
    let listing = try Self.git(["ls-tree", "-r", "-z", "--full-tree", revision], name)
    var entries: [String: Entry] = [:]
    var folders: [String: Set<String>] = [:]
    // Each entry is `mode type object<tab>path`.
    for line in listing.split(separator: 0) {
      guard let tab = line.firstIndex(of: 0x09) else { continue }
      let words = line[..<tab].split(separator: 0x20)
      guard words.count == 3, words[1].elementsEqual("blob".utf8) else { continue }
      let path = String(decoding: line[(tab + 1)...], as: UTF8.self)
      entries[path] = Entry(
        isLink: words[0].elementsEqual("120000".utf8),
        object: String(decoding: words[2], as: UTF8.self))
      var step = path
      while step != "." {
        let folder = FilePath.tidy(FilePath.folder(of: step))
        let isNew = folders[folder, default: []].insert(FilePath.name(of: step)).inserted
        guard isNew else { break }
        step = folder
      }
    }
    self.revision = revision
    base = isRelative ? try Self.line(["rev-parse", "--show-prefix"], name) : ""
    root = try Self.line(["rev-parse", "--show-toplevel"], name) + "/"
    self.entries = entries
    self.folders = folders.mapValues { names in
      names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
  }

  /// A path as `git` means it behind the colon, seen from the root of the repository: one that
  /// begins with `./` or `../` is relative to the working folder.
  package static func rootPath(_ path: String, shownAs name: String) throws(FileError) -> String {
    guard path.hasPrefix("./") || path.hasPrefix("../") || path == "." || path == ".." else {
      return FilePath.tidy(path)
    }
    return FilePath.join(try line(["rev-parse", "--show-prefix"], name), path)
  }

  /// The first line that `git` prints.
  private static func line(_ words: [String], _ name: String) throws(FileError) -> String {
    String(decoding: try git(words, name).prefix { $0 != 0x0A }, as: UTF8.self)
  }

  /// A path of the caller as the listing has it, links not followed.
  private func located(_ path: String) -> String {
    let tidy = FilePath.tidy(path)
    if tidy.hasPrefix(root) { return String(tidy.dropFirst(root.count)) }
    return FilePath.join(base, tidy)
  }

  /// What `git` prints when called with these words.
  private static func git(_ words: [String], _ name: String) throws(FileError) -> [UInt8] {
    guard let outcome = ChildProcess.run(["git"] + words) else {
      throw FileError(path: name, reason: "the program git cannot be run")
    }
    guard outcome.status == 0 else {
      let lines = outcome.errors.split(separator: "\n")
      let reason = lines.first.map(String.init) ?? "git failed"
      throw FileError(
        path: name,
        reason: reason.hasPrefix("fatal: ") ? String(reason.dropFirst(7)) : reason)
    }
    return outcome.output
  }

  /// What stands at `path`, links followed.
  package func kind(of path: String) -> FileKind? {
    let path = followed(located(path))
    return entries[path] != nil ? .file : folders[path] != nil ? .folder : nil
  }

  /// All bytes of a file.
  package func read(_ path: String) throws(FileError) -> [UInt8] {
    let target = followed(located(path))
    guard let entry = entries[target] else {
      throw FileError(
        path: path,
        reason: folders[target] != nil
          ? "is a folder" : "no such file or folder in revision \(revision)")
    }
    return try Self.git(["cat-file", "blob", entry.object], path)
  }

  /// The names in a folder, in byte order.
  package func entries(of folder: String) throws(FileError) -> [String] {
    guard let names = folders[followed(located(folder))] else {
      throw FileError(path: folder, reason: "no such file or folder in revision \(revision)")
    }
    return names
  }

  /// Nothing can be written, so nothing has to be followed.
  package func destination(of path: String) -> String { path }

  /// The end of a chain of links, as far as they stay in the repository.
  private func followed(_ path: String) -> String {
    var path = path
    for _ in 0..<40 {
      guard let entry = entries[path], entry.isLink,
        let text = try? Self.git(["cat-file", "blob", entry.object], path)
      else { return path }
      path = FilePath.join(FilePath.folder(of: path), String(decoding: text, as: UTF8.self))
    }
    return path
  }

  /// A revision cannot be changed.
  package func createFolder(_ path: String) throws(FileError) { throw readOnly(path) }

  /// A revision cannot be changed.
  package func create(_ path: String, like model: String) throws(FileError) {
    throw readOnly(path)
  }

  /// A revision cannot be changed.
  package func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    throw readOnly(path)
  }

  /// A revision cannot be changed.
  package func rename(_ path: String, to target: String) throws(FileError) {
    throw readOnly(target)
  }

  /// A revision cannot be changed.
  package func remove(_ path: String) {}

  private func readOnly(_ path: String) -> FileError {
    FileError(path: path, reason: "is in a git revision and cannot be written")
  }
}
