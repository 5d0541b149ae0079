package import TokenModel

extension DiagnosticCode {
  /// Two objects differ in letter case only.
  package static let kotlinCaseClash = DiagnosticCode(
    "kotlin-case-clash", .warning,
    summary: "two Kotlin objects differ in letter case only",
    explanation: """
      Each group becomes an object and each object a class file. Where the file system ignores \
      letter case, as on macOS and Windows, the files of `Ab` and `AB` are one file, and one of the \
      two objects is gone when the program runs. Rename one of the groups.
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

  /// An object is nested so deep that its class file cannot be written.
  package static let kotlinLongName = DiagnosticCode(
    "kotlin-long-name", .warning,
    summary: "a Kotlin object has a class file with too long a name",
    explanation: """
      Each group becomes an object inside that of the group around it, and its class file has all \
      names in its own. File systems take 255 bytes. Compiled to a jar, longer names do no harm; \
      otherwise shorten the names, or have fewer groups in groups.
      """,
    bad: .init(
      .words, "Groups nested so deep that their names have more than 240 letters together."),
    good: .init(.words, "The same tokens under fewer or shorter names."))

  /// Kotlin or Compose cannot have a value as it is.
  package static let kotlinLoss = DiagnosticCode(
    "kotlin-loss", .warning,
    summary: "a value is not the same in Kotlin",
    explanation: """
      Nothing is left out in silence: the output holds the nearest that there is, and this says \
      what was lost. Compose, for example, has lengths in `dp` and `sp` and none in parts of a window. \
      Use a value that Kotlin has, or handle this one by hand where it is used.
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

  /// The codes of the Kotlin output.
  static let kotlinCodes = [kotlinCaseClash, kotlinLongName, kotlinLoss]
}
