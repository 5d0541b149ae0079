import Testing
import TokenModel

@testable import TokenReader

/// The variables that Figma exports itself.
struct FigmaTests {
  /// A file of one mode with the variables `1:1` and `1:2`.
  private static func mode(_ name: String, _ number: Double, alias: String = "9:9") -> String {
    """
    {
      "Gap": {
        "$type": "number", "$value": \(number),
        "$extensions": { "com.figma.variableId": "VariableID:1:1" }
      },
      "Slate 900/opacity-88": {
        "$type": "color",
        "$value": {
          "colorSpace": "srgb", "components": [0.7137255072593689, 0, 1],
          "alpha": 0.8799999952316284, "hex": "#B600FF"
        },
        "$extensions": {
          "com.figma.variableId": "VariableID:1:2",
          "com.figma.aliasData": { "targetVariableId": "VariableID:\(alias)" }
        }
      },
      "$extensions": { "com.figma.modeName": "\(name)" }
    }
    """
  }

  @Test
  func filesWithTheSameVariablesAreModes() {
    let reading = Reading(
      files: [
        ("Dark.tokens.json", Self.mode("Dark", 2)), ("Light.tokens.json", Self.mode("Light", 1)),
        (
          "Base.tokens.json",
          #"{ "on": { "$type": "number", "$value": 1, "$extensions": { "com.figma.type": "boolean" } } }"#
        ),
      ], strength: .standard)
    #expect(reading.errors.map(\.message) == [])
    #expect(reading.tokens.modifiers.map(\.name) == ["theme"])
    #expect(reading.tokens.modifiers.map(\.contexts) == [["Light", "Dark"]])
    #expect(reading.value("Gap") == "1")
    #expect(reading.value("Gap", in: ["theme": "Dark"]) == "2")
    #expect(reading.all()["on"] == "boolean true")
  }

  /// The tails of numbers that Figma stores in 32 bits are not meant.
  @Test
  func theGivenValueIsUsedWithoutItsTailAndTold() {
    let reading = Reading(Self.mode("Light", 12.800000190734863), strength: .standard)
    #expect(reading.codes == ["foreign-dialect", "value-of-alias"])
    #expect(reading.value("Gap") == "12.8")
    #expect(
      reading.value("Slate 900/opacity-88")
        == ##"{"colorSpace":"srgb","components":[0.7137255,0,1],"alpha":0.88,"hex":"#B600FF"}"##)
  }

  @Test
  func anAliasOfAVariableThatIsThereIsOne() {
    let reading = Reading(
      files: [
        ("a/x.tokens.json", Self.mode("x", 1, alias: "7:7")),
        (
          "b/y.tokens.json",
          """
          {
            "Dark.Blue": {
              "$type": "color",
              "$value": { "colorSpace": "srgb", "components": [0, 0, 0.5] },
              "$extensions": { "com.figma.variableId": "VariableID:7:7" }
            }
          }
          """
        ),
      ], strength: .standard)
    #expect(reading.codes == ["foreign-dialect", "renamed-token"])
    #expect(reading.written("Slate 900/opacity-88") == #""{Dark-Blue}""#)
    #expect(
      reading.value("Slate 900/opacity-88")
        == #"{"colorSpace":"srgb","components":[0,0,0.5]}"#)
  }

  /// Two collections with modes have the names of their folders, if those differ.
  @Test(arguments: [("a", "b", ["a", "b"]), ("a", "a", ["theme", "theme-2"])])
  func collectionsAreToldApart(_ first: String, _ second: String, _ expected: [String]) {
    let other = { (name: String) in
      """
      {
        "w": {
          "$type": "number", "$value": 1,
          "$extensions": { "com.figma.variableId": "VariableID:2:1" }
        },
        "$extensions": { "com.figma.modeName": "\(name)" }
      }
      """
    }
    let reading = Reading(
      files: [
        ("\(first)/l.json", Self.mode("l", 1)), ("\(first)/d.json", Self.mode("d", 2)),
        ("\(second)/s.json", other("s")), ("\(second)/m.json", other("m")),
      ], strength: .standard)
    #expect(reading.tokens.modifiers.map(\.name) == expected)
    #expect(reading.tokens.modifiers.map(\.contexts) == [["l", "d"], ["s", "m"]])
  }

  /// Case 053: the value already holds the opacity.
  @Test
  func aComposedColorIsTheGivenValue() {
    let reading = Reading(
      """
      {
        "Scrim": {
          "$type": "color",
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.30000001192092896 },
          "$extensions": {
            "com.figma.composedColor": { "opacityArg": { "type": "number", "value": 30 } }
          }
        }
      }
      """, strength: .standard)
    #expect(reading.codes == ["foreign-dialect", "value-of-alias"])
    #expect(reading.value("Scrim") == #"{"colorSpace":"srgb","components":[0,0,0],"alpha":0.3}"#)
  }

  /// Case 055. Decided: a motion variable is what it says, not the string of its type; a spring and a
  /// preset without numbers are errors.
  @Test
  func motionVariablesAreDurationsAndCurves() {
    let reading = Reading(
      """
      {
        "fast": { "$type": "string", "$value": 0.30000001192092896 },
        "out": {
          "$type": "string",
          "$value": {
            "type": "CUSTOM_CUBIC_BEZIER",
            "easingFunctionCubicBezier": { "x1": 0, "x2": 0.5799999833106995, "y1": 0.25, "y2": 1 }
          }
        },
        "linear": { "$type": "string", "$value": { "type": "LINEAR" } },
        "in": { "$type": "string", "$value": { "type": "EASE_IN" } },
        "bouncy": { "$type": "string", "$value": { "type": "BOUNCY" } },
        "user": { "$value": "{bouncy}" },
        "text": { "$type": "string", "$value": "x" }
      }
      """, strength: .standard)
    #expect(reading.errorPlaces == ["no-standard-easing@11", "no-standard-easing@12"])
    #expect(
      reading.all() == [
        "fast": #"duration {"value":300,"unit":"ms"}"#, "out": "cubicBezier [0,0.25,0.58,1]",
        "linear": "cubicBezier [0,0,1,1]", "text": #"string "x""#,
      ])
  }

  /// A file of the standard with data of Figma's REST plugins is no export of Figma.
  @Test
  func otherDataOfFigmaDoesNotMakeAnExport() {
    let reading = Reading(
      #"{ "a": { "$type": "number", "$value": 0.30000001192092896, "$extensions": { "com.figma": { "scopes": [] } } } }"#,
      strength: .standard)
    #expect(reading.codes == [])
    #expect(reading.value("a") == "0.30000001192092896")
  }
}
