/// Where to look for changes of what a run read: folders, and the names in them that matter.
///
/// A folder is the right thing to watch: editors that save by renaming put another file in the place
/// of the old one, and what is missing can appear nowhere else.
struct WatchPlan {
  /// What matters in one folder.
  struct Folder {
    /// Names whose appearance and disappearance matter; true if their content matters, too.
    var names: [String: Bool] = [:]
    /// Whether every name that can be tokens matters.
    var isListed = false

    /// Whether only the folder itself matters, not what is in it.
    var isOnlyPassed: Bool { names.isEmpty && !isListed }
  }

  /// By path; the working folder is `.`. Some of them may be missing.
  private(set) var folders: [String: Folder] = [:]
  private var passed: Set<String> = []

  /// A plan for what a run asked.
  init(_ record: InputRecord) {
    for (path, entry) in record.entries where !record.isCovered(path) {
      add(path, isRead: entry.isRead)
      if entry.names != nil { folders[FilePath.tidy(path), default: Folder()].isListed = true }
      // What is read through a link changes at its end.
      if entry.isRead || entry.names != nil, let end = Platform.realPath(path),
        end != path, Platform.isLink(path)
      {
        add(end, isRead: entry.isRead)
        if entry.names != nil { folders[end, default: Folder()].isListed = true }
      }
    }
  }

  /// Adds a path and the folders on the way to it.
  private mutating func add(_ path: String, isRead: Bool) {
    let path = FilePath.tidy(path)
    note(path, isRead: isRead)
    var step = Self.folder(of: path)
    while passed.insert(step).inserted {
      folders[step] = folders[step] ?? Folder()
      guard step != ".", step != "/", FilePath.name(of: step) != ".." else { break }
      // A link can be pointed elsewhere, and what is missing can appear, without any change of what
      // is watched below.
      if Platform.isLink(step) || Platform.status(of: step) == nil { note(step, isRead: false) }
      step = Self.folder(of: step)
    }
  }

  private mutating func note(_ path: String, isRead: Bool) {
    let name = FilePath.name(of: path)
    guard path != ".", path != "/", name != ".." else { return }
    let known = folders[Self.folder(of: path)]?.names[name] ?? false
    folders[Self.folder(of: path), default: Folder()].names[name] = known || isRead
  }

  private static func folder(of path: String) -> String {
    let folder = FilePath.folder(of: path)
    return folder.isEmpty ? "." : folder
  }
}
