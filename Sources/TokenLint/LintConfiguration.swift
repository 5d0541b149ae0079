package import TokenModel

/// Which rules run, with what severity and options, and where.
package struct LintConfiguration: Sendable {
  /// What a configuration says of a rule's severity.
  package enum Level: String, CaseIterable, Sendable {
    case allow
    case note
    case warn
    case error

    /// The severity of findings; nil where there are none.
    var severity: Severity? {
      switch self {
      case .allow: nil
      case .note: .note
      case .warn: .warning
      case .error: .error
      }
    }
  }

  /// What is said of one rule.
  package struct Setting: Sendable {
    /// The name of the rule.
    package var rule: String
    /// How its findings count; nil for what holds otherwise. A rule that the preset does not have
    /// runs as soon as something is said of it.
    package var level: Level?
    /// The options that are set.
    package var options: [Rule.Setting]

    /// Makes a setting.
    package init(rule: String, level: Level? = nil, options: [Rule.Setting] = []) {
      self.rule = rule
      self.level = level
      self.options = options
    }
  }

  /// Settings for a part of the tokens.
  package struct Override: Sendable {
    /// The paths of tokens, groups and animations for which it holds.
    package var paths: [PathPattern]
    /// What is said there, on top of what is said for all.
    package var rules: [Setting]

    /// Makes an override.
    package init(paths: [PathPattern], rules: [Setting]) {
      self.paths = paths
      self.rules = rules
    }
  }

  /// Which rules run when nothing is said of them.
  package var preset = LintPreset.recommended
  /// What is said for all paths.
  package var rules: [Setting] = []
  /// What is said for some paths. Of several that name a rule and have a path, the last counts.
  package var overrides: [Override] = []

  /// The recommended rules.
  package init() {}
}

extension LintConfiguration {
  /// One way in which a rule runs.
  struct Variant: Sendable {
    /// How findings count; nil where the rule does not run.
    var severity: Severity?
    /// The options.
    var options: [Rule.Setting]
    /// Where it holds; empty for everywhere else.
    var paths: [PathPattern]
  }

  /// The ways in which a rule runs: first for all paths, then those of overrides in their order.
  func variants(of rule: Rule) -> [Variant] {
    var base = Variant(
      severity: preset.includes(rule.documentation.preset) ? rule.documentation.severity : nil,
      options: [], paths: [])
    for setting in rules where setting.rule == rule.id { apply(setting, to: &base, rule) }
    var result = [base]
    for override in overrides {
      for setting in override.rules where setting.rule == rule.id {
        var variant = base
        variant.paths = override.paths
        apply(setting, to: &variant, rule)
        result.append(variant)
      }
    }
    return result
  }

  private func apply(_ setting: Setting, to variant: inout Variant, _ rule: Rule) {
    if let level = setting.level {
      variant.severity = level.severity
    } else if variant.severity == nil {
      variant.severity = rule.documentation.severity
    }
    variant.options += setting.options
  }
}
