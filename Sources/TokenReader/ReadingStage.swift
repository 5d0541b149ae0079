/// The steps from text to tokens, in their order, as a benchmark tells them apart.
package enum ReadingStage: String, CaseIterable, Sendable {
  /// Text to trees, and what a resolver document refers to.
  case parse
  /// Trees to groups and drafts of tokens, with all that is inherited.
  case collect
  /// Which contexts write a token.
  case theme
  /// References to edges, and the order in which they can be followed.
  case resolve
  /// Drafts to values, animations included.
  case typecheck
}
