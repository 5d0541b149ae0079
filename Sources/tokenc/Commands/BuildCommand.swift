import TokenCompiler
import TokenEmit

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

        With --watch it builds again whenever a file changes that the last build read or missed, \
        until Ctrl-C. An error is told and the outputs stay as they are until it is mended.

        What is written depends on the tokens and the configuration alone, not on the environment or \
        the time, so that a build system can cache it: --list-outputs and --depfile tell it all files.
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
              "format", .format, into: \.formats,
              help: "Write these formats, and generators of the configuration, only."),
            .flag(
              "check", into: \.isCheck,
              help: "Write nothing; fail if an output is missing or would change."),
            .flag(
              "force", into: \.isForced, help: "Overwrite files that tokenc did not generate, too."),
            .value(
              "jobs", short: "j", .integer(in: 1...256), into: \.jobs,
              help: "The most threads; the number of processors by default."),
          ]),
        OptionGroup(BuildModeOptions.group, into: \.mode),
        OptionGroup(ProjectOptions.input, into: \.project),
        OptionGroup(ProjectOptions.theme, into: \.project),
      ],
      examples: [
        Example("Build the project in this folder", "tokenc build"),
        Example("Build one folder elsewhere", "tokenc build design/tokens --out app/generated"),
        Example("In CI: fail if generated files are not up to date", "tokenc build --check"),
        Example("Only the dark theme, only CSS", "tokenc build --theme dark --format css"),
        Example("Build again whenever something is saved", "tokenc build --watch"),
        Example("For Make or Ninja", "tokenc build --depfile tokens.d"),
      ],
      exitStatuses: [
        ExitMeaning(.success, "Built, or nothing to do; the end of --watch by Ctrl-C"),
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
  /// What is done beside or instead of one build.
  var mode = BuildModeOptions()
  /// Where the tokens are.
  var project = ProjectOptions()
}

extension ValueSyntax where Value == String {
  /// The name of a format, or of a generator that the configuration is yet to name.
  fileprivate static var format: Self {
    Self(
      "FORMAT", completion: .choices(OutputFormat.names),
      parse: { text throws(InvalidValue) in text })
  }
}

private func runBuild(
  _ values: BuildValues, _ terminal: Terminal
) throws(UsageError) -> ExitStatus {
  try checkCombinations(of: values)
  if values.mode.isWatching { return try BuildWatch(values, terminal).run() }
  var run = try BuildRun(values)
  let paths = values.mode.listsOutputs ? run.outputPaths() : []
  if !values.mode.listsOutputs { run.write() }
  run.printFindings(on: terminal.errors)
  guard run.status == .success else {
    if let failure = run.failureText { terminal.errors.writeLine(failure) }
    return run.status
  }
  guard !values.mode.listsOutputs else {
    for path in paths { terminal.output.writeLine(path) }
    return .success
  }
  return run.report(on: terminal.output)
}

/// Options that mean nothing beside each other, or without each other.
private func checkCombinations(of values: BuildValues) throws(UsageError) {
  let mode = values.mode
  if mode.isPolling, !mode.isWatching { throw UsageError("--poll needs --watch") }
  if mode.isWatching, (values.inputs + values.project.tokens).contains("-") {
    throw UsageError("standard input cannot be watched")
  }
  if mode.depfile == "-" { throw UsageError("--depfile needs a file, not standard output") }
  let exclusive = [
    (values.isCheck, "--check"), (mode.listsOutputs, "--list-outputs"),
    (mode.isWatching, "--watch"),
  ].filter(\.0).map(\.1)
  if exclusive.count > 1 {
    throw UsageError("\(exclusive[0]) and \(exclusive[1]) cannot be combined")
  }
  if mode.depfile != nil, let other = exclusive.first, other != "--watch" {
    throw UsageError("\(other) writes nothing, so --depfile cannot be combined with it")
  }
}
