import TokenCompiler
import TokenModel
import TokenReader
import TokenSyntax

extension Command {
  /// `tokenc lint`.
  static var lint: Command {
    Command(
      name: "lint", summary: "Check token files and show what is wrong",
      discussion: """
        Reads the tokens in every theme and checks everything: the text of the files, the rules of \
        the format, references, values, the names that the outputs would have, and the lint rules \
        of the configuration ('tokenc rules' lists them). All faults are shown in one run, in the \
        order of the files.
        """,
      defaults: LintValues(),
      arguments: [
        .repeated(
          .file("INPUT"), into: \.inputs,
          help: "A token file, a resolver document, a folder, or '-' for standard input.")
      ],
      options: [
        OptionGroup(
          "Report",
          [
            .value("format", .choice("FORMAT"), into: \.format, help: "How findings are printed."),
            .repeated(
              "report", .report, into: \.reports,
              help: "Write a report to a file, too; any number of them."),
            .value(
              "max-warnings", .integer(in: 0...Int.max), into: \.maxWarnings,
              help: "Fail if there are more warnings than this."),
          ]),
        OptionGroup(
          "Rules",
          [
            .value(
              "schema", .file("FILE", extensions: ["json"]), into: \.schema,
              help: "A JSON Schema of your own that the token files must satisfy, too."),
            .flag(
              "assert-formats", into: \.assertsFormats,
              help: "Check 'format' in that schema; otherwise it is an annotation."),
          ]),
        OptionGroup(AdoptionOptions.group, into: \.adoption),
        OptionGroup(FixOptions.group, into: \.fixes),
        OptionGroup(ProjectOptions.input, into: \.project),
        OptionGroup(ProjectOptions.theme, into: \.project),
      ],
      examples: [
        Example("Check the project in this folder", "tokenc lint"),
        Example(
          "Check one file by the letter of the standard", "tokenc lint --spec 2025.10 a.tokens.json"
        ),
        Example("Rules of your own", "tokenc lint --schema team.schema.json"),
        Example("Findings for a tool", "tokenc lint --format json tokens/ > findings.json"),
        Example(
          "Annotations and a file", "tokenc lint --format github --report sarif=tokens.sarif"),
        Example("Check what an editor holds", "cat a.tokens.json | tokenc lint -"),
      ],
      exitStatuses: [
        ExitMeaning(.success, "No error; warnings alone are none"),
        ExitMeaning(
          .failure, "An error, more warnings than --max-warnings, or a fix shown by --dry-run"),
        ExitMeaning(.usage, "A mistake in the call, or a file that cannot be read"),
      ],
      run: { values, terminal throws(UsageError) in try runLint(values, terminal) })
  }
}

/// The arguments and options of `tokenc lint`.
struct LintValues: Sendable {
  /// Files and folders.
  var inputs: [String] = []
  /// How findings are printed.
  var format = ReportFormat.text
  /// Reports to files.
  var reports: [ReportFile] = []
  /// The most warnings that are no failure; nil for any number.
  var maxWarnings: Int?
  /// A team's own schema.
  var schema: String?
  /// Whether formats in it are checked.
  var assertsFormats = false
  /// Which findings count.
  var adoption = AdoptionOptions()
  /// What is mended.
  var fixes = FixOptions()
  /// Where the tokens are.
  var project = ProjectOptions()
}

private func runLint(_ values: LintValues, _ terminal: Terminal) throws(UsageError) -> ExitStatus {
  try checkCombinations(of: values)
  if values.fixes.isOn, let status = fix(values, terminal) { return status }
  var session = read(values)
  findAll(in: &session)
  let adoption = Adoption(
    values.adoption, &session,
    needsFingerprints: ([values.format] + values.reports.map(\.format))
      .contains(where: \.hasFingerprints))
  session.diagnostics = adoption.findings
  let report = Report(
    findings: adoption.findings, fingerprints: adoption.fingerprints, sources: session.sources,
    summary: session.faults.isEmpty && !values.adoption.updatesBaseline
      ? summary(of: session) : nil,
    jobs: session.compiler.jobs)
  report.print(values.format, on: terminal.output)
  for file in values.reports {
    do throws(FileError) {
      try session.write(report.bytes(file.format), to: file.path)
    } catch {
      session.faults.append(error)
    }
  }
  session.printFaults(on: terminal)
  for note in adoption.notes { terminal.errors.writeLine(note) }
  let warnings = adoption.findings.count { $0.severity == .warning }
  if session.status == .success, let most = values.maxWarnings, warnings > most {
    terminal.errors.writeLine(
      "\(counted(warnings, "warning")), but --max-warnings allows \(most)")
    return .failure
  }
  return session.status
}

/// Options that mean something only beside others.
private func checkCombinations(of values: LintValues) throws(UsageError) {
  if values.fixes.isDryRun, !values.fixes.isOn { throw UsageError("--dry-run needs --fix") }
  if values.fixes.isOn, (values.inputs + values.project.tokens).contains("-") {
    throw UsageError("standard input cannot be mended with --fix")
  }
  if values.adoption.updatesBaseline, values.adoption.baseline == nil {
    throw UsageError("--update-baseline needs --baseline FILE")
  }
}

/// Mends what can be mended; a status if the run ends with it.
private func fix(_ values: LintValues, _ terminal: Terminal) -> ExitStatus? {
  let session = read(values)
  // Faults are told by the run that follows.
  guard !session.isBroken else { return nil }
  var adoption = values.adoption
  if adoption.updatesBaseline { adoption = AdoptionOptions() }
  let fixer = Fixer(session) { session in
    var session = session
    findAll(in: &session)
    return Adoption(adoption, &session, needsFingerprints: false).findings
  }
  if !fixer.changedTokens.isEmpty {
    terminal.errors.writeLine(
      "--fix would change more than spelling, so nothing was written: "
        + fixer.changedTokens.prefix(8).joined(separator: ", "))
    return .failure
  }
  if values.fixes.isDryRun {
    fixer.printDiff(on: terminal.output)
    return fixer.files.isEmpty ? .success : .failure
  }
  do throws(FileError) {
    try fixer.write(to: session.compiler.files)
  } catch {
    var session = session
    session.faults = [error]
    session.printFaults(on: terminal)
    return .usage
  }
  if fixer.count > 0 {
    terminal.errors.writeLine(
      "mended \(counted(fixer.count, "finding")) in \(counted(fixer.files.count, "file"))")
  }
  return nil
}

/// Reads the tokens as the options say.
private func read(_ values: LintValues) -> Session {
  var session = Session(values.project, inputs: values.inputs)
  if let schema = values.schema { session.compiler.configuration.schema = schema }
  if values.assertsFormats { session.compiler.configuration.assertsFormats = true }
  session.read()
  return session
}

/// Adds what is found in tokens that have been read, and puts everything in order.
private func findAll(in session: inout Session) {
  for project in session.projects {
    let (outputs, rules) = session.compiler.check(project)
    session.diagnostics += adjusted(outputs, session)
    session.diagnostics += rules
  }
  session.diagnostics = session.diagnostics.inFileOrder()
}

/// What naming and emitting would find. The letter of the standard knows no outputs, so that names
/// which collide in one are no error under `--spec`.
private func adjusted(_ outputs: [Diagnostic], _ session: Session) -> [Diagnostic] {
  var findings = outputs
  if session.compiler.configuration.reading.strength == .spec {
    for index in findings.indices {
      findings[index].severity = min(findings[index].severity, .warning)
    }
  }
  return findings
}

/// `2 errors, 1 warning in 3 files`, or that all is well.
private func summary(of session: Session) -> String {
  let counts = Severity.allCases.reversed().compactMap { severity in
    let count = session.diagnostics.count { $0.severity == severity }
    return count == 0 ? nil : counted(count, severity.name)
  }
  let tokens = session.projects.reduce(0) { $0 + $1.tokens.count }
  let read = "\(counted(tokens, "token")) in \(counted(session.sources.files.count, "file"))"
  return counts.isEmpty ? "No findings: \(read)" : "\(counts.joined(separator: ", ")): \(read)"
}

/// `1 token`, `2 tokens`.
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
