import TokenEmit
import TokenModel
import TokenMotion
import TokenSyntax

extension Generator {
  /// Runs the program on tokens. Its files, or why there are none.
  ///
  /// - Parameter root: The root of the outputs, for paths of files that lead out of it by a link.
  func run(
    on tokens: ThemedTokens, root: String
  ) -> (files: [GeneratedFile], diagnostics: [Diagnostic]) {
    let limits = ChildProcess.Limits(
      milliseconds: Int(min(timeLimit * 1000, 86_400_000)), bytes: outputLimit)
    let ending = ChildProcess.run(
      command, in: workingFolder.isEmpty ? "." : workingFolder, input: input(tokens),
      limits: limits)
    switch ending {
    case .notStarted(let reason):
      return refuse(
        .generatorFailed, "cannot be started: \(reason)",
        "`\(command[0])` must be a program: the path of an executable file, seen from the folder "
          + "of the configuration, or a name that is found in PATH")
    case .outOfTime(let errors):
      return refuse(
        .generatorLimit,
        "did not end within \(timeLimit.decimalText) s and was stopped\(Self.said(errors))",
        "mend it, or give it more time with `timeout` (seconds)")
    case .tooMuchOutput:
      return refuse(
        .generatorLimit, "printed more than \(outputLimit) bytes and was stopped",
        "mend it, or allow more with `maxOutput` (bytes)")
    case .ended(let outcome) where outcome.status != 0:
      let how =
        outcome.status > 128
        ? "was ended by signal \(outcome.status - 128)" : "ended with status \(outcome.status)"
      return refuse(
        .generatorFailed, how + Self.said(outcome.errors),
        "a generator ends with status 0 when its files may be written")
    case .ended(let outcome):
      switch GeneratorAnswer.read(outcome.output) {
      case .failure(let fault):
        return refuse(
          .generatorAnswer, "\(fault.reason)\(Self.said(outcome.errors))",
          #"it prints {"files": [{"path": "a.txt", "content": "…"}]} on standard output, and "#
            + "whatever it has to say on standard error")
      case .success(let files):
        let faults = GeneratorPaths(folder: self.folder, root: root).faults(in: files)
        return faults.isEmpty
          ? (files, []) : ([], faults.map { diagnostic(.generatorPath, $0.reason, $0.help) })
      }
    }
  }

  /// The resolved JSON with the options in front.
  private func input(_ tokens: ThemedTokens) -> [UInt8] {
    var settings = JSONOptions()
    settings.layout = .compact
    var bytes = Array("{\"options\":".utf8) + options + [UInt8(ascii: ",")]
    if let file = JSONEmitter(options: settings).plan(tokens).files.first {
      // Without its opening brace.
      bytes += file.bytes().dropFirst()
    }
    return bytes
  }

  private func refuse(
    _ code: DiagnosticCode, _ reason: String, _ help: String
  ) -> (files: [GeneratedFile], diagnostics: [Diagnostic]) {
    ([], [diagnostic(code, reason, help)])
  }

  /// A finding about this generator.
  func diagnostic(_ code: DiagnosticCode, _ reason: String, _ help: String?) -> Diagnostic {
    Diagnostic(code, "the generator `\(name)` \(reason)", at: span, help: help)
  }

  /// What a program said last before it ended, as the end of a sentence; empty if it said nothing.
  private static func said(_ errors: String) -> String {
    guard let line = errors.split(whereSeparator: \.isNewline).last(where: { !$0.isEmpty }) else {
      return ""
    }
    return ": \(line.prefix(200))"
  }
}
