import TokenEmit
public import TokenModel
import TokenReader
public import TokenSyntax

/// Reads the tokens of a project and writes its outputs.
///
/// A compiler does not print and does not end the process: what is wrong with the user's files comes
/// back as diagnostics, and what cannot be read or written is thrown as `FileError`.
public struct Compiler: Sendable {
  /// What to read and to write.
  public var configuration: Configuration
  /// The files that it sees.
  public let files: any FileSystem
  /// Whether modifiers without a default need an input, as a single theme does; otherwise all
  /// their contexts are read.
  package var requiresInputs = false
  /// The most threads; the number of processors unless it is set. The results do not depend on it.
  public var jobs: Int {
    get { chosenJobs ?? Platform.processorCount }
    set { chosenJobs = newValue }
  }
  private var chosenJobs: Int?

  /// Makes a compiler.
  public init(configuration: Configuration, files: any FileSystem = DiskFiles()) {
    self.configuration = configuration
    self.files = files
  }

  /// The projects behind the inputs of the configuration, and the inputs that cannot be read.
  public func inputs() -> (inputs: [ProjectInput], faults: [FileError]) {
    InputFinder.find(configuration.inputs, in: files)
  }

  /// Reads one project.
  ///
  /// - Parameter sources: The files of the run; the project's are added.
  /// - Throws: A `FileError` if a file that an input names cannot be read. What is missing behind a
  ///   reference is a diagnostic.
  public func read(
    _ input: ProjectInput, sources: inout SourceMap
  ) throws(FileError) -> Project {
    let concurrency = Concurrency(jobs: jobs) { count, body in
      _ = Parallel.map(count, jobs: jobs, body)
    }
    var builder = ProjectBuilder(
      sources: sources, options: configuration.reading, concurrency: concurrency)
    switch input.content {
    case .resolver(let path):
      builder.addResolver(
        path: path, bytes: try bytes(of: path), provider: DiskSources(files: files))
    case .files(let paths):
      var loaded: [(path: String, bytes: [UInt8])] = []
      for (path, result) in zip(paths, contents(of: paths)) {
        let bytes = try result.get()
        // What a folder holds may be a report; what is named is meant.
        if ReportText.isReport(bytes), !configuration.inputs.contains(path) { continue }
        loaded.append((path, bytes))
      }
      if let only = loaded.first, loaded.count == 1, isResolverDocument(only.bytes) {
        builder.addResolver(
          path: only.path, bytes: only.bytes, provider: DiskSources(files: files))
      } else {
        builder.addTokenFiles(consume loaded)
      }
    }
    var (project, allSources, sink) = builder.finish(
      choices: configuration.choices, requiringInputs: requiresInputs)
    sources = allSources
    let broken = try validate(&project, &sources)
    let reading = readTokens(of: project, configuration.reading, concurrency)
    return Project(
      name: input.name, tokens: reading.tokens,
      diagnostics: (sink.diagnostics + broken + reading.diagnostics).inFileOrder())
  }

  /// What the token files have against the team's own schema, if there is one.
  private func validate(
    _ project: inout SourceProject, _ sources: inout SourceMap
  ) throws(FileError) -> [Diagnostic] {
    guard let path = configuration.schema else { return [] }
    var options = SchemaOptions()
    options.assertsFormats = configuration.assertsFormats
    let (schema, faults) = TeamSchema.read(
      path: path, bytes: try bytes(of: path), provider: DiskSources(files: files),
      options: options, names: &project.names, sources: &sources)
    return faults + (schema?.validate(project) ?? [])
  }

  /// The bytes of files, or why there are none. Many are read on several threads.
  private func contents(of paths: [String]) -> [Result<[UInt8], FileError>] {
    @Sendable func content(_ path: String) -> Result<[UInt8], FileError> {
      do throws(FileError) { return .success(try bytes(of: path)) } catch { return .failure(error) }
    }
    let portion = Self.filesPerPortion
    let portions = (paths.count + portion - 1) / portion
    return Parallel.map(portions, jobs: jobs) { number in
      paths[number * portion..<min((number + 1) * portion, paths.count)].map(content)
    }.flatMap(\.self)
  }

  /// How many files a thread reads at a time: fewer take less time than a thread does to start.
  private static let filesPerPortion = 32

  private func bytes(of path: String) throws(FileError) -> [UInt8] {
    let bytes = try files.read(path)
    guard bytes.count <= SourceFile.maximumLength else {
      throw FileError(path: path, reason: "is larger than 4 GB")
    }
    return bytes
  }

  /// Whether a text is a resolver document by its content: only those have a resolution order.
  private func isResolverDocument(_ bytes: [UInt8]) -> Bool {
    guard Platform.contains(bytes, "\"resolutionOrder\"", rare: 11) else { return false }
    var names = NameTable()
    let (tree, _) = parseJSON(
      SourceFile(id: FileID(0), path: "", bytes: bytes), dialect: .json5, names: &names)
    return tree.isObject(.root) && tree.member(.root, .resolutionOrder) != nil
  }
}

/// The tokens of one project and what was found in its files.
public struct Project: Sendable {
  /// What to call it; empty for merged files.
  public var name: String
  /// All tokens that could be read.
  public var tokens: ThemedTokens
  /// The findings in file order.
  public var diagnostics: [Diagnostic]
}
