/// The rule by which Make and Ninja learn what outputs depend on, in the form that compilers write:
/// `output output: input input`.
package enum Depfile {
  /// The text of a rule. The same paths give the same bytes.
  ///
  /// - Parameters:
  ///   - outputs: What was written; the first one should be the first that the build system knows.
  ///   - inputs: The files that were read.
  ///   - folders: The folders that were listed: a new file in one changes the outputs. One that
  ///     holds an output is left out, because writing it would make all outputs outdated.
  /// - Throws: A `FileError` about a path that the form cannot hold, because it has a line break or
  ///   another control character, or ends in a backslash.
  package static func text(
    outputs: [String], inputs: [String], folders: [String] = []
  ) throws(FileError) -> [UInt8] {
    var text: [UInt8] = []
    for (number, path) in outputs.enumerated() {
      if number > 0 { text += continuation }
      try append(path, to: &text)
    }
    text.append(UInt8(ascii: ":"))
    let busy = Set(outputs.map { folder(of: $0) })
    let kept = folders.filter { !busy.contains(FilePath.tidy($0)) }
    for path in inputs + kept {
      text += continuation
      try append(path, to: &text)
    }
    text.append(UInt8(ascii: "\n"))
    return text
  }

  private static let continuation = Array(" \\\n  ".utf8)

  private static func folder(of path: String) -> String {
    FilePath.tidy(FilePath.folder(of: FilePath.tidy(path)))
  }

  /// Appends a path so that both programs read it back: `$` is doubled, a backslash stands before
  /// blanks, `#` and `:`, and backslashes are doubled before those alone.
  private static func append(_ path: String, to text: inout [UInt8]) throws(FileError) {
    guard path.utf8.last != UInt8(ascii: "\\") else {
      throw FileError(
        path: path, reason: "ends in a backslash, which a depfile cannot hold",
        help: "rename the file")
    }
    var backslashes = 0
    for byte in path.utf8 {
      guard byte >= 0x20, byte != 0x7F else {
        throw FileError(
          path: path, reason: "has a control character in its name, which a depfile cannot hold",
          help: "rename the file")
      }
      switch byte {
      case UInt8(ascii: "$"):
        text.append(byte)
      case UInt8(ascii: " "), UInt8(ascii: "#"), UInt8(ascii: ":"):
        text += repeatElement(UInt8(ascii: "\\"), count: backslashes + 1)
      default: break
      }
      backslashes = byte == UInt8(ascii: "\\") ? backslashes + 1 : 0
      text.append(byte)
    }
  }
}
