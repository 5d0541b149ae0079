package import TokenSyntax

/// Something that a migration could not carry over as it was, or that a person should know.
package struct MigrationRemark: Sendable, Hashable {
  /// What happened to it.
  package enum Kind: Int, CaseIterable, Sendable, Hashable {
    /// A token that the standard cannot say: it stands under `$extensions."dev.tokenc.tokens"`.
    case noStandardForm
    /// A token of which the standard can say the nearest value: the value itself stands under
    /// `$extensions."dev.tokenc.value"`.
    case nearestValue
    /// A value that was evaluated: its text stands under `$extensions."dev.tokenc.expression"`.
    case evaluated
    /// A reference that the standard does not have, such as one to a part of a value: the value is
    /// written in its place.
    case referenceWritten
    /// What a group took over by `$extends`: its tokens are written out.
    case extended
    /// A declaration that others replace in every context: it is left out.
    case replaced
    /// A modifier with one context: what it sets holds always.
    case modifierDropped
    /// A set that was there for references alone, and of which a context has a part: outputs show it.
    case shown
    /// A file with comments, which JSON does not have: they are left out.
    case commentsDropped
    /// A token or group that depends on several modifiers, and that no order of overriding gives:
    /// that of the default contexts is written.
    case inexpressible
  }

  /// What happened.
  package let kind: Kind
  /// The token, group, modifier or file.
  package let subject: String
  /// What it was: a type, a value, a text; may be empty.
  package let detail: String
  /// Where it is written.
  package let span: SourceSpan?

  init(_ kind: Kind, _ subject: String, _ detail: String = "", at span: SourceSpan? = nil) {
    self.kind = kind
    self.subject = subject
    self.detail = detail
    self.span = span
  }
}
