import Testing
import TokenEmit
import TokenModel
import TokenReader
import TokenSyntax

extension DiagnosticCode: CustomTestStringConvertible {
  /// The id, by which tests name their arguments.
  public var testDescription: String { id }
}

/// An example of a code as the files of a project, and what the compiler says of them.
struct ExampleRun {
  /// The files of the example by path.
  private var files = ExampleFiles()
  private var choices: [ContextChoice] = []
  private var options: ReaderOptions

  /// Takes the example apart; an example in words gives nil.
  init?(_ example: DiagnosticCode.Example, _ options: ReaderOptions = ReaderOptions()) {
    self.options = options
    switch example.kind {
    case .tokens, .text: files.add("example.tokens.json", Array(example.text.utf8))
    case .resolver: files.add("example.resolver.json", Array(example.text.utf8))
    case .files: files = ExampleFiles(archive: example.text)
    case .configuration, .words: return nil
    }
    let words = example.options.split(separator: " ")
    for (option, argument) in zip(words, words.dropFirst()) where option == "--context" {
      let sides = argument.split(separator: "=", maxSplits: 1)
      guard sides.count == 2 else { continue }
      choices.append(ContextChoice(modifier: String(sides[0]), context: String(sides[1])))
    }
    for (option, argument) in zip(words, words.dropFirst()) where option == "--dialect" {
      self.options.tokenDialect = Dialect(rawValue: String(argument))
    }
  }

  /// A single file of any bytes.
  init(_ path: String, _ bytes: [UInt8]) {
    options = ReaderOptions()
    files.add(path, bytes)
  }

  /// What reading says, and the tokens that come of it.
  func read() -> (findings: [Diagnostic], tokens: ThemedTokens) {
    var builder = ProjectBuilder(sources: SourceMap(), options: options)
    if let resolver = files.all.first(where: { $0.path.hasSuffix(".resolver.json") }) {
      builder.addResolver(path: resolver.path, bytes: resolver.bytes, provider: files)
    } else {
      builder.addTokenFiles(files.all.filter { !$0.path.hasSuffix(".schema.json") })
    }
    var (project, sources, sink) = builder.finish(choices: choices, requiringInputs: true)
    let result = readTokens(of: project, options)
    var findings = sink.diagnostics + result.diagnostics
    if let file = files.all.first(where: { $0.path.hasSuffix(".schema.json") }) {
      let (schema, faults) = TeamSchema.read(
        path: file.path, bytes: file.bytes, provider: files, names: &project.names,
        sources: &sources)
      findings += faults + (schema?.validate(project) ?? [])
    }
    return (findings, result.tokens)
  }

  /// What the outputs of a project without a configuration say of the tokens. Other formats hold
  /// fewer kinds of values and have more to say.
  func emit() -> [Diagnostic] {
    let (findings, tokens) = read()
    return findings
      + ["css", "swift", "kotlin"].compactMap(OutputFormat.named).flatMap {
        $0.make(nil, []).emitter.plan(tokens).diagnostics
      }
  }
}

/// The files of an example, in order.
struct ExampleFiles: SourceProvider {
  private(set) var all: [(path: String, bytes: [UInt8])] = []

  init() {}

  /// Files that stand below lines `-- name --`.
  init(archive: String) {
    var text = ""
    for line in archive.split(separator: "\n", omittingEmptySubsequences: false).reversed() {
      if line.hasPrefix("-- "), line.hasSuffix(" --") {
        all.insert((String(line.dropFirst(3).dropLast(3)), Array(text.utf8)), at: 0)
        text = ""
      } else {
        text = "\(line)\n\(text)"
      }
    }
  }

  mutating func add(_ path: String, _ bytes: [UInt8]) {
    all.append((path, bytes))
  }

  func load(
    _ reference: String, from base: String
  ) throws(SourceFault) -> (path: String, bytes: [UInt8]) {
    guard let file = all.first(where: { $0.path == reference }) else {
      throw SourceFault(reason: "no such file")
    }
    return file
  }
}
