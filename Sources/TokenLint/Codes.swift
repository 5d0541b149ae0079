package import TokenModel

extension DiagnosticCode {
  /// An allowance that allows nothing.
  static let unusedAllow = DiagnosticCode(
    "unused-allow", .warning,
    summary: "`dev.tokenc.allow` allows what is not there",
    explanation: """
      `dev.tokenc.allow` under `$extensions` names lint rules that do not hold for a token or for \
      everything in a group, each with the reason. This one has nothing to allow any more: remove it, \
      so that it does not hide a mistake to come. Rules that do not run are not looked at.
      """,
    bad: """
      { "gap": { "$type": "number", "$value": 4, "$extensions": {
        "dev.tokenc.allow": { "out-of-gamut": "The printer can show it" }
      } } }
      """,
    good: #"{ "gap": { "$type": "number", "$value": 4 } }"#)

  /// An allowance for a rule that does not exist.
  static let unknownAllow = DiagnosticCode(
    "unknown-allow", .warning,
    summary: "`dev.tokenc.allow` names a rule that does not exist",
    explanation: """
      The members of `dev.tokenc.allow` are names of lint rules, as `tokenc rules` lists them. \
      Correct the name; codes that are not of lint rules cannot be allowed in a file, but in the \
      configuration under `diagnostics`.
      """,
    bad: """
      { "gap": { "$type": "number", "$value": 4, "$extensions": {
        "dev.tokenc.allow": { "of-grid": "Half a step" }
      } } }
      """,
    good: #"{ "gap": { "$type": "number", "$value": 4 } }"#)

  /// An allowance without a reason, or of another form.
  static let allowWithoutReason = DiagnosticCode(
    "allow-without-reason", .warning,
    summary: "`dev.tokenc.allow` gives no reason",
    explanation: """
      `dev.tokenc.allow` is an object: each member is the name of a lint rule, and its value is a text \
      that says why the rule does not hold there. Without a reason nobody knows later whether it may \
      go; such an entry allows nothing.
      """,
    bad: """
      { "gap": { "$type": "number", "$value": 4, "$extensions": {
        "dev.tokenc.allow": { "off-grid": true }
      } } }
      """,
    good: #"{ "gap": { "$type": "number", "$value": 4 } }"#)

  /// The codes about allowances.
  package static let lintCodes: [DiagnosticCode] = [
    unusedAllow, unknownAllow, allowWithoutReason,
  ]
}
