import TokenModel

// What is wrong with the references of a resolver document, and with what uses its modifiers.
extension DiagnosticCode {
  /// A reference in a resolver document leads nowhere.
  static let resolverReference = DiagnosticCode(
    "resolver-reference",
    summary: "a reference in a resolver document leads to nothing of use",
    explanation: """
      A `$ref` is a string: `#/sets/name` or `#/modifiers/name` for a part of the document, the path of \
      a file, or both together for a part of a file. What it names must exist and be an object; in \
      `resolutionOrder` it must be a set or a modifier.
      """,
    bad: Example(
      .resolver,
      """
      {
        "version": "2025.10",
        "sets": { "base": { "sources": [{ "gap": { "$type": "number", "$value": 4 } }] } },
        "resolutionOrder": [{ "$ref": "#/sets/bass" }]
      }
      """),
    good: ResolverExample.base,
    rule: "DTCG 2025.10, R-221")

  /// A reference to something that must not be referenced.
  static let resolverReferenceBarred = DiagnosticCode(
    "resolver-reference-barred",
    summary: "a reference leads to a part that must not be referred to",
    explanation: """
      Sets and contexts are made of tokens and sets; they must not refer to a modifier, because then \
      one choice would hang on another. Nothing may refer to `resolutionOrder`. Move what is shared \
      into a set and refer to that, and let `resolutionOrder` name the modifier.
      """,
    bad: Example(
      .resolver,
      """
      {
        "version": "2025.10",
        "sets": { "base": { "sources": [{ "$ref": "#/modifiers/density" }] } },
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
    good: ResolverExample.density,
    rule: "DTCG 2025.10, R-213, R-214, R-220")

  /// References of a resolver document form a circle.
  static let resolverCircle = DiagnosticCode(
    "resolver-circle",
    summary: "references of a resolver document lead round in a circle",
    explanation: """
      A reference stands for what it names, with all that this refers to in turn. Here the way comes \
      back to where it began, or to something around it, so there would be no end. Remove one of the \
      references, or move what both need into a set of its own.
      """,
    bad: Example(
      .resolver,
      """
      {
        "version": "2025.10",
        "sets": {
          "base": { "sources": [{ "$ref": "#/sets/brand" }] },
          "brand": { "sources": [{ "$ref": "#/sets/base" }] }
        },
        "resolutionOrder": [{ "$ref": "#/sets/base" }]
      }
      """),
    good: Example(
      .resolver,
      """
      {
        "version": "2025.10",
        "sets": {
          "base": { "sources": [{ "$ref": "#/sets/brand" }] },
          "brand": { "sources": [{ "gap": { "$type": "number", "$value": 4 } }] }
        },
        "resolutionOrder": [{ "$ref": "#/sets/base" }]
      }
      """),
    rule: "DTCG 2025.10, R-222, R-223")

  /// A referenced file cannot be read.
  static let missingFile = DiagnosticCode(
    "missing-file",
    summary: "a file that a reference names cannot be read",
    explanation: """
      Paths are relative to the file that holds the reference, not to the folder in which the command \
      runs, and letter case counts. Nothing is fetched from the network: save such a file beside the \
      document.
      """,
    bad: Example(
      .files,
      """
      -- base.tokens.json --
      { "gap": { "$type": "number", "$value": 4 } }
      -- all.resolver.json --
      {
        "version": "2025.10",
        "sets": { "base": { "sources": [{ "$ref": "tokens/base.tokens.json" }] } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }]
      }
      """),
    good: Example(
      .files,
      """
      -- base.tokens.json --
      { "gap": { "$type": "number", "$value": 4 } }
      -- all.resolver.json --
      {
        "version": "2025.10",
        "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }]
      }
      """),
    rule: "DTCG 2025.10, R-221, R-224")

  /// A modifier that `resolutionOrder` does not use.
  static let unusedModifier = DiagnosticCode(
    "unused-modifier", .warning,
    summary: "`resolutionOrder` does not use a modifier",
    explanation: """
      A modifier takes part only where `resolutionOrder` names it. This one accepts an input, and the \
      input changes nothing. Add a reference to it behind the sets that it overrides, or remove it.
      """,
    bad: Example(
      .resolver,
      """
      {
        "version": "2025.10",
        "sets": { "base": { "sources": [{ "gap": { "$type": "number", "$value": 4 } }] } },
        "modifiers": {
          "density": {
            "default": "wide",
            "contexts": {
              "wide": [{ "gap": { "$type": "number", "$value": 8 } }],
              "tight": []
            }
          }
        },
        "resolutionOrder": [{ "$ref": "#/sets/base" }]
      }
      """),
    good: Example(
      .resolver,
      """
      {
        "version": "2025.10",
        "sets": { "base": { "sources": [{ "gap": { "$type": "number", "$value": 4 } }] } },
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
    rule: "DTCG 2025.10, A-27")

  /// A modifier without a default needs an input.
  static let missingInput = DiagnosticCode(
    "missing-input",
    summary: "a modifier without a default needs an input",
    explanation: """
      Where one set of values is asked for, every modifier must have a context. This one names no \
      `default`, so that whoever uses the document must choose. Choose with `--context` or in the \
      file of `--inputs`, or give the modifier a `default`.
      """,
    bad: Example(.resolver, openDensity),
    good: Example(.resolver, openDensity, options: "--context density=tight"),
    rule: "DTCG 2025.10, R-234")

  /// An input names no modifier or no context.
  static let unknownInput = DiagnosticCode(
    "unknown-input",
    summary: "an input names no modifier, or no context of it",
    explanation: """
      An input is a choice of one context for one modifier, by the names in the resolver document; \
      letter case may differ where only one name fits. A mistyped one must not silently give the \
      default. All faulty inputs are reported together.
      """,
    bad: Example(.resolver, ResolverExample.density.text, options: "--context density=tigth"),
    good: Example(.resolver, ResolverExample.density.text, options: "--context density=tight"),
    rule: "DTCG 2025.10, R-230, R-231, R-232, R-233, A-30")

  /// A mode is not a context of the modifier `theme`.
  static let unknownMode = DiagnosticCode(
    "unknown-mode",
    summary: "a mode of a token is not a context of the modifier `theme`",
    explanation: """
      In default strength `$extensions.mode` gives a token one value for each mode, and modes are the \
      contexts of the modifier `theme`. The resolver document has such a modifier, without this \
      context, so the value could never be used. Correct the name of the mode, or add the context.
      """,
    bad: Example(
      .resolver,
      """
      {
        "version": "2025.10",
        "sets": {
          "base": {
            "sources": [
              {
                "gap": {
                  "$type": "number",
                  "$value": 4,
                  "$extensions": { "mode": { "drak": 8 } }
                }
              }
            ]
          }
        },
        "modifiers": {
          "theme": { "default": "light", "contexts": { "light": [], "dark": [] } }
        },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }]
      }
      """),
    good: Example(
      .resolver,
      """
      {
        "version": "2025.10",
        "sets": {
          "base": {
            "sources": [
              {
                "gap": {
                  "$type": "number",
                  "$value": 4,
                  "$extensions": { "mode": { "dark": 8 } }
                }
              }
            ]
          }
        },
        "modifiers": {
          "theme": { "default": "light", "contexts": { "light": [], "dark": [] } }
        },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }]
      }
      """))

  /// A modifier that leaves the choice to its users.
  private static let openDensity = """
    {
      "version": "2025.10",
      "modifiers": {
        "density": {
          "contexts": {
            "wide": [{ "gap": { "$type": "number", "$value": 8 } }],
            "tight": [{ "gap": { "$type": "number", "$value": 4 } }]
          }
        }
      },
      "resolutionOrder": [{ "$ref": "#/modifiers/density" }]
    }
    """
}
