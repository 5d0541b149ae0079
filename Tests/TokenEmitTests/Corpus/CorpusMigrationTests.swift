import Foundation
import Testing
import TokenCompiler
import TokenModel
import TokenReader
import TokenSyntax

@testable import TokenEmit

/// Published token files in the forms that teams have: read whole or refused with reasons, and
/// brought forward without a change.
@Suite(.serialized, .enabled(if: Systems.isPresent, Systems.reason)) struct CorpusMigrationTests {
  /// Every project as the table has it.
  @Test(.timeLimit(.minutes(2))) func table() throws {
    let rows = try CorpusProject.all.map { try CorpusTable.row($0, $0.read()) }
    print(([CorpusTable.header] + rows).joined(separator: "\n"))
    if CorpusTable.isRecording {
      let text = ([CorpusTable.header] + rows).joined(separator: "\n") + "\n"
      try text.write(to: CorpusTable.file, atomically: true, encoding: .utf8)
      Issue.record("recorded")
    }
    let known = try CorpusTable.rows()
    #expect(known.count == rows.count)
    for (project, row) in zip(CorpusProject.all, rows) {
      #expect(row == known[project.name], "\(project.name)")
    }
  }

  @Test(arguments: CorpusProject.complete) func completeProjectsHaveNoErrors(name: String) throws {
    let errors = try CorpusProject.named(name).read().errors
    #expect(errors.map { "\($0.code): \($0.message)" } == [])
  }

  /// No finding without a place, and no error without advice or a message that says what is wrong.
  @Test(.timeLimit(.minutes(1)), arguments: CorpusProject.all)
  func findingsHavePlaces(project: CorpusProject) throws {
    let outcome = try project.read()
    #expect(outcome.projects.reduce(0) { $0 + $1.tokens.count } > 0 || !outcome.errors.isEmpty)
    for diagnostic in outcome.diagnostics {
      let span = try #require(diagnostic.span, "\(diagnostic.message)")
      let file = outcome.sources[span.file]
      #expect(span.lower <= span.upper && Int(span.upper) <= file.length, "\(diagnostic.message)")
    }
  }

  @Test(.timeLimit(.minutes(2)), arguments: CorpusProject.all)
  func migratedProjectsAreTheSame(project: CorpusProject) throws {
    let outcome = try project.read()
    guard outcome.errors.isEmpty else { return }
    for old in outcome.projects {
      let migrated = outcome.compiler.migrate(old, sources: outcome.sources)
      #expect(migrated.differences == [])
      #expect(migrated.faults == [])
      let new = try MigratedFiles.read(migrated.migration.files)
      #expect(Set(new.tokens.tokenIDs.map(new.tokens.path)).count == new.tokens.count)
      #expect(MigratedFiles.differences(old.tokens, new.tokens) == [])
      // What was written is in its final form: once more, and nothing is left to say but what has
      // no standard form.
      let texts = { (files: [Migration.File]) in
        Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes.count) })
      }
      #expect(texts(Migration(new.tokens).files) == texts(migrated.migration.files))
    }
  }
}

/// The five projects that are complete, brought forward, in every target that is compiled.
@Suite(.serialized, .enabled(if: Systems.isPresent, Systems.reason)) struct CorpusOutputTests {
  /// The tokens as they are read from migrated files, and the text of one format.
  private func text(_ name: String, _ emitter: any Emitter) throws -> String {
    let outcome = try CorpusProject.named(name).read()
    try #require(outcome.errors.isEmpty && outcome.projects.count == 1)
    let migrated = outcome.compiler.migrate(outcome.projects[0], sources: outcome.sources)
    let plan = emitter.plan(try MigratedFiles.read(migrated.migration.files).tokens)
    let errors = plan.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.message) == [], "\(name)")
    return String(decoding: try #require(plan.files.first).bytes(), as: UTF8.self)
  }

  @Test(.enabled(if: Chromium.isUsable, Chromium.reason), arguments: CorpusProject.complete)
  func cssParses(name: String) throws {
    let sheet = try CSSComparison.sheet(try text(name, CSSEmitter()))
    #expect(sheet.parsed == sheet.written)
    #expect(sheet.written > 0)
  }

  @Test(arguments: CorpusProject.complete) func swiftCompiles(name: String) throws {
    try SwiftHarness.compile(try text(name, SwiftEmitter()))
  }

  @Test(.enabled(if: KotlinHarness.isUsable, KotlinHarness.reason)) func kotlinCompiles() throws {
    var files: [String: String] = [:]
    for name in CorpusProject.complete {
      var options = KotlinOptions()
      options.packageName = "corpus." + name.lowercased().replacing("-", with: "")
      files["\(name).kt"] = try text(name, KotlinEmitter(options: options))
    }
    _ = try KotlinHarness.run(files)
  }
}

/// The files of a migration, read again.
enum MigratedFiles {
  /// Reads them as a project of their own, in default strength.
  static func read(_ files: [Migration.File]) throws -> Project {
    let memory = MemoryFiles()
    for file in files { memory.put(file.path, String(decoding: file.bytes, as: UTF8.self)) }
    var configuration = Configuration()
    configuration.inputs = ["."]
    let compiler = Compiler(configuration: configuration, files: memory)
    let (inputs, faults) = compiler.inputs()
    try #require(inputs.count == 1 && faults.isEmpty)
    var sources = SourceMap()
    let project = try compiler.read(inputs[0], sources: &sources)
    #expect(!project.diagnostics.hasErrors)
    return project
  }

  /// The tokens whose value, alias or note differs in some theme, to the last bit and spelling.
  static func differences(_ old: ThemedTokens, _ new: ThemedTokens) -> [String] {
    var numbers: [TokenPath: TokenID] = [:]
    for id in new.tokenIDs { numbers[new.path(of: id)] = id }
    var result: [String] = []
    for id in old.tokenIDs {
      let path = old.path(of: id)
      guard let other = numbers.removeValue(forKey: path) else {
        result.append("\(path) is gone")
        continue
      }
      for theme in themes(of: id, old) {
        let newTheme = theme.translated(from: old, to: new)
        if old.value(of: id, in: theme) != new.value(of: other, in: newTheme) {
          result.append("\(path): value")
        }
        if old.aliasTarget(of: id, in: theme).map(old.path)
          != new.aliasTarget(of: other, in: newTheme).map(new.path)
        {
          result.append("\(path): alias")
        }
        if old.description(of: id, in: theme) != new.description(of: other, in: newTheme)
          || old.deprecation(of: id, in: theme) != new.deprecation(of: other, in: newTheme)
        {
          result.append("\(path): notes")
        }
      }
    }
    return result + numbers.keys.map { "\($0) is new" }
  }

  private static func themes(of id: TokenID, _ tokens: ThemedTokens) -> [Theme] {
    let support = tokens.support(of: id)
    return (0..<support.count).map { number in
      var theme = tokens.defaultTheme
      support.assign(number, to: &theme)
      return theme
    }
  }
}

extension Theme {
  /// The same contexts, by their names, of another project.
  fileprivate func translated(from old: ThemedTokens, to new: ThemedTokens) -> Theme {
    var result = new.defaultTheme
    for (index, modifier) in old.modifiers.enumerated() {
      let name = modifier.contexts[choices[index]]
      guard let other = new.modifiers.firstIndex(where: { $0.name == modifier.name }),
        let context = new.modifiers[other].contexts.firstIndex(of: name)
      else { continue }
      result.choices[other] = context
    }
    return result
  }
}
