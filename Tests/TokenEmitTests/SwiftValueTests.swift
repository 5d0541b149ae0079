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
}
