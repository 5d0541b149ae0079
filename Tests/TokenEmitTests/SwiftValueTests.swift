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

  @Test(
    "the platform layer type-checks against stubs of SwiftUI with UIKit, with AppKit, and alone",
    arguments: ["UIKit", "AppKit", ""])
  func platformLayer(framework: String) throws {
    let modules = try SwiftHarness.stubs(with: framework)
    defer { SwiftHarness.remove(modules) }
    for tokens in [
      SwiftProject.resolver(SwiftEverything.document), try SwiftPulseTests.tokens(),
      SwiftProject.tokens(#"{ "a": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } } }"#),
    ] {
      #expect(try SwiftHarness.typecheck(SwiftProject.swift(tokens), modules: modules) == "")
    }
  }
}
