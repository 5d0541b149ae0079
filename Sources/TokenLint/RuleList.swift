/// Every lint rule, in the order in which they are named to people. A new rule is one file in `Rules`
/// and one line here.
let lintRules: [any LintRule.Type] = [
  InconsistentNameCase.self,
  ConfusableNames.self,
  ReservedWord.self,
  UnexpectedPath.self,
]
