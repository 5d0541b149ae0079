import Testing
import TokenModel
import TokenReader

/// Composite values in the spellings of Style Dictionary's users.
struct ForeignCompositeTests {
  private func read(_ text: String) -> Reading { Reading(text, strength: .standard) }

  @Test func shadowsOfDesignToolsAreShadows() {
    let reading = read(
      ##"""
      { "s": { "value": [{ "x": "0", "y": 4, "blur": "8px", "color": "#000000", "type": "innerShadow" }],
               "type": "boxShadow" } }
      """##)
    #expect(reading.remarks == [])
    #expect(
      reading.member("$value", of: "s")
        == ##"[{"offsetX":{"value":0,"unit":"px"},"offsetY":{"value":4,"unit":"px"},"blur":"8px","color":"#000000","inset":true,"spread":{"value":0,"unit":"px"}}]"##
    )
  }

  @Test func textStylesMayHaveNamesOfCSS() {
    let reading = read(
      ##"""
      {
        "family": { "value": "Roboto", "type": "text" }, "weight": { "value": "Semi Bold", "type": "text" },
        "alias": { "value": "{family}", "type": "text" },
        "t": { "type": "typography", "value": { "font-family": "{alias}", "font-weight": "{weight}",
               "font-size": "1rem", "line-height": "1.5", "letter-spacing": "0" } }
      }
      """##)
    #expect(reading.remarks == [])
    #expect(reading.type("family") == "fontFamily")
    #expect(reading.type("weight") == "fontWeight")
    #expect(reading.type("t") == "typography")
    #expect(reading.value("t")?.contains(#""fontWeight":"semi-bold""#) == true)
  }

  @Test func transitionsKeepWhatTheStandardHasNoPlaceFor() {
    let reading = read(
      """
      { "transition": { "$type": "transition", "fade": { "source": "$fade", "$value": {
          "property": "opacity", "duration": ".15s", "timing-function": "ease-in" } } } }
      """)
    #expect(reading.remarks == [])
    #expect(
      reading.value("transition.fade")
        == #"{"duration":{"value":0.15,"unit":"s"},"delay":{"value":0,"unit":"ms"},"timingFunction":[0.42,0,1,1]}"#
    )
    #expect(
      reading.extensions("transition.fade")
        == #"{"com.styledictionary":{"property":"opacity","source":"$fade"}}"#)
  }

  @Test func curvesAndListsAreRead() {
    let reading = read(
      """
      {
        "a": { "value": { "x1": "0.4", "y1": "0", "x2": "0.2", "y2": "1" }, "type": "other" },
        "b": { "value": ["0.4", "0", "0.2", "1"] }, "c": { "value": ["Inter", "sans-serif"] },
        "d": { "value": "'Segoe UI', Arial, sans-serif" },
        "e": { "value": { "r": 255, "g": 0, "b": 51 } }, "f": { "value": { "value": 2, "unit": "rem" } },
        "g": { "value": { "'wght'": "400", "'wdth'": 100 }, "type": "fontVariationSettings" }
      }
      """)
    #expect(reading.remarks == [])
    #expect(reading.value("a") == "[0.4,0,0.2,1]")
    #expect(reading.value("b") == "[0.4,0,0.2,1]")
    #expect(reading.value("c") == #"["Inter","sans-serif"]"#)
    #expect(reading.value("d") == #"["Segoe UI","Arial","sans-serif"]"#)
    #expect(reading.value("e") == #"{"colorSpace":"srgb","components":[1,0,0.2]}"#)
    #expect(reading.value("f") == #"{"value":2,"unit":"rem"}"#)
    #expect(reading.value("g") == #""'wght' 400, 'wdth' 100""#)
  }

  @Test func whatHasNoReadingIsAnError() {
    let reading = read(
      ##"{ "a": { "value": { "foo": 1 } }, "b": { "value": "#d4cece4", "type": "color" } }"##)
    #expect(reading.errorCodes == ["missing-type", "wrong-value"])
  }

  @Test func aNumberThatIsCalledATimeIsToldOf() {
    let reading = read(
      """
      { "time": { "curve": { "in": { "value": "cubic-bezier(0, 0, 0.2, 1)" } },
                  "duration": { "quick": { "value": "0.1s" }, "calm": { "value": "0.36" },
                                "none": { "value": 0 } } } }
      """)
    #expect(reading.remarks == [#"unitless-duration: "0.36""#])
    #expect(reading.value("time.curve.in") == "[0,0,0.2,1]")
    #expect(reading.value("time.duration.quick") == #"{"value":0.1,"unit":"s"}"#)
  }

  @Test func thePathSaysTheTypeOnlyIfTheUserWantsIt() {
    let file = (
      path: "t.json",
      bytes: Array(
        """
        { "size": { "m": { "value": "2" } }, "time": { "m": { "value": 360 } },
          "color": { "m": { "value": "red" }, "n": { "value": "1px" } } }
        """.utf8)
    )
    var options = ReaderOptions()
    let plain = Reading(MemorySources(files: [file]), options: options)
    #expect(plain.all()["size.m"] == "number 2")
    #expect(plain.all()["color.m"] == #"string "red""#)
    options.typesFromPath = true
    let typed = Reading(MemorySources(files: [file]), options: options)
    #expect(typed.all()["size.m"] == #"dimension {"value":2,"unit":"rem"}"#)
    #expect(typed.all()["time.m"] == #"duration {"value":360,"unit":"ms"}"#)
    #expect(typed.type("color.m") == "color")
    #expect(typed.type("color.n") == "dimension")
  }
}
