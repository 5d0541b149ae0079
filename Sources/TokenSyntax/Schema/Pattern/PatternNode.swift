/// A regular expression as a tree.
indirect enum PatternNode: Sendable {
  /// Matches the empty text.
  case empty
  /// One character of a set.
  case set(ScalarSet)
  /// One after the other.
  case sequence([PatternNode])
  /// One of several.
  case choice([PatternNode])
  /// `least` to `most` times; nil for any number.
  case repeated(PatternNode, least: Int, most: Int?)
  /// A condition on a place between two characters.
  case assertion(PatternAssertion)
  /// Whether the text before or behind a place matches.
  case look(PatternNode, ahead: Bool, isNegated: Bool)
}

/// What can be true of a place between two characters.
enum PatternAssertion: Sendable {
  case start, end, wordBoundary, noWordBoundary
}

/// Why a text is no pattern, or none that is supported.
package struct PatternFault: Error, Hashable {
  /// What is wrong, in one phrase.
  package let message: String
  /// Where, counted in Unicode scalars of the pattern.
  package let offset: Int
}
