import TokenModel

extension DiagnosticCode {
  /// A part of a resolver document has the wrong form.
  static let resolverShape = DiagnosticCode(
    "resolver-shape", .error,
    summary: "a part of a resolver document has the wrong form",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-203 to R-210")

  /// The version of a resolver document is not 2025.10.
  static let resolverVersion = DiagnosticCode(
    "resolver-version", .error,
    summary: "the version of a resolver document is not 2025.10",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-201, R-202")

  /// An unknown member in a resolver document.
  static let resolverMember = DiagnosticCode(
    "resolver-member", .error,
    summary: "an unknown member in a resolver document",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, D-10, D-11")

  /// `resolutionOrder` is empty.
  static let resolverEmptyOrder = DiagnosticCode(
    "resolver-empty-order", .error,
    summary: "`resolutionOrder` is empty",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, D-08")

  /// A modifier has no contexts, or only one.
  static let resolverContexts = DiagnosticCode(
    "resolver-contexts", .error,
    summary: "a modifier has no contexts, or only one",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-208, D-09")

  /// A modifier with one context.
  static let resolverOneContext = DiagnosticCode(
    "resolver-one-context", .warning, isLeniency: true,
    summary: "a modifier with one context",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, D-09")

  /// `default` is not one of the contexts.
  static let resolverDefault = DiagnosticCode(
    "resolver-default", .error,
    summary: "`default` is not one of the contexts",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-215")

  /// An inline item without a name or type.
  static let resolverInline = DiagnosticCode(
    "resolver-inline", .error,
    summary: "an inline item without a name or type",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-217, R-218")

  /// One name twice in `resolutionOrder`.
  static let resolverDuplicateName = DiagnosticCode(
    "resolver-duplicate-name", .error,
    summary: "one name twice in `resolutionOrder`",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-219")

  /// A reference in a resolver document leads nowhere.
  static let resolverReference = DiagnosticCode(
    "resolver-reference", .error,
    summary: "a reference in a resolver document leads nowhere",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-221")

  /// A reference to something that must not be referenced.
  static let resolverReferenceBarred = DiagnosticCode(
    "resolver-reference-barred", .error,
    summary: "a reference to something that must not be referenced",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-213, R-214, R-220")

  /// References of a resolver document form a circle.
  static let resolverCircle = DiagnosticCode(
    "resolver-circle", .error,
    summary: "references of a resolver document form a circle",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-222, R-223")

  /// A referenced file cannot be read.
  static let missingFile = DiagnosticCode(
    "missing-file", .error,
    summary: "a referenced file cannot be read",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-221")

  /// A modifier without a default needs an input.
  static let missingInput = DiagnosticCode(
    "missing-input", .error,
    summary: "a modifier without a default needs an input",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-234")

  /// An input names no modifier or no context.
  static let unknownInput = DiagnosticCode(
    "unknown-input", .error,
    summary: "an input names no modifier or no context",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-231, R-232, R-233")

  /// A modifier that `resolutionOrder` does not use.
  static let unusedModifier = DiagnosticCode(
    "unused-modifier", .warning,
    summary: "a modifier that `resolutionOrder` does not use",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, A-27")

  /// A mode is not a context of the modifier `theme`.
  static let unknownMode = DiagnosticCode(
    "unknown-mode", .error,
    summary: "a mode is not a context of the modifier `theme`",
    explanation: "",
    bad: "",
    good: "",
    rule: nil)

  /// An animation is not well formed.
  static let animationShape = DiagnosticCode(
    "animation-shape", .error,
    summary: "an animation is not well formed",
    explanation: "",
    bad: "",
    good: "",
    rule: nil)
}
