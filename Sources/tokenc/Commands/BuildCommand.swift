import TokenCompiler
import TokenEmit
import TokenModel

extension Command {
  /// `tokenc build`.
  static var build: Command {
    Command(
      name: "build", summary: "Compile tokens into CSS, Swift and Kotlin",
      discussion: """
        Reads the tokens and writes every output of the configuration; without one, the tokens in \
        tokens/ become generated/css/tokens.css, generated/swift/Tokens.swift and \
        generated/kotlin/Tokens.kt. A file is written only if its content changes, and none is if \
        there is an error. Files that tokenc did not generate are never overwritten.

        Of several resolver documents each is a project with a folder of its own below the root of \
        the outputs.
        """,
      defaults: BuildValues(),
      arguments: [
        .repeated(
          .file("INPUT"), into: \.inputs,
          help: "A token file, a resolver document, a folder, or '-' for standard input.")
      ],
      options: [
        OptionGroup(
          "Output",
          [
            .value("out", .directory("DIR"), into: \.out, help: "The root of every output."),
            .list(
              "format", .choice("FORMAT", of: OutputFormat.all.map(\.name)), into: \.formats,
              help: "Write these formats only."),
            .flag(
              "check", into: \.isCheck,
              help: "Write nothing; fail if an output is missing or would change."),
            .flag(
              "force", into: \.isForced, help: "Overwrite files that tokenc did not generate, too."),
            .value(
              "jobs", short: "j", .integer(in: 1...256), into: \.jobs,
              help: "The most threads; the number of processors by default."),
          ]),
        OptionGroup(ProjectOptions.input, into: \.project),
        OptionGroup(ProjectOptions.theme, into: \.project),
      ],
      examples: [
        Example("Build the project in this folder", "tokenc build"),
        Example("Build one folder elsewhere", "tokenc build design/tokens --out app/generated"),
        Example("In CI: fail if generated files are not up to date", "tokenc build --check"),
        Example("Only the dark theme, only CSS", "tokenc build --theme dark --format css"),
      ],
      exitStatuses: [
        ExitMeaning(.success, "Built, or nothing to do"),
        ExitMeaning(.failure, "An error in the tokens, or a difference under --check"),
        ExitMeaning(.usage, "A mistake in the call, or a file that cannot be read or written"),
      ],
      run: { values, terminal throws(UsageError) in try runBuild(values, terminal) })
  }
}

/// The arguments and options of `tokenc build`.
struct BuildValues: Sendable {
  /// Files and folders.
  var inputs: [String] = []
  /// The root of the outputs.
  var out: String?
  /// The formats; empty for all that are configured.
  var formats: [String] = []
  /// Whether to find out only what would change.
  var isCheck = false
  /// Whether foreign files may be overwritten.
  var isForced = false
  /// The most threads; nil for the number of processors.
  var jobs: Int?
  /// Where the tokens are.
  var project = ProjectOptions()
}

private func runBuild(
  _ values: BuildValues, _ terminal: Terminal
) throws(UsageError) -> ExitStatus {
  var session = Session(values.project, inputs: values.inputs)
  if let out = values.out { session.compiler.configuration.out = out }
  if let jobs = values.jobs { session.compiler.jobs = jobs }
  choose(values.formats, in: &session.compiler.configuration)
  session.read()
  var written: [WrittenFile] = []
  for project in session.projects where session.faults.isEmpty {
    do throws(FileError) {
      let result = try session.compiler.build(
        project, into: session.projects.count > 1 ? project.name : "", isCheck: values.isCheck,
        overwritesForeignFiles: values.isForced)
      session.diagnostics += result.diagnostics
      written += result.files
    } catch {
      session.faults.append(error)
    }
  }
  session.diagnostics = session.diagnostics.inFileOrder()
  FramePrinter.print(session.diagnostics, sources: session.sources, on: terminal.errors)
  session.printFaults(on: terminal)
  guard session.status == .success else {
    if session.faults.isEmpty {
      let count = session.diagnostics.count { $0.severity == .error }
      terminal.errors.writeLine("\(counted(count, "error")): nothing was written")
    }
    return session.status
  }
  return report(written, isCheck: values.isCheck, session, terminal)
}

/// Keeps the outputs of these formats, and adds the default one of a format that is not configured.
private func choose(_ formats: [String], in configuration: inout Configuration) {
  guard !formats.isEmpty else { return }
  let kept = configuration.outputs.filter { formats.contains($0.format) }
  let added = OutputFormat.all.map(\.name).filter { name in
    formats.contains(name) && !kept.contains { $0.format == name }
  }
  configuration.outputs = kept + added.compactMap { Configuration.Output(format: $0) }
}

private func report(
  _ files: [WrittenFile], isCheck: Bool, _ session: Session, _ terminal: Terminal
) -> ExitStatus {
  let out = terminal.output
  let changed = files.filter { $0.change != .unchanged }
  for file in changed {
    let verb =
      switch file.change {
      case .created: isCheck ? "missing" : "created"
      case .updated: isCheck ? "differs" : "updated"
      case .unchanged: "unchanged"
      }
    out.writeLine("\(verb) \(TerminalText.visible(file.path))")
  }
  let tokens = session.projects.reduce(0) { $0 + $1.tokens.count }
  let what = "\(counted(tokens, "token")), \(counted(files.count, "file"))"
  if isCheck {
    out.writeLine(
      changed.isEmpty
        ? "Up to date: \(what)"
        : "\(counted(changed.count, "file")) not up to date; run 'tokenc build'")
    return changed.isEmpty ? .success : .failure
  }
  out.writeLine(changed.isEmpty ? "Nothing changed: \(what)" : "Built \(what)")
  return .success
}
