import Testing
import TokenModel
import TokenReader

/// Values for contexts in files of Style Dictionary.
struct ForeignModeTests {
  private func read(_ text: String) -> Reading { Reading(text, strength: .standard) }

  @Test func aValueMayHoldOneForEachTheme() {
    let reading = read(
      ##"""
      {
        "ink": { "value": { "light": "#000000", "dark": "#ffffff" }, "type": "color" },
        "line": { "value": { "light": { "color": "{ink}", "width": "1px", "style": "solid" },
                             "dark": { "color": "{ink}", "width": "2px", "style": "solid" } } },
        "use": { "value": "{ink}" }
      }
      """##)
    #expect(reading.remarks == [])
    #expect(reading.tokens.modifiers.map(\.name) == ["theme"])
    #expect(reading.tokens.modifiers[0].contexts == ["light", "dark"])
    #expect(reading.value("use")?.contains("#000000") == true)
    #expect(reading.value("use", in: ["theme": "dark"])?.contains("#ffffff") == true)
    #expect(reading.value("line", in: ["theme": "dark"])?.contains(#""value":2"#) == true)
    #expect(reading.value("line", in: ["theme": "dark"])?.contains("#ffffff") == true)
  }

  @Test func soMayAValueWithADollar() {
    let reading = read(
      ##"{ "ink": { "$type": "color", "$value": { "light": "#000000", "dark": "#ffffff" } } }"##)
    #expect(reading.errorCodes == [])
    #expect(reading.value("ink", in: ["theme": "dark"])?.contains("#ffffff") == true)
  }

  @Test(arguments: ["dark", "_darkMode", "darkValue"])
  func aMemberBesideTheValueIsThatOfTheDarkTheme(_ name: String) {
    let reading = read(
      ##"""
      { "ink": { "value": "#000000", "\##(name)": "#ffffff" },
        "text": { "value": "{ink}", "\##(name)": "no color there" } }
      """##)
    #expect(reading.remarks == [])
    #expect(reading.value("ink", in: ["theme": "dark"])?.contains("#ffffff") == true)
    #expect(reading.value("text", in: ["theme": "dark"])?.contains("#ffffff") == true)
    #expect(reading.extensions("ink") == nil)
    #expect(reading.extensions("text")?.contains("no color there") == true)
  }

  @Test func ofTwoFilesNamedLightAndDarkTheDarkOneIsAContext() {
    let reading = Reading(
      files: [
        ("c/ink-dark.json", ##"{ "ink": { "value": "#ffffff" } }"##),
        ("c/ink-light.json", ##"{ "ink": { "value": "#000000" }, "only": { "value": "1px" } }"##),
      ], strength: .standard)
    #expect(reading.codes == ["mode-file", "foreign-dialect"])
    #expect(reading.value("ink")?.contains("#000000") == true)
    #expect(reading.value("ink", in: ["theme": "dark"])?.contains("#ffffff") == true)
    #expect(reading.value("only", in: ["theme": "dark"]) == #"{"value":1,"unit":"px"}"#)
  }

  @Test func aFileInAFolderOfModesIsAContextIfItOverrides() {
    let reading = Reading(
      files: [
        ("base.json", ##"{ "ink": { "value": "#000000" }, "gap": { "value": "1px" } }"##),
        ("modes/compact.json", ##"{ "gap": { "value": "2px" } }"##),
        ("modes/dark.json", ##"{ "ink": { "value": "#ffffff" } }"##),
        ("modes/more.json", ##"{ "new": { "value": "3px" } }"##),
      ], strength: .standard)
    #expect(reading.errorCodes == [])
    #expect(reading.tokens.modifiers[0].contexts == ["default", "compact", "dark"])
    #expect(reading.value("gap", in: ["mode": "compact"]) == #"{"value":2,"unit":"px"}"#)
    #expect(reading.value("gap", in: ["mode": "dark"]) == #"{"value":1,"unit":"px"}"#)
    #expect(reading.value("new") == #"{"value":3,"unit":"px"}"#)
  }

  @Test func aVariableOfCSSIsTheTokenOfItsName() {
    let reading = read(
      ##"""
      {
        "color": { "surface": { "100": { "value": "#eeeeee" } } },
        "bg": { "value": "#ffffff", "dark": "var(--goa-color-surface-100)", "type": "color" },
        "no": { "value": "var(--goa-nothing)" }
      }
      """##)
    #expect(reading.remarks == ["css-variable: \"var(--goa-color-surface-100)\""])
    #expect(reading.value("bg", in: ["theme": "dark"])?.contains("#eeeeee") == true)
    #expect(reading.all()["no"] == #"string "var(--goa-nothing)""#)
  }

  @Test func aResolverDocumentSaysWhenAForeignFileTakesPart() {
    let reading = Reading(
      files: [
        (
          "t.resolver.json",
          """
          {
            "version": "2025.10",
            "sets": { "all": { "sources": [{ "$ref": "a-light.json" }] } },
            "modifiers": { "brand": { "contexts": { "one": [], "two": [{ "$ref": "a-dark.json" }] },
                                      "default": "one" } },
            "resolutionOrder": [{ "$ref": "#/sets/all" }, { "$ref": "#/modifiers/brand" }]
          }
          """
        ),
        ("a-light.json", ##"{ "ink": { "value": { "light": "#000000", "dark": "#111111" } } }"##),
        ("a-dark.json", ##"{ "ink": { "value": "#ffffff" }, "use": { "value": "{ink.value}" } }"##),
      ], strength: .standard)
    #expect(reading.remarks == [])
    #expect(reading.tokens.modifiers.map(\.name) == ["brand", "theme"])
    #expect(reading.value("ink")?.contains("#000000") == true)
    #expect(reading.value("ink", in: ["theme": "dark"])?.contains("#111111") == true)
    #expect(
      reading.value("use", in: ["brand": "two", "theme": "dark"])?.contains("#ffffff") == true)
  }

  @Test func tokensOfTheStandardKeepTheirReading() {
    let reading = Reading(
      """
      { "light": { "$type": "number", "$value": 1 }, "dark": { "$type": "number", "$value": 2 },
        "value": { "value": { "$type": "number", "$value": 3 } } }
      """, strength: .standard)
    #expect(reading.findings.isEmpty)
    #expect(reading.all().keys.sorted() == ["dark", "light", "value.value"])
  }

  @Test func toTheLetterOfTheStandardThereIsNoOtherForm() {
    let reading = Reading(##"{ "ink": { "value": "#000000" } }"##, strength: .spec)
    #expect(reading.errorCodes == ["member-not-object"])
  }
}
