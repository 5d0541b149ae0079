import TokenMotion

extension SchemaDefinitions {
  /// The forms of an easing, and what replaces an animation where motion is reduced.
  static let easing: List = [
    (
      "animationEasing",
      [
        "title": "Easing",
        "description":
          "A cubicBezier or a reference to one, a keyword, or steps, stops or a spring.",
        "anyOf": [
          .definition("cubicBezierArray"), ["enum": .strings(easingKeywords)],
          .definition("animationSteps"), .definition("animationLinear"),
          .definition("animationSpring"), .definition("curlyReference"),
          .definition("pointerReference"),
        ],
        "default": "linear",
        "examples": [
          "ease-in-out", ["steps": 4, "position": "jump-end"],
          ["linear": [[0, 0], [0.5, 0.8], [1, 1]]],
          ["spring": ["duration": ["value": 0.35, "unit": "s"], "bounce": 0.2]],
        ],
      ]
    ),
    (
      "animationSteps",
      closedObject(
        [
          (
            "steps",
            whole(from: 1, to: Double(Steps.maximumCount))
              .adding(["description": "How many steps."])
          ),
          (
            "position",
            [
              "description": "Where the jumps are.",
              "enum": .strings(Steps.Position.allCases.map(\.name) + ["start", "end"]),
              "default": .string(Steps.Position.jumpEnd.name),
            ]
          ),
        ], optional: ["position"]
      ).adding([
        "if": [
          "required": ["position"],
          "properties": ["position": ["const": .string(Steps.Position.jumpNone.name)]],
        ],
        "then": ["properties": ["steps": ["minimum": 2]]],
      ])
    ),
    (
      "animationLinear",
      closedObject([
        (
          "linear",
          [
            "description": "Pairs of input and output, with straight lines between them.",
            "type": "array",
            "minItems": 2,
            "items": ["type": "array", "minItems": 2, "maxItems": 2, "items": number([:])],
          ]
        )
      ])
    ),
    (
      "animationSpring",
      closedObject([
        (
          "spring",
          ["anyOf": [.definition("perceptualSpring"), .definition("physicalSpring")]]
        )
      ])
    ),
    ("perceptualSpring", perceptualSpring),
    ("physicalSpring", physicalSpring),
    ("animationReducedMotion", reducedMotion),
  ]

  /// The easings that are one word. A test reads each of them.
  static let easingKeywords = [
    "linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end", "sine",
  ]

  /// A number within limits, or a reference to a number token.
  static func number(_ limits: SchemaValue) -> SchemaValue {
    [
      "anyOf": [
        SchemaValue.object([("type", "number")]).adding(limits), .definition("curlyReference"),
        .definition("pointerReference"),
      ]
    ]
  }

  /// A whole number within limits, or a reference to a number token.
  static func whole(from least: Double, to most: Double) -> SchemaValue {
    number(["multipleOf": 1, "minimum": .number(least), "maximum": .number(most)])
  }

  private static let initialVelocity: (name: String, value: SchemaValue) = (
    "initialVelocity",
    number([:]).adding([
      "description": "The velocity at the start, in whole ways per second.", "default": 0,
    ])
  )

  private static let perceptualSpring = closedObject(
    [
      (
        "duration",
        [
          "description": "The perceptual duration.", "$ref": "#/$defs/duration",
          "properties": ["value": ["exclusiveMinimum": 0]],
        ]
      ),
      (
        "bounce",
        number(["exclusiveMinimum": -1, "exclusiveMaximum": 1]).adding([
          "description": "0 is none, towards 1 more, below 0 slower than critical.",
          "default": 0,
        ])
      ),
      initialVelocity,
    ], optional: ["bounce", "initialVelocity"])

  private static let physicalSpring = closedObject(
    ["mass", "stiffness", "damping"].map { (name: $0, value: number(["exclusiveMinimum": 0])) }
      + [initialVelocity], optional: ["initialVelocity"])

  private static let reducedMotion: SchemaValue = [
    "title": "Reduced motion",
    "description":
      "What is shown where the person has asked for less motion; without it the animation is unchanged.",
    "anyOf": [
      closedObject([
        (
          "hold",
          number(["minimum": 0, "maximum": 1]).adding([
            "description": "A directed progress before easing, at every time."
          ])
        )
      ]),
      closedObject([
        (
          "value",
          [
            "description": "A fixed value for each track.",
            "type": "object",
            "additionalProperties": [
              "anyOf": [
                .definition("color"), .definition("number"), .definition("dimension"),
              ]
            ],
          ]
        )
      ]),
      closedObject([
        (
          "animation",
          ["description": "Another animation.", "$ref": "#/$defs/curlyReference"]
        )
      ]),
      ["const": "none", "description": "The animation is not in effect."],
    ],
    "examples": [["hold": 0], "none"],
  ]
}
