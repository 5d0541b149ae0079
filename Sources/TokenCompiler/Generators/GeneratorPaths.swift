/// Checks that the files of a generator stay in its folder.
struct GeneratorPaths {
  /// What is wrong with a path, as the end of a sentence about the generator, and what to do.
  struct Fault: Hashable {
    var reason: String
    var help: String
  }

  /// The folder of the files, relative to the root; empty for the root itself.
  let folder: String
  /// The root of all outputs, seen from the working folder. No link may lead out of it.
  let root: String

  /// One fault for each path that cannot be written.
  func faults(in files: [GeneratedFile]) -> [Fault] {
    var seen: [String: String] = [:]
    return files.compactMap { file in
      if let fault = fault(of: file.path) { return fault }
      // On many disks names that differ by case alone are one.
      if let first = seen.updateValue(file.path, forKey: file.path.lowercased()) {
        let other = first == file.path ? "twice" : "and `\(first)`"
        return Fault(
          reason: "wants to write `\(Self.shown(file.path))` \(other)",
          help: "each file stands once in `files`; names that differ by case alone are one file")
      }
      return nil
    }
  }

  private func fault(of path: String) -> Fault? {
    let steps = path.split(separator: "/", omittingEmptySubsequences: false)
    let help = "paths are relative to the output folder and stay in it: `icons/a.svg`"
    if path.isEmpty { return Fault(reason: "wants to write a file without a name", help: help) }
    let wants = "wants to write `\(Self.shown(path))`"
    if path.hasPrefix("/") || Self.hasDrive(path) {
      return Fault(reason: "\(wants), an absolute path", help: help)
    }
    if steps.contains("..") {
      return Fault(reason: "\(wants), which leads out of the output folder", help: help)
    }
    if steps.contains(where: { $0.isEmpty || $0 == "." }) {
      return Fault(reason: "\(wants), which has an empty step", help: help)
    }
    if path.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F || $0 == "\\" }) {
      return Fault(
        reason: "\(wants), which has a character that is none of a file's name", help: help)
    }
    if steps.last.map(String.init) == OutputManifest.fileName {
      return Fault(
        reason: "\(wants), which is tokenc's own list of files", help: "choose another name")
    }
    if let link = linkOut(of: path) {
      return Fault(
        reason: "\(wants), and `\(Self.shown(link))` is a link that leads out of the output folder",
        help: "remove the link, or choose another path")
    }
    return nil
  }

  /// The first step of a path that is a link out of the root.
  private func linkOut(of path: String) -> String? {
    guard let base = Platform.realPath(root) else { return nil }
    var current = root
    for step in folder.split(separator: "/") + path.split(separator: "/") {
      current = FilePath.join(current, String(step))
      guard Platform.isLink(current) else { continue }
      // A link to nothing leads nowhere that is known.
      guard let target = Platform.realPath(current), target == base || target.hasPrefix(base + "/")
      else { return current }
    }
    return nil
  }

  /// `C:` in front.
  private static func hasDrive(_ path: String) -> Bool {
    let bytes = Array(path.utf8.prefix(2))
    return bytes.count == 2 && bytes[1] == UInt8(ascii: ":")
      && (bytes[0] | 0x20) >= UInt8(ascii: "a") && (bytes[0] | 0x20) <= UInt8(ascii: "z")
  }

  /// A path that can be shown in one line.
  private static func shown(_ path: String) -> String {
    var text = String.UnicodeScalarView()
    for scalar in path.unicodeScalars.prefix(120) {
      text.append(scalar.value < 0x20 || scalar.value == 0x7F ? "\u{FFFD}" : scalar)
    }
    return String(text) + (path.unicodeScalars.count > 120 ? "…" : "")
  }
}
