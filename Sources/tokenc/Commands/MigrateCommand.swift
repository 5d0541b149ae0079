import TokenCompiler
import TokenEmit
import TokenModel
import TokenSyntax

extension Command {
  /// `tokenc migrate`.
  static var migrate: Command {
    Command(
      name: "migrate", summary: "Rewrite token files of any form as DTCG 2025.10",
      discussion: """
        Reads token files in whatever form they have and writes them as DTCG 2025.10: one new file \
        for each old one where that is possible, a file for what each theme changes, and a resolver \
        document that joins them. Aliases stay aliases; names, order, descriptions and extensions \
        stay. What the standard cannot say is kept under $extensions, where tokenc reads it, and \
        listed.

        The result is read again before anything is written: every token must have the same value \
        in every theme. Nothing is written if there is an error, and no existing file is replaced \
        without --force.
        """,
      defaults: MigrateValues(),
      arguments: [
        .repeated(
          .file("INPUT"), into: \.inputs,
          help: "A token file, a resolver document, a folder, or '-' for standard input.")
      ],
      options: [
        OptionGroup(
          "Output",
          [
            .value(
              "out", .directory("DIR"), into: \.out,
              help: "The folder for the new files. It must be given, unless --dry-run is."),
            .flag(
              "dry-run", into: \.isDryRun, help: "Write nothing and print a unified diff instead."),
            .flag("force", into: \.isForced, help: "Replace files that are there already."),
          ]),
        OptionGroup(ProjectOptions.input, into: \.project),
      ],
      examples: [
        Example("Bring a folder of Tokens Studio forward", "tokenc migrate tokens --out design"),
        Example("See what would change", "tokenc migrate tokens --dry-run | less"),
        Example("One file in place", "tokenc migrate a.tokens.json --out . --force"),
      ],
      exitStatuses: [
        ExitMeaning(.success, "Migrated, or shown by --dry-run"),
        ExitMeaning(.failure, "An error in the tokens, or the result would not be the same"),
        ExitMeaning(.usage, "A mistake in the call, or a file that cannot be read or written"),
      ],
      run: { values, terminal throws(UsageError) in try runMigrate(values, terminal) })
  }
}

/// The arguments and options of `tokenc migrate`.
struct MigrateValues: Sendable {
  /// Files and folders.
  var inputs: [String] = []
  /// The folder for the new files.
  var out: String?
  /// Whether to show only what would be done.
  var isDryRun = false
  /// Whether existing files may be replaced.
  var isForced = false
  /// Where the tokens are.
  var project = ProjectOptions()
}

private func runMigrate(
  _ values: MigrateValues, _ terminal: Terminal
) throws(UsageError) -> ExitStatus {
  guard values.out != nil || values.isDryRun else {
    throw UsageError(
      "--out DIR is needed: the folder for the new files",
      notes: ["--dry-run shows what they would be."])
  }
  guard values.project.spec == nil else {
    throw UsageError(
      "--spec has no meaning here", notes: ["What holds to the letter already needs no migration."])
  }
  var session = Session(values.project, inputs: values.inputs)
  session.read()
  session.printErrors(on: terminal)
  guard session.status == .success else {
    if session.faults.isEmpty { terminal.errors.writeLine("nothing was written") }
    return session.status
  }
  let projects = session.projects.map {
    session.compiler.migrate(
      $0, sources: session.sources, into: session.projects.count > 1 ? $0.name : "")
  }
  guard isFaithful(projects, terminal) else { return .failure }
  if values.isDryRun {
    printDiff(projects, values.out ?? "", session, terminal)
    MigrationReport(sources: session.sources, stream: terminal.errors).print(projects)
    return .success
  }
  do throws(FileError) {
    for line in try write(projects, to: values.out ?? "", isForced: values.isForced, session) {
      terminal.output.writeLine(line)
    }
  } catch {
    session.faults.append(error)
    session.printFaults(on: terminal)
    return session.status
  }
  MigrationReport(sources: session.sources, stream: terminal.output).print(projects)
  return .success
}

/// Whether the new files say the same as the old ones; tells what does not.
private func isFaithful(_ projects: [MigratedProject], _ terminal: Terminal) -> Bool {
  let differences = projects.flatMap(\.differences)
  let faults = projects.flatMap(\.faults)
  guard differences.isEmpty, faults.isEmpty else {
    let stream = terminal.errors
    let label = stream.style.paint("error:", .bold, .red)
    for (what, lines) in [
      ("the result would not be the same", differences),
      ("the result would not be DTCG 2025.10", faults),
    ] where !lines.isEmpty {
      stream.writeLine("\(label) \(what), so nothing was written:")
      for line in lines.prefix(20) { stream.writeLine("  \(TerminalText.visible(line))") }
      if lines.count > 20 { stream.writeLine("  and \(lines.count - 20) more") }
    }
    return false
  }
  return true
}

/// Prints what would become of each old file.
private func printDiff(
  _ projects: [MigratedProject], _ out: String, _ session: Session, _ terminal: Terminal
) {
  for project in projects {
    for file in project.migration.files {
      let source = session.sources.files.first { $0.path == file.source }
      terminal.output.write(
        UnifiedDiff.bytes(
          path: source?.path, newPath: FilePath.join(out, project.path(of: file)),
          old: source.map { Array($0.bytes) } ?? [], new: file.bytes))
    }
  }
}

/// Writes all files, or none if one of them must not be replaced. Returns what became of each.
private func write(
  _ projects: [MigratedProject], to out: String, isForced: Bool, _ session: Session
) throws(FileError) -> [String] {
  let files = session.compiler.files
  var work: [(path: String, bytes: [UInt8], verb: String)] = []
  for project in projects {
    for file in project.migration.files {
      let path = FilePath.join(out, project.path(of: file))
      switch files.kind(of: path) {
      case .folder: throw FileError(path: path, reason: "is a folder")
      case nil: work.append((path, file.bytes, "created"))
      case .file:
        let isSame = try files.read(path) == file.bytes
        guard isSame || isForced else {
          throw FileError(
            path: path, reason: "is there already and would be replaced; nothing was written",
            help: "choose another folder for --out, or say --force")
        }
        work.append((path, file.bytes, isSame ? "unchanged" : "updated"))
      }
    }
  }
  for file in work where file.verb != "unchanged" { try files.replace(file.path, with: file.bytes) }
  return work.map { "\($0.verb) \(TerminalText.visible($0.path))" }
}
