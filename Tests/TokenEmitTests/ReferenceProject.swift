import Foundation
import Testing
import TokenModel
import TokenMotion
import TokenSyntax

@testable import TokenCompiler

/// The tokens of the repository, `tokens/`, and what is checked in of them, `generated/`.
enum ReferenceProject {
  /// The root of the package.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The files below a folder of the package, by their paths from its root. Hidden files are none.
  static func files(below folder: String) throws -> [String: String] {
    let base = root.appendingPathComponent(folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: base.path)
    var result: [String: String] = [:]
    for path in paths where !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
      let file = base.appendingPathComponent(path)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder),
        !isFolder.boolValue
      else { continue }
      result["\(folder)/\(path)"] = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
    return result
  }

  /// The text of a checked-in output.
  static func generated(_ path: String) throws -> String {
    let file = root.appendingPathComponent("generated/\(path)")
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  /// A compiler for `tokens/` as `tokens/tokenc.json` says, in memory.
  ///
  /// - Parameter folder: Where the project is, seen from the working folder; empty or with a `/`
  ///   behind it.
  static func compiler(_ files: MemoryFiles, in folder: String = "") throws -> Compiler {
    let path = folder + "tokens/tokenc.json"
    var sources = SourceMap()
    let (configuration, diagnostics) = ConfigurationReader.read(
      path: path, bytes: try files.read(path), sources: &sources, files: files)
    #expect(diagnostics.isEmpty)
    return Compiler(configuration: configuration, files: files)
  }

  /// Reads the one project of a compiler; a finding fails the test.
  static func read(_ compiler: Compiler) throws -> Project {
    let (inputs, faults) = compiler.inputs()
    #expect(faults.isEmpty)
    try #require(inputs.count == 1)
    var sources = SourceMap()
    let project = try compiler.read(inputs[0], sources: &sources)
    for diagnostic in project.diagnostics where diagnostic.severity == .error {
      Issue.record("\(diagnostic.code): \(diagnostic.message)")
    }
    return project
  }

  /// The tokens of `tokens/`.
  static func tokens() throws -> ThemedTokens {
    try read(compiler(MemoryFiles(files(below: "tokens")))).tokens
  }

  /// The pulse of `tokens/` in a theme.
  static func pulse(_ theme: String) throws -> Animation {
    let tokens = try tokens()
    let record = try #require(tokens.animation(at: "motion.skeleton.pulse"))
    var choice = tokens.defaultTheme
    let modifier = try #require(tokens.modifiers.firstIndex { $0.name == "theme" })
    choice.choices[modifier] = try #require(
      tokens.modifiers[modifier].contexts.firstIndex(of: theme))
    return try #require(tokens.value(of: record, in: choice))
  }

  /// The colours of the pulse at every millisecond from 0 to 1440.
  static func pulseColors(_ theme: String, reducedMotion: Bool = false) throws -> [RGBA8] {
    let sampler = AnimationSampler(try pulse(theme))
    return try (0...1440).map { millisecond in
      let state = try #require(
        sampler.evaluate(
          at: Nanoseconds(Int64(millisecond) * 1_000_000), reducedMotion: reducedMotion))
      guard case .color(let color)? = state.tracks.first(where: { $0.name == "color" })?.value
      else {
        throw Missing()
      }
      return RGBA8(color)
    }
  }

  /// The pulse has no colour.
  struct Missing: Error {}
}
