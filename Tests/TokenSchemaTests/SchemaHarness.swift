import SharedData
import TokenModel
import TokenReader
import TokenSyntax

/// One of our schemas, compiled, with the names that instances are read with.
struct CompiledSchema {
  var names = NameTable()
  let schema: Schema
  /// What is wrong with the schema itself.
  let faults: [SchemaFault]

  init(_ text: String, path: String = "schema.json") {
    let file = SourceFile(id: FileID(900), path: path, bytes: Array(text.utf8))
    let tree = parseJSON(file, dialect: .strict, names: &names).tree
    (schema, faults) = compileSchema(tree, uri: path, names: &names)
  }

  /// The faults of a text as `line:column keyword pointer: message`; nil if it is no JSON.
  mutating func lines(_ bytes: [UInt8]) -> [String]? {
    let file = SourceFile(id: FileID(0), path: "tokens.json", bytes: bytes)
    let (tree, faults) = parseJSON(file, dialect: .strict, names: &names)
    guard faults.allSatisfy({ !$0.code.rawValue.hasPrefix("json-") }) else { return nil }
    let lines = LineIndex(file)
    let found = schema.validate(tree, names: names)
    return found.map { fault in
      let place = lines.position(of: fault.span.lower)
      return "\(place.line):\(place.column) \(fault.keyword) \(fault.pointer): \(fault.message)"
    }
  }

  mutating func lines(_ text: String) -> [String] { lines(Array(text.utf8)) ?? ["not JSON"] }
}

/// One line of an index of the shared cases.
struct CaseRow {
  let name: String
  let rule: String
  let isValid: Bool
  /// Where the fault is, as a JSON Pointer.
  let fault: String
  let line: String
  /// Whether the text is JSON at all.
  let isJSON: Bool

  init(_ cells: [String]) {
    name = cells[0]
    rule = cells[1]
    isValid = cells[2] == "valid"
    fault = cells[3]
    line = cells[4]
    isJSON = cells[7] != "not JSON"
  }

  /// The rows of an index.
  static func read(_ path: String) throws -> [CaseRow] {
    try SharedData.text(path).split(separator: "\n").dropFirst().map { line in
      CaseRow(line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
    }
  }
}

/// Gives the files of a folder of the shared data.
struct SharedProvider: SourceProvider {
  func load(
    _ reference: String, from base: String
  ) throws(SourceFault) -> (path: String, bytes: [UInt8]) {
    let folder = base.split(separator: "/").dropLast().joined(separator: "/")
    let path = folder + "/" + reference
    guard let bytes = try? SharedData.bytes(path) else { throw SourceFault(reason: "no such file") }
    return (path, bytes)
  }
}

/// The typechecker to the letter of the standard.
enum Typechecker {
  static let options = ReaderOptions(strength: .spec)

  /// The findings of error severity over a token file.
  static func errors(_ bytes: [UInt8], strength: ReaderOptions.Strength = .spec) -> [Diagnostic] {
    var builder = ProjectBuilder(
      sources: SourceMap(), options: ReaderOptions(strength: strength))
    builder.addTokenFiles([("tokens.json", bytes)])
    return errors(builder.finish(), ReaderOptions(strength: strength))
  }

  /// The findings of error severity over a resolver document of the shared data.
  static func resolverErrors(_ path: String) throws -> [Diagnostic] {
    var builder = ProjectBuilder(sources: SourceMap(), options: options)
    builder.addResolver(path: path, bytes: try SharedData.bytes(path), provider: SharedProvider())
    return errors(builder.finish(), options)
  }

  private static func errors(
    _ built: (project: SourceProject, sources: SourceMap, diagnostics: DiagnosticSink),
    _ options: ReaderOptions
  ) -> [Diagnostic] {
    let result = readTokens(of: built.project, options)
    return (built.diagnostics.diagnostics + result.diagnostics).filter { $0.severity == .error }
  }
}
