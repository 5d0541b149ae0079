import Foundation
import Testing

@testable import TokenCompiler

/// The bytes of outputs depend on the tokens and the configuration alone.
@Suite("Outputs have the same bytes wherever and whenever they are made")
struct ReferenceBytesTests {
  /// Gives the names in a folder in another order than that of their bytes.
  private struct ShuffledFiles: FileSystem {
    let files: MemoryFiles

    func kind(of path: String) -> FileKind? { files.kind(of: path) }
    func read(_ path: String) throws(FileError) -> [UInt8] { try files.read(path) }
    func entries(of folder: String) throws(FileError) -> [String] {
      try files.entries(of: folder).reversed()
    }
    func destination(of path: String) -> String { files.destination(of: path) }
    func createFolder(_ path: String) throws(FileError) { try files.createFolder(path) }
    func create(_ path: String, like model: String) throws(FileError) {
      try files.create(path, like: model)
    }
    func append(_ bytes: [UInt8], to path: String) throws(FileError) {
      try files.append(bytes, to: path)
    }
    func rename(_ path: String, to target: String) throws(FileError) {
      try files.rename(path, to: target)
    }
    func remove(_ path: String) { files.remove(path) }
  }

  /// What a build in memory writes, by path below `generated/`.
  private func outputs(_ compiler: Compiler, _ files: MemoryFiles) throws -> [String: String] {
    let result = try compiler.build(ReferenceProject.read(compiler))
    var texts: [String: String] = [:]
    for file in result.files {
      let name = try #require(file.path.range(of: "generated/")).upperBound
      texts[String(file.path[name...])] = files.text(file.path)
    }
    return texts
  }

  private func files(in folder: String = "") throws -> MemoryFiles {
    let texts = try ReferenceProject.files(below: "tokens")
    return MemoryFiles(
      Dictionary(uniqueKeysWithValues: texts.map { (folder + $0.key, $0.value) }))
  }

  @Test("a second build changes nothing") func again() throws {
    let files = try files()
    let compiler = try ReferenceProject.compiler(files)
    let project = try ReferenceProject.read(compiler)
    let first = try compiler.build(project)
    #expect(first.files.allSatisfy { $0.change == .created })
    let second = try compiler.build(ReferenceProject.read(compiler))
    #expect(second.files.allSatisfy { $0.change == .unchanged })
    #expect(files.writeCount == first.files.count)
  }

  @Test("in another folder, and with folders listed in another order") func elsewhere() throws {
    let here = try files()
    let expected = try outputs(ReferenceProject.compiler(here), here)
    #expect(expected.count >= 4)
    let other = try files(in: "some/other place/")
    #expect(
      try outputs(ReferenceProject.compiler(other, in: "some/other place/"), other) == expected)
    let shuffled = try files()
    var compiler = try ReferenceProject.compiler(shuffled)
    compiler = Compiler(
      configuration: compiler.configuration, files: ShuffledFiles(files: shuffled))
    #expect(try outputs(compiler, shuffled) == expected)
  }

  @Test("token files without a resolver document, listed in another order") func listed() throws {
    let texts = [
      "t/a.tokens.json": #"{ "b": { "$type": "number", "$value": 1 } }"#,
      "t/c/b.tokens.json": #"{ "a": { "$type": "number", "$value": "{b}" } }"#,
      "t/z.tokens.json": #"{ "c": { "$type": "number", "$value": "{a}" } }"#,
    ]
    var all: [[String: String]] = []
    for isShuffled in [false, true] {
      let files = MemoryFiles(texts)
      var configuration = Configuration()
      configuration.inputs = ["t"]
      let compiler = Compiler(
        configuration: configuration, files: isShuffled ? ShuffledFiles(files: files) : files)
      all.append(try outputs(compiler, files))
    }
    #expect(all[0].count == 3)
    #expect(all[0] == all[1])
  }

  @Test(
    "by the executable, under other locales and time zones",
    .enabled(if: Self.program != nil, "tokenc is not beside the tests"),
    arguments: [["LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Kolkata"], ["LC_ALL": "C", "TZ": "UTC"]])
  func environment(_ variables: [String: String]) throws {
    let program = try #require(Self.program)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tokenc-bytes-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = program
    process.currentDirectoryURL = ReferenceProject.root
    process.arguments = ["build", "--out", folder.path]
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    for (path, text) in try ReferenceProject.files(below: "generated") {
      let file = folder.appendingPathComponent(String(path.dropFirst("generated/".count)))
      #expect(String(decoding: try Data(contentsOf: file), as: UTF8.self) == text, "\(path)")
    }
  }

  /// The executable beside the tests.
  private static let program: URL? = {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    for _ in 0..<5 {
      let file = folder.appendingPathComponent("tokenc")
      if FileManager.default.isExecutableFile(atPath: file.path) { return file }
      folder.deleteLastPathComponent()
    }
    return nil
  }()
}
