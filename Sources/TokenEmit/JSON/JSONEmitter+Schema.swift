extension JSONEmitter {
  /// The number that stands as `version`: raised by what breaks a reader.
  package static let version = 1

  /// The JSON Schema (2020-12) of the file.
  package static let schema = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "https://tokenc.dev/schema/resolved.json",
      "title": "Resolved design tokens of tokenc",
      "type": "object",
      "required": ["comment", "version", "modifiers", "tokens", "animations"],
      "properties": {
        "options": {
          "description": "Only on the standard input of an external generator: its own options.",
          "type": "object"
        },
        "comment": { "type": "string" },
        "version": { "const": 1 },
        "modifiers": { "type": "array", "items": { "$ref": "#/$defs/modifier" } },
        "tokens": { "type": "array", "items": { "$ref": "#/$defs/token" } },
        "animations": { "type": "array", "items": { "$ref": "#/$defs/animation" } }
      },
      "$defs": {
        "path": { "type": "array", "items": { "type": "string" }, "minItems": 1 },
        "contexts": { "type": "object", "additionalProperties": { "type": "string" } },
        "modifier": {
          "type": "object",
          "required": ["name", "contexts", "default"],
          "properties": {
            "name": { "type": "string" },
            "contexts": { "type": "array", "items": { "type": "string" }, "minItems": 1 },
            "default": { "type": ["string", "null"] }
          }
        },
        "token": {
          "type": "object",
          "required": ["path", "name", "type", "values"],
          "properties": {
            "path": { "$ref": "#/$defs/path" },
            "name": { "type": "string" },
            "type": { "type": ["string", "null"] },
            "values": { "type": "array", "items": { "$ref": "#/$defs/value" }, "minItems": 1 }
          }
        },
        "value": {
          "type": "object",
          "required": ["contexts", "value"],
          "properties": {
            "contexts": { "$ref": "#/$defs/contexts" },
            "value": true,
            "type": { "type": "string" },
            "hex": { "type": "string", "pattern": "^#([0-9a-f]{6}|[0-9a-f]{8})$" },
            "aliases": { "type": "array", "items": { "type": "string" }, "minItems": 1 },
            "description": { "type": "string" },
            "deprecated": { "type": ["boolean", "string"] }
          }
        },
        "animation": {
          "type": "object",
          "required": ["path", "name", "values"],
          "properties": {
            "path": { "type": "array", "items": { "type": "string" } },
            "name": { "type": "string" },
            "description": { "type": "string" },
            "values": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["contexts", "value"],
                "properties": {
                  "contexts": { "$ref": "#/$defs/contexts" },
                  "value": { "anyOf": [{ "type": "null" }, { "$ref": "#/$defs/motion" }] }
                }
              }
            }
          }
        },
        "motion": {
          "type": "object",
          "required": [
            "durationNanoseconds", "delayNanoseconds", "endDelayNanoseconds", "iterations",
            "iterationStart", "direction", "fill", "easing", "clock", "tracks"
          ],
          "properties": {
            "durationNanoseconds": { "type": "integer", "minimum": 0 },
            "delayNanoseconds": { "type": "integer" },
            "endDelayNanoseconds": { "type": "integer" },
            "iterations": { "anyOf": [{ "type": "number" }, { "const": "infinite" }] },
            "iterationStart": { "type": "number" },
            "direction": { "enum": ["normal", "reverse", "alternate", "alternate-reverse"] },
            "fill": { "enum": ["none", "forwards", "backwards", "both"] },
            "easing": { "type": "string" },
            "clock": { "enum": ["shared", "own"] },
            "stagger": { "type": "object", "required": ["delayNanoseconds"] },
            "tracks": { "type": "array", "items": { "$ref": "#/$defs/track" } },
            "reducedMotion": { "type": ["string", "object"] }
          }
        },
        "track": {
          "type": "object",
          "required": ["name", "type", "keyframes"],
          "properties": {
            "name": { "type": "string" },
            "type": { "enum": ["color", "number", "dimension"] },
            "mixing": { "type": "string" },
            "keyframes": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["offset", "value"],
                "properties": {
                  "offset": { "type": "number", "minimum": 0, "maximum": 1 },
                  "value": true,
                  "easing": { "type": "string" }
                }
              }
            }
          }
        }
      }
    }
    """
}
