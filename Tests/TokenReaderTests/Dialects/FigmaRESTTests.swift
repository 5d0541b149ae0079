import Testing
import TokenModel

@testable import TokenReader

/// The answer of Figma's REST endpoint `variables/local`.
struct FigmaRESTTests {
  /// A palette with one mode and a theme with two. `second` is the name of the theme's first variable.
  private static func answer(_ second: String = "bg/page", alias: String = "v:1") -> String {
    """
    {
      "status": 200,
      "meta": {
        "variableCollections": {
          "c:1": {
            "id": "c:1", "name": "Palette", "modes": [{ "modeId": "1:0", "name": "Mode 1" }],
            "defaultModeId": "1:0", "remote": true, "variableIds": ["v:2", "v:1"]
          },
          "c:2": {
            "id": "c:2", "name": "Theme",
            "modes": [{ "modeId": "2:1", "name": "Dark" }, { "modeId": "2:0", "name": "Light" }],
            "defaultModeId": "2:0", "variableIds": ["v:3", "v:4"]
          }
        },
        "variables": {
          "v:1": {
            "id": "v:1", "name": "grey/1.000", "variableCollectionId": "c:1",
            "resolvedType": "COLOR", "description": "Ink", "scopes": ["ALL_SCOPES"],
            "codeSyntax": { "WEB": "var(--x)" }, "hiddenFromPublishing": true,
            "valuesByMode": { "1:0": { "r": 0.20000000298023224, "g": 0, "b": 0, "a": 0.5 } }
          },
          "v:2": {
            "id": "v:2", "name": "font", "variableCollectionId": "c:1", "resolvedType": "STRING",
            "description": "", "valuesByMode": { "1:0": "Inter" }
          },
          "v:3": {
            "id": "v:3", "name": "\(second)", "variableCollectionId": "c:2",
            "resolvedType": "COLOR",
            "valuesByMode": {
              "2:0": { "r": 1, "g": 1, "b": 1 }, "2:1": { "type": "VARIABLE_ALIAS", "id": "\(alias)" }
            }
          },
          "v:4": {
            "id": "v:4", "name": "is on", "variableCollectionId": "c:2", "resolvedType": "BOOLEAN",
            "deletedButReferenced": true, "valuesByMode": { "2:0": true, "2:1": false }
          }
        }
      }
    }
    """
  }

  @Test
  func collectionsWithModesAreModifiers() {
    let reading = Reading(Self.answer(), strength: .standard)
    #expect(reading.codes == ["foreign-dialect", "renamed-token"])
    #expect(reading.tokens.modifiers.map(\.name) == ["Theme"])
    #expect(reading.tokens.modifiers.map(\.contexts) == [["Light", "Dark"]])
    #expect(
      reading.all() == [
        "font": #"string "Inter""#, "is on": "boolean true",
        "bg.page": #"color {"colorSpace":"srgb","components":[1,1,1]}"#,
        "grey.1-000": #"color {"colorSpace":"srgb","components":[0.2,0,0],"alpha":0.5}"#,
      ])
    let dark = reading.all(in: ["Theme": "Dark"])
    #expect(dark["bg.page"] == dark["grey.1-000"])
    #expect(dark["is on"] == "boolean false")
  }

  @Test
  func tokensStandInTheOrderOfTheCollection() {
    let reading = Reading(Self.answer(), strength: .standard)
    #expect(
      reading.tokens.tokenIDs.map { reading.tokens.path(of: $0).description }
        == ["font", "grey.1-000", "bg.page", "is on"])
  }

  @Test
  func whatFigmaSaysIsKept() {
    let reading = Reading(Self.answer(), strength: .standard)
    #expect(reading.description(of: "grey.1-000") == #""Ink""#)
    #expect(reading.description(of: "font") == nil)
    #expect(
      reading.extensions(of: "grey.1-000")
        == #"{"com.figma":{"variableId":"v:1","variableCollectionId":"c:1","scopes":["ALL_SCOPES"],"codeSyntax":{ "WEB": "var(--x)" },"hiddenFromPublishing":true}}"#
    )
    let deleted = reading.tokens.token(at: "is on")
    #expect(deleted.flatMap { reading.tokens.deprecation(of: $0, in: reading.theme()) } != nil)
  }

  /// Only where two collections would claim one path do names hold the collection's.
  @Test(arguments: ["font", "font/big", "grey"])
  func collidingNamesHoldTheCollections(_ second: String) {
    let reading = Reading(Self.answer(second), strength: .standard)
    #expect(reading.errors.map(\.message) == [])
    #expect(reading.value("Palette.font") == #""Inter""#)
    let dotted = second.split(separator: "/").joined(separator: ".")
    #expect(reading.value("Theme.\(dotted)") != nil)
  }

  @Test
  func anAliasOfNothingIsToldWhereItStands() {
    let reading = Reading(Self.answer(alias: "v:9"), strength: .standard)
    #expect(reading.errorCodes == ["unresolved-reference"])
    #expect(reading.errors.map(reading.text(of:)) == [#""v:9""#])
  }

  @Test
  func whatIsMissingIsTold() {
    let reading = Reading(
      """
      {
        "meta": {
          "variableCollections": { "c": { "name": "C", "modes": [{ "modeId": "m", "name": "M" }] } },
          "variables": {
            "v": {
              "name": "x", "variableCollectionId": "c", "resolvedType": "FLOAT", "valuesByMode": {}
            },
            "w": { "name": "y", "variableCollectionId": "gone", "valuesByMode": { "m": 1 } },
            "z": { "variableCollectionId": "c", "valuesByMode": { "m": 1 } }
          }
        }
      }
      """, strength: .standard)
    #expect(
      reading.errorPlaces == ["missing-mode-value@6", "foreign-shape@8", "foreign-shape@9"])
  }

  @Test
  func anotherFileIsRefused() {
    let reading = Reading("{}", strength: .standard, dialect: .figmaREST)
    #expect(reading.errorCodes == ["foreign-shape"])
  }
}
