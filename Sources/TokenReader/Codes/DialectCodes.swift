package import TokenModel

extension DiagnosticCode {
  /// The codes about other forms of token files.
  static let dialectCodes = [foreignDialect]

  /// A file is in another form than the standard's.
  package static let foreignDialect = DiagnosticCode(
    "foreign-dialect", .note,
    summary: "a file is in another form than the standard's",
    explanation: """
      Files of Style Dictionary, Tokens Studio, Figma, Theo and others are recognised by their content \
      and read as what they are. Nothing needs to be done; `tokenc migrate` writes them as DTCG 2025.10, \
      and `--dialect` forces another reading. Under `--spec 2025.10` every file is read as DTCG.
      """,
    bad: ##"{ "ink": { "type": "color", "value": "#000033" } }"##,
    good: """
      {
        "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0.2] } }
      }
      """,
    rule: "DTCG 2025.10, R-011")
}
