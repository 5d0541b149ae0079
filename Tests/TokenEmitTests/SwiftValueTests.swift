import Testing
import TokenModel
import TokenMotion

@testable import TokenEmit

@Suite("Swift: values")
struct SwiftValueTests {
  @Test("every type, alias, theme and hostile name compiles and gives back the resolved value")
  func everything() throws {
    let tokens = SwiftProject.resolver(SwiftEverything.document)
    let trip = SwiftRoundTrip(tokens)
    #expect(try SwiftHarness.typecheck(trip.generated) == "")
    let lines = try SwiftHarness.run(trip.generated, trip.statements, allowsWarnings: true)
    #expect(lines == trip.expected)
  }

  @Test("four modifiers side by side: each combination has its value")
  func manyCombinations() throws {
    let contexts = ["light", "dark", "dim"]
    let modifiers = (0..<4).map { number in
      let sets = contexts.enumerated().map { index, context in
        """
        "\(context)": [{ "m\(number)": { "$type": "number", "$value": \(index) } }]
        """
      }
      return "\"axis\(number)\": { \"default\": \"dark\", \"contexts\": { "
        + sets.joined(separator: ", ") + " } }"
    }
    let order = (0..<4).map { "{ \"$ref\": \"#/modifiers/axis\($0)\" }" }
    let trip = SwiftRoundTrip(
      SwiftProject.resolver(
        """
        { "version": "2025.10",
          "sets": { "base": { "sources": [{ "all": {
            "$type": "shadow", "$value": { "color": "#000000",
              "offsetX": { "value": "{m0}", "unit": "px" }, "offsetY": { "value": "{m1}", "unit": "px" },
              "blur": { "value": "{m2}", "unit": "px" }, "spread": { "value": "{m3}", "unit": "px" } }
          }, "three": { "$type": "number", "$value": "{m2}" } }] } },
          "modifiers": { \(modifiers.joined(separator: ", ")) },
          "resolutionOrder": [{ "$ref": "#/sets/base" }, \(order.joined(separator: ", "))] }
        """))
    #expect(try SwiftHarness.run(trip.generated, trip.statements) == trip.expected)
    #expect(trip.expected.count == 81 + 3 + 12)
  }
}
