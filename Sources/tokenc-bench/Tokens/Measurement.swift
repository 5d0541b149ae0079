import Synchronization
import TokenCompiler
import TokenEmit
import TokenModel
import TokenReader
import TokenSyntax

/// What was measured of one set of tokens.
struct Measurement {
  /// The names of what is measured for every set beside the stages.
  enum Field: String, CaseIterable {
    /// The number of tokens that were read.
    case tokens
    /// The length of the input in bytes.
    case bytes
    /// Nanoseconds from nothing to CSS, Swift and Kotlin on the disk, on all processors.
    case build
    /// The most memory during the first build, in bytes.
    case memory
  }

  /// Stages in the order of the table: nanoseconds on one processor.
  private(set) var stages: [(name: String, time: Int)] = []
  private var fields: [Field: Int] = [:]

  /// A figure.
  subscript(field: Field) -> Int { fields[field] ?? 0 }

  /// Measures the set in a folder; of several runs the fastest counts.
  ///
  /// This process must not have done anything big before: its peak of memory is read.
  init(of folder: String, runs: Int) throws {
    for run in 0..<runs {
      let out = "\(folder)-out-\(run)"
      let start = Clock.now
      let files = TimedFiles()
      let (compiler, project) = try Self.read(folder, to: out, files)
      _ = try compiler.build(project)
      keepLeast(.build, Clock.now - start)
      if run == 0 {
        fields[.memory] = Clock.peakMemory
        fields[.tokens] = project.tokens.count
        fields[.bytes] = files.times.bytesRead
      }
      ChildRun.remove(out)
    }
    for _ in 0..<runs { try measureStages(folder) }
  }

  /// Reads what `lines` has written.
  init?(lines: some StringProtocol) {
    for line in lines.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 2, let figure = Int(words[1]) else { return nil }
      if let field = Field(rawValue: String(words[0])) {
        fields[field] = figure
      } else {
        stages.append((String(words[0]), figure))
      }
    }
  }

  /// All figures, for another process.
  var lines: String {
    let all = Field.allCases.map { ($0.rawValue, self[$0]) } + stages.map { ($0.name, $0.time) }
    return all.map { "\($0.0) \($0.1)\n" }.joined()
  }

  private static func read(
    _ folder: String, to out: String, _ files: TimedFiles, serially: Bool = false,
    stageIsOver: (@Sendable (ReadingStage) -> Void)? = nil
  ) throws -> (Compiler, Project) {
    var configuration = Configuration()
    configuration.inputs = [folder]
    configuration.out = out
    configuration.reading.stageIsOver = stageIsOver
    var compiler = Compiler(configuration: configuration, files: files)
    if serially { compiler.jobs = 1 }
    let (inputs, faults) = compiler.inputs()
    if let fault = faults.first { throw fault }
    var sources = SourceMap()
    guard let input = inputs.first else { throw FileError(path: folder, reason: "is empty") }
    let project = try compiler.read(input, sources: &sources)
    guard !project.diagnostics.hasErrors else {
      throw FileError(path: folder, reason: "has errors, which a generated set must not have")
    }
    return (compiler, project)
  }

  private mutating func measureStages(_ folder: String) throws {
    let ends = Mutex<[(stage: ReadingStage, time: Int)]>([])
    let files = TimedFiles()
    let out = "\(folder)-out"
    var last = Clock.now
    let (compiler, project) = try Self.read(folder, to: out, files, serially: true) { stage in
      ends.withLock { $0.append((stage, Clock.now)) }
    }
    let reading = files.times.reading
    keepLeast("read", reading)
    for end in ends.withLock({ $0 }) {
      keepLeast(
        end.stage.rawValue, end.time - last - (end.stage == ReadingStage.allCases[0] ? reading : 0))
      last = end.time
    }
    measure("lint") { _ = compiler.lint(project) }
    for format in OutputFormat.all {
      measure(format.name) {
        let plan = format.make(nil, []).emitter.plan(project.tokens)
        for file in plan.files {
          var sink = ByteSink { _ in }
          file.write(&sink)
          _ = sink.finish()
        }
      }
    }
    _ = try compiler.build(project)
    keepLeast("write", files.times.writing)
    ChildRun.remove(out)
  }

  private mutating func measure(_ name: String, _ body: () -> Void) {
    let start = Clock.now
    body()
    keepLeast(name, Clock.now - start)
  }

  private mutating func keepLeast(_ field: Field, _ time: Int) {
    fields[field] = min(fields[field] ?? time, time)
  }

  private mutating func keepLeast(_ name: String, _ time: Int) {
    if let index = stages.firstIndex(where: { $0.name == name }) {
      stages[index].time = min(stages[index].time, time)
    } else {
      stages.append((name, time))
    }
  }
}
