import TokenModel

/// The codes about files of Style Dictionary, Theo and Spectrum.
extension DiagnosticCode {
  /// The codes of this file.
  static let foreignCodes = [
    splitToken, unappliedModify, cssVariable, aliasDeclaration, modeFile,
    unitlessDuration, missingImport, literalType,
  ]

  /// A token of a foreign file has tokens below it.
  static let splitToken = DiagnosticCode(
    "split-token", .warning,
    summary: "a token of a foreign file has tokens below it",
    explanation: """
      In the standard an object is a token or a group and never both. Style Dictionary lets a token hold \
      others; such a token is read as the `$root` of a group of its name, references to it follow, and \
      nothing is lost.
      """,
    bad: ##"{ "bg": { "value": "#ffffff", "raised": { "value": "#f4f4f5" } } }"##,
    good: ##"""
      {
        "bg": {
          "$root": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
          "raised": { "$value": "{bg.$root}" }
        }
      }
      """##,
    rule: "DTCG 2025.10, R-004")

  /// A change of a value that only the project's own code makes.
  static let unappliedModify = DiagnosticCode(
    "unapplied-modify", .warning,
    summary: "a value is changed by code of the project",
    explanation: """
      Style Dictionary knows no `modify`: a transform that the project has written applies it, each in its \
      own way. The value is therefore read without it, and `modify` is kept under `$extensions`. Told once \
      for a file. Write the value that the transform gives, or use the `modify` of Tokens Studio, which has \
      one meaning.
      """,
    bad: ##"{ "ink": { "value": "#000033", "modify": [{ "type": "lighten", "amount": 0.2 }] } }"##,
    good: ##"""
      {
        "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.2, 0.2, 0.4] } }
      }
      """##)

  /// A value is a CSS variable.
  static let cssVariable = DiagnosticCode(
    "css-variable", .warning,
    summary: "a value is a CSS variable",
    explanation: """
      `var(--acme-color-ink)` names what some build writes, and no token. If the name, be it without a \
      prefix of one or two words, is that of exactly one token, the value is read as a reference to it.
      """,
    bad: ##"{ "ink": { "value": "#000033" }, "text": { "value": "var(--acme-ink)" } }"##,
    good: ##"""
      {
        "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0.2] } },
        "text": { "$value": "{ink}" }
      }
      """##)

  /// A token says another type than that of the token it refers to.
  static let aliasDeclaration = DiagnosticCode(
    "alias-declaration", .warning,
    summary: "a foreign token says another type than that of the token it refers to",
    explanation: """
      A reference stands for the value of another token, and so has its type. Style Dictionary does not \
      check what `type` says; the target's type is used.
      """,
    bad: ##"""
      {
        "gap": { "value": "4px", "type": "dimension" },
        "ink": { "value": "{gap}", "type": "color" }
      }
      """##,
    good: ##"""
      {
        "gap": { "$type": "dimension", "$value": { "value": 6, "unit": "px" } },
        "inset": { "$value": "{gap}" }
      }
      """##,
    rule: "DTCG 2025.10, R-022")

  /// A file is taken for a context of a modifier.
  static let modeFile = DiagnosticCode(
    "mode-file", .note,
    summary: "a foreign file is taken for a context of a modifier",
    explanation: """
      Of two files of Style Dictionary whose names differ by `light` and `dark` the dark one gives values \
      of the context `dark` of `theme`, and a file in a folder `modes` those of a context of `mode`, if it \
      gives tokens of other files another value. A resolver document says it for good.
      """,
    bad: .init(
      .files,
      ##"""
      -- color-light.json --
      { "ink": { "value": "#000033" } }
      -- color-dark.json --
      { "ink": { "value": "#ccccff" } }
      """##),
    good: .init(
      .resolver,
      ##"""
      {
        "version": "2025.10",
        "modifiers": {
          "theme": {
            "contexts": {
              "light": [{ "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0.2] } } }],
              "dark": [{ "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.8, 0.8, 1] } } }]
            },
            "default": "light"
          }
        },
        "resolutionOrder": [{ "$ref": "#/modifiers/theme" }]
      }
      """##))

  /// A number without a unit that its path calls a time.
  static let unitlessDuration = DiagnosticCode(
    "unitless-duration", .warning,
    summary: "a number without a unit stands where a time is expected",
    explanation: """
      Nothing says whether the number counts seconds or milliseconds, so it is read as the number that it \
      is. Write the unit: `360ms` or `0.36s`.
      """,
    bad: ##"{ "duration": { "calm": { "value": "0.36" } } }"##,
    good: ##"""
      { "duration": { "calm": { "$type": "duration", "$value": { "value": 0.36, "unit": "s" } } } }
      """##)

  /// A file that a Theo file imports is not among the files.
  static let missingImport = DiagnosticCode(
    "missing-import", .warning,
    summary: "a file that a Theo file imports is not among the files",
    explanation: """
      Theo reads imports from the disk; here all files are given together. Aliases of a missing file are \
      looked for in the other files. Name the file too, or its folder.
      """,
    bad: ##"""
      { "imports": ["./aliases.json"], "props": { "INK": { "value": "#000033", "type": "color" } } }
      """##,
    good: ##"""
      { "INK": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0.2] } } }
      """##)

  /// A value is by its spelling of another type than the one declared.
  static let literalType = DiagnosticCode(
    "literal-type", .warning,
    summary: "a foreign value is by its spelling of another type than the one declared",
    explanation: """
      Style Dictionary does not check types, so that files declare a group of numbers and write `3.5rem` \
      in it, or a dimension and write a word of CSS. The value has one reading, and that is used; a word \
      is kept as text.
      """,
    bad: ##"{ "line": { "value": "3.5rem", "type": "number" } }"##,
    good: ##"""
      { "line": { "$type": "dimension", "$value": { "value": 3.5, "unit": "rem" } } }
      """##)
}
