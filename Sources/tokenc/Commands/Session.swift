import TokenCompiler
import TokenModel
import TokenReader
import TokenSyntax

/// One run over tokens: the configuration that holds, the projects that were read, and what was
/// found on the way.
struct Session {
  /// The compiler with the configuration of this run.
  var compiler: Compiler
  /// Every file that was read, for the places of findings.
  var sources = SourceMap()
  /// The projects, as far as they could be read.
  var projects: [Project] = []
  /// The findings: of the configuration, the inputs file, and each project.
  var diagnostics: [Diagnostic] = []
  /// Files of the command line that could not be read or written.
  var faults: [FileError] = []

  /// Reads the configuration and makes it what the options say. Reads no tokens yet.
  ///
  /// - Parameter inputs: The INPUT arguments of the command.
  init(_ options: ProjectOptions, inputs: [String] = [], files: any FileSystem = DiskFiles()) {
    compiler = Compiler(configuration: Configuration(), files: files)
    let inputs = inputs + options.tokens
    if let path = options.config ?? Self.defaultConfiguration(files, isWanted: inputs.isEmpty) {
      do throws(FileError) {
        let bytes = try files.read(path)
        let reading = ConfigurationReader.read(
          path: path, bytes: bytes, sources: &sources, files: files)
        compiler.configuration = reading.configuration
        diagnostics += reading.diagnostics
        hasBrokenConfiguration = reading.diagnostics.hasErrors
      } catch {
        faults.append(error)
      }
    }
    if !inputs.isEmpty { compiler.configuration.inputs = inputs }
    if options.spec != nil { compiler.configuration.reading.strength = .spec }
    if let dialect = options.dialect { compiler.configuration.reading.tokenDialect = dialect }
    if let path = options.inputsFile {
      do throws(FileError) {
        let reading = InputsFile.read(
          path: path, bytes: try files.read(path), sources: &sources)
        compiler.configuration.choices += reading.choices
        diagnostics += reading.diagnostics
        compiler.requiresInputs = true
      } catch {
        faults.append(error)
      }
    }
    compiler.configuration.choices += options.contexts.map {
      ContextChoice(modifier: $0.key, context: $0.value)
    }
  }

  private static func defaultConfiguration(
    _ files: any FileSystem, isWanted: Bool
  ) -> String? {
    isWanted
      ? ["tokenc.json", "tokens/tokenc.json"].first { files.kind(of: $0) == .file } : nil
  }

  /// Whether something makes it pointless to go on: a file that cannot be read, or a configuration
  /// that cannot be trusted.
  var isBroken: Bool { !faults.isEmpty || hasBrokenConfiguration }
  private var hasBrokenConfiguration = false

  /// Reads all projects. Each adds its findings.
  mutating func read() {
    guard !isBroken else { return }
    var (inputs, faults) = compiler.inputs()
    if compiler.configuration.file == nil, faults.first?.path == "tokens" {
      faults[0].help =
        "without a configuration, tokens/ is read; name a file or folder, or write a tokenc.json"
    }
    self.faults += faults
    for input in inputs {
      do throws(FileError) {
        let project = try compiler.read(input, sources: &sources)
        diagnostics += project.diagnostics
        projects.append(project)
      } catch {
        self.faults.append(error)
      }
    }
  }

  /// The status of a run with these findings.
  var status: ExitStatus {
    !faults.isEmpty ? .usage : diagnostics.hasErrors ? .failure : .success
  }

  /// Writes a report, a baseline or the like to a file that the command line names, in one step.
  /// What was read as an input of this run is not overwritten.
  func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let target = FilePath.tidy(path)
    if sources.files.contains(where: { FilePath.tidy($0.path) == target }) {
      throw FileError(path: path, reason: "is an input of this run")
    }
    try compiler.files.replace(path, with: bytes)
  }

  /// Tells what could not be read or written.
  func printFaults(on terminal: Terminal) { printFaults(on: terminal.errors) }

  /// Tells what could not be read or written.
  func printFaults(on stream: StandardStream) {
    for fault in faults {
      let label = stream.style.paint("error:", .bold, .red)
      stream.writeLine("\(label) \(quoted(fault.path)): \(fault.reason)")
      if let help = fault.help { stream.writeLine("  \(help)") }
    }
  }

  /// Tells, beside the result of a command, what was found: errors whole, and of the rest only how
  /// much there is, because `lint` shows it. What was read in another form is told in a line.
  func printErrors(on terminal: Terminal) {
    var places = Places(sources)
    var line = LineBuffer(style: terminal.errors.style)
    for diagnostic in diagnostics where diagnostic.code == DiagnosticCode.foreignDialect.id {
      ConcisePrinter.append(diagnostic, places: &places, to: &line)
      terminal.errors.write(line.bytes)
      line.clear()
    }
    FramePrinter.print(
      diagnostics.filter { $0.severity == .error }, sources: sources, on: terminal.errors)
    printFaults(on: terminal)
  }
}
