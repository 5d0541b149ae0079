/// Every lint rule, in the order in which they are named to people. A new rule is one file in `Rules`
/// and one line here.
let lintRules: [any LintRule.Type] = [
  InconsistentNameCase.self,
  ConfusableNames.self,
  ReservedWord.self,
  UnexpectedPath.self,
  MissingDescription.self,
  UnusedAliasTarget.self,
  DuplicateValue.self,
  RawValueInSemantic.self,
  DeprecatedReference.self,
  AliasDepth.self,
  RedundantType.self,
  RequiredTokens.self,
  MissingInTheme.self,
  ThemeOnlyToken.self,
  UnchangedInDark.self,
  TypeDiffersBetweenThemes.self,
  OutOfGamut.self,
  HexDisagreesWithComponents.self,
]
