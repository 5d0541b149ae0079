import TokenModel
import TokenMotion

extension SchemaDefinitions {
  /// The extension `dev.tokenc.animation` and its parts other than easings.
  static let animation: List = [
    ("animation", animationObject),
    (
      "animationTrack",
      closedObject(
        [
          (
            "type",
            [
              "title": "Type",
              "description": "What the track interpolates.",
              "enum": .strings(trackTypes.map(\.name)),
            ]
          ),
          ("colorSpace", colorMixing),
          (
            "keyframes",
            [
              "title": "Keyframes",
              "description":
                "The values that the track passes through: the first at offset 0, the last at 1.",
              "type": "array",
              "minItems": 2,
              "prefixItems": [["properties": ["offset": ["maximum": 0]]]],
              "allOf": [["items": .definition("animationKeyframe")]],
            ]
          ),
        ], optional: ["colorSpace"]
      ).adding(["allOf": .array(trackTypes.map(trackCondition) + [onlyColorsMix])])
    ),
    (
      "animationKeyframe",
      closedObject(
        [
          (
            "offset",
            number(["minimum": 0, "maximum": 1]).adding([
              "title": "Offset",
              "description": "The place in the iteration: 0 is its start, 1 its end.",
            ])
          ),
          ("value", ["description": "The value of the track at the offset, or a reference."]),
          (
            "easing",
            [
              "description":
                "The easing from here to the next keyframe; without one, that of the animation.",
              "$ref": "#/$defs/animationEasing",
            ]
          ),
        ], optional: ["easing"])
    ),
  ]

  /// The types of tracks, which are those of their values.
  private static let trackTypes = [TokenType.color, .number, .dimension]

  private static func trackCondition(_ type: TokenType) -> SchemaValue {
    [
      "if": ["required": ["type"], "properties": ["type": ["const": .string(type.name)]]],
      "then": [
        "properties": [
          "keyframes": ["items": ["properties": ["value": .definition(type.name)]]]
        ]
      ],
    ]
  }

  private static let onlyColorsMix: SchemaValue = [
    "if": ["required": ["type"], "properties": ["type": ["enum": ["number", "dimension"]]]],
    "then": ["properties": ["colorSpace": false]],
  ]

  /// A space, and for one with a hue the way around the circle, as CSS writes both.
  private static let colorMixing: SchemaValue = [
    "title": "Color space",
    "description":
      "Where colors are mixed; a space with a hue takes the way around the circle too.",
    "enum": .strings(
      ColorSpace.allCases.flatMap { space -> [String] in
        guard space.hueIndex != nil else { return [space.name] }
        return [space.name]
          + ColorMixing.HueMethod.allCases.map { "\(space.name) \($0.name) hue" }
      }),
    "default": .string(ColorMixing.srgb.space.name),
    "examples": ["oklab", "oklch longer hue"],
  ]

  private static func choice(
    _ title: String, _ description: String, of names: [String], default name: String
  ) -> SchemaValue {
    [
      "title": .string(title),
      "description": .string(description),
      "enum": .strings(names),
      "default": .string(name),
    ]
  }

  private static func length(_ description: String) -> SchemaValue {
    ["description": .string(description), "$ref": "#/$defs/duration"]
  }

  private static let animationObject: SchemaValue =
    SchemaValue.object([
      ("title", "Animation"),
      ("description", "An animation of the group or token that holds it, named by its path."),
    ]).adding(
      closedObject(
        [
          (
            "tracks",
            [
              "title": "Tracks",
              "description": "What changes, by name.",
              "type": "object",
              "minProperties": 1,
              "propertyNames": ["minLength": 1],
              "additionalProperties": .definition("animationTrack"),
            ]
          ),
          (
            "duration",
            length("The length of one iteration.")
              .adding(["properties": ["value": ["minimum": 0]]])
          ),
          ("delay", length("The time before the first iteration; may be negative.")),
          (
            "iterations",
            [
              "title": "Iterations",
              "description":
                "How often it runs: a number from 0, fractions too, or `\"infinite\"`.",
              "anyOf": [
                ["type": "number", "minimum": 0, "maximum": .number(DecimalFraction.maximum)],
                ["const": "infinite"], .definition("curlyReference"),
                .definition("pointerReference"),
              ],
              "default": 1,
            ]
          ),
          (
            "direction",
            choice(
              "Direction", "Which iterations run backwards.",
              of: Timing.Direction.allCases.map(\.name), default: Timing.Direction.normal.name)
          ),
          (
            "fill",
            choice(
              "Fill", "Whether it shows before it begins and after it has ended.",
              of: Timing.Fill.allCases.map(\.name), default: Timing.Fill.none.name)
          ),
          (
            "easing",
            [
              "description": "The easing of every interval that has none of its own.",
              "$ref": "#/$defs/animationEasing",
            ]
          ),
          (
            "clock",
            choice(
              "Clock",
              "Where generated code takes the time from: `shared`, so that all views move as one, or each view's `own`.",
              of: Animation.Clock.allCases.map(\.name), default: Animation.Clock.own.name)
          ),
          (
            "stagger",
            closedObject(
              [
                ("delay", length("How much later each item of a list begins.")),
                (
                  "count",
                  whole(from: 1, to: NumberRange.largestCount)
                    .adding(["description": "The number of items."])
                ),
              ], optional: ["count"])
          ),
          ("reducedMotion", .definition("animationReducedMotion")),
        ],
        optional: [
          "delay", "iterations", "direction", "fill", "easing", "clock", "stagger",
          "reducedMotion",
        ]))
}
