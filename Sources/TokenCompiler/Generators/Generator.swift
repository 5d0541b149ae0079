package import TokenSyntax

/// A program of the team that makes files of the tokens.
///
/// Only a configuration that was read from the disk names one: no option, no token file and no file
/// of another revision does.
package struct Generator: Sendable {
  /// What to call it: its `name`, or that of its program.
  package var name: String
  /// The program and its arguments; at least one.
  package var command: [String]
  /// The folder of the configuration: the program runs there, and a program with a slash in it is
  /// looked for there.
  package var workingFolder: String
  /// The folder of its files, relative to the root of the outputs; empty for the root itself.
  package var folder = ""
  /// The member `options` for the program: one JSON value without comments.
  package var options: [UInt8] = Array("{}".utf8)
  /// The most seconds that it may take.
  package var timeLimit = 30.0
  /// The most bytes that it may print.
  package var outputLimit = 64 << 20
  /// Which tokens it gets.
  package var selection = OutputSelection()
  /// Where `command` stands.
  package var span: SourceSpan?

  /// A generator without options.
  package init(name: String, command: [String], workingFolder: String) {
    self.name = name
    self.command = command
    self.workingFolder = workingFolder
  }

  /// The name of a program without its folder and its ending.
  static func name(of program: String) -> String {
    let file = FilePath.name(of: program)
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return file }
    return String(file[..<dot])
  }
}

/// A file that a generator wants to have written.
struct GeneratedFile: Sendable, Hashable {
  /// The path relative to the generator's folder.
  var path: String
  /// Its bytes.
  var bytes: [UInt8]
}
