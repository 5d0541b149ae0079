import TokenLint
import TokenModel

/// The documentation of all rules as one page of Markdown.
enum RulesMarkdown {
  /// A table of all rules, and a section for each.
  static func text(_ rules: [Rule]) -> String {
    var text = "# Lint rules\n\n| rule | group | severity | preset | what is wrong |\n"
    text += "| --- | --- | --- | --- | --- |\n"
    for rule in rules {
      let documentation = rule.documentation
      text +=
        "| [`\(rule.id)`](#\(rule.id)) | \(documentation.group.rawValue) "
        + "| \(documentation.severity.name) | \(documentation.preset.rawValue) "
        + "| \(documentation.summary) |\n"
    }
    for rule in rules { text += section(rule) }
    return text
  }

  private static func section(_ rule: Rule) -> String {
    let documentation = rule.documentation
    var text = "\n## \(rule.id)\n\n\(documentation.explanation)\n"
    if !rule.options.isEmpty {
      text += "\n| option | value | what it does |\n| --- | --- | --- |\n"
      for option in rule.options {
        text += "| `\(option.name)` | \(option.shape.phrase) | \(option.summary) |\n"
      }
    }
    for (title, example) in [
      ("Wrong", documentation.bad.first), ("Right", documentation.good.first),
    ] {
      guard let example else { continue }
      let options = example.options.map { ", with the options `\($0)`" } ?? ""
      text += "\n\(title)\(options):\n\n```json\n\(example.files.text)\n```\n"
    }
    return text
  }
}
