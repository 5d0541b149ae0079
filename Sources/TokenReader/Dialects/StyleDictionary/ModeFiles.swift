import TokenModel
import TokenSyntax

/// Finds files that are contexts of a modifier: of two whose names differ by `light` and `dark` the
/// dark one, and every file of a folder `modes`, if it gives tokens of other files another value.
struct ModeFiles {
  /// When a file takes part, where that is not always.
  private(set) var contextOfFile: [Int: (modifier: String, context: String)] = [:]

  /// Looks at the paths of the files, and at the tokens that they share.
  init(_ paths: [String], _ book: ForeignBook) {
    var found: [Int: (modifier: String, context: String)] = [:]
    var fileOfName: [String: Int] = [:]
    for (file, path) in paths.enumerated() { fileOfName[path.lowercased()] = file }
    for (file, path) in paths.enumerated() {
      let steps = path.split(separator: "/")
      let name = steps.last.map(String.init) ?? path
      if steps.count > 1, steps[steps.count - 2] == "modes" {
        found[file] = ("mode", String(name.prefix { $0 != "." }))
      } else if let light = Self.light(of: path.lowercased()), fileOfName[light] != nil {
        found[file] = ("theme", "dark")
      }
    }
    guard !found.isEmpty else { return }
    var shared: Set<Int> = []
    let always = Set(
      book.entries.lazy.filter { found[$0.object.file] == nil }.map(\.path))
    for entry in book.entries where found[entry.object.file] != nil {
      if always.contains(entry.path) { shared.insert(entry.object.file) }
    }
    contextOfFile = found.filter { shared.contains($0.key) }
  }

  /// The path with `light` in the place of the last word `dark`.
  private static func light(of path: String) -> String? {
    let nameStart = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    var end = path.endIndex
    while end > nameStart {
      var start = end
      while start > nameStart, path[path.index(before: start)].isLetter {
        start = path.index(before: start)
      }
      if path[start..<end] == "dark" {
        return path[..<start] + "light" + path[end...]
      }
      end = start > nameStart ? path.index(before: start) : nameStart
    }
    return nil
  }

  /// Says which files were taken for contexts.
  func report(_ files: [ForeignFile], _ translation: inout Translation) {
    for (file, context) in contextOfFile.sorted(by: { $0.key < $1.key }) {
      translation.sink.report(
        .modeFile,
        "this file is read as the context `\(context.context)` of the modifier `\(context.modifier)`",
        at: SourceSpan(file: files[file].tree.file.id, lower: 0, upper: 0),
        help: "by its name; a resolver document says it for good", under: translation.options)
    }
  }
}
