import TokenLint
import TokenSyntax

extension ConfigurationSchema {
  /// The name of the definition of `rules`, which stands for all paths and for some.
  private static let rulesName = "lintRules"

  /// The schema of `lint`.
  static func writeLint(_ json: inout JSONWriter) {
    json.member("type", "object")
    json.name("properties")
    json.object {
      $0.property("preset", "The rules that run when nothing is said of them.") {
        $0.strings("enum", LintPreset.allCases.map(\.rawValue))
      }
      $0.property("rules", "Severities and options of rules.", refer)
      $0.property(
        "overrides", "Severities and options for some paths. The last that has one counts."
      ) {
        $0.member("type", "array")
        $0.name("items")
        $0.object {
          $0.member("type", "object")
          $0.name("properties")
          $0.object {
            $0.property("paths", "Patterns for the paths of tokens, groups and animations.") {
              $0.texts()
            }
            $0.property("rules", "Severities and options of rules.", refer)
          }
          $0.strings("required", ["paths", "rules"])
          $0.name("additionalProperties")
          $0.bool(false)
        }
      }
    }
    json.name("additionalProperties")
    json.bool(false)
  }

  private static func refer(_ json: inout JSONWriter) {
    json.member("$ref", "#/$defs/\(rulesName)")
  }

  /// The definitions that the schema of `lint` refers to.
  static func writeLintDefinitions(_ json: inout JSONWriter, _ isUsed: (String) -> Bool) {
    json.name(rulesName)
    json.object {
      $0.member("type", "object")
      $0.name("properties")
      $0.object {
        for rule in Rule.all where isUsed(rule.id) {
          $0.property(rule.id, rule.documentation.summary) { write(rule, &$0) }
        }
      }
      $0.name("additionalProperties")
      $0.bool(false)
    }
  }

  /// A severity, or an object with a severity and options.
  private static func write(_ rule: Rule, _ json: inout JSONWriter) {
    let levels = LintConfiguration.Level.allCases.map(\.rawValue)
    json.strings("type", ["string", "object"])
    json.name("if")
    json.object { $0.member("type", "string") }
    json.name("then")
    json.object { $0.strings("enum", levels) }
    json.name("properties")
    json.object {
      $0.property("severity", "How findings count.") { $0.strings("enum", levels) }
      $0.property("options", "Options of the rule.") {
        $0.member("type", "object")
        $0.name("properties")
        $0.object {
          for option in rule.options {
            $0.property(option.name, option.summary) { write(option.shape, &$0) }
          }
        }
        $0.name("additionalProperties")
        $0.bool(false)
      }
    }
    json.name("additionalProperties")
    json.bool(false)
  }
}
