import TokenModel

extension SchemaDefinitions {
  /// The values of the composite types: references of both notations may stand in their members.
  static let composite: List =
    [
      whole(
        .strokeStyle, "Stroke style",
        "How a line is drawn: a name, or dashes and the ends that they have.",
        examples: [
          "dashed",
          [
            "dashArray": [["value": 4, "unit": "px"], ["value": 2, "unit": "px"]],
            "lineCap": "round",
          ],
        ]),
      ("strokeStyleName", ["enum": .strings(StrokeStyleKeyword.allCases.map(\.rawValue))]),
      ("dashedStroke", dashedStroke),
      whole(
        .border, "Border", "The color, width and style of a line.",
        examples: [
          ["color": "{color.line}", "width": ["value": 1, "unit": "px"], "style": "solid"]
        ]),
      ("borderObject", closedObject(members(["color", "width", "style"]))),
      whole(
        .transition, "Transition", "A change over time.",
        examples: [
          [
            "duration": ["value": 200, "unit": "ms"], "delay": ["value": 0, "unit": "ms"],
            "timingFunction": [0.42, 0, 0.58, 1],
          ]
        ]),
      ("transitionObject", closedObject(members(["duration", "delay", "timingFunction"]))),
    ] + shadow + gradient + typography

  private static let dashedStroke = closedObject([
    (
      "dashArray",
      part([
        "title": "Dashes",
        "description": "Dashes and gaps in turn; an odd count repeats the list.",
        "type": "array",
        "minItems": 1,
        "items": .definition("dimension"),
      ])
    ),
    (
      "lineCap",
      part([
        "title": "Line cap",
        "description": "The end of each dash.",
        "enum": .strings(LineCap.allCases.map(\.rawValue)),
      ])
    ),
  ])

  private static let shadow: List = [
    whole(
      .shadow, "Shadow", "One layer, or several of which the first is on top.",
      examples: [
        [
          "color": "{color.shade}", "offsetX": ["value": 0, "unit": "px"],
          "offsetY": ["value": 2, "unit": "px"], "blur": ["value": 8, "unit": "px"],
          "spread": ["value": 0, "unit": "px"],
        ]
      ]),
    (
      "shadowLayer",
      closedObject(
        members(["color", "offsetX", "offsetY", "blur", "spread"]) + [
          (
            "inset",
            part([
              "title": "Inset",
              "description": "Whether the shadow falls inside.",
              "type": "boolean",
              "default": false,
            ])
          )
        ], optional: ["inset"])
    ),
    ("shadowList", list(of: "shadowLayer")),
  ]

  private static let gradient: List = [
    whole(
      .gradient, "Gradient", "Colors and their places along an axis.",
      examples: [
        [["color": "{color.from}", "position": 0], ["color": "{color.to}", "position": 1]]
      ]),
    ("gradientStop", closedObject(members(["color", "position"]))),
    ("gradientStops", list(of: "gradientStop")),
  ]

  private static let typography: List = [
    whole(
      .typography, "Typography", "A text style.",
      examples: [
        [
          "fontFamily": "Inter", "fontSize": ["value": 16, "unit": "px"], "fontWeight": 400,
          "letterSpacing": ["value": 0, "unit": "px"], "lineHeight": 1.5,
        ]
      ]),
    (
      "typographyObject",
      closedObject(
        members(["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"]))
    ),
  ]

  /// The types and meanings of the members of composite values.
  private static let memberDescriptions: [String: (type: TokenType, text: String)] = [
    "color": (.color, "The color."),
    "width": (.dimension, "The thickness of the line."),
    "style": (.strokeStyle, "How the line is drawn."),
    "duration": (.duration, "How long it takes."),
    "delay": (.duration, "How long it waits before it starts."),
    "timingFunction": (.cubicBezier, "The easing."),
    "offsetX": (.dimension, "How far to the right."),
    "offsetY": (.dimension, "How far down."),
    "blur": (.dimension, "The radius of the blur."),
    "spread": (.dimension, "How far the shadow grows before it is blurred."),
    "position": (.number, "The place from 0 to 1; a number outside is clamped."),
    "fontFamily": (.fontFamily, "The fonts, best first."),
    "fontSize": (.dimension, "The size of the text."),
    "fontWeight": (.fontWeight, "The weight of the text."),
    "letterSpacing": (.dimension, "The space added between letters."),
    "lineHeight": (.number, "The height of a line as a multiple of the font size."),
  ]

  private static func members(_ names: [String]) -> List {
    names.compactMap { name in
      memberDescriptions[name].map { member in
        (
          name,
          ["description": .string(member.text), "$ref": .string("#/$defs/\(member.type.name)")]
        )
      }
    }
  }

  /// An array of elements, each of which may be a reference that stands for one.
  private static func list(of name: String) -> SchemaValue {
    [
      "type": "array",
      "minItems": 1,
      "items": [
        "anyOf": [
          .definition(name), .definition("curlyReference"), .definition("pointerReference"),
        ]
      ],
    ]
  }
}
