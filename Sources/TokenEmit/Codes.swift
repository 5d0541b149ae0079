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
      output name, and a track or timing of an animation has a name in CSS as well.
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

      Give all themes the same tracks, offsets and easings, with a keyframe of the same value where \
      one has fewer, or take two animations and choose between them.
      """,
    bad: Example(
      .words, "keyframes at 0 and 1 in the light theme, at 0, 0.5 and 1 in the dark one"),
    good: Example(.words, "keyframes at 0, 0.5 and 1 in both, with values of their own"))

  /// A part of a composite value has no property of its own.
  package static let partOmitted = DiagnosticCode(
    "part-omitted", .note,
    summary: "a part of a composite value has no CSS property, because a token has its name",
    explanation: """
      A composite value is written as a shorthand and as a property for each of its parts: a border \
      `outline` also gives `--outline-color`. Where a token has that name already (`outlineColor`), the \
      token keeps it and the part is left out; the shorthand is complete all the same.

      Nothing needs to be done. Rename the token if the part is wanted as well.
      """,
    bad: """
      {
        "outline": {
          "$type": "border",
          "$value": {
            "color": { "colorSpace": "srgb", "components": [0, 0, 0] },
            "width": { "value": 1, "unit": "px" },
            "style": "solid"
          }
        },
        "outline-width": { "$type": "dimension", "$value": { "value": 2, "unit": "px" } }
      }
      """,
    good: """
      {
        "outline": {
          "$type": "border",
          "$value": {
            "color": { "colorSpace": "srgb", "components": [0, 0, 0] },
            "width": { "value": 1, "unit": "px" },
            "style": "solid"
          }
        }
      }
      """)

  /// A value has no full equivalent in the language of an output.
  package static let valueNotExpressible = DiagnosticCode(
    "value-not-expressible", .warning,
    summary: "an output cannot express a value as it is meant",
    explanation: """
      A target language or platform has no equivalent: a length in `vw` where there are only points, \
      or a token that is a colour in one theme and a number in another. What is printed is as near as \
      the target allows; the message says what is lost.

      Use a value that all targets can express, or handle this one by hand where it is used.
      """,
    bad: #"{ "gap": { "$type": "dimension", "$value": { "value": 5, "unit": "vw" } } }"#,
    good: #"{ "gap": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } } }"#)

  /// The codes that naming and emitting report.
  package static let emitCodes: [DiagnosticCode] =
    [
      nameCollision, partOmitted, contextUnreachable, animationShapeVaries, valueNotExpressible,
    ] + kotlinCodes
}
