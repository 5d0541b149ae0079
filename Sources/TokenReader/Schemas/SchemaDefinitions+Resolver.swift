extension SchemaDefinitions {
  /// The parts of resolver documents.
  static let resolver: List = [
    ("set", closedObject(setMembers, optional: optionalMembers)),
    ("modifier", closedObject(modifierMembers, optional: optionalMembers)),
    (
      "orderItem",
      [
        "title": "Item",
        "description":
          "A reference to a set or modifier, or one of either that is written out with its `name` and `type`.",
        "type": "object",
        "if": ["required": ["$ref"]],
        "then": ["properties": ["$ref": .definition("documentReference")]],
        "else": .definition("inlineItem"),
      ]
    ),
    (
      "inlineItem",
      [
        "required": ["name", "type"],
        "properties": ["type": ["enum": ["set", "modifier"]]],
        "if": ["required": ["type"], "properties": ["type": ["const": "modifier"]]],
        "then": closedObject(inlineMembers + modifierMembers, optional: optionalMembers),
        "else": closedObject(inlineMembers + setMembers, optional: optionalMembers),
      ]
    ),
    ("sources", sources),
    ("source", source),
    (
      "documentReference",
      [
        "title": "Reference",
        "description":
          "`#/sets/…` or `#/modifiers/…` in this document, a file beside it, or a part of one.",
        "type": "string",
        "format": "uri-reference",
        "not": ["pattern": "^#/?(resolutionOrder(/|$)|$)"],
        "examples": ["#/sets/base", "tokens/base.tokens.json"],
      ]
    ),
    (
      "sourceReference",
      [
        "description": "A reference to anything but a modifier.",
        "allOf": [
          .definition("documentReference"), ["not": ["pattern": "^#/?modifiers(/|$)"]],
        ],
      ]
    ),
    ("inlineTokens", file),
  ]

  private static let description: (name: String, value: SchemaValue) = (
    "description", ["description": "What it is for, in plain text.", "type": "string"]
  )
  private static let vendorData: (name: String, value: SchemaValue) = (
    "$extensions",
    ["description": "Data of tools, by reverse domain name.", "type": "object"]
  )
  private static let optionalMembers: Set<String> = ["description", "default", "$extensions"]

  private static let setMembers: List = [
    ("sources", .definition("sources")), description, vendorData,
  ]

  private static let modifierMembers: List = [
    (
      "contexts",
      [
        "title": "Contexts",
        "description": "The sources of each context, of which an input chooses one.",
        "type": "object",
        "minProperties": 2,
        "additionalProperties": .definition("sources"),
      ]
    ),
    (
      "default",
      ["description": "The context that counts where no input names one.", "type": "string"]
    ),
    description, vendorData,
  ]

  private static let inlineMembers: List = [
    ("name", ["description": "The name of the set or modifier.", "type": "string"]),
    ("type", ["description": "What it is.", "enum": ["set", "modifier"]]),
  ]

  private static let sources: SchemaValue = [
    "title": "Sources",
    "description": "What is merged, in order: the last token of a path counts.",
    "type": "array",
    "items": .definition("source"),
  ]

  /// A reference, beside which keys replace those of its target, or tokens that are written out.
  private static let source: SchemaValue = [
    "type": "object",
    "if": ["required": ["$ref"]],
    "then": ["properties": ["$ref": .definition("sourceReference")]],
    "else": .definition("inlineTokens"),
  ]

  /// The root of a resolver document.
  static let resolverDocument = closedObject(
    [
      (
        "$schema",
        ["description": "A hint for editors.", "type": "string", "format": "uri-reference"]
      ),
      ("name", ["description": "The name of the document.", "type": "string"]),
      ("version", ["description": "The version of the standard.", "const": "2025.10"]),
      description,
      (
        "sets",
        [
          "title": "Sets",
          "description": "Tokens that belong together, by name.",
          "type": "object",
          "additionalProperties": .definition("set"),
        ]
      ),
      (
        "modifiers",
        [
          "title": "Modifiers",
          "description": "What an input chooses between, by name.",
          "type": "object",
          "additionalProperties": .definition("modifier"),
        ]
      ),
      (
        "resolutionOrder",
        [
          "title": "Resolution order",
          "description": "Sets and modifiers, lowest priority first.",
          "type": "array",
          "minItems": 1,
          "items": .definition("orderItem"),
        ]
      ),
      ("$defs", ["description": "Definitions; without meaning for the tokens."]),
    ], optional: ["$schema", "name", "description", "sets", "modifiers", "$defs"])
}
