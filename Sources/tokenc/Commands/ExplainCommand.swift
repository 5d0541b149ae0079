import TokenCompiler
import TokenLint
import TokenModel

extension Command {
  /// `tokenc explain`.
  static var explain: Command {
    Command(
      name: "explain", summary: "Say what a code means and how to mend it",
      discussion: """
        Every finding has a code, in brackets behind its message. This says what it means, shows an \
        example that has the fault and the same mended, and names the rule of the standard. Of a lint \
        rule it also shows the options. Without a code it lists all of them.
        """,
      defaults: ExplainValues(),
      arguments: [
        .optional(
          .text("CODE"), into: \.code,
          help: "A code or a lint rule, such as unresolved-reference.")
      ],
      examples: [
        Example("What a code means", "tokenc explain unresolved-reference"),
        Example("What a lint rule is for", "tokenc explain pulse-order"),
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
    let rules = Rule.all.map { TextLayout.Row(label: $0.id, text: $0.documentation.summary) }
    layout.lists([("Codes", rows), ("Lint rules", rules)])
    out.write(layout.text)
    return .success
  }
  if let rule = Rule.named(id) {
    explain(rule, on: out)
    return .success
  }
  guard let code = DiagnosticCatalogue.code(id) else {
    let near = suggestions(for: id, among: DiagnosticCatalogue.all.map(\.id) + Rule.all.map(\.id))
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

/// What a lint rule is for, its options and its examples.
private func explain(_ rule: Rule, on out: StandardStream) {
  let documentation = rule.documentation
  var layout = TextLayout(width: out.textWidth, style: out.style)
  out.writeLine(out.style.paint(rule.id, .bold) + ": " + documentation.summary)
  layout.paragraphs(documentation.explanation)
  layout.skipLine()
  let preset =
    documentation.preset == .recommended
    ? "the presets recommended and strict" : "the preset strict"
  layout.paragraphs(
    "Severity: \(documentation.severity.name), in \(preset); 'lint' in tokenc.json can set it to "
      + "allow, note, warn or error. A token or group can allow the rule under $extensions: "
      + "{ \"dev.tokenc.allow\": { \"\(rule.id)\": \"the reason\" } }.")
  layout.lists([
    (
      "Options",
      rule.options.map {
        TextLayout.Row(label: $0.name, text: "\($0.summary) Value: \($0.shape.phrase).")
      }
    )
  ])
  for (title, example) in [
    ("Wrong", documentation.bad.first), ("Right", documentation.good.first),
  ] {
    guard let example else { continue }
    layout.heading(title)
    layout.paragraphs(indented(example.files.text))
    if let options = example.options { layout.paragraphs("  with the options \(options)") }
  }
  out.writeLine()
  out.write(layout.text)
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
