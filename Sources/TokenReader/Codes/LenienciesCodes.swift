import TokenModel

extension DiagnosticCode {
  /// A color is written as a string.
  static let legacyColor = DiagnosticCode(
    "legacy-color", .warning, isLeniency: true,
    summary: "a color is written as a string",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-116, A-36")

  /// `hex` does not have six digits.
  static let shortHex = DiagnosticCode(
    "short-hex", .warning, isLeniency: true,
    summary: "`hex` does not have six digits",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-114")

  /// A dimension is written as a string.
  static let legacyDimension = DiagnosticCode(
    "legacy-dimension", .warning, isLeniency: true,
    summary: "a dimension is written as a string",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-124, A-36")

  /// A duration is written as a string.
  static let legacyDuration = DiagnosticCode(
    "legacy-duration", .warning, isLeniency: true,
    summary: "a duration is written as a string",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-143, A-36")

  /// A dimension is written as a bare 0.
  static let unitlessZero = DiagnosticCode(
    "unitless-zero", .warning, isLeniency: true,
    summary: "a dimension is written as a bare 0",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-123")

  /// A unit other than `px` and `rem`.
  static let nonstandardUnit = DiagnosticCode(
    "nonstandard-unit", .warning, isLeniency: true,
    summary: "a unit other than `px` and `rem`",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-121, A-35")

  /// A typography without `letterSpacing`.
  static let missingLetterSpacing = DiagnosticCode(
    "missing-letter-spacing", .warning, isLeniency: true,
    summary: "a typography without `letterSpacing`",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-190, A-15")

  /// A typography with a member outside the standard.
  static let extraTypographyMember = DiagnosticCode(
    "extra-typography-member", .warning, isLeniency: true,
    summary: "a typography with a member outside the standard",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-192")

  /// A `lineHeight` with a unit.
  static let lineHeightDimension = DiagnosticCode(
    "line-height-dimension", .warning, isLeniency: true,
    summary: "a `lineHeight` with a unit",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-191, A-14")

  /// Blanks inside the braces of a reference.
  static let referenceBlanks = DiagnosticCode(
    "reference-blanks", .warning, isLeniency: true,
    summary: "blanks inside the braces of a reference",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-040")
}
