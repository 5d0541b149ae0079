/// A kind of finding: its stable name, and all that `tokenc explain` says of it.
///
/// Codes are declared where they are reported, as static members of an extension, and gathered in
/// one catalogue by TokenCompiler. A test runs `bad` and `good`.
package struct DiagnosticCode: Sendable, Hashable {
  /// The stable name, in kebab case; it names the defect.
  package let id: String
  /// The severity unless a configuration says otherwise.
  package let severity: Severity
  /// Whether it marks a form outside the standard that is read nevertheless: an error under
  /// `--spec 2025.10`, and otherwise what the configuration says (allow, warn or error).
  package let isLeniency: Bool
  /// One line that says what is wrong.
  package let summary: String
  /// A paragraph or two: why it is a defect, and what to do.
  package let explanation: String
  /// A token file that has the defect, and what the example is a file of.
  package let bad: Example
  /// The same file, mended.
  package let good: Example
  /// The rule of the standard, such as `DTCG 2025.10, R-043`; nil for rules of our own.
  package let rule: String?

  /// A small file that shows a finding.
  package struct Example: Sendable, Hashable, ExpressibleByStringLiteral {
    /// What kind of file the text is.
    package enum Kind: Sendable, Hashable {
      /// A token file.
      case tokens
      /// A token file in another notation of JSON (`jsonc` or `json5`), or a broken one.
      case text
      /// A resolver document.
      case resolver
      /// Several files, token files and at most one resolver document, each below a line
      /// `-- name --`; without a resolver document the token files are merged in that order. Of
      /// files that end in `.schema.json` the first is a team's schema for them.
      case files
      /// A configuration.
      case configuration
      /// Anything that a single file cannot show: described in words.
      case words
    }

    /// The text of the file.
    package let text: String
    /// What the text is.
    package let kind: Kind
    /// The options of the command line that belong to it, such as `--theme dark`; mostly empty.
    package let options: String

    /// An example of the given kind.
    package init(_ kind: Kind, _ text: String, options: String = "") {
      self.kind = kind
      self.text = text
      self.options = options
    }

    /// A token file.
    package init(stringLiteral text: String) {
      self.init(.tokens, text)
    }
  }

  /// Whether a configuration may set it to allow, warn or error: everything but plain errors.
  package var isAdjustable: Bool { isLeniency || severity < .error }

  /// Declares a code.
  package init(
    _ id: String, _ severity: Severity = .error, isLeniency: Bool = false, summary: String,
    explanation: String, bad: Example, good: Example, rule: String? = nil
  ) {
    self.id = id
    self.severity = severity
    self.isLeniency = isLeniency
    self.summary = summary
    self.explanation = explanation
    self.bad = bad
    self.good = good
    self.rule = rule
  }
}
