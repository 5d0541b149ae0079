import TokenModel

extension SchemaDefinitions {
  /// The values of the simple types other than colour.
  static let simple: List = [
    whole(
      .dimension, "Dimension", "A length: a number and `px` or `rem`, the unit with zero too.",
      examples: [["value": 16, "unit": "px"], ["value": 1.5, "unit": "rem"]]),
    (
      "dimensionObject",
      quantity(
        "a dimension", units: DimensionUnit.allCases.filter(\.isStandard).map(\.name))
    ),
    whole(
      .duration, "Duration", "A length of time: a number and `ms` or `s`.",
      examples: [["value": 200, "unit": "ms"], ["value": 0.35, "unit": "s"]]),
    ("durationObject", quantity("a duration", units: DurationUnit.allCases.map(\.name))),
    whole(
      .fontFamily, "Font family", "The name of a font, or several names, best first.",
      examples: ["Inter", ["Inter", "Helvetica Neue", "sans-serif"]]),
    (
      "fontName",
      [
        "title": "Font name",
        "description": "The name of one font.",
        "type": "string",
        "pattern": "^[^{]*$",
      ]
    ),
    (
      "fontNames",
      ["type": "array", "minItems": 1, "items": part(.definition("fontName"))]
    ),
    whole(
      .fontWeight, "Font weight", "A number from 1 to 1000, or a name. \(weights)",
      examples: [400, "semi-bold"]),
    ("fontWeightNumber", ["type": "number", "minimum": 1, "maximum": 1000]),
    ("fontWeightName", ["enum": .strings(FontWeightName.allCases.map(\.rawValue))]),
    whole(
      .cubicBezier, "Cubic Bézier", "An easing: [x1, y1, x2, y2] with x1 and x2 from 0 to 1.",
      examples: [[0.42, 0, 0.58, 1]]),
    (
      "cubicBezierArray",
      [
        "type": "array",
        "minItems": 4,
        "maxItems": 4,
        "prefixItems": [
          .definition("bezierTime"), .definition("bezierOutput"),
          .definition("bezierTime"), .definition("bezierOutput"),
        ],
      ]
    ),
    (
      "bezierTime",
      part([
        "description": "A control point's progress in time.", "type": "number", "minimum": 0,
        "maximum": 1,
      ])
    ),
    ("bezierOutput", part(["description": "A control point's output.", "type": "number"])),
    whole(.number, "Number", "A plain number.", examples: [1, 0.5]),
    ("plainNumber", ["type": "number"]),
  ]

  /// A closed object of a number and a unit.
  private static func quantity(_ what: String, units: [String]) -> SchemaValue {
    closedObject([
      ("value", part(["title": "Amount", "description": "Any number.", "type": "number"])),
      (
        "unit",
        part([
          "title": "Unit",
          "description": .string("The unit of \(what)."),
          "enum": .strings(units),
        ])
      ),
    ])
  }

  /// `100 thin, hairline; 200 extra-light, …`
  private static let weights: String = {
    var lines: [String] = []
    var last: Double?
    for name in FontWeightName.allCases {
      if name.weight == last, let line = lines.popLast() {
        lines.append("\(line), \(name.rawValue)")
      } else {
        lines.append("\(Int(name.weight)) \(name.rawValue)")
      }
      last = name.weight
    }
    return lines.joined(separator: "; ") + "."
  }()
}
