import TokenCompiler
import TokenEmit
import TokenModel

/// One build: what was read, found and written.
struct BuildRun {
  /// What was read, and what was found on the way.
  private(set) var session: Session
  /// The outputs, if they were written or compared.
  private(set) var written: [WrittenFile] = []
  /// What the result depends on; empty unless a depfile or watching needs it.
  private(set) var inputs = InputRecord()

  private let values: BuildValues

  /// Reads what the options say.
  init(_ values: BuildValues) throws(UsageError) {
    self.values = values
    let recorder =
      values.mode.isWatching || values.mode.depfile != nil ? RecordingFiles() : nil
    session = Session(
      values.project, inputs: values.inputs, files: recorder ?? DiskFiles() as any FileSystem)
    if let out = values.out { session.compiler.configuration.out = out }
    if let jobs = values.jobs { session.compiler.jobs = jobs }
    if !session.isBroken {
      try session.compiler.configuration.keepOutputs(of: values.formats)
    }
    session.read()
    session.compiler.readGenerators()
    if let recorder { inputs = recorder.record }
  }

  /// How the run ends, as far as it has come.
  var status: ExitStatus { session.status }

  /// Writes the outputs, or compares them for `--check`; and the depfile, if there is no error.
  mutating func write() {
    for project in session.projects where session.faults.isEmpty {
      do throws(FileError) {
        let result = try session.compiler.build(
          project, into: folder(of: project), isCheck: values.isCheck,
          overwritesForeignFiles: values.isForced)
        session.diagnostics += result.diagnostics
        written += result.files
      } catch {
        session.faults.append(error)
      }
    }
    session.diagnostics = session.diagnostics.inFileOrder()
    if let path = values.mode.depfile, status == .success { writeDepfile(to: path) }
  }

  private mutating func writeDepfile(to path: String) {
    do throws(FileError) {
      let outputs = written.map(\.path)
      let text = try Depfile.text(
        outputs: outputs, inputs: inputs.files, folders: inputs.folders)
      if outputs.contains(where: { FilePath.tidy($0) == FilePath.tidy(path) }) {
        throw FileError(path: path, reason: "is an output of this run")
      }
      try session.write(text, to: path)
    } catch {
      session.faults.append(error)
    }
  }

  /// The paths of the outputs, in the order of the configuration. Writes nothing.
  mutating func outputPaths() -> [String] {
    var paths: [String] = []
    for project in session.projects where session.faults.isEmpty {
      let result = session.compiler.outputPaths(of: project, in: folder(of: project))
      session.diagnostics += result.diagnostics
      paths += result.paths
    }
    session.diagnostics = session.diagnostics.inFileOrder()
    return paths
  }

  /// Of several projects each has a folder of its own.
  private func folder(of project: Project) -> String {
    session.projects.count > 1 ? project.name : ""
  }

  /// Tells what was found, and what could not be read or written.
  func printFindings(on stream: StandardStream) {
    FramePrinter.print(session.diagnostics, sources: session.sources, on: stream)
    session.printFaults(on: stream)
  }

  /// How many errors kept the outputs from being written; nil if it was something else.
  var failureText: String? {
    guard session.faults.isEmpty, status != .success else { return nil }
    let count = session.diagnostics.count { $0.severity == .error }
    return
      "\(counted(count, "error")): nothing was \(values.mode.listsOutputs ? "listed" : "written")"
  }

  /// Prints the outputs that changed, a line each.
  func printChanges(on stream: StandardStream) {
    for file in written where file.change != .unchanged {
      let verb =
        switch file.change {
        case .created: values.isCheck ? "missing" : "created"
        case .updated: values.isCheck ? "differs" : "updated"
        case .unchanged: "unchanged"
        }
      stream.writeLine("\(verb) \(TerminalText.visible(file.path))")
    }
  }

  /// `Built 2 tokens, 3 files`, or that nothing changed.
  var summary: String {
    let isChanged = written.contains { $0.change != .unchanged }
    return isChanged ? "Built \(extent)" : "Nothing changed: \(extent)"
  }

  private var extent: String {
    let tokens = session.projects.reduce(0) { $0 + $1.tokens.count }
    return "\(counted(tokens, "token")), \(counted(written.count, "file"))"
  }

  /// Prints what became of the outputs; a failure if a check found a difference.
  func report(on stream: StandardStream) -> ExitStatus {
    printChanges(on: stream)
    guard values.isCheck else {
      stream.writeLine(summary)
      return .success
    }
    let count = written.count { $0.change != .unchanged }
    stream.writeLine(
      count == 0
        ? "Up to date: \(extent)"
        : "\(counted(count, "file")) not up to date; run 'tokenc build'")
    return count == 0 ? .success : .failure
  }
}

extension Configuration {
  /// Keeps the outputs and generators of these names, and adds the default output of a format that is
  /// not configured; no names stand for all.
  fileprivate mutating func keepOutputs(of formats: [String]) throws(UsageError) {
    guard !formats.isEmpty else { return }
    let programs = generators.map(\.name)
    let known = OutputFormat.names
    for name in formats where !known.contains(name) && !programs.contains(name) {
      throw UsageError(
        InvalidValue(choices: known + programs), text: name, owner: "--format FORMAT,...")
    }
    leavesOutputsOut = true
    generators.removeAll { !formats.contains($0.name) }
    let kept = outputs.filter { formats.contains($0.format) }
    let added = known.filter { name in
      formats.contains(name) && !kept.contains { $0.format == name } && !programs.contains(name)
    }
    outputs = kept + added.compactMap { Output(format: $0) }
  }
}
