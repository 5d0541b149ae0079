import Testing
import TokenModel
import TokenReader

/// Long chains and deep nesting: no crash, no more than linear time, and clear errors.
@Suite(.serialized)
struct LargeFileTests {
  private static let count = 20_000
  /// Well under a second with optimisation; many times that without.
  #if DEBUG
    private static let limit = Swift.Duration.seconds(30)
  #else
    private static let limit = Swift.Duration.seconds(1)
  #endif

  private func timed(_ text: String) -> Reading {
    var reading: Reading?
    let time = ContinuousClock().measure { reading = Reading(text) }
    #expect(time < Self.limit)
    return reading ?? Reading("")
  }

  private func chain(last: String, _ link: (Int) -> String) -> String {
    let links = (0..<Self.count).map { "\"t\($0)\": {\(link($0 + 1))}" }
    return "{\(links.joined(separator: ",\n")), \"t\(Self.count)\": \(last)}"
  }

  @Test(arguments: [
    #""$value": "{t%}""#, ##""$ref": "#/t%""##, ##""$value": {"$ref": "#/t%/$value"}"##,
  ])
  func aLongChainOfAliasesIsFollowed(_ link: String) {
    let reading = timed(
      chain(last: #"{"$type": "number", "$value": 7}"#) {
        link.replacing("%", with: "\($0)")
      })
    #expect(reading.codes == [])
    #expect(reading.value("t0") == "7")
  }

  @Test
  func aLongCircleIsToldForEveryMember() {
    let reading = timed(
      chain(last: #"{"$type": "number", "$value": "{t0}"}"#) { #""$value": "{t\#($0)}""# })
    #expect(reading.errors.count == Self.count + 1)
    #expect(Set(reading.errorCodes) == ["reference-circle"])
    #expect(reading.errors.allSatisfy { $0.message.utf8.count < 1000 })
  }

  @Test
  func aLongChainThatEndsNowhereHasOneError() {
    let reading = timed(
      chain(last: #"{"$type": "number", "$value": "{nope}"}"#) { #""$value": "{t\#($0)}""# })
    #expect(reading.errorCodes == ["unresolved-reference"])
  }

  @Test
  func aLongChainOfGroupsIsFollowed() {
    let reading = timed(
      chain(last: #"{"x": {"$type": "number", "$value": 7}}"#) { #""$extends": "{t\#($0)}""# })
    #expect(reading.codes == [])
    #expect(reading.value("t0.x") == "7")
    let references = timed(
      chain(last: #"{"x": {"$type": "number", "$value": 7}}"#) { ##""$ref": "#/t\##($0)""## })
    #expect(references.codes == [])
    #expect(references.value("t0.x") == "7")
  }

  @Test
  func deepNestingIsAClearError() {
    let open = (0..<Self.count).map { "{\"g\($0)\": " }.joined()
    let reading = timed(
      open + #"{"$type": "number", "$value": 1}"# + String(repeating: "}", count: Self.count))
    #expect(reading.errorCodes == ["json-too-deep"])
    #expect(reading.errors.first?.message.contains("1000") == true)
  }

  @Test
  func wideGroupsAreRead() {
    let members = (0..<Self.count).map { #""t\#($0)": {"$value": \#($0)}"# }
    let reading = timed(#"{"$type": "number", \#(members.joined(separator: ", "))}"#)
    #expect(reading.codes == [])
    #expect(reading.tokens.count == Self.count)
  }
}
