import Testing
import TokenModel
import TokenSyntax

@testable import TokenReader

/// Texts with references: what they are, and how they are written for the evaluator.
struct ForeignTextTests {
  /// `$type $value` of the token `t` beside tokens of several types.
  private func translated(_ value: String, _ type: String? = nil) -> String {
    let type = type.map { #", "type": "\#($0)""# } ?? ""
    let reading = Reading(
      ##"""
      {
        "px": { "value": "4px" }, "ms": { "value": "100ms" }, "n": { "value": "2" },
        "ink": { "value": "#000000", "alpha": 0.05 }, "a.b": { "value": "1px" },
        "chain": { "value": "{px} * 2" }, "word": { "value": "solid" },
        "t": { "value": "\##(value)"\##(type) }
      }
      """##, strength: .standard)
    let written = reading.member("$value", of: "t")?.dropFirst().dropLast() ?? "-"
    return "\(reading.member("$type", of: "t")?.dropFirst().dropLast() ?? "-") \(written)"
  }

  @Test(arguments: [
    ("{px} * 2", "dimension {px} * 2"),
    ("calc( { px } - {a.b} )", "dimension calc( {px} - {a-b} )"),
    ("-{ px }", "dimension -{px}"), ("{n} * {px.value}", "dimension {n} * {px}"),
    ("{n} * 2", "number {n} * 2"), ("{ms} / 2", "duration {ms} / 2"),
    ("{chain} + 1px", "dimension {chain} + 1px"), ("{px}/{n}", "string {px}/{n}"),
    ("{px} {word} {ink}", "string {px} {word} {ink}"), ("{px} + {ms}", "string {px} + {ms}"),
    ("{ink}80", "color rgba({ink}, 0.501960784)"), ("{px}80", "string {px}80"),
    ("rgba({ink}, {ink.alpha})", "color rgba({ink}, 0.05)"),
    ("linear {missing.value} x", "string linear {missing} x"),
  ])
  func textsWithoutAType(_ value: String, _ expected: String) {
    #expect(translated(value) == expected)
  }

  @Test(arguments: [
    ("{px} * 2", "spacing", "dimension {px} * 2"), ("0 {px}", "spacing", "string 0 {px}"),
    ("{px}/{n}", "other", "string {px}/{n}"), ("{n} * 6", "spacing", "dimension {n} * 6"),
    ("all {ms} ease", "transition", "string all {ms} ease"),
    ("{ink}0D", "color", "color rgba({ink}, 0.0509803922)"),
    ("{missing}", "duration", "duration {missing}"), ("{missing}", "spacing", "- {missing}"),
  ])
  func textsWithAType(_ value: String, _ type: String, _ expected: String) {
    #expect(translated(value, type) == expected)
  }

  @Test func aFindingStandsInTheTextOfTheUser() {
    let reading = Reading(
      ##"{ "ink": { "value": "{ nowhere.value }" }, "b": { "value": "{no.where}" } }"##,
      strength: .standard)
    #expect(reading.errorCodes == ["unresolved-reference", "unresolved-reference"])
    #expect(reading.errors.map(reading.text(of:)).first == #""{ nowhere.value }""#)
  }

  @Test func operandsAndShorthandsAreToldApart() {
    #expect(ForeignExpression.operandTypes("@ @/@ @") == nil)
    #expect(ForeignExpression.operandTypes("@/@") == nil)
    #expect(ForeignExpression.operandTypes("1px solid @") == nil)
    #expect(ForeignExpression.operandTypes("(@ + 1rem) * 2") == ["dimension", "number"])
    #expect(ForeignExpression.operandTypes("max(@, 16px)") == ["dimension"])
    #expect(ForeignExpression.operandTypes("calc(@/2)") == ["number"])
    #expect(ForeignExpression.operandTypes("calc(@") == nil)
    #expect(ForeignExpression.operandTypes("@ +") == nil)
  }

  @Test func aChainOfComputedTextsIsNoRecursion() {
    var text = #"{ "t0": { "value": "1px" }"#
    for index in 1...20_000 { text += #", "t\#(index)": { "value": "{t\#(index - 1)} * 1" }"# }
    let reading = Reading(text + "}", strength: .standard)
    #expect(reading.member("$type", of: "t20000") == #""dimension""#)
  }

  @Test func dataThatRefersToItselfEnds() {
    let reading = Reading(
      ##"{ "d": { "a": "{d.b}", "b": "{d.a}" }, "t": { "value": "x {d.a}" }, "u": { "value": "{d.a}" } }"##,
      strength: .standard)
    #expect(!reading.errorCodes.isEmpty)
  }
}
