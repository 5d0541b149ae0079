import TokenModel
import TokenMotion

extension SchemaDefinitions {
  /// The value of a colour, its parts, and the components of each space.
  static let color: List =
    [
      whole(
        .color, "Color",
        "A color in one of the spaces of DTCG 2025.10, or a reference to a color token.",
        examples: [
          ["colorSpace": "srgb", "components": [0.2, 0.4, 1], "hex": "#3366ff"],
          ["colorSpace": "oklch", "components": [0.7, 0.15, 250], "alpha": 0.5],
        ]),
      ("colorObject", colorObject),
      (
        "colorSpace",
        [
          "title": "Color space",
          "description": "The space in which the three components are meant.",
          "enum": .strings(ColorSpace.allCases.map(\.name)),
        ]
      ),
    ] + componentDefinitions

  private static let colorObject =
    closedObject(
      [
        ("colorSpace", part(.definition("colorSpace"))),
        (
          "components",
          part([
            "title": "Components",
            "description":
              "Three numbers whose meaning and range depend on the space; `\"none\"` for one that is missing.",
            "type": "array",
            "minItems": 3,
            "maxItems": 3,
            "items": .definition("component"),
          ])
        ),
        (
          "alpha",
          part([
            "title": "Alpha",
            "description": "The opacity: 0 is transparent, 1 is opaque.",
            "type": "number",
            "minimum": 0,
            "maximum": 1,
            "default": 1,
          ])
        ),
        (
          "hex",
          part([
            "title": "Hex",
            "description":
              "An opaque fallback in sRGB for tools that do not know the space: `#` and six digits.",
            "type": "string",
            "pattern": "^#[0-9A-Fa-f]{6}$",
            "examples": ["#3366ff"],
          ])
        ),
      ], optional: ["alpha", "hex"]
    ).adding(["allOf": .array(ColorSpace.allCases.map(rangeCondition))])

  /// The components of a space, where the space is written out and not behind a reference.
  private static func rangeCondition(_ space: ColorSpace) -> SchemaValue {
    let ranges = space.componentInfo.map { SchemaValue.definition(name(of: $0)) }
    return [
      "if": [
        "required": ["colorSpace"],
        "properties": ["colorSpace": ["const": .string(space.name)]],
      ],
      "then": ["properties": ["components": ["prefixItems": .array(ranges)]]],
    ]
  }

  private static let componentDefinitions: List = {
    var list: List = [
      (
        "component",
        part(["type": "number"], ["const": "none"])
          .adding(["title": "Component", "description": "A number, or `\"none\"`."])
      )
    ]
    for info in ColorSpace.allCases.flatMap(\.componentInfo)
    where !list.contains(where: { $0.name == name(of: info) }) {
      list.append((name(of: info), component(info)))
    }
    return list
  }()

  /// Components of one range share a definition.
  private static func name(of info: ColorComponentInfo) -> String {
    if info.isHue { return "hueComponent" }
    switch (info.range.lowerBound, info.range.upperBound) {
    case (0, 1): return "unitComponent"
    case (0, .infinity): return "positiveComponent"
    case (0, let limit): return "componentTo\(Int(limit))"
    default: return "component"
    }
  }

  /// The range only: that it is a number, "none" or a reference is said by `component`.
  private static func component(_ info: ColorComponentInfo) -> SchemaValue {
    var members: List = [("title", "Component")]
    let range = info.range
    if range.lowerBound.isFinite { members.append(("minimum", .number(range.lowerBound))) }
    if range.upperBound.isFinite {
      members.append((info.isHue ? "exclusiveMaximum" : "maximum", .number(range.upperBound)))
    }
    return .object(members)
  }
}
