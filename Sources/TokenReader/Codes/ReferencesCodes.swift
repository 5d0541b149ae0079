import TokenModel

// What is wrong with references, in braces and as JSON Pointers.
extension DiagnosticCode {
  /// A reference in braces is not well formed.
  static let malformedReference = DiagnosticCode(
    "malformed-reference",
    summary: "a reference in braces is not well formed",
    explanation: """
      A reference is a whole string: `{`, the names of a path joined by points, `}`. Text around the \
      braces is not put together with the value, and no name may be empty. Write the reference alone; \
      what is to be computed or joined needs a token of its own.
      """,
    bad: """
      {
        "gap": { "$type": "number", "$value": 4 },
        "inset": { "$type": "number", "$value": "{gap" }
      }
      """,
    good: """
      {
        "gap": { "$type": "number", "$value": 4 },
        "inset": { "$type": "number", "$value": "{gap}" }
      }
      """,
    rule: "DTCG 2025.10, R-044, A-32")

  /// A JSON Pointer is not well formed.
  static let malformedPointer = DiagnosticCode(
    "malformed-pointer",
    summary: "a `$ref` is not a well-formed JSON Pointer",
    explanation: """
      A `$ref` is a string that begins with `#/` and goes down by `/`. In a name, `/` is written `~1` \
      and `~` is written `~0`; no other character follows a `~`. Array elements go by their index, \
      from 0.
      """,
    bad: """
      {
        "gap": { "$type": "number", "$value": 4 },
        "inset": { "$type": "number", "$ref": "gap" }
      }
      """,
    good: """
      {
        "gap": { "$type": "number", "$value": 4 },
        "inset": { "$type": "number", "$ref": "#/gap" }
      }
      """,
    rule: "DTCG 2025.10, R-053, R-055; RFC 6901, sections 3 and 6")

  /// A reference leads nowhere.
  static let unresolvedReference = DiagnosticCode(
    "unresolved-reference",
    summary: "a reference leads to nothing",
    explanation: """
      No token has this path, or the value has no such member or element. Paths are written out from \
      the root, with every group and in the same letter case; they are never relative. If the token \
      is in another file, that file must be part of the same project.
      """,
    bad: """
      {
        "space": { "$type": "number", "gap": { "$value": 4 } },
        "inset": { "$type": "number", "$value": "{space.gapp}" }
      }
      """,
    good: """
      {
        "space": { "$type": "number", "gap": { "$value": 4 } },
        "inset": { "$type": "number", "$value": "{space.gap}" }
      }
      """,
    rule: "DTCG 2025.10, R-043, R-054")

  /// A reference leads to a group.
  static let referenceToGroup = DiagnosticCode(
    "reference-to-group",
    summary: "a reference leads to a group",
    explanation: """
      Only tokens have a value. A group has none, not even when it holds a `$root`: that token has \
      a path of its own, `{group.$root}`. Refer to a token in the group; to take over the whole group \
      use `$extends`.
      """,
    bad: """
      {
        "space": { "$type": "number", "$root": { "$value": 4 } },
        "inset": { "$type": "number", "$value": "{space}" }
      }
      """,
    good: """
      {
        "space": { "$type": "number", "$root": { "$value": 4 } },
        "inset": { "$type": "number", "$value": "{space.$root}" }
      }
      """,
    rule: "DTCG 2025.10, R-012, R-041")

  /// A reference in braces reaches into a value.
  static let referenceBelowToken = DiagnosticCode(
    "reference-below-token",
    summary: "a reference in braces reaches into a value",
    explanation: """
      A reference in braces names a token and stands for its whole value; it cannot go on to a member \
      or an element. For a part of a value use a `$ref` with the full way to it, `$value` included.
      """,
    bad: """
      {
        "gap": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } },
        "factor": { "$type": "number", "$value": "{gap.value}" }
      }
      """,
    good: """
      {
        "gap": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } },
        "factor": { "$type": "number", "$value": { "$ref": "#/gap/$value/value" } }
      }
      """,
    rule: "DTCG 2025.10, R-042")

  /// References lead round in a circle.
  static let referenceCircle = DiagnosticCode(
    "reference-circle",
    summary: "references lead round in a circle",
    explanation: """
      Each token waits for the value of the next, and the last for that of the first, so none has a \
      value. The labels show every step. Give one of them a value of its own. With a resolver \
      document a circle may exist in some contexts only; then these are named.
      """,
    bad: """
      {
        "space": {
          "$type": "number",
          "gap": { "$value": "{space.inset}" },
          "inset": { "$value": "{space.gap}" }
        }
      }
      """,
    good: """
      {
        "space": {
          "$type": "number",
          "gap": { "$value": 4 },
          "inset": { "$value": "{space.gap}" }
        }
      }
      """,
    rule: "DTCG 2025.10, R-046, R-047, R-056, R-238")

  /// A reference in braces stands inside a simple value.
  static let referenceNotAllowed = DiagnosticCode(
    "reference-not-allowed",
    summary: "a reference in braces stands inside a simple value",
    explanation: """
      Braces stand for the whole value of a token, and for a member or element of a composite value \
      such as a border. Inside a color, dimension, duration, fontFamily or cubicBezier there are no \
      tokens to stand for. Use a `$ref` to the part there.
      """,
    bad: """
      {
        "base": { "$type": "number", "$value": 4 },
        "gap": { "$type": "dimension", "$value": { "value": "{base}", "unit": "px" } }
      }
      """,
    good: """
      {
        "base": { "$type": "number", "$value": 4 },
        "gap": {
          "$type": "dimension",
          "$value": { "value": { "$ref": "#/base/$value" }, "unit": "px" }
        }
      }
      """,
    rule: "DTCG 2025.10, R-060, A-13")

  /// A pointer inside a value leads to a token object.
  static let pointerToTokenObject = DiagnosticCode(
    "pointer-to-token",
    summary: "a pointer inside a value leads to a token and not to its value",
    explanation: """
      A `$ref` inside a value stands for exactly what it points at. A token is an object with a \
      `$value`, and no value has that form. Add `/$value` to the pointer. Only a `$ref` that stands in \
      the place of `$value` may point at a token.
      """,
    bad: """
      {
        "base": { "$type": "number", "$value": 4 },
        "gap": { "$type": "dimension", "$value": { "value": { "$ref": "#/base" }, "unit": "px" } }
      }
      """,
    good: """
      {
        "base": { "$type": "number", "$value": 4 },
        "gap": {
          "$type": "dimension",
          "$value": { "value": { "$ref": "#/base/$value" }, "unit": "px" }
        }
      }
      """,
    rule: "DTCG 2025.10, R-057")

  /// A reference leads to a token that the context does not declare.
  static let missingInContext = DiagnosticCode(
    "missing-in-context",
    summary: "a reference leads to a token that exists in other contexts only",
    explanation: """
      References are resolved on the merged tree of each combination of contexts. The token is \
      declared in some contexts of a modifier, and in the ones that the message names it is not there. \
      Declare it in every context, or in a set that comes before the modifier.
      """,
    bad: Example(
      .resolver,
      """
      {
        "version": "2025.10",
        "sets": {
          "base": { "sources": [{ "inset": { "$type": "number", "$value": "{gap}" } }] }
        },
        "modifiers": {
          "density": {
            "default": "wide",
            "contexts": {
              "wide": [{ "gap": { "$type": "number", "$value": 8 } }],
              "tight": []
            }
          }
        },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/density" }]
      }
      """),
    good: Example(
      .resolver,
      """
      {
        "version": "2025.10",
        "sets": {
          "base": { "sources": [{ "inset": { "$type": "number", "$value": "{gap}" } }] }
        },
        "modifiers": {
          "density": {
            "default": "wide",
            "contexts": {
              "wide": [{ "gap": { "$type": "number", "$value": 8 } }],
              "tight": [{ "gap": { "$type": "number", "$value": 4 } }]
            }
          }
        },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/density" }]
      }
      """),
    rule: "DTCG 2025.10, R-237")

  /// A token depends on more combinations of contexts than the limit.
  static let tooManyPermutations = DiagnosticCode(
    "too-many-permutations",
    summary: "a token depends on more combinations of contexts than the limit",
    explanation: """
      A token has a value for each combination of the contexts that it depends on, through its own \
      declarations and through those that it refers to; the others do not count. This one has too \
      many for an output to name. Let fewer modifiers write it, fix some of them with `--context`, \
      or raise the limit of 4,096: `limits.permutations` in the configuration.
      """,
    bad: Example(
      .words, "A token that 13 modifiers with two contexts each override: 8,192 combinations."),
    good: Example(
      .words, "The same token, and 12 of the modifiers override it: 4,096 combinations."))
}
