package import TokenModel
import TokenMotion

/// What a change of tokens means for those who use them, from the harmless to the grave.
package enum DiffVerdict: Int, Sendable, Comparable, CaseIterable {
  /// Nothing that anyone could see: no change, new names, words.
  case none
  /// Something looks or moves in another way; all code still compiles.
  case visual
  /// A name is gone or means a thing of another type: code that uses it breaks.
  case breaking

  /// `none`, `visual` or `breaking`.
  package var name: String {
    switch self {
    case .none: "none"
    case .visual: "visual"
    case .breaking: "breaking"
    }
  }

  /// Graver verdicts are greater.
  package static func < (a: DiffVerdict, b: DiffVerdict) -> Bool { a.rawValue < b.rawValue }
}

/// One thing that differs between two sets of tokens.
package struct TokenChange: Sendable, Hashable {
  /// What a path names.
  package enum Subject: String, Sendable, Hashable {
    /// A token.
    case token
    /// An animation.
    case animation
    /// A context of a modifier, such as `theme=dark`.
    case context
  }

  /// A value of a token in some contexts, before and after; nil where the token is not declared or
  /// faulty.
  package struct ValueChange: Sendable, Hashable {
    /// The contexts in which it changed, such as `theme=dark` or `density=low theme=dark`; empty if
    /// it changed so in all.
    package var contexts: [String]
    /// The value before.
    package var old: TokenValue?
    /// The value after.
    package var new: TokenValue?
    /// How different two colours look, in Oklab; nil if it is not about two colours.
    package var deltaE: Double?

    /// Whether both are colours that nobody can tell apart: another spelling of one colour.
    package var isInvisible: Bool {
      guard case .color(let a) = old, case .color(let b) = new, let deltaE else { return false }
      return deltaE < 0.0005 && a.color.alpha == b.color.alpha
    }
  }

  /// One property of an animation, before and after, as text.
  package struct Detail: Sendable, Hashable {
    /// The contexts in which it changed, as those of a `ValueChange`.
    package var contexts: [String] = []
    /// The property, such as `duration` or `track opacity`.
    package var name: String
    /// Before; empty where there was nothing.
    package var old: String
    /// After.
    package var new: String
  }

  /// What happened.
  package enum Kind: Sendable, Hashable {
    /// It is new.
    case added
    /// It is gone.
    case removed
    /// It has another name and the same values in every theme.
    case renamed(from: String)
    /// It has other values.
    case changed([ValueChange])
    /// It has another type, with the names of both.
    case typeChanged(old: String, new: String)
    /// It is deprecated now, with what the author says.
    case deprecated(message: String?)
    /// It is deprecated no longer.
    case undeprecated
    /// It moves in another way.
    case animationChanged([Detail])
  }

  /// What the path names.
  package var subject: Subject
  /// The dotted path; the new one of something renamed.
  package var path: String
  /// What happened.
  package var kind: Kind
  /// The paths of tokens and animations that changed only because they refer to this one.
  package var followers: [String] = []

  /// What it means for those who use the tokens.
  package var verdict: DiffVerdict {
    switch kind {
    case .added, .deprecated, .undeprecated: .none
    case .removed, .renamed, .typeChanged: .breaking
    case .animationChanged: .visual
    case .changed(let values):
      // A theme that loses its value is a theme that does not compile.
      values.contains { $0.old != nil && $0.new == nil }
        ? .breaking : values.allSatisfy(\.isInvisible) ? .none : .visual
    }
  }

  /// The word for it in tables and in JSON.
  package var name: String {
    switch kind {
    case .added: "added"
    case .removed: "removed"
    case .renamed: "renamed"
    case .changed: "changed"
    case .typeChanged: "type-changed"
    case .deprecated: "deprecated"
    case .undeprecated: "undeprecated"
    case .animationChanged: "animation-changed"
    }
  }
}
