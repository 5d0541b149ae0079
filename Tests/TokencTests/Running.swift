import Foundation
import TokenCompiler
import TokenModel

@testable import tokenc

/// Runs of the real program in this process, on streams in memory.
enum Running {
  /// What a run printed and how it ended.
  struct Outcome: Equatable {
    var status: ExitStatus
    var output: String
    var errors: String

    /// The lines of standard output.
    var lines: [String] { output.split(separator: "\n").map(String.init) }
    /// The first line of standard error.
    var message: String { errors.split(separator: "\n").first.map(String.init) ?? "" }
  }

  /// The folder of the package.
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The tokens of the package, for `--tokens`.
  static let tokens = package.appendingPathComponent("tokens/appetite.resolver.json").path

  /// Runs a command line. Without `columns` standard output is a pipe, with them a terminal that
  /// shows colours.
  static func run(_ arguments: String..., columns: Int? = nil, colored: Bool = true) -> Outcome {
    run(arguments, columns: columns, colored: colored)
  }

  /// Runs a command line.
  static func run(_ arguments: [String], columns: Int? = nil, colored: Bool = true) -> Outcome {
    let output = StandardStream(columns: columns, isTerminal: columns != nil)
    let errors = StandardStream(columns: columns)
    let terminal = Terminal(
      output: output, errors: errors, environment: { $0 == "NO_COLOR" && !colored ? "1" : nil })
    let status = Tokenc.program.run(arguments, on: terminal)
    return Outcome(status: status, output: output.text, errors: errors.text)
  }

  /// Runs `at` on the tokens of the package.
  static func at(_ arguments: String..., columns: Int? = nil, colored: Bool = true) -> Outcome {
    run(["at"] + arguments + ["--tokens", tokens], columns: columns, colored: colored)
  }

  /// The samples of a run with `--format json`.
  static func samples(_ outcome: Outcome) throws -> [[String: Any]] {
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    guard let members = object as? [String: Any], let list = members["samples"] as? [[String: Any]]
    else { throw CocoaError(.propertyListReadCorrupt) }
    return list
  }

  /// The first `progress` of a run with `--format json`, to the last bit, which Foundation's reader
  /// of JSON loses.
  static func progress(_ outcome: Outcome) -> Double? {
    let name = "\"progress\": "
    guard let line = outcome.lines.first(where: { $0.contains(name) }),
      let start = line.range(of: name)?.upperBound
    else { return nil }
    return Double(line[start...].prefix { $0 != "," })
  }

  /// The paths of all animations in the tokens of the package.
  static let animations: [String] = {
    var options = ProjectOptions()
    options.tokens = [tokens]
    var session = Session(options)
    session.read()
    return session.projects.flatMap { $0.tokens.animations.map(\.path.description) }
  }()
}
