import Testing
import TokenModel
import TokenReader

/// Salesforce Theo.
struct TheoTests {
  @Test func aliasesArePutInTheirPlace() {
    let reading = Reading(
      ##"""
      {
        "global": { "type": "color", "category": "skeleton" },
        "aliases": { "SKY": "#0000ff", "SPACE": { "value": "4px" }, "DEEP": "{!SKY}" },
        "props": {
          "START": { "value": "{!SKY}", "comment": "first", "category": "x" },
          "DEEP": { "value": "{!DEEP}" },
          "GAP": { "value": "{!SPACE}", "type": "size" }, "PAD": { "value": "0 {!SPACE}", "type": "size" }
        }
      }
      """##, strength: .standard)
    #expect(reading.remarks == [])
    #expect(reading.isRead(as: "Theo"))
    #expect(reading.all().count == 4)
    #expect(reading.value("START")?.contains("#0000ff") == true)
    #expect(reading.value("DEEP")?.contains("#0000ff") == true)
    #expect(reading.value("GAP") == #"{"value":4,"unit":"px"}"#)
    #expect(reading.all()["PAD"] == #"string "0 4px""#)
    #expect(reading.member("$description", of: "START") == "\"first\"")
    #expect(reading.extensions("START") == #"{"com.salesforce.theo":{"category":"x"}}"#)
  }

  @Test func aFileHasTheAliasesOfItsImports() {
    let reading = Reading(
      files: [
        ("ios/aliases.json", ##"{ "aliases": { "INK": "#000000", "ONLY": "1px" } }"##),
        ("web/aliases.json", ##"{ "aliases": { "INK": "#ffffff" } }"##),
        (
          "web/colors.json",
          ##"{ "imports": ["./aliases.json"], "global": { "type": "color" }, "props": { "A": { "value": "{!INK}" }, "B": { "value": "{!ONLY}", "type": "size" } } }"##
        ),
        (
          "ios/colors.json",
          ##"{ "imports": ["../ios/aliases.json", "./gone.json"], "props": [{ "name": "C", "value": "{!INK}", "type": "color" }] }"##
        ),
      ], strength: .standard)
    #expect(reading.remarks == [#"missing-import: "./gone.json""#])
    #expect(reading.value("A")?.contains("#ffffff") == true)
    #expect(reading.value("C")?.contains("#000000") == true)
    #expect(reading.value("B") == #"{"value":1,"unit":"px"}"#)
  }

  @Test func anAliasThatIsNowhereIsAnErrorInTheText() {
    let reading = Reading(
      ##"{ "props": { "A": { "value": "{!NONE}", "type": "color" } } }"##, strength: .standard)
    #expect(reading.remarks == [#"unresolved-reference: "{!NONE}""#])
  }

  @Test func groupsWithTheseNamesAreNoTheo() {
    let reading = Reading(
      ##"{ "props": { "a": { "b": { "value": "1px" } } }, "more": { "value": "2px" } }"##,
      strength: .standard)
    #expect(reading.isRead(as: "Style Dictionary"))
    #expect(reading.all().keys.sorted() == ["more", "props.a.b"])
  }
}
