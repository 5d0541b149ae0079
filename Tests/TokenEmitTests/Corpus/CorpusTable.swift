import Foundation
import Testing
import TokenCompiler
import TokenEmit
import TokenModel
import TokenSyntax

/// The table of the corpus: `corpus.tsv` beside this file, recorded with `TOKENC_RECORD=1`.
enum CorpusTable {
  /// The header, and the columns of a row.
  static let header =
    "project\tfiles\tapprox_tokens\ttokens\ttyped\terrors\twarnings\terror codes\tmigrated files"

  static let isRecording = ProcessInfo.processInfo.environment["TOKENC_RECORD"] == "1"

  static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("corpus.tsv")

  /// The rows as they were recorded, by project.
  static func rows() throws -> [String: String] {
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    return Dictionary(
      lines.map { (String($0.prefix { $0 != "\t" }), String($0)) }, uniquingKeysWith: { $1 })
  }

  /// The row of a project.
  static func row(_ project: CorpusProject, _ outcome: CorpusProject.Outcome) throws -> String {
    let approximate = try approximateTokens(of: outcome)
    let tokens = outcome.projects.map(\.tokens)
    let typed = tokens.reduce(0) { count, tokens in
      count + tokens.tokenIDs.count { tokens.type(of: $0).map { $0 != .opaque } ?? false }
    }
    let codes = Dictionary(grouping: outcome.errors, by: \.code).mapValues(\.count)
    let migrated =
      outcome.errors.isEmpty
      ? outcome.projects.reduce(0) {
        $0 + outcome.compiler.migrate($1, sources: outcome.sources).migration.files.count
      } : nil
    let columns: [String] = [
      project.name, "\(outcome.sources.files.count)", "\(approximate)",
      "\(tokens.reduce(0) { $0 + $1.count })", "\(typed)", "\(outcome.errors.count)",
      "\(outcome.diagnostics.count { $0.severity == .warning })",
      codes.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", "),
      migrated.map(String.init) ?? "refused",
    ]
    return columns.joined(separator: "\t")
  }

  /// What the index of the corpus says of the files that were read.
  private static func approximateTokens(of outcome: CorpusProject.Outcome) throws -> Int {
    let index = try String(
      contentsOf: CorpusProject.folder.appendingPathComponent("index.tsv"), encoding: .utf8)
    var counts: [String: Int] = [:]
    for line in index.split(separator: "\n").dropFirst() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      counts[String(fields[0])] = Int(fields[5])
    }
    let prefix = CorpusProject.folder.standardizedFileURL.path + "/"
    return outcome.sources.files.reduce(0) { sum, file in
      let path = URL(fileURLWithPath: file.path).standardizedFileURL.path
      return sum + (counts[String(path.dropFirst(prefix.count))] ?? 0)
    }
  }
}
