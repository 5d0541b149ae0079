import TokenModel

extension DiagnosticCode {
  /// A file's root is not an object.
  static let rootNotObject = DiagnosticCode(
    "root-not-object", .error,
    summary: "a file's root is not an object",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-001")

  /// A `$value` at the root of a file.
  static let namelessToken = DiagnosticCode(
    "nameless-token", .error,
    summary: "a `$value` at the root of a file",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-003")

  /// A member of a group is neither a token nor a group.
  static let memberNotObject = DiagnosticCode(
    "member-not-object", .error,
    summary: "a member of a group is neither a token nor a group",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-003")

  /// A token holds other tokens or groups.
  static let tokenWithChildren = DiagnosticCode(
    "token-with-children", .error,
    summary: "a token holds other tokens or groups",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-004")

  /// One path is a token in one file and a group in another.
  static let tokenAndGroup = DiagnosticCode(
    "token-and-group", .error,
    summary: "one path is a token in one file and a group in another",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-004")

  /// A name begins with `$` and is not a property of the standard.
  static let reservedName = DiagnosticCode(
    "reserved-name", .error,
    summary: "a name begins with `$` and is not a property of the standard",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-006")

  /// A name holds `{`, `}` or `.`.
  static let characterInName = DiagnosticCode(
    "character-in-name", .error,
    summary: "a name holds `{`, `}` or `.`",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-007, R-008, R-009")

  /// A name is empty.
  static let emptyName = DiagnosticCode(
    "empty-name", .error,
    summary: "a name is empty",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, A-09")

  /// `$root` is not a token.
  static let rootNotToken = DiagnosticCode(
    "root-not-token", .error,
    summary: "`$root` is not a token",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-011")

  /// An object with a `$type` has no `$value`.
  static let unfinishedToken = DiagnosticCode(
    "unfinished-token", .warning,
    summary: "an object with a `$type` has no `$value`",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, S-05")

  /// `$type` is not a string.
  static let typeNotString = DiagnosticCode(
    "type-not-string", .error,
    summary: "`$type` is not a string",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-017")

  /// A `$type` outside the standard.
  static let unknownType = DiagnosticCode(
    "unknown-type", .warning, isLeniency: true,
    summary: "a `$type` outside the standard",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-018")

  /// `$description` is not a string.
  static let descriptionNotString = DiagnosticCode(
    "description-not-string", .error,
    summary: "`$description` is not a string",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-015, R-016")

  /// `$deprecated` is neither a boolean nor a string.
  static let deprecatedNotText = DiagnosticCode(
    "deprecated-not-text", .error,
    summary: "`$deprecated` is neither a boolean nor a string",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-027, R-028")

  /// `$extensions` is not an object.
  static let extensionsNotObject = DiagnosticCode(
    "extensions-not-object", .error,
    summary: "`$extensions` is not an object",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-024, R-025")

  /// A token has both `$value` and `$ref`.
  static let valueAndReference = DiagnosticCode(
    "value-and-ref", .error,
    summary: "a token has both `$value` and `$ref`",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-058")

  /// `$extends` stands on a token.
  static let extendsOnToken = DiagnosticCode(
    "extends-on-token", .error,
    summary: "`$extends` stands on a token",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-037")

  /// `$extends` names a group that does not exist.
  static let extendsTargetMissing = DiagnosticCode(
    "extends-target-missing", .error,
    summary: "`$extends` names a group that does not exist",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-031")

  /// `$extends` names a token.
  static let extendsToken = DiagnosticCode(
    "extends-token", .error,
    summary: "`$extends` names a token",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-030")

  /// A group extends a group around it.
  static let extendsAncestor = DiagnosticCode(
    "extends-ancestor", .error,
    summary: "a group extends a group around it",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-033")

  /// Groups extend each other in a circle.
  static let extendsCircle = DiagnosticCode(
    "extends-circle", .error,
    summary: "groups extend each other in a circle",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-032, R-038")

  /// `$extends` makes more tokens than the limit.
  static let extendsTooLarge = DiagnosticCode(
    "extends-too-large", .error,
    summary: "`$extends` makes more tokens than the limit",
    explanation: "",
    bad: "",
    good: "",
    rule: nil)

  /// A token of one file replaces one of another.
  static let overriddenToken = DiagnosticCode(
    "overridden-token", .warning,
    summary: "a token of one file replaces one of another",
    explanation: "",
    bad: "",
    good: "",
    rule: "DTCG 2025.10, R-061")
}
