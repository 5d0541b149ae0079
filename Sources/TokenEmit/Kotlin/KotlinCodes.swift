package import TokenModel

extension DiagnosticCode {
  /// Two objects differ in letter case only.
  package static let kotlinCaseClash = DiagnosticCode(
    "kotlin-case-clash", .warning,
    summary: "two Kotlin objects differ in letter case only",
    explanation: """
      Each group becomes an object and each object a class file. Where the file system ignores \
      letter case, as on macOS and Windows, the files of `Ab` and `AB` are one file, and one of the \
      two objects is gone when the program runs.
      """,
    bad: """
      {
        "ab": { "$type": "number", "one": { "$value": 1 } },
        "aB": { "$type": "number", "one": { "$value": 1 } }
      }
      """,
    good: """
      {
        "ab": { "$type": "number", "one": { "$value": 1 } },
        "other": { "$type": "number", "one": { "$value": 1 } }
      }
      """)

  /// Kotlin or Compose cannot have a value as it is.
  package static let kotlinLoss = DiagnosticCode(
    "kotlin-loss", .warning,
    summary: "a value is not the same in Kotlin",
    explanation: """
      Nothing is left out in silence: the output holds the nearest that there is, and this says \
      what was lost. Compose, for example, has lengths in `dp` and `sp` and none in parts of a window.
      """,
    bad: """
      {
        "pause": { "$type": "duration", "$value": { "value": 1e12, "unit": "s" } }
      }
      """,
    good: """
      {
        "pause": { "$type": "duration", "$value": { "value": 1, "unit": "s" } }
      }
      """)
}
