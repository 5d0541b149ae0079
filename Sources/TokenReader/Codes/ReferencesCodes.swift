import TokenModel

extension DiagnosticCode {
  /// A reference in braces is not well formed.
  static let malformedReference = DiagnosticCode(
    "malformed-reference", .error,
    summary: "a reference in braces is not well formed",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-044")

  /// A JSON Pointer is not well formed.
  static let malformedPointer = DiagnosticCode(
    "malformed-pointer", .error,
    summary: "a JSON Pointer is not well formed",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-055")

  /// A reference leads nowhere.
  static let unresolvedReference = DiagnosticCode(
    "unresolved-reference", .error,
    summary: "a reference leads nowhere",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-043, R-054")

  /// A reference leads to a group.
  static let referenceToGroup = DiagnosticCode(
    "reference-to-group", .error,
    summary: "a reference leads to a group",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-041, R-012")

  /// A reference in braces reaches into a value.
  static let referenceBelowToken = DiagnosticCode(
    "reference-below-token", .error,
    summary: "a reference in braces reaches into a value",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-042")

  /// References lead round in a circle.
  static let referenceCircle = DiagnosticCode(
    "reference-circle", .error,
    summary: "references lead round in a circle",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-046, R-047, R-056")

  /// A reference in braces stands inside a simple value.
  static let referenceNotAllowed = DiagnosticCode(
    "reference-not-allowed", .error,
    summary: "a reference in braces stands inside a simple value",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-060")

  /// A pointer inside a value leads to a token object.
  static let pointerToTokenObject = DiagnosticCode(
    "pointer-to-token", .error,
    summary: "a pointer inside a value leads to a token object",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-057")

  /// A reference leads to a token that the context does not declare.
  static let missingInContext = DiagnosticCode(
    "missing-in-context", .error,
    summary: "a reference leads to a token that the context does not declare",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-237")

  /// A token depends on more combinations of contexts than the limit.
  static let tooManyPermutations = DiagnosticCode(
    "too-many-permutations", .error,
    summary: "a token depends on more combinations of contexts than the limit",
    explanation: "",
    bad: "",
    good: "",
    rule: nil)
}
