import Testing
import TokenModel

@testable import TokenReader

/// What groups say of themselves, and what comes over by `$extends`.
@Suite struct InheritedPropertyTests {
  @Test func eachPropertyComesFromTheNearestGroupThatHasIt() throws {
    let reading = Reading(
      """
      {
        "a": {
          "$type": "number", "$description": "of a", "$deprecated": "old", "n": { "$value": 0 }
        },
        "b": { "$extends": "{a}", "$description": "of b" },
        "c": { "$extends": "{b}" },
        "d": { "$extends": "{c}", "$deprecated": false, "t": { "$value": 1 } }
      }
      """)
    #expect(reading.codes == [])
    let group = try #require(reading.tokens.group(at: "d"))
    #expect(reading.tokens.description(of: group, in: reading.theme()) == "of b")
    let token = try #require(reading.tokens.token(at: "d.t"))
    #expect(reading.tokens.deprecation(of: token, in: reading.theme()) == nil)
    #expect(reading.value("d.t") == "1")
  }

  @Test func deprecationComesFromTheNearestGroupAndTheLastDeclarationThatHolds() throws {
    let document = """
      {
        "version": "2025.10",
        "sets": {
          "s": { "sources": [
            { "$type": "number",
              "g": { "$deprecated": "old", "a": { "$value": 0 },
                "h": { "$deprecated": false, "b": { "$value": 1 } },
                "i": { "c": { "$value": 2 }, "d": { "$value": 3, "$deprecated": true } } },
              "k": { "e": { "$value": 4 } } },
            { "g": { "$deprecated": "older" } }
          ] }
        },
        "modifiers": {
          "m": {
            "contexts": { "x": [], "y": [{ "g": { "$deprecated": false, "h": { "$deprecated": "in y" } } }] },
            "default": "x"
          }
        },
        "resolutionOrder": [{ "$ref": "#/sets/s" }, { "$ref": "#/modifiers/m" }]
      }
      """
    let reading = Reading(files: [("resolver.json", document)])
    #expect(reading.codes == [])
    func message(_ path: String, _ choices: [String: String] = [:]) throws -> String {
      let token = try #require(reading.tokens.token(at: path))
      let deprecation = reading.tokens.deprecation(of: token, in: reading.theme(choices))
      return deprecation.map { $0.message ?? "true" } ?? "none"
    }
    let paths = ["g.a", "g.h.b", "g.i.c", "g.i.d", "k.e"]
    #expect(try paths.map { try message($0) } == ["older", "none", "older", "true", "none"])
    #expect(
      try paths.map { try message($0, ["m": "y"]) } == ["none", "in y", "none", "true", "none"])
  }

  @Test func anInnerGroupThatIsOnlyInheritedStaysAGroup() throws {
    let reading = Reading(
      """
      {
        "a": { "inner": { "t": { "$type": "number", "$value": 1 } }, "empty": {} },
        "b": { "$extends": "{a}" },
        "c": { "$extends": "{b}", "u": { "$value": "{c.inner.t}" } }
      }
      """)
    #expect(reading.codes == [])
    #expect(reading.value("c.u") == "1")
    #expect(reading.tokens.group(at: "c.empty") != nil)
  }

  @Test func propertiesOfContextsHoldInTheirContext() throws {
    let document = """
      {
        "version": "2025.10",
        "sets": {
          "s": { "sources": [
            { "base": { "$type": "number", "$description": "always", "n": { "$value": 0 } },
              "g": { "$extends": "{base}", "t": { "$value": 1 } } }
          ] }
        },
        "modifiers": {
          "m": {
            "contexts": { "x": [], "y": [{ "base": { "$description": "in y" } }] },
            "default": "x"
          }
        },
        "resolutionOrder": [{ "$ref": "#/sets/s" }, { "$ref": "#/modifiers/m" }]
      }
      """
    let reading = Reading(files: [("resolver.json", document)])
    #expect(reading.codes == [])
    let group = try #require(reading.tokens.group(at: "g"))
    #expect(reading.tokens.description(of: group, in: reading.theme()) == "always")
    #expect(reading.tokens.description(of: group, in: reading.theme(["m": "y"])) == "in y")
    #expect(reading.value("g.t") == "1")
  }

  @Test(arguments: ["", #""$description": "moves","#])
  func anAnimationComesOverBesideExtensionsOfAnotherVendor(_ property: String) {
    let reading = Reading(
      """
      {
        "a": {
          \(property)
          "$extensions": {
            "dev.tokenc.animation": {
              "tracks": {
                "x": {
                  "type": "number",
                  "keyframes": [{ "offset": 0, "value": 0 }, { "offset": 1, "value": 1 }]
                }
              },
              "duration": { "value": 1, "unit": "s" },
              "easing": [0, 0, 1, 1],
              "reducedMotion": { "hold": 1 }
            }
          }
        },
        "b": { "$extends": "{a}", "$extensions": { "com.example": 1 } }
      }
      """)
    #expect(reading.errorCodes == [])
    #expect(reading.tokens.animations.map(\.path.description) == ["a", "b"])
  }

  @Test func aLongChainOfGroupsDoesNotPileUpWhatTheySay() {
    let length = 5000
    let text =
      "{"
      + (0..<length).map {
        #""g\#($0)": {"$extends": "{g\#($0 + 1)}", "$description": "\#($0)"},"#
      }.joined() + #""g5000": {"$type": "number", "t": {"$value": 7}}}"#
    let reading = Reading(text)
    #expect(reading.codes == [])
    #expect(reading.value("g0.t") == "7")
    // A description and a type for each group, and a token: not all of those that it extends.
    #expect(reading.tokens.occurrences.count <= 3 * (length + 1))
  }
}
