import TokenModel

// What is wrong with the tree of groups and tokens, and with names.
extension DiagnosticCode {
  /// A file's root is not an object.
  static let rootNotObject = DiagnosticCode(
    "root-not-object",
    summary: "the root of a token file is not an object",
    explanation: """
      The root of a file is the outermost group, so it is an object whose members are tokens and \
      groups. An array or a single value has no names, and nothing could refer to what it holds. \
      Wrap the content in an object with a name for each token.
      """,
    bad: #"[{ "$type": "number", "$value": 4 }]"#,
    good: #"{ "gap": { "$type": "number", "$value": 4 } }"#,
    rule: "DTCG 2025.10, R-001")

  /// A `$value` at the root of a file.
  static let namelessToken = DiagnosticCode(
    "nameless-token",
    summary: "a `$value` stands at the root of a file",
    explanation: """
      An object with a `$value` is a token, and its name is the key that holds it. The root of a file \
      has no key, so such a token would have no name. Put it into a member of the root.
      """,
    bad: #"{ "$type": "number", "$value": 4 }"#,
    good: #"{ "gap": { "$type": "number", "$value": 4 } }"#,
    rule: "DTCG 2025.10, R-003")

  /// A member of a group is neither a token nor a group.
  static let memberNotObject = DiagnosticCode(
    "member-not-object",
    summary: "a member of a group is neither a token nor a group",
    explanation: """
      Tokens and groups are objects; a bare string, number or array below a group is neither. Write a \
      token as an object with `$value`, a remark as `$description`, and data of your own under \
      `$extensions`.
      """,
    bad: #"{ "space": { "$type": "number", "gap": 4 } }"#,
    good: #"{ "space": { "$type": "number", "gap": { "$value": 4 } } }"#,
    rule: "DTCG 2025.10, R-003")

  /// A token holds other tokens or groups.
  static let tokenWithChildren = DiagnosticCode(
    "token-with-children",
    summary: "a token holds other tokens or groups",
    explanation: """
      An object with a `$value` is a token, and a token has no members of its own making: whoever \
      reads it cannot tell whether it is a leaf or a group. If a group is to have a value of its own, \
      make that value the token `$root` in it and refer to it as `{group.$root}`.
      """,
    bad: """
      {
        "gap": {
          "$type": "number",
          "$value": 4,
          "large": { "$value": 8 }
        }
      }
      """,
    good: """
      {
        "gap": {
          "$type": "number",
          "$root": { "$value": 4 },
          "large": { "$value": 8 }
        }
      }
      """,
    rule: "DTCG 2025.10, R-004")

  /// One path is a token in one file and a group in another.
  static let tokenAndGroup = DiagnosticCode(
    "token-and-group",
    summary: "one path is a token in one source and a group in another",
    explanation: """
      Files and sets are merged into one tree before anything is resolved. Where one makes a path a \
      token and another makes it a group, the merged tree has a token with children, which the \
      standard forbids. Rename one of them, or make the token the `$root` of the group.
      """,
    bad: Example(
      .files,
      """
      -- base.tokens.json --
      { "gap": { "$type": "number", "$value": 4 } }
      -- large.tokens.json --
      { "gap": { "large": { "$type": "number", "$value": 8 } } }
      """),
    good: Example(
      .files,
      """
      -- base.tokens.json --
      { "gap": { "$root": { "$type": "number", "$value": 4 } } }
      -- large.tokens.json --
      { "gap": { "large": { "$type": "number", "$value": 8 } } }
      """),
    rule: "DTCG 2025.10, R-004, A-26")

  /// A token of one file replaces one of another.
  static let overriddenToken = DiagnosticCode(
    "overridden-token", .warning,
    summary: "a token of one file replaces one of another",
    explanation: """
      Two files declare the same path, and no resolver document says which comes first: the files of \
      a folder are merged in the order of their names, so renaming a file would change a value. The \
      later one wins, as a whole. Remove one of the two, or state the order in a resolver document, \
      where overriding is what sets are for.
      """,
    bad: Example(
      .files,
      """
      -- base.tokens.json --
      { "gap": { "$type": "number", "$value": 4 } }
      -- brand.tokens.json --
      { "gap": { "$type": "number", "$value": 8 } }
      """),
    good: Example(
      .files,
      """
      -- base.tokens.json --
      { "gap": { "$type": "number", "$value": 4 } }
      -- brand.tokens.json --
      { "gap": { "$type": "number", "$value": 8 } }
      -- all.resolver.json --
      {
        "version": "2025.10",
        "sets": {
          "all": {
            "sources": [{ "$ref": "base.tokens.json" }, { "$ref": "brand.tokens.json" }]
          }
        },
        "resolutionOrder": [{ "$ref": "#/sets/all" }]
      }
      """),
    rule: "DTCG 2025.10, R-061, R-206")

  /// An object with a `$type` has no `$value`.
  static let unfinishedToken = DiagnosticCode(
    "unfinished-token", .warning,
    summary: "an object with a `$type` has no `$value`",
    explanation: """
      Without a `$value` an object is a group, and this group has a type and nothing in it: most \
      likely a token that was never finished. The standard allows it, so the file is read and no \
      token comes of it. Add the `$value`, or remove the object.
      """,
    bad: #"{ "gap": { "$type": "number" } }"#,
    good: #"{ "gap": { "$type": "number", "$value": 4 } }"#,
    rule: "DTCG 2025.10, R-014, S-05")

  /// A name holds `{`, `}` or `.`.
  static let characterInName = DiagnosticCode(
    "character-in-name",
    summary: "a name holds `{`, `}` or `.`",
    explanation: """
      References write a path as `{group.token}`: the point separates names and the braces enclose \
      them. A name with one of these characters could not be referred to. Use another sign, such as \
      `-`; a name with a point is often meant to be a group with a token in it.
      """,
    bad: #"{ "gap.large": { "$type": "number", "$value": 8 } }"#,
    good: #"{ "gap": { "large": { "$type": "number", "$value": 8 } } }"#,
    rule: "DTCG 2025.10, R-007, R-008, R-009")

  /// A name is empty.
  static let emptyName = DiagnosticCode(
    "empty-name",
    summary: "a name is empty or blank",
    explanation: """
      A path with an empty name in it, or one of blanks, can be neither referred to in braces nor \
      turned into a name of an output. The text of the standard is silent; its schema forbids it. Give the token or group \
      a name; the value that a group stands for is its `$root`.
      """,
    bad: #"{ "gap": { "": { "$type": "number", "$value": 4 } } }"#,
    good: #"{ "gap": { "$root": { "$type": "number", "$value": 4 } } }"#,
    rule: "DTCG 2025.10, A-09")

  /// `$root` is not a token.
  static let rootNotToken = DiagnosticCode(
    "root-not-token",
    summary: "`$root` is not a token",
    explanation: """
      `$root` is the one name with a `$` that a token may have: the value that a group itself stands \
      for. It must be a token, with `$value` or `$ref`, and cannot hold others. Give it a value, or \
      rename the group.
      """,
    bad: #"{ "gap": { "$root": { "small": { "$type": "number", "$value": 4 } } } }"#,
    good: #"{ "gap": { "$root": { "$type": "number", "$value": 4 } } }"#,
    rule: "DTCG 2025.10, R-011")
}
