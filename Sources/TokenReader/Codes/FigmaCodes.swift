import TokenModel

// What the files of Figma and its plugins cannot say in the standard.
extension DiagnosticCode {
  /// A variable is an alias of one that is not there.
  static let valueOfAlias = DiagnosticCode(
    "value-of-alias", .note,
    summary: "a variable refers to one that is not in these files",
    explanation: """
      Figma writes an alias of a variable in another collection as its value, and names the other \
      variable under `$extensions`. If that one is among the files that are read, the token is an \
      alias of it; if not, it has the value that Figma wrote, and will not follow a change. Export \
      the other collection too.
      """,
    bad: """
      {
        "page": {
          "$type": "color",
          "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 1, "hex": "#FFFFFF" },
          "$extensions": {
            "com.figma.aliasData": {
              "targetVariableId": "VariableID:1:2",
              "targetVariableName": "Neutral/White",
              "targetVariableSetName": "Palette"
            }
          }
        }
      }
      """,
    good: """
      {
        "white": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
        "page": { "$type": "color", "$value": "{white}" }
      }
      """)

  /// An easing has no form in the standard.
  static let noStandardEasing = DiagnosticCode(
    "no-standard-easing", .error,
    summary: "an easing has no form in the standard",
    explanation: """
      The standard's only easing is a cubic Bézier curve. A spring is none, and a curve that a file \
      only names cannot be read without guessing its numbers; neither is taken for another curve. Give \
      the variable a curve of its own, or use an animation token, which can have a spring.
      """,
    bad: """
      {
        "bouncy": {
          "type": "custom-transition",
          "value": {
            "transitionType": "push",
            "duration": 0.958,
            "easingType": "spring",
            "easingFunction": { "mass": 1, "stiffness": 600, "damping": 15 }
          }
        }
      }
      """,
    good: """
      {
        "push": {
          "$type": "transition",
          "$value": {
            "duration": { "value": 958, "unit": "ms" },
            "delay": { "value": 0, "unit": "ms" },
            "timingFunction": [0.3, -0.05, 0.7, -0.5]
          }
        }
      }
      """,
    rule: "DTCG 2025.10, R-150, R-176")

  /// A variable has no value in a mode of its collection.
  static let missingModeValue = DiagnosticCode(
    "missing-mode-value", .error,
    summary: "a variable has no value in a mode of its collection",
    explanation: """
      Figma's answer gives each variable a value for each mode of its collection. Without one the token \
      does not exist in that context, and nobody can tell which value is meant. Ask Figma again, or add \
      the value.
      """,
    bad: """
      {
        "meta": {
          "variableCollections": {
            "c": {
              "id": "c",
              "name": "theme",
              "modes": [{ "modeId": "1:0", "name": "light" }, { "modeId": "1:1", "name": "dark" }],
              "defaultModeId": "1:0",
              "variableIds": ["v"]
            }
          },
          "variables": {
            "v": {
              "id": "v",
              "name": "gap",
              "variableCollectionId": "c",
              "resolvedType": "FLOAT",
              "valuesByMode": { "1:0": 8 }
            }
          }
        }
      }
      """,
    good: #"{ "gap": { "$type": "number", "$value": 8 } }"#)

  /// A file is not of the form as which it is read.
  static let foreignShape = DiagnosticCode(
    "foreign-shape", .error,
    summary: "a file is not of the form as which it is read",
    explanation: """
      `--dialect` or the configuration says in which form the files are, and this one is not: what \
      every file of the form has is missing. Leave the option away, or give it the file's own form.
      """,
    bad: Example(
      .tokens, #"{ "gap": { "$type": "number", "$value": 8 } }"#,
      options: "--dialect figma-rest"),
    good: #"{ "gap": { "$type": "number", "$value": 8 } }"#)
}
