import Testing
import TokenModel
import TokenSyntax

@testable import TokenCompiler

@Suite("Threads change nothing")
struct ParallelBuildTests {
  /// Every format, two themes, aliases, many files.
  private static let files: [String: String] = {
    var files: [String: String] = [:]
    var formats: [String] = []
    for format in ["css", "swift", "kotlin", "json", "typescript", "scss", "dtcg", "markdown"] {
      formats.append(#"{ "format": "\#(format)" }"#)
    }
    files["tokenc.json"] = "{ \"outputs\": [\(formats.joined(separator: ","))] }"
    for file in 0..<6 {
      var members: [String] = []
      for token in 0..<60 {
        let (red, dark) = (Double(token) / 60, Double(file) / 6)
        members.append(
          """
          "c\(token)": { "$type": "color",
            "$value": { "colorSpace": "oklch", "components": [\(red), 0.2, \(file * 18)] },
            "$extensions": { "mode": { "dark": {
              "colorSpace": "srgb", "components": [\(dark), 0.5, 0.25] } } } },
          "a\(token)": { "$value": "{g\((file + 1) % 6).c\(59 - token)}" },
          "d\(token)": { "$type": "dimension", "$value": { "value": \(token), "unit": "px" } }
          """)
      }
      files["tokens/\(file).json"] = "{ \"g\(file)\": { \(members.joined(separator: ",\n")) } }"
    }
    return files
  }()

  /// Builds with so many threads; the outputs and the findings.
  private func build(jobs: Int) throws -> (files: [String: String], findings: [String]) {
    let files = MemoryFiles(Self.files)
    var sources = SourceMap()
    let bytes = try files.read("tokenc.json")
    let reading = ConfigurationReader.read(
      path: "tokenc.json", bytes: bytes, sources: &sources, files: files)
    var compiler = Compiler(configuration: reading.configuration, files: files)
    compiler.jobs = jobs
    var findings = reading.diagnostics.map { "\($0)" }
    for input in compiler.inputs().inputs {
      let project = try compiler.read(input, sources: &sources)
      #expect(project.tokens.tokens.count >= Parallel.leastTokens, "or one thread does it all")
      let result = try compiler.build(project)
      findings += (project.diagnostics + result.diagnostics).map { "\($0)" }
    }
    let outputs = files.paths.filter { $0.hasPrefix("generated/") }
    return (
      Dictionary(uniqueKeysWithValues: outputs.map { ($0, files.text($0) ?? "") }), findings
    )
  }

  @Test("twenty builds on eight threads write what one thread writes, to the byte")
  func identical() throws {
    let serial = try build(jobs: 1)
    #expect(serial.files.count >= 8)
    #expect(serial.files["generated/css/tokens.css"]?.contains("--g5-a19") == true)
    for run in 1...20 {
      let parallel = try build(jobs: 8)
      #expect(parallel.files.keys.sorted() == serial.files.keys.sorted(), "run \(run)")
      for (path, text) in serial.files {
        #expect(parallel.files[path] == text, "\(path) in run \(run)")
      }
      #expect(parallel.findings == serial.findings, "run \(run)")
    }
  }
}
