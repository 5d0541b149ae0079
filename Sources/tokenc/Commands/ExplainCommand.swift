import TokenCompiler
import TokenModel

extension Command {
  /// `tokenc explain`.
  static var explain: Command {
    Command(
      name: "explain", summary: "Say what a code means and how to mend it",
      discussion: """
        Every finding has a code, in brackets behind its message. This says what it means, shows an \
        example that has the fault and the same mended, and names the rule of the standard. Without \
        a code it lists all of them.
        """,
      defaults: ExplainValues(),
      arguments: [
        .optional(
          .text("CODE"), into: \.code,
          help: "A code, such as unresolved-reference.")
      ],
      examples: [
        Example("What a code means", "tokenc explain unresolved-reference"),
        Example("All codes", "tokenc explain"),
      ],
      exitStatuses: [
        ExitMeaning(.success, "Explained"),
        ExitMeaning(.usage, "There is no such code"),
      ],
      run: { values, terminal throws(UsageError) in try runExplain(values, terminal) })
  }
}

/// The arguments of `tokenc explain`.
struct ExplainValues: Sendable {
  /// A code; nil for all.
  var code: String?
}

private func runExplain(
  _ values: ExplainValues, _ terminal: Terminal
) throws(UsageError) -> ExitStatus {
  let out = terminal.output
  guard let id = values.code else {
    var layout = TextLayout(width: out.textWidth, style: out.style)
    let rows = DiagnosticCatalogue.all.map { TextLayout.Row(label: $0.id, text: $0.summary) }
    layout.lists([("Codes", rows)])
    out.write(layout.text)
    return .success
  }
  guard let code = DiagnosticCatalogue.code(id) else {
    let near = suggestions(for: id, among: DiagnosticCatalogue.all.map(\.id))
    throw UsageError(
      "there is no code \(quoted(id))\(didYouMean(near))",
      notes: ["'tokenc explain' lists all codes."])
  }
  var layout = TextLayout(width: out.textWidth, style: out.style)
  out.writeLine(out.style.paint(code.id, .bold) + ": " + code.summary)
  layout.paragraphs(code.explanation)
  layout.skipLine()
  layout.paragraphs(severityText(of: code))
  layout.heading("Wrong")
  layout.paragraphs(indented(code.bad.text))
  layout.heading("Right")
  layout.paragraphs(indented(code.good.text))
  if let rule = code.rule {
    layout.skipLine()
    layout.paragraphs("Rule: \(rule)")
  }
  out.writeLine()
  out.write(layout.text)
  return .success
}

/// A text whose lines a layout leaves as they are.
private func indented(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
    .joined(separator: "\n")
}

/// How bad a finding is, and who decides.
private func severityText(of code: DiagnosticCode) -> String {
  let severity = code.severity.name
  let text = "Severity: \(severity)"
  if code.isLeniency {
    return text
      + "; an error under --spec 2025.10; 'diagnostics' in tokenc.json can set it to allow, "
      + "warn or error."
  }
  return code.isAdjustable
    ? text + "; 'diagnostics' in tokenc.json can set it to allow, warn or error." : text + "."
}
