import TokenModel

extension DiagnosticCode {
  /// The type of a token cannot be determined.
  static let missingType = DiagnosticCode(
    "missing-type", .error,
    summary: "the type of a token cannot be determined",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-020")

  /// A reference leads to a value of another type.
  static let typeMismatch = DiagnosticCode(
    "type-mismatch", .error,
    summary: "a reference leads to a value of another type",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-022, R-057, R-059")

  /// An alias has another type than its group says.
  static let aliasTypeDiffers = DiagnosticCode(
    "alias-type-differs", .warning,
    summary: "an alias has another type than its group says",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-064, A-25")

  /// A value does not have the form of its type.
  static let wrongValue = DiagnosticCode(
    "wrong-value", .error,
    summary: "a value does not have the form of its type",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-023")

  /// A value lacks a member that its type needs.
  static let missingMember = DiagnosticCode(
    "missing-member", .error,
    summary: "a value lacks a member that its type needs",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-100 to R-192")

  /// A value has a member that its type does not know.
  static let unknownMember = DiagnosticCode(
    "unknown-member", .error,
    summary: "a value has a member that its type does not know",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, D-01 to D-03, R-164 to R-189")

  /// An array has the wrong number of elements.
  static let wrongCount = DiagnosticCode(
    "wrong-count", .error,
    summary: "an array has the wrong number of elements",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-103, R-150")

  /// A list that needs an element is empty.
  static let emptyList = DiagnosticCode(
    "empty-list", .error,
    summary: "a list that needs an element is empty",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, D-04 to D-07")

  /// An element refers to a token with several elements.
  static let elementIsList = DiagnosticCode(
    "element-is-list", .error,
    summary: "an element refers to a token with several elements",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-062")

  /// A number is beyond what can be represented.
  static let numberTooLarge = DiagnosticCode(
    "number-too-large", .error,
    summary: "a number is beyond what can be represented",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-155")

  /// An unknown color space.
  static let colorSpace = DiagnosticCode(
    "color-space", .error,
    summary: "an unknown color space",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-101")

  /// A color component is outside its range.
  static let componentRange = DiagnosticCode(
    "component-range", .error,
    summary: "a color component is outside its range",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-105 to R-112")

  /// `alpha` is outside 0 to 1.
  static let alphaRange = DiagnosticCode(
    "alpha-range", .error,
    summary: "`alpha` is outside 0 to 1",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-113")

  /// `hex` is not `#` and six digits.
  static let hexForm = DiagnosticCode(
    "hex-form", .error,
    summary: "`hex` is not `#` and six digits",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-114")

  /// An unknown unit.
  static let unknownUnit = DiagnosticCode(
    "unknown-unit", .error,
    summary: "an unknown unit",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-121, R-141")

  /// A font weight is neither 1 to 1000 nor a known name.
  static let fontWeight = DiagnosticCode(
    "font-weight", .error,
    summary: "a font weight is neither 1 to 1000 nor a known name",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-132, R-133")

  /// An x of a cubicBezier is outside 0 to 1.
  static let bezierRange = DiagnosticCode(
    "bezier-range", .error,
    summary: "an x of a cubicBezier is outside 0 to 1",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-151")

  /// An unknown stroke style.
  static let strokeStyle = DiagnosticCode(
    "stroke-style", .error,
    summary: "an unknown stroke style",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-160")

  /// An unknown line cap.
  static let lineCap = DiagnosticCode(
    "line-cap", .error,
    summary: "an unknown line cap",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-162")
}
