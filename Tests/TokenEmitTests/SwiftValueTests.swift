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
        "\(context)": [{ "m\(number)": { "$type": "dimension",
          "$value": { "value": \(index), "unit": "px" } } }]
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
              "offsetX": "{m0}", "offsetY": "{m1}",
              "blur": "{m2}", "spread": "{m3}" }
          }, "three": { "$value": "{m2}" } }] } },
          "modifiers": { \(modifiers.joined(separator: ", ")) },
          "resolutionOrder": [{ "$ref": "#/sets/base" }, \(order.joined(separator: ", "))] }
        """))
    #expect(try SwiftHarness.run(trip.generated, trip.statements) == trip.expected)
    #expect(trip.expected.count == 81 + 3 + 12)
  }

  @Test("a token that only some contexts declare is optional")
  func partialTokens() throws {
    let text = SwiftProject.swift(
      SwiftProject.resolver(
        """
        { "version": "2025.10", "modifiers": { "theme": { "default": "dark", "contexts": {
            "light": [{ "a": { "$type": "number", "$value": 1 } }],
            "dark": [{ "a": { "$type": "number", "$value": 2 },
              "b": { "$type": "number", "$value": 3 }, "c": { "$value": "{b}" } }] } } },
          "resolutionOrder": [{ "$ref": "#/modifiers/theme" }] }
        """))
    let lines = try SwiftHarness.run(
      text,
      """
      print(Tokens.a.light, Tokens.b.light == nil, Tokens.b.dark == 3)
      print(Tokens.c.value(in: .light) == nil, Tokens.c.value(in: .dark) == 3)
      """)
    #expect(lines == ["1.0 true true", "true true"])
  }
}
