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

  /// A context changes tokens, and nothing in a style sheet selects it.
  package static let contextUnreachable = DiagnosticCode(
    "context-unreachable", .warning,
    summary: "a context changes tokens, but nothing in the CSS output selects it",
    explanation: """
      With `media` as the only kind of selector, a context without a media rule has no place in the \
      style sheet: its values would be lost in silence.

      Add `attribute` or `class` to the selectors of the output, or a media rule for the context.
      """,
    bad: Example(
      .words, "selectors: media only, and a modifier `density` with a context `compact`"),
    good: Example(.words, "selectors: media and attribute"))

  /// An animation has other keyframes in another theme.
  package static let animationShapeVaries = DiagnosticCode(
    "animation-shape-varies", .warning,
    summary: "the keyframes of an animation stand at other places in another theme",
    explanation: """
      CSS keyframes are the same everywhere; only the values in them can change with a theme, through \
      custom properties. Tracks, offsets, easings between keyframes and the space of mixing are those \
      of the default theme; what another theme says of them is lost in CSS.
      """,
    bad: Example(
      .words, "keyframes at 0 and 1 in the light theme, at 0, 0.5 and 1 in the dark one"),
    good: Example(.words, "keyframes at 0, 0.5 and 1 in both, with values of their own"))

  /// A value has no full equivalent in the language of an output.
  package static let valueNotExpressible = DiagnosticCode(
    "value-not-expressible", .warning,
    summary: "an output cannot express a value as it is meant",
    explanation: """
      A target language or platform has no equivalent: a length in `vw` where there are only points, \
      or a token that is a colour in one theme and a number in another. What is printed is as near as \
      the target allows; the message says what is lost.
      """,
    bad: #"{ "gap": { "$type": "dimension", "$value": { "value": 5, "unit": "vw" } } }"#,
    good: #"{ "gap": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } } }"#)

  /// The codes that naming and emitting report.
  package static let emitCodes: [DiagnosticCode] = [
    nameCollision, contextUnreachable, animationShapeVaries, valueNotExpressible,
  ]
}
