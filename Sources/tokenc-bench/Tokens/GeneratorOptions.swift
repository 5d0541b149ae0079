/// What set of tokens is generated.
struct GeneratorOptions: Sendable {
  /// How many tokens there are.
  var count = 100
  /// Whether colours and lengths are objects, as DTCG 2025.10 has them; else strings such as `#rrggbb`.
  var usesObjects = true
  /// How many files they stand in, at most one for each token; 1 is one file.
  var files = 1
  /// Whether aliases have another value in a second theme, by a resolver document.
  var hasThemes = false
  /// Whether the JSON has no blanks.
  var isCompact = false
  /// Whether every token has a last name of its own; else few names come again and again.
  var isDistinct = false
  /// Another seed gives other values.
  var seed: UInt64 = 1
}
