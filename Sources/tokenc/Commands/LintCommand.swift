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
        the format, references, values, and the names that the outputs would have. All faults are \
        shown in one run, in the order of the files.
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
        Example("Check what an editor holds", "cat a.tokens.json | tokenc lint -"),
      ],
      exitStatuses: [
        ExitMeaning(.success, "No error; warnings alone are none"),
        ExitMeaning(.failure, "An error, or more warnings than --max-warnings"),
        ExitMeaning(.usage, "A mistake in the call, or a file that cannot be read"),
      ],
      run: { values, terminal in runLint(values, terminal) })
  }
}

/// The arguments and options of `tokenc lint`.
struct LintValues: Sendable {
  /// How findings are printed.
  enum Format: String, CaseIterable, Sendable {
    case text
    case concise
    case json
  }

  /// Files and folders.
  var inputs: [String] = []
  /// How findings are printed.
  var format = Format.text
  /// The most warnings that are no failure; nil for any number.
  var maxWarnings: Int?
  /// A team's own schema.
  var schema: String?
  /// Whether formats in it are checked.
  var assertsFormats = false
  /// Where the tokens are.
  var project = ProjectOptions()
}

private func runLint(_ values: LintValues, _ terminal: Terminal) -> ExitStatus {
  var session = Session(values.project, inputs: values.inputs)
  if let schema = values.schema { session.compiler.configuration.schema = schema }
  if values.assertsFormats { session.compiler.configuration.assertsFormats = true }
  session.read()
  for project in session.projects {
    session.diagnostics += outputFindings(of: project, session)
    session.diagnostics += session.compiler.lint(project)
  }
  session.diagnostics = session.diagnostics.inFileOrder()
  let findings = session.diagnostics
  let out = terminal.output
  switch values.format {
  case .text:
    var printer = FramePrinter(sources: session.sources, stream: out)
    for finding in findings { printer.print(finding) }
    session.printFaults(on: terminal)
    if session.faults.isEmpty { out.writeLine(summary(of: session)) }
  case .concise:
    var places = Places(session.sources)
    for finding in findings {
      out.writeLine(ConcisePrinter.headline(finding, places: &places, style: out.style))
    }
    session.printFaults(on: terminal)
  case .json:
    JSONPrinter.print(findings, sources: session.sources, on: out)
    session.printFaults(on: terminal)
  }
  let warnings = findings.count { $0.severity == .warning }
  if session.status == .success, let most = values.maxWarnings, warnings > most {
    terminal.errors.writeLine(
      "\(counted(warnings, "warning")), but --max-warnings allows \(most)")
    return .failure
  }
  return session.status
}

/// What naming and emitting would find. The letter of the standard knows no outputs, so that names
/// which collide in one are no error under `--spec`.
private func outputFindings(of project: Project, _ session: Session) -> [Diagnostic] {
  var findings = session.compiler.checkOutputs(of: project)
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
