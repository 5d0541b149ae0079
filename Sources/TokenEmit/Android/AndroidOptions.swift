/// What the Android resources look like.
package struct AndroidOptions: EmitterOptions, Hashable {
  /// The unit of a length that follows the reader's font size.
  package enum RemUnit: String, CaseIterable, Sendable {
    case dp
    case sp
  }

  /// A context for which Android has a folder of its own.
  package struct Qualifier: Sendable, Hashable {
    /// The name of the modifier.
    package var modifier: String
    /// The name of the context.
    package var context: String
    /// What stands behind `values-`.
    package var qualifier: String

    /// Makes a qualifier.
    package init(modifier: String, context: String, qualifier: String) {
      self.modifier = modifier
      self.context = context
      self.qualifier = qualifier
    }
  }

  /// The path of the file, relative to the root of the output; its folder must be called `values`.
  package var path = "android/res/values/tokens.xml"
  /// Stands before every name. Empty for none.
  package var prefix = ""
  /// The size of 1 rem.
  package var rem = 16.0
  /// The unit of lengths in rem.
  package var remUnit = RemUnit.sp
  /// The contexts that Android chooses itself.
  package var qualifiers = [Qualifier(modifier: "theme", context: "dark", qualifier: "night")]
  /// Whether `$description` and `$deprecated` are written as comments.
  package var writesComments = true

  /// The defaults.
  package init() {}
}
