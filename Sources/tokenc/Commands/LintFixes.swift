import TokenCompiler
import TokenModel
import TokenSyntax

/// What `lint` mends.
struct FixOptions: Sendable {
  /// Whether files are mended.
  var isOn = false
  /// Whether to show only what would be done.
  var isDryRun = false

  /// The options.
  static var group: OptionGroup<FixOptions> {
    OptionGroup(
      "Fixes",
      [
        .flag(
          "fix", into: \.isOn,
          help: "Mend what can be mended without changing a value; all other bytes stay."),
        .flag(
          "dry-run", into: \.isDryRun,
          help: "With --fix: write nothing and print a unified diff; status 1 if there is one."),
      ])
  }
}

/// Fixes on their way: tried in memory, round by round, and written only if no value changes.
struct Fixer {
  /// The files with a change, in the order of reading.
  private(set) var files: [FixPlan.File] = []
  /// How many findings were mended.
  private(set) var count = 0
  /// Tokens whose value would change: a reason to write nothing.
  private(set) var changedTokens: [String] = []

  /// Edits of one round may make way for others; that many rounds are enough for all.
  private static let mostRounds = 8

  /// Tries the fixes of a session that has been read.
  ///
  /// - Parameter findings: Gives the findings of a session that are to be mended.
  init(_ session: Session, findings: (Session) -> [Diagnostic]) {
    var current = session
    for _ in 0..<Self.mostRounds {
      let plan = FixPlan(findings(current), sources: current.sources)
      guard !plan.files.isEmpty else { break }
      let next = current.rereading(
        OverlayFiles(current.compiler.files, changed: plan.overlay))
      changedTokens = Self.differences(session, next)
      // A mended file that cannot be read, or has a new error, is no better than a changed value.
      if next.isBroken || !next.faults.isEmpty || next.errorCount > current.errorCount {
        changedTokens.append(contentsOf: plan.files.map(\.path))
      }
      guard changedTokens.isEmpty else { return }
      count += plan.count
      for file in plan.files {
        if let index = files.firstIndex(where: { $0.path == file.path }) {
          files[index].new = file.new
        } else {
          files.append(file)
        }
      }
      current = next
    }
  }

  private static func differences(_ old: Session, _ new: Session) -> [String] {
    guard old.projects.count == new.projects.count else { return old.projects.map(\.name) }
    return zip(old.projects, new.projects).flatMap { before, after in
      TokenDiff.changes(from: before.tokens, to: after.tokens).map(\.path)
    }
  }

  /// Prints what would be done.
  func printDiff(on stream: StandardStream) {
    for file in files {
      stream.write(UnifiedDiff.bytes(path: file.path, old: file.old, new: file.new))
    }
  }

  /// Writes all files.
  func write(to files: any FileSystem) throws(FileError) {
    for file in self.files { try files.replace(file.path, with: file.new) }
  }
}

extension Session {
  /// The session anew, with other files.
  func rereading(_ files: any FileSystem) -> Session {
    var result = self
    let configuration = result.compiler.configuration
    let requiresInputs = result.compiler.requiresInputs
    result.compiler = Compiler(configuration: configuration, files: files)
    result.compiler.requiresInputs = requiresInputs
    result.sources = SourceMap()
    result.projects = []
    result.diagnostics = []
    result.read()
    return result
  }

  /// How many errors were found.
  fileprivate var errorCount: Int { diagnostics.count { $0.severity == .error } }
}
