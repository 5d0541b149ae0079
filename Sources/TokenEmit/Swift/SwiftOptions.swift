/// What a Swift output can be told.
package struct SwiftOptions: EmitterOptions, Hashable {
  /// Who may see what is generated.
  package enum Access: String, CaseIterable, Sendable {
    /// Other modules; the default.
    case `public`
    /// Other targets of the package.
    case package
    /// The module itself.
    case `internal`
  }

  /// How the words of a name are put together.
  package enum Naming: String, CaseIterable, Sendable {
    /// `grayLight`
    case camel
    /// `GrayLight`
    case pascal
    /// `gray_light`
    case snake
    /// `GRAY_LIGHT`
    case screamingSnake

    /// The same as a style of names.
    var style: CaseStyle {
      switch self {
      case .camel: .camel
      case .pascal: .pascal
      case .snake: .snake
      case .screamingSnake: .screamingSnake
      }
    }
  }

  /// How a namespace is declared.
  package enum Namespace: String, CaseIterable, Sendable {
    /// A caseless enum; the default.
    case `enum`
    /// A struct that cannot be made.
    case `struct`
  }

  /// The file, relative to the root of the output; by default `swift/Tokens.swift`.
  package var path = "swift/Tokens.swift"
  /// The type around all tokens, a legal identifier; by default `Tokens`.
  package var root = "Tokens"
  /// What the names of the value types begin with, a legal identifier with a capital; by default
  /// `Token`. Two outputs in one module need different ones.
  package var typePrefix = "Token"
  /// Who may see the declarations; by default everybody.
  package var access = Access.public
  /// How namespaces are declared; by default as caseless enums.
  package var namespace = Namespace.enum
  /// The spelling of groups; by default `pascal`.
  package var groupNaming = Naming.pascal
  /// The spelling of tokens; by default `camel`.
  package var tokenNaming = Naming.camel
  /// The files; by default one. Other files than the first extend the type around all tokens.
  package var splitBy = SplitBy.none
  /// The number of points of 1 rem, above 0; by default 16.
  package var pointsPerRem = 16.0
  /// Whether the part for SwiftUI, UIKit and AppKit is written; by default it is.
  package var hasPlatformLayer = true

  /// The defaults.
  package init() {}
}
