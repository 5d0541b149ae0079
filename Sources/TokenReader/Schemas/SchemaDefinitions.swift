import TokenModel

/// The parts of our JSON Schemas: each a schema that others reach by `#/$defs/…`.
///
/// Lists of words come from the model, so that schema and typechecker cannot drift apart. The
/// schemas are the letter of DTCG 2025.10: none of the leniencies of the default strength.
enum SchemaDefinitions {
  /// Definitions in the order in which they are printed.
  typealias List = [(name: String, value: SchemaValue)]

  /// A reference in braces to a token: names that do not begin with `$`, and perhaps `$root` last.
  static let curlyPattern =
    #"^\{(\$root|[^${}.][^{}.]*(\.[^${}.][^{}.]*)*(\.\$root)?)\}$"#
  /// A JSON Pointer as a fragment: `#`, `#/a/b`; `~` only as `~0` or `~1`.
  static let pointerPattern = "^#(/([^~/]|~[01])*)*$"
  /// The name of a token or group (R-006 to R-009; the empty name is A-09).
  static let namePattern = "^[^${}.][^{}.]*$"

  /// What a whole value may be instead of a literal one: a reference in either notation.
  static let references: List = [
    (
      "curlyReference",
      [
        "title": "Reference",
        "description":
          "The path of a token in braces: the names of its groups and its own, joined by periods.",
        "type": "string",
        "pattern": .string(curlyPattern),
        "examples": ["{color.brand.primary}", "{color.accent.$root}"],
      ]
    ),
    (
      "pointer",
      [
        "title": "JSON Pointer",
        "description":
          "A place in the document (RFC 6901): `#/group/token/$value/components/0`. In names, `~1` is `/` and `~0` is `~`.",
        "type": "string",
        "pattern": .string(pointerPattern),
        "examples": ["#/color/brand/primary/$value"],
      ]
    ),
    (
      "pointerReference",
      [
        "title": "Reference object",
        "description": "Stands for the value to which a JSON Pointer leads.",
        "type": "object",
        "required": ["$ref"],
        "properties": ["$ref": .definition("pointer")],
        "additionalProperties": false,
      ]
    ),
  ]

  /// A schema for a value that may also be a `$ref` object, but not a reference in braces: the parts
  /// of simple values (R-060).
  static func part(_ schemas: SchemaValue...) -> SchemaValue {
    ["anyOf": .array(schemas + [.definition("pointerReference")])]
  }

  /// A schema for the whole value of a type: one of its forms, or a reference in either notation.
  static func whole(
    _ type: TokenType, _ title: String, _ description: String, examples: [SchemaValue]
  ) -> (name: String, value: SchemaValue) {
    let forms = forms(of: type) + ["curlyReference", "pointerReference"]
    return (
      type.name,
      [
        "title": .string(title),
        "description": .string(description),
        "anyOf": .array(forms.map(SchemaValue.definition)),
        "examples": .array(examples),
      ]
    )
  }

  /// The definitions of what the value of a type may be when it is written out.
  static func forms(of type: TokenType) -> [String] {
    switch type {
    case .color: ["colorObject"]
    case .dimension: ["dimensionObject"]
    case .fontFamily: ["fontName", "fontNames"]
    case .fontWeight: ["fontWeightNumber", "fontWeightName"]
    case .duration: ["durationObject"]
    case .cubicBezier: ["cubicBezierArray"]
    case .number: ["plainNumber"]
    case .strokeStyle: ["strokeStyleName", "dashedStroke"]
    case .border: ["borderObject"]
    case .transition: ["transitionObject"]
    case .shadow: ["shadowLayer", "shadowList"]
    case .gradient: ["gradientStops"]
    case .typography: ["typographyObject"]
    case .opaque: []
    }
  }

  /// A closed object; members are required unless they are named in `optional`.
  static func closedObject(
    _ members: List, optional: Set<String> = []
  ) -> SchemaValue {
    [
      "type": "object",
      "required": .strings(members.map(\.name).filter { !optional.contains($0) }),
      "properties": .object(members),
      "additionalProperties": false,
    ]
  }
}
