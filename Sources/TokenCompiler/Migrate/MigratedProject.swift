package import TokenEmit
package import TokenModel
import TokenReader
package import TokenSyntax

/// A project rewritten as DTCG 2025.10, and the proof that nothing changed on the way.
package struct MigratedProject: Sendable {
  /// The new files, and what could not be carried over as it was.
  package var migration: Migration
  /// The folder below the root of the output; empty for a single project.
  package var folder: String
  /// What reading the new files gives that reading the old ones did not: dotted paths with what is
  /// wrong. A reason to write nothing.
  package var differences: [String]
  /// What the letter of the standard has against the new files, with their places. Empty but for our
  /// own bugs.
  package var faults: [String]

  /// The path of a new file, seen from the root of the output.
  package func path(of file: Migration.File) -> String { FilePath.join(folder, file.path) }
}

extension Compiler {
  /// Rewrites a project that was read without an error, and reads the result again to compare it.
  ///
  /// - Parameters:
  ///   - sources: The files of the run.
  ///   - folder: A folder below the root of the output, for one of several projects.
  package func migrate(
    _ project: Project, sources: SourceMap, into folder: String = ""
  ) -> MigratedProject {
    var migration = Migration(
      project.tokens, fixed: Set(configuration.choices.map(\.modifier)))
    for file in Set(project.tokens.trees.map(\.file.id)).sorted(by: { $0.rawValue < $1.rawValue })
    where Self.hasComments(sources[file]) {
      migration.noteComments(in: sources[file].path)
    }
    var result = MigratedProject(
      migration: migration, folder: folder, differences: [], faults: [])
    let memory = MemoryFiles()
    for file in migration.files {
      memory.put(file.path, String(decoding: file.bytes, as: UTF8.self))
    }
    guard !migration.files.isEmpty else { return result }
    let again = read(memory, .standard)
    result.differences = again.errors
    if again.errors.isEmpty {
      result.differences = again.projects.flatMap {
        MigrationCheck.differences(project.tokens, $0.tokens)
      }
    }
    result.faults = read(memory, .spec).errors
    return result
  }

  private static func hasComments(_ file: SourceFile) -> Bool {
    var names = NameTable()
    let (_, faults) = parseJSON(file, dialect: .strict, names: &names)
    return faults.contains { $0.code == .comment }
  }

  private func read(
    _ files: MemoryFiles, _ strength: ReaderOptions.Strength
  ) -> (projects: [Project], errors: [String]) {
    var configuration = Configuration()
    configuration.inputs = ["."]
    configuration.reading.strength = strength
    configuration.reading.permutationLimit = self.configuration.reading.permutationLimit
    configuration.reading.nestingLimit = self.configuration.reading.nestingLimit + 4
    let compiler = Compiler(configuration: configuration, files: files)
    var sources = SourceMap()
    var (inputs, faults) = compiler.inputs()
    var projects: [Project] = []
    for input in inputs {
      do throws(FileError) {
        projects.append(try compiler.read(input, sources: &sources))
      } catch {
        faults.append(error)
      }
    }
    let errors = projects.flatMap(\.diagnostics).filter { $0.severity == .error }.map {
      let path = $0.span.map { sources[$0.file].path + ": " } ?? ""
      return "\(path)\($0.message) [\($0.code)]"
    }
    return (projects, faults.map { "\($0.path): \($0.reason)" } + errors)
  }
}

/// Compares what was read before and after a migration.
package enum MigrationCheck {
  /// The tokens and animations that differ in some theme. That a modifier without a choice is gone is
  /// no difference.
  package static func differences(_ old: ThemedTokens, _ new: ThemedTokens) -> [String] {
    let changes = TokenDiff.changes(from: old, to: new)
    let single = Set(
      old.modifiers.filter { $0.contexts.count == 1 }.map { "\($0.name)=\($0.contexts[0])" })
    return changes.filter { !($0.subject == .context && single.contains($0.path)) }
      .map { "\($0.path): \($0.name)" }
  }
}
