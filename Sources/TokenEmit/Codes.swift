package import TokenModel

extension DiagnosticCode {
  /// Two tokens get one name in an output.
  package static let nameCollision = DiagnosticCode(
    "name-collision",
    summary: "several tokens get one name in an output",
    explanation: """
      A path becomes a name of the target language by its rules of spelling: `color.gray-light` and \
      `color.gray.light` are both `--color-gray-light` in CSS. One of them would win in silence, so \
      nothing is written. Nothing is renamed either: a name that depends on its neighbours changes \
      when they do.

      Rename one of the tokens, or choose another naming for that output. `$root` is no part of an \
      output name, and a part of a composite value (`body-font-size` of the typography `body`) has a \
      name as well.
      """,
    bad: """
      {
        "gray": {
          "$type": "number",
          "light-1": { "$value": 1 },
          "light": { "1": { "$value": 2 } }
        }
      }
      """,
    good: """
      {
        "gray": {
          "$type": "number",
          "light": { "1": { "$value": 1 }, "2": { "$value": 2 } }
        }
      }
      """)

  /// The codes that naming and emitting report.
  package static let emitCodes: [DiagnosticCode] = [nameCollision]
}
