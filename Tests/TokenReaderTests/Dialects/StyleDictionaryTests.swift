import Testing
import TokenModel
import TokenReader

/// Style Dictionary's own form: what is a token, what it is called, and where references lead.
struct StyleDictionaryTests {
  private func read(_ text: String) -> Reading { Reading(text, strength: .standard) }

  @Test func literalsHaveTheTypeOfTheirSpelling() {
    let reading = read(
      ##"""
      {
        "a": { "value": "#ff0000" }, "b": { "value": "16px" }, "c": { "value": ".2s" },
        "d": { "value": "0.5" }, "e": { "value": "cubic-bezier(0, 0, 0.2, 1)" },
        "f": { "value": 3 }, "g": { "value": "solid" }, "h": { "value": "rgba( 0, 0, 0, 0.5 )" },
        "i": { "value": "red" }, "j": { "value": true }, "k": { "value": "50%" }
      }
      """##)
    #expect(reading.remarks == [])
    #expect(reading.isRead(as: "Style Dictionary"))
    let types = ["a", "b", "c", "d", "e", "f", "h", "k"].map { reading.type($0) ?? "-" }
    #expect(
      types == [
        "color", "dimension", "duration", "number", "cubicBezier", "number", "color", "dimension",
      ])
    #expect(reading.value("e") == "[0,0,0.2,1]")
    #expect(reading.all()["g"] == "string \"solid\"")
    #expect(reading.all()["i"] == "string \"red\"")
    #expect(reading.all()["j"] == "boolean true")
  }

  @Test func declaredTypesAreReadInTheirSpellings() {
    let reading = read(
      ##"""
      {
        "a": { "value": "0", "type": "borderRadius" }, "b": { "value": "50%", "type": "opacity" },
        "c": { "value": "400", "type": "fontWeights" }, "d": { "value": "Semi Bold", "type": "fontWeight" },
        "e": { "value": "1.5", "type": "lineHeights" }, "f": { "value": "24px", "type": "lineHeights" },
        "g": { "value": "ease-in-out", "type": "cubic-bezier" },
        "h": { "value": "200ms", "type": "motionDuration" },
        "i": { "value": "Inter, sans-serif", "type": "fontFamilies" },
        "j": { "value": "0 4px", "type": "spacing" }, "k": { "value": "#fff", "type": "content" },
        "l": { "value": "auto", "type": "sizing" }, "m": { "value": "32", "type": "dimension", "unit": "pixel" },
        "n": { "value": "0.2", "type": "duration", "unit": "s" },
        "o": { "value": "4", "type": "spacing" }, "p": { "value": 8, "type": "borderRadius" }
      }
      """##)
    #expect(reading.remarks == [])
    #expect(
      reading.all().sorted { $0.key < $1.key }.map(\.value) == [
        #"dimension {"value":0,"unit":"px"}"#, "number 0.5", "fontWeight 400",
        #"fontWeight "semi-bold""#, "number 1.5", #"dimension {"value":24,"unit":"px"}"#,
        "cubicBezier [0.42,0,0.58,1]", #"duration {"value":200,"unit":"ms"}"#,
        #"fontFamily ["Inter","sans-serif"]"#, #"string "0 4px""#, ##"string "#fff""##,
        #"string "auto""#, #"dimension {"value":32,"unit":"px"}"#,
        #"duration {"value":0.2,"unit":"s"}"#, #"dimension {"value":4,"unit":"px"}"#,
        #"dimension {"value":8,"unit":"px"}"#,
      ])
  }

  @Test func anAliasHasTheTypeOfItsTarget() {
    let reading = read(
      """
      {
        "gap": { "value": "4px" },
        "a": { "value": "{gap}" }, "b": { "value": "{gap.value}", "type": "spacing" },
        "c": { "value": "{ gap }" }, "d": { "value": "{gap}", "type": "color" }
      }
      """)
    #expect(reading.remarks == ["alias-declaration: \"color\""])
    for path in ["a", "b", "c", "d"] { #expect(reading.type(path) == "dimension") }
  }

  @Test func aGroupMayBeCalledValue() {
    let reading = read(
      ##"""
      {
        "progress": { "value": { "height": { "value": "4px", "type": "dimension" },
                                 "color": { "value": "#0066ff", "type": "color" } } },
        "use": { "value": "{progress.value.height}", "type": "dimension" }
      }
      """##)
    #expect(reading.remarks == [])
    #expect(
      reading.all().keys.sorted() == ["progress.value.color", "progress.value.height", "use"])
    #expect(reading.value("use") == #"{"value":4,"unit":"px"}"#)
  }

  @Test func tokensOfBothFormsMayStandInOneFile() {
    let reading = read(
      """
      {
        "a": { "$type": "number", "$value": 0 }, "b": { "$type": "number", "$value": "{a}" },
        "c": { "value": "0", "type": "opacity" }, "d": { "value": 0, "type": "number" },
        "e": { "$value": "{d}" }
      }
      """)
    #expect(reading.remarks == [])
    #expect(reading.all().values.allSatisfy { $0 == "number 0" })
    #expect(reading.all().count == 5)
  }

  @Test func namesWithDotsAreRepairedAndReferencesFollow() {
    let reading = read(
      """
      { "space": { "1.5": { "value": "6px" } }, "pad": { "value": "{space.1.5}" } }
      """)
    #expect(reading.remarks == ["renamed-token: \"1.5\""])
    #expect(reading.value("space.1-5") == #"{"value":6,"unit":"px"}"#)
    #expect(reading.value("pad") == #"{"value":6,"unit":"px"}"#)
  }

  @Test func namesThatRepairMakesEqualAreErrors() {
    let reading = read(#"{ "a.b": { "value": "1px" }, "a-b": { "value": "2px" } }"#)
    #expect(reading.errorCodes == ["character-in-name"])
  }

  @Test func aReferenceThatMayMeanTwoTokensIsAnError() {
    let reading = read(
      """
      {
        "space": { "0.5": { "value": "4px" }, "0": { "5": { "value": "99px" } } },
        "pad": { "value": "{space.0.5}" }
      }
      """)
    #expect(reading.remarks.contains("ambiguous-reference: \"{space.0.5}\""))
  }

  @Test func aTokenWithTokensBelowItIsTheRootOfTheirGroup() {
    let reading = read(
      ##"""
      {
        "bg": { "value": "#ffffff", "comment": "base", "attributes": { "x": { "y": 1 } },
                "raised": { "value": "#f4f4f5" } },
        "use": { "value": "{bg}" }
      }
      """##)
    #expect(reading.remarks == ["split-token: \"bg\""])
    #expect(reading.all().keys.sorted() == ["bg.$root", "bg.raised", "use"])
    #expect(reading.all()["use"] == reading.all()["bg.$root"])
    #expect(reading.extensions("bg.$root")?.contains(#""attributes""#) == true)
  }

  @Test(arguments: ["_", "@"]) func theNameOfARootTokenIsRead(_ name: String) {
    let reading = read(
      ##"""
      {
        "bg": { "\##(name)": { "value": "#ffffff" }, "raised": { "value": "{bg.\##(name)}" } },
        "alone": { "\##(name)": { "value": "1px" } }
      }
      """##)
    #expect(reading.remarks == [])
    #expect(reading.all().keys.sorted() == ["alone.\(name)", "bg.$root", "bg.raised"])
  }

  @Test func textAboutATokenIsKept() {
    let reading = read(
      ##"""
      {
        "a": { "value": "#fff", "comment": "white", "deprecated": "use b", "themeable": true,
               "type": "color", "unit": "px" },
        "b": { "value": "1", "type": "zIndex-custom", "deprecated": true,
               "deprecated_comment": "gone soon", "description": "d", "comment": "c" }
      }
      """##)
    #expect(reading.remarks == [])
    #expect(reading.member("$description", of: "a") == "\"white\"")
    #expect(reading.member("$deprecated", of: "a") == "\"use b\"")
    #expect(reading.extensions("a") == #"{"com.styledictionary":{"themeable":true,"unit":"px"}}"#)
    #expect(reading.member("$deprecated", of: "b") == "\"gone soon\"")
    #expect(
      reading.extensions("b")
        == #"{"com.styledictionary":{"type":"zIndex-custom","comment":"c"}}"#)
  }

  @Test func dataIsPutWhereItIsReferredTo() {
    let files = [
      (path: "hue.json5", text: "{ hue: { red: 10 }, light: [96, 50] }"),
      (
        path: "color.json",
        text: """
        {
          "red": { "value": { "h": "{hue.red}", "s": "85", "l": "{light.1}" }, "type": "color" },
          "ink": { "value": "#000000", "alpha": "0.05", "type": "color" },
          "size": { "value": "{ink.alpha}" }
        }
        """
      ),
    ]
    let reading = Reading(files: files, strength: .standard)
    #expect(reading.remarks == [])
    #expect(reading.value("red") == #"{"colorSpace":"hsl","components":[10,85,50]}"#)
    #expect(reading.value("size") == "0.05")
  }

  @Test func otherNumbersOfAColorAreReferences() {
    let reading = read(
      """
      { "hue": { "value": 10 }, "red": { "value": { "h": "{hue}", "s": 85, "l": 50 } } }
      """)
    #expect(reading.value("red") == #"{"colorSpace":"hsl","components":[10,85,50]}"#)
  }
}
