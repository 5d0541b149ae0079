/// How the Kotlin output is written.
package struct KotlinOptions: EmitterOptions, Hashable {
  /// What values are printed as.
  package enum Platform: String, CaseIterable, Sendable {
    /// Types of the file's own; nothing is imported.
    case plain
    /// Types of Jetpack Compose or Compose Multiplatform: `Color`, `Dp`, `TextStyle`, …
    case compose
  }

  /// Who may see the declarations.
  package enum Visibility: String, CaseIterable, Sendable {
    case `public`
    case `internal`
  }

  /// The file, relative to the root of the output; `kotlin/Tokens.kt`.
  package var path = "kotlin/Tokens.kt"
  /// The package, its names joined by points; empty for none. Keywords in it are escaped.
  package var packageName = ""
  /// Who may see the declarations; `public`.
  package var visibility = Visibility.public
  /// What values are printed as; `plain`.
  package var platform = Platform.plain
  /// The name of the object that holds all tokens; `Tokens`.
  package var rootName = "Tokens"
  /// The name of the object that holds all animations; `TokenAnimations`.
  package var animationsName = "TokenAnimations"
  /// The spelling of groups; `pascal`.
  package var groupStyle = CaseStyle.pascal
  /// The spelling of tokens; `camel`.
  package var tokenStyle = CaseStyle.camel
  /// The files; one. Of several, each holds the object of a group beside that of all others, under
  /// both names: `TokensColor`.
  package var splitBy = SplitBy.none
  /// Whether the types are declared here too; false if another output of the package does it, which
  /// must then hold every type that this one uses (`TokenTheme` included). True.
  package var declaresTypes = true
  /// How many `dp` or `sp` a `rem` is in Compose; 16.
  package var remBase = 16.0

  /// The defaults.
  package init() {}
}
