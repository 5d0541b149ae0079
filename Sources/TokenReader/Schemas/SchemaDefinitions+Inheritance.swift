import TokenModel

/// A second walk over the tree, beside that of its shape: which type a value without a `$type` has.
///
/// The walk knows the type that the nearest group gives, as far as one file can say: below a group
/// that takes over another one, a type may come from there, and a value may be of any type.
extension SchemaDefinitions {
  /// For each type, and for none, the members of a group that gives it.
  static let inheritance: List =
    members(of: "untyped", value: "untypedValue", group: groupCondition(else: "untypedMembers"))
    + members(of: "extended", value: "untypedValue", group: .definition("extendedMembers"))
    + TokenType.standard.flatMap { type in
      members(
        of: type.name, value: type.name, group: groupCondition(else: type.name + "Members"))
    } + [
      (
        "typedGroup",
        [
          "if": ["anyOf": [["required": ["$extends"]], ["required": ["$ref"]]]],
          "then": .definition("extendedMembers"),
          "else": ["allOf": .array(TokenType.standard.map(typeCondition))],
        ]
      ),
      (
        "untypedValue",
        [
          "title": "Value",
          "description": "The value of a token whose type a group or a reference gives.",
          "anyOf": .array(untypedForms.map(SchemaValue.definition)),
        ]
      ),
    ]

  /// What the outermost group of a file adds to its shape.
  static let fileInheritance = groupCondition(else: "untypedMembers")

  /// The members of a group of a kind, and what each of them is: a token whose value is judged if it
  /// has no type of its own, or a group.
  private static func members(of kind: String, value: String, group: SchemaValue) -> List {
    let node = SchemaValue.definition(kind + "Node")
    return [
      (
        kind + "Members",
        ["properties": ["$root": node], "patternProperties": [namePattern: node]]
      ),
      (
        kind + "Node",
        [
          "if": ["required": ["$value"]],
          "then": [
            "if": ["required": ["$type"]],
            "else": ["properties": ["$value": .definition(value)]],
          ],
          "else": group,
        ]
      ),
    ]
  }

  /// A group that says itself what its members are, or else what is around it does.
  private static func groupCondition(else members: String) -> SchemaValue {
    [
      "if": [
        "anyOf": [["required": ["$type"]], ["required": ["$extends"]], ["required": ["$ref"]]]
      ],
      "then": .definition("typedGroup"),
      "else": .definition(members),
    ]
  }

  private static func typeCondition(_ type: TokenType) -> SchemaValue {
    [
      "if": ["required": ["$type"], "properties": ["$type": ["const": .string(type.name)]]],
      "then": .definition(type.name + "Members"),
    ]
  }

  /// Every form of every type but those that a wider one covers: any weight is a number, and any
  /// name could be that of a font.
  private static let untypedForms: [String] =
    ["curlyReference", "pointerReference"]
    + TokenType.standard.flatMap(forms).filter {
      !["fontWeightNumber", "fontWeightName", "strokeStyleName"].contains($0)
    }
}
