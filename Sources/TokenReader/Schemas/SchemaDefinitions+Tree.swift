import TokenModel

extension SchemaDefinitions {
  /// Groups, tokens, and the members that both have. A value without a `$type` beside it is judged by
  /// `inheritance`.
  static let tree: List = [
    (
      "type",
      [
        "title": "Type",
        "description":
          "The type of the token; on a group, that of all tokens below that have none nearer.",
        "enum": .strings(TokenType.standard.map(\.name)),
      ]
    ),
    (
      "description",
      [
        "title": "Description",
        "description": "What it is for, in plain text.",
        "type": "string",
      ]
    ),
    (
      "deprecated",
      [
        "title": "Deprecated",
        "description":
          "Whether it should no longer be used, or why not. On a group it holds for all tokens below, until one says `false`.",
        "type": ["boolean", "string"],
        "default": false,
        "examples": [true, "Use {color.text.primary} instead"],
      ]
    ),
    (
      "extensions",
      [
        "title": "Extensions",
        "description": "Data of tools, by reverse domain name. Other tools keep it as it is.",
        "type": "object",
        "properties": ["dev.tokenc.animation": .definition("animation")],
      ]
    ),
    ("node", node),
    ("group", closedGroup(groupMembers)),
    (
      "rootToken",
      [
        "title": "Root token",
        "description": "The token of the group itself: `{group.$root}`.",
        "type": "object",
        "if": ["required": ["$ref"], "not": ["required": ["$value"]]],
        "then": .definition("aliasToken"),
        "else": .definition("token"),
      ]
    ),
    (
      "aliasToken",
      closedObject(
        [("$ref", .definition("pointer"))] + commonMembers,
        optional: Set(commonMembers.map(\.name)))
    ),
    ("token", token),
  ]

  /// A token if it has a value; else a group, or an alias by `$ref`, which looks like one.
  private static let node: SchemaValue = [
    "description": "A token has a `$value` or a `$ref`; everything else is a group.",
    "type": "object",
    "if": ["required": ["$value"]],
    "then": .definition("token"),
    "else": .definition("group"),
  ]

  /// The members of tokens and groups alike.
  static let commonMembers: List = [
    ("$type", .definition("type")),
    ("$description", .definition("description")),
    ("$deprecated", .definition("deprecated")),
    ("$extensions", .definition("extensions")),
  ]

  private static let extends: (name: String, value: SchemaValue) = (
    "$extends",
    [
      "title": "Extends",
      "description":
        "A group whose tokens this one takes over: `{path.of.group}` or a JSON Pointer. Own tokens replace those of the same path.",
      "type": "string",
      "pattern": .string("\(curlyPattern)|\(pointerPattern)"),
      "examples": ["{button.base}", "#/button/base"],
    ]
  )

  private static let groupMembers: List =
    commonMembers + [
      extends,
      (
        "$ref",
        [
          "description":
            "A JSON Pointer: to a token, of which this is an alias, or to a group, which this one extends.",
          "$ref": "#/$defs/pointer",
        ]
      ),
      ("$root", .definition("rootToken")),
    ]

  /// The outermost group of a file.
  static let file = closedGroup(fileMembers).adding(fileInheritance)

  private static let fileMembers: List =
    [
      (
        "$schema",
        [
          "title": "Schema",
          "description": "A hint for editors; without meaning for the tokens.",
          "type": "string",
          "format": "uri-reference",
        ]
      )
    ] + commonMembers + [extends, ("$root", .definition("rootToken"))]

  /// An object of tokens and groups beside members that begin with `$`.
  private static func closedGroup(_ members: List) -> SchemaValue {
    [
      "title": "Group",
      "type": "object",
      "properties": .object(members),
      "patternProperties": [namePattern: .definition("node")],
      "additionalProperties": false,
    ]
  }

  private static let token: SchemaValue =
    SchemaValue.object([("title", "Token")]).adding(
      closedObject(
        [("$value", ["description": "The value of the token, or a reference."])] + commonMembers,
        optional: Set(commonMembers.map(\.name)))
    ).adding(["allOf": .array(TokenType.standard.map(valueCondition))])

  private static func valueCondition(_ type: TokenType) -> SchemaValue {
    [
      "if": ["required": ["$type"], "properties": ["$type": ["const": .string(type.name)]]],
      "then": ["properties": ["$value": .definition(type.name)]],
    ]
  }
}
