import TokenLint
import TokenModel
import TokenSyntax

extension Command {
  /// `tokenc rules`.
  static var rules: Command {
    Command(
      name: "rules", summary: "List the lint rules and their options",
      discussion: """
        Lists every lint rule with its severity and the smallest preset that has it. 'lint' in \
        tokenc.json chooses a preset (recommended, strict or none) and sets severities and options, \
        for all tokens or for some paths. 'tokenc explain RULE' shows what a rule is for.
        """,
      defaults: RulesValues(),
      arguments: [],
      options: [
        OptionGroup(
          "Report",
          [.value("format", .choice("FORMAT"), into: \.format, help: "How the list is printed.")])
      ],
      examples: [
        Example("All rules", "tokenc rules"),
        Example("A page of documentation", "tokenc rules --format markdown > rules.md"),
      ],
      exitStatuses: [
        ExitMeaning(.success, "Listed"), ExitMeaning(.usage, "A mistake in the call"),
      ],
      run: { values, terminal in
        let out = terminal.output
        switch values.format {
        case .text: printTable(on: out)
        case .markdown: out.write(RulesMarkdown.text(Rule.all))
        case .json: printJSON(on: out)
        }
        return .success
      })
  }
}

/// The options of `tokenc rules`.
struct RulesValues: Sendable {
  /// How the list is printed.
  enum Format: String, CaseIterable, Sendable {
    case text
    case markdown
    case json
  }

  /// How the list is printed.
  var format = Format.text
}

/// The rules by group: name, severity and preset, what is wrong.
private func printTable(on out: StandardStream) {
  var layout = TextLayout(width: out.textWidth, style: out.style)
  let groups = RuleDocumentation.Group.allCases.map { group in
    let rules = Rule.all.filter { $0.documentation.group == group }
    let rows = rules.map { rule in
      let documentation = rule.documentation
      let preset = documentation.preset == .recommended ? "" : ", only in strict"
      return TextLayout.Row(
        label: rule.id,
        text: "\(documentation.summary) (\(documentation.severity.name)\(preset))")
    }
    return (group.title, rows)
  }
  layout.lists(groups)
  out.write(layout.text)
}

/// The array of COMMAND-LINE.md, with `preset` besides. Shapes only grow.
private func printJSON(on out: StandardStream) {
  var json = JSONWriter(style: .pretty)
  json.beginArray()
  for rule in Rule.all {
    let documentation = rule.documentation
    json.beginObject()
    for (name, text) in [
      ("name", rule.id), ("group", documentation.group.rawValue),
      ("severity", documentation.severity.name), ("summary", documentation.summary),
      ("preset", documentation.preset.rawValue),
    ] {
      json.name(name)
      json.string(text)
    }
    json.name("options")
    json.beginArray()
    for option in rule.options {
      json.beginObject(inline: true)
      json.name("name")
      json.string(option.name)
      json.name("type")
      json.string(option.shape.phrase)
      json.name("summary")
      json.string(option.summary)
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }
  json.endArray()
  out.write(json.bytes)
  out.writeLine()
}

extension RuleDocumentation.Group {
  /// The heading of the group in lists.
  var title: String {
    switch self {
    case .naming: "Naming"
    case .structure: "Structure"
    case .themes: "Themes"
    case .color: "Color"
    case .size: "Size"
    case .motion: "Motion"
    }
  }
}

extension OptionShape {
  /// What may be written, as a phrase.
  var phrase: String {
    switch self {
    case .flag: "true or false"
    case .text: "a text"
    case .textOrNull: "a text or null"
    case .positive: "a number above 0"
    case .choice(let choices): "one of \(choices.joined(separator: ", "))"
    case .list(let element): "a list: \(element.phrase)"
    case .record(let members): "an object of texts: \(members.joined(separator: ", "))"
    case .textOrMap: "a text, or an object of texts"
    }
  }
}
