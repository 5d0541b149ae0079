/// Pure arithmetic of paths written with `/`. Nothing here looks at the disk.
public enum FilePath {
  /// `path` seen from `folder`, without `.` steps and with `..` steps taken where a name stands
  /// before them. An absolute path is only tidied; an empty folder is the working folder.
  public static func join(_ folder: String, _ path: String) -> String {
    if path.utf8.first == UInt8(ascii: "/") || folder.isEmpty { return tidy(path) }
    return tidy(folder + "/" + path)
  }

  /// The path without `.`, doubled slashes, and `..` behind a name; `.` if nothing is left.
  public static func tidy(_ path: String) -> String {
    if isTidy(path) { return path }
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    var steps: [Substring] = []
    for step in path.split(separator: "/") where step != "." {
      if step == "..", let last = steps.last, last != ".." {
        steps.removeLast()
      } else if step != ".." || !isAbsolute {
        steps.append(step)
      }
    }
    var text = isAbsolute ? "/" : ""
    for (index, step) in steps.enumerated() {
      if index > 0 { text += "/" }
      text += String(step)
    }
    return text.isEmpty ? "." : text
  }

  /// Whether a path is certainly what `tidy` would make of it: no step is empty, and none consists of
  /// points alone. Most paths are.
  private static func isTidy(_ path: String) -> Bool {
    let slash = UInt8(ascii: "/")
    var isStep = false
    for (index, byte) in path.utf8.enumerated() {
      if byte == slash {
        guard isStep || index == 0 else { return false }
        isStep = false
      } else if byte != UInt8(ascii: ".") {
        isStep = true
      }
    }
    return isStep
  }

  /// The folder that holds `path`; empty for a name without a folder.
  public static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last step of `path`.
  public static func name(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.index(after: $0)...]) }
      ?? path
  }
}
