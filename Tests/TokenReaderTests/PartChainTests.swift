import Testing

@testable import TokenReader

/// Parts of values that are references to parts of other values.
@Suite struct PartChainTests {
  @Test func aChainOfPartsIsFollowedToItsEnd() {
    let chain = (0..<1000).map { part($0, of: $0 + 1) }.joined()
    let reading = Reading(
      "{" + chain + #""d1000": {"$type": "dimension", "$value": {"value": 3, "unit": "px"}}}"#)
    #expect(reading.codes == [])
    #expect(reading.value("d0") == #"{"value":3,"unit":"rem"}"#)
  }

  private func part(_ number: Int, of target: Int) -> String {
    ##""d\##(number)": {"$type": "dimension", "$value": {"value": "##
      + ##"{"$ref": "#/d\##(target)/$value/value"}, "unit": "rem"}},"##
  }
}
