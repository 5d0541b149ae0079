import TokenLint
import TokenModel
import TokenSyntax

extension ConfigurationReader {
  /// What `lint` says. Its form has been checked by the schema.
  mutating func lint(_ node: NodeID) -> LintConfiguration {
    var result = LintConfiguration()
    if let preset = member("preset", of: node).flatMap(tree.string).flatMap(LintPreset.init) {
      result.preset = preset
    }
    if let rules = member("rules", of: node) { result.rules = settings(rules) }
    if let overrides = member("overrides", of: node) {
      for override in tree.children(overrides) {
        result.overrides.append(
          LintConfiguration.Override(
            paths: patterns("paths", of: override),
            rules: member("rules", of: override).map { settings($0) } ?? []))
      }
    }
    return result
  }

  private mutating func settings(_ rules: NodeID) -> [LintConfiguration.Setting] {
    var result: [LintConfiguration.Setting] = []
    for node in tree.children(rules) {
      guard let rule = Rule.named(names.string(tree.name(node))) else { continue }
      let level = tree.isObject(node) ? member("severity", of: node) : node
      var setting = LintConfiguration.Setting(
        rule: rule.id, level: level.flatMap(tree.string).flatMap(LintConfiguration.Level.init))
      if let options = member("options", of: node) {
        for child in tree.children(options) {
          guard let value = value(child) else { continue }
          let option = (name: names.string(tree.name(child)), value: value)
          setting.options.append(option)
          if let reason = rule.refusal(option) {
            diagnostics.append(Diagnostic(.invalidConfiguration, reason, at: tree.span(child)))
          }
        }
      }
      result.append(setting)
    }
    return result
  }
}
