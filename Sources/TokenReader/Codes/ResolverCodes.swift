import TokenModel

// What is wrong with the form of a resolver document.
extension DiagnosticCode {
  /// A part of a resolver document has the wrong form.
  static let resolverShape = DiagnosticCode(
    "resolver-shape",
    summary: "a part of a resolver document has the wrong form",
    explanation: """
      A document has `version` and `resolutionOrder`; a set has `sources`, an array; a modifier has \
      `contexts`, an object with an array of sources for each context. A source is an object: tokens \
      inline, or a `$ref` to a set or file. The message says which part is missing or of another form.
      """,
    bad: Example(
      .resolver,
      """
      {
        "version": "2025.10",
        "sets": { "base": { "sources": { "gap": { "$type": "number", "$value": 4 } } } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }]
      }
      """),
    good: ResolverExample.base,
    rule: "DTCG 2025.10, R-203, R-204, R-205, R-207, R-210")

  /// The version of a resolver document is not 2025.10.
  static let resolverVersion = DiagnosticCode(
    "resolver-version",
    summary: "the `version` of a resolver document is not `2025.10`",
    explanation: """
      The version says by which edition of the standard a document is to be read, and `2025.10` is the \
      only one with resolver documents. It is that string, not a number or a date. It is not the version of \
      your design system.
      """,
    bad: Example(
      .resolver,
      """
      {
        "version": "1.0.0",
        "sets": { "base": { "sources": [{ "gap": { "$type": "number", "$value": 4 } }] } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }]
      }
      """),
    good: ResolverExample.base,
    rule: "DTCG 2025.10, R-201, R-202")

  /// An unknown member in a resolver document.
  static let resolverMember = DiagnosticCode(
    "resolver-member",
    summary: "a resolver document has an unknown member",
    explanation: """
      Members that the standard does not know are refused by its schema, at the root and in sets, \
      modifiers and inline items. One that is misspelled would otherwise be ignored in silence. \
      Correct the name, or keep data of your own under `$extensions`.
      """,
    bad: Example(
      .resolver,
      """
      {
        "version": "2025.10",
        "title": "Our tokens",
        "sets": { "base": { "sources": [{ "gap": { "$type": "number", "$value": 4 } }] } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }]
      }
      """),
    good: Example(
      .resolver,
      """
      {
        "version": "2025.10",
        "name": "Our tokens",
        "sets": { "base": { "sources": [{ "gap": { "$type": "number", "$value": 4 } }] } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }]
      }
      """),
    rule: "DTCG 2025.10, D-10, D-11")

  /// `resolutionOrder` is empty.
  static let resolverEmptyOrder = DiagnosticCode(
    "resolver-empty-order",
    summary: "`resolutionOrder` is empty",
    explanation: """
      Sets and modifiers take part only where `resolutionOrder` names them, so this document gives no \
      tokens at all. List them in the order in which they are to be applied; of two values for one \
      token the later counts.
      """,
    bad: Example(
      .resolver,
      """
      {
        "version": "2025.10",
        "sets": { "base": { "sources": [{ "gap": { "$type": "number", "$value": 4 } }] } },
        "resolutionOrder": []
      }
      """),
    good: ResolverExample.base,
    rule: "DTCG 2025.10, R-216, D-08")

  /// A modifier has no contexts.
  static let resolverContexts = DiagnosticCode(
    "resolver-contexts",
    summary: "a modifier has no contexts",
    explanation: """
      A modifier is a choice between contexts, and with none there is nothing to choose: no input \
      could be right. Add the contexts, or remove the modifier and its reference. A context that \
      changes nothing is an empty array.
      """,
    bad: Example(
      .resolver,
      """
      {
        "version": "2025.10",
        "modifiers": { "density": { "contexts": {} } },
        "resolutionOrder": [{ "$ref": "#/modifiers/density" }]
      }
      """),
    good: ResolverExample.density,
    rule: "DTCG 2025.10, R-208")

  /// A modifier with one context.
  static let resolverOneContext = DiagnosticCode(
    "resolver-one-context", .warning, isLeniency: true,
    summary: "a modifier has only one context",
    explanation: """
      With one context there is no choice, and every user of the document must name it nevertheless. \
      The standard asks for two or more. Add the second one (an empty array if it changes nothing), or \
      move the sources into a set.
      """,
    bad: Example(
      .resolver,
      """
      {
        "version": "2025.10",
        "modifiers": {
          "density": {
            "default": "wide",
            "contexts": { "wide": [{ "gap": { "$type": "number", "$value": 8 } }] }
          }
        },
        "resolutionOrder": [{ "$ref": "#/modifiers/density" }]
      }
      """),
    good: ResolverExample.density,
    rule: "DTCG 2025.10, D-09, S-18")

  /// `default` is not one of the contexts.
  static let resolverDefault = DiagnosticCode(
    "resolver-default",
    summary: "the `default` of a modifier is not one of its contexts",
    explanation: """
      `default` is the context that holds when nobody chooses, so it is the name of one, in the same \
      letter case. Correct the name, or leave out `default` if every user is to choose.
      """,
    bad: Example(
      .resolver,
      """
      {
        "version": "2025.10",
        "modifiers": {
          "density": {
            "default": "broad",
            "contexts": {
              "wide": [{ "gap": { "$type": "number", "$value": 8 } }],
              "tight": [{ "gap": { "$type": "number", "$value": 4 } }]
            }
          }
        },
        "resolutionOrder": [{ "$ref": "#/modifiers/density" }]
      }
      """),
    good: ResolverExample.density,
    rule: "DTCG 2025.10, R-215")

  /// An inline item without a name or type.
  static let resolverInline = DiagnosticCode(
    "resolver-inline",
    summary: "an inline item of `resolutionOrder` lacks its name or type",
    explanation: """
      A set or modifier that is written where it is used needs a `name`, for messages and inputs, and \
      a `type`, which is `set` or `modifier`. Add them, or move the item to the root's `sets` or \
      `modifiers` and refer to it.
      """,
    bad: Example(
      .resolver,
      """
      {
        "version": "2025.10",
        "resolutionOrder": [
          { "name": "base", "sources": [{ "gap": { "$type": "number", "$value": 4 } }] }
        ]
      }
      """),
    good: Example(
      .resolver,
      """
      {
        "version": "2025.10",
        "resolutionOrder": [
          {
            "name": "base",
            "type": "set",
            "sources": [{ "gap": { "$type": "number", "$value": 4 } }]
          }
        ]
      }
      """),
    rule: "DTCG 2025.10, R-217, R-218")

  /// One name twice in `resolutionOrder`.
  static let resolverDuplicateName = DiagnosticCode(
    "resolver-duplicate-name",
    summary: "one name stands twice in `resolutionOrder`",
    explanation: """
      The names of inline items tell them apart, and that of a modifier is also the key of its input: \
      with two of one name, an input would mean both. Rename one. A modifier of the root's \
      `modifiers` counts too.
      """,
    bad: Example(
      .resolver,
      """
      {
        "version": "2025.10",
        "resolutionOrder": [
          {
            "name": "base",
            "type": "set",
            "sources": [{ "gap": { "$type": "number", "$value": 4 } }]
          },
          {
            "name": "base",
            "type": "set",
            "sources": [{ "gap": { "$type": "number", "$value": 8 } }]
          }
        ]
      }
      """),
    good: Example(
      .resolver,
      """
      {
        "version": "2025.10",
        "resolutionOrder": [
          {
            "name": "base",
            "type": "set",
            "sources": [{ "gap": { "$type": "number", "$value": 4 } }]
          },
          {
            "name": "brand",
            "type": "set",
            "sources": [{ "gap": { "$type": "number", "$value": 8 } }]
          }
        ]
      }
      """),
    rule: "DTCG 2025.10, R-219, A-28")
}

/// Mended documents that several codes of resolver documents show.
enum ResolverExample {
  /// One set.
  static let base = DiagnosticCode.Example(
    .resolver,
    """
    {
      "version": "2025.10",
      "sets": { "base": { "sources": [{ "gap": { "$type": "number", "$value": 4 } }] } },
      "resolutionOrder": [{ "$ref": "#/sets/base" }]
    }
    """)

  /// One modifier with two contexts.
  static let density = DiagnosticCode.Example(
    .resolver,
    """
    {
      "version": "2025.10",
      "modifiers": {
        "density": {
          "default": "wide",
          "contexts": {
            "wide": [{ "gap": { "$type": "number", "$value": 8 } }],
            "tight": [{ "gap": { "$type": "number", "$value": 4 } }]
          }
        }
      },
      "resolutionOrder": [{ "$ref": "#/modifiers/density" }]
    }
    """)
}
