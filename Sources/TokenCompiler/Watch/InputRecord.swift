/// Everything that a run asked about the disk while it read: what its result depends on.
///
/// Files that are missing are in it too, because their appearance changes the result.
package struct InputRecord: Sendable {
  /// What a run wanted to know about one path.
  struct Entry: Sendable {
    /// The state before the run looked; nil if nothing was there.
    var stamp: FileStamp?
    /// A hash of the bytes that were read, if the stamp cannot be relied upon.
    var hash: UInt64?
    /// Whether the bytes were read. Otherwise only the kind matters.
    var isRead = false
    /// The names in a folder that was listed, as far as they can be tokens.
    var names: [String]?
  }

  /// By path, as the run spelt it.
  private(set) var entries: [String: Entry] = [:]

  /// Nothing was asked.
  package init() {}

  /// The files that were read, in byte order of their paths, without standard input.
  package var files: [String] {
    sorted { $0.isRead && $0.stamp != nil }
  }

  /// The folders that were listed, in byte order of their paths.
  package var folders: [String] {
    sorted { $0.names != nil }
  }

  private func sorted(where isWanted: (Entry) -> Bool) -> [String] {
    entries.filter { isWanted($0.value) }.map(\.key)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Adds to what is known of a path. Of two stamps the older one holds, so that no change is missed.
  mutating func note(_ path: String, _ stamp: FileStamp?, _ change: (inout Entry) -> Void) {
    var entry = entries[path] ?? Entry(stamp: stamp)
    change(&entry)
    entries[path] = entry
  }

  /// Whether something differs from what the run saw. Looks at every path, and reads files whose
  /// stamps cannot be relied upon.
  mutating func isStale() -> Bool {
    for (path, entry) in entries {
      let stamp = FileStamp(path)
      if let names = entry.names {
        guard Self.names(in: path) == names else { return true }
      } else if !entry.isRead {
        guard !isCovered(path) else { continue }
        guard stamp?.kind == entry.stamp?.kind else { return true }
      } else {
        guard stamp == entry.stamp else { return true }
        if let hash = entry.hash {
          guard let bytes = try? DiskFiles().read(path), Self.hash(bytes) == hash else {
            return true
          }
          entries[path]?.stamp = stamp
          if stamp?.isFresh != true { entries[path]?.hash = nil }
        }
      }
    }
    return false
  }

  /// Whether the names in its folder say all that was asked about a path: nothing but its kind, while
  /// its folder was listed. What was missing then was asked for by name and is not covered.
  func isCovered(_ path: String) -> Bool {
    let folder = FilePath.folder(of: path)
    guard let entry = entries[path], entry.stamp != nil, !entry.isRead, entry.names == nil else {
      return false
    }
    return entries[folder.isEmpty ? "." : folder]?.names != nil
  }

  /// The names in a folder that can be tokens or hold some; none if it cannot be listed.
  static func names(in folder: String) -> [String] {
    let names = (try? DiskFiles().entries(of: folder)) ?? []
    return names.filter { InputFinder.mayMatter($0, in: folder) }
  }

  /// A hash that is the same in every run of the program (FNV-1a).
  static func hash(_ bytes: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}
