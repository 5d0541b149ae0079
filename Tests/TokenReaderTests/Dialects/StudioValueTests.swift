import Testing
import TokenModel

@testable import TokenReader

/// The types and values of Tokens Studio.
struct StudioValueTests {
  /// A set with a token `t` of a type and value, and a few to refer to.
  private static func reading(_ type: String, _ value: String) -> Reading {
    Reading(
      """
      {
        "$metadata": { "tokenSetOrder": ["core"] },
        "core": {
          "t": { "type": "\(type)", "value": \(value) },
          "base": { "type": "spacing", "value": "4" },
          "ink": { "type": "color", "value": "#000033" },
          "six": { "type": "number", "value": "6" },
          "font": { "type": "fontFamilies", "value": "Inter" }
        }
      }
      """, strength: .standard)
  }

  private func expect(
    _ type: String, _ value: String, is expected: String, _ expectedType: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    let reading = Self.reading(type, value)
    #expect(reading.errors.map(\.message) == [], sourceLocation: location)
    #expect(reading.all()["t"] == "\(expectedType) \(expected)", sourceLocation: location)
  }

  @Test(arguments: [
    "spacing", "sizing", "borderRadius", "borderWidth", "fontSizes", "paragraphSpacing",
    "dimension", "letterSpacing", "lineHeights",
  ])
  func aNumberIsALengthInPixels(_ type: String) {
    expect(type, #""16""#, is: #"{"value":16,"unit":"px"}"#, "dimension")
    expect(type, "16", is: #"{"value":16,"unit":"px"}"#, "dimension")
    expect(type, #""-0.5rem""#, is: #"{"value":-0.5,"unit":"rem"}"#, "dimension")
  }

  @Test
  func percentagesHaveTheMeaningOfTheirType() {
    expect("lineHeights", #""150%""#, is: "1.5", "number")
    expect("letterSpacing", #""-5%""#, is: #"{"value":-0.05,"unit":"em"}"#, "dimension")
    expect("opacity", #""70%""#, is: "0.7", "number")
    expect("sizing", #""50%""#, is: #"{"value":50,"unit":"%"}"#, "dimension")
  }

  /// What Figma takes for pixels and CSS for multiples.
  @Test
  func lineHeightsWithoutUnitAreReadByTheirSize() {
    expect("lineHeights", #""1.5""#, is: "1.5", "number")
    expect("lineHeights", "24", is: #"{"value":24,"unit":"px"}"#, "dimension")
    let reading = Self.reading("lineHeights", #""6""#)
    #expect(reading.errorPlaces == ["unitless-value@4"])
    #expect(reading.value("t") == nil)
  }

  @Test
  func scalarsOfOtherTypes() {
    expect("number", #""1.25""#, is: "1.25", "number")
    expect("opacity", #""0.5""#, is: "0.5", "number")
    expect("boolean", #""true""#, is: "true", "boolean")
    expect("fontFamilies", #""Inter""#, is: #""Inter""#, "fontFamily")
    expect("fontFamilies", #""Inter, 'A B'""#, is: #"["Inter","A B"]"#, "fontFamily")
    expect("textCase", #""uppercase""#, is: #""uppercase""#, "textCase")
    expect("text", #""$5""#, is: #""$5""#, "text")
    expect("fontWeights", #""600""#, is: "600", "fontWeight")
  }

  @Test(arguments: [
    ("Regular", "regular"), ("Semi Bold", "semi-bold"), ("SemiBold", "semi-bold"),
    ("Extra-Light", "extra-light"), ("BLACK", "black"),
  ])
  func styleNamesAreWeights(_ style: String, _ weight: String) {
    expect("fontWeights", "\"\(style)\"", is: "\"\(weight)\"", "fontWeight")
  }

  @Test
  func anItalicIsKeptAside() {
    let reading = Self.reading("fontWeights", #""Bold Italic""#)
    #expect(reading.value("t") == #""bold""#)
    #expect(reading.codes == ["foreign-dialect", "kept-aside"])
    #expect(reading.text(of: reading.findings[1]) == #""Bold Italic""#)
  }

  @Test
  func aStyleThatIsNoneIsToldWhereItStands() {
    let reading = Self.reading("fontWeights", #""Fancy""#)
    #expect(reading.errorPlaces == ["font-weight@4"])
    #expect(reading.errors.map(reading.text(of:)) == [#""Fancy""#])
  }

  @Test
  func untypedValuesAreReadByTheirForm() {
    expect("other", ##""#fff""##, is: ##"{"colorSpace":"srgb","components":[1,1,1]}"##, "color")
    expect("other", #""200ms""#, is: #"{"value":200,"unit":"ms"}"#, "duration")
    expect("other", #""1.5rem""#, is: #"{"value":1.5,"unit":"rem"}"#, "dimension")
    expect("other", #""3""#, is: "3", "number")
    expect("other", #""cubic-bezier(0, 0, 0.5, 1)""#, is: "[0,0,0.5,1]", "cubicBezier")
    expect("other", #""anything else""#, is: #""anything else""#, "other")
  }

  @Test
  func shadowsHaveTheMembersOfTheStandard() {
    let layer =
      ##"{"x": "0", "y": 2, "blur": "4", "spread": "$base", "color": "{ink}", "type": "innerShadow"}"##
    let expected = """
      {"color":{"colorSpace":"srgb","components":[0,0,0.2],"hex":"#000033"},\
      "offsetX":{"value":0,"unit":"px"},"offsetY":{"value":2,"unit":"px"},\
      "blur":{"value":4,"unit":"px"},"spread":{"value":4,"unit":"px"},"inset":true}
      """
    expect("boxShadow", layer, is: expected, "shadow")
    expect("boxShadow", "[\(layer)]", is: "[\(expected)]", "shadow")
  }

  @Test
  func bordersAndTextStylesHaveTheMembersOfTheStandard() {
    expect(
      "border", ##"{"width": "1", "color": "#000033", "style": "dashed"}"##,
      is: """
        {"color":{"colorSpace":"srgb","components":[0,0,0.2],"hex":"#000033"},\
        "width":{"value":1,"unit":"px"},"style":"dashed"}
        """, "border")
    expect(
      "typography",
      #"{"fontFamily": "{font}", "fontWeight": "Bold", "fontSize": "24", "lineHeight": "120%", "letterSpacing": "0", "textCase": "none"}"#,
      is: """
        {"fontFamily":"Inter","fontSize":{"value":24,"unit":"px"},"fontWeight":"bold",\
        "letterSpacing":{"value":0,"unit":"px"},"lineHeight":1.2,"textCase":"none"}
        """, "typography")
  }

  /// A composition, a text style without a line height, and what refers to either.
  @Test
  func incompleteValuesAreGroups() {
    let reading = Reading(
      """
      {
        "$metadata": { "tokenSetOrder": ["core"] },
        "core": {
          "h1": {
            "type": "typography", "description": "Title",
            "value": { "fontSize": "96", "fontWeight": "Bold" }
          },
          "title": { "type": "typography", "value": "{h1}" },
          "page": { "type": "typography", "value": "$title" },
          "big": { "type": "fontSizes", "value": "{page.fontSize}" },
          "card": { "type": "composition", "value": { "borderRadius": "{big}", "opacity": "50%" } },
          "auto": {
            "type": "typography",
            "value": {
              "fontFamily": "Inter", "fontSize": "12", "fontWeight": "400", "lineHeight": "AUTO"
            }
          }
        }
      }
      """, strength: .standard)
    #expect(reading.errors.map(\.message) == [])
    #expect(reading.value("page.fontSize") == #"{"value":96,"unit":"px"}"#)
    #expect(reading.value("title.fontWeight") == #""bold""#)
    #expect(reading.value("card.borderRadius") == reading.value("h1.fontSize"))
    #expect(reading.value("card.opacity") == "0.5")
    #expect(reading.value("auto.lineHeight") == #""AUTO""#)
    #expect(reading.type("h1") == nil)
    #expect(reading.codes == ["foreign-dialect", "divided-token"])
    #expect(reading.findings[1].message.contains("and 4 others"))
  }

  @Test
  func theModifyOfThePluginIsKeptAndItsReferencesFollow() {
    let reading = Reading(
      ##"""
      {
        "$metadata": { "tokenSetOrder": ["core"] },
        "core": {
          "half.way": { "type": "number", "value": "0.5" },
          "t": {
            "type": "color", "value": "#000033", "parent": "x",
            "$extensions": {
              "studio.tokens": { "modify": { "type": "lighten", "value": "{half.way}", "space": "lch" } },
              "other": 1
            }
          }
        }
      }
      """##, strength: .standard)
    #expect(
      reading.extensions(of: "t")
        == #"{"other":1,"studio.tokens":{"modify":{"type":"lighten","value":"{half-way}","space":"lch"},"parent":"x"}}"#
    )
  }

  /// A group may be called `value`, and so may a token.
  @Test
  func aGroupMayBeCalledValue() {
    let reading = Reading(
      """
      {
        "$metadata": { "tokenSetOrder": ["core"] },
        "core": {
          "a": { "value": { "height": { "value": "4", "type": "sizing" } } },
          "b": { "value": { "value": "5", "type": "sizing" } },
          "c": { "value": "{a.value.height}", "type": "sizing" }
        }
      }
      """, strength: .standard)
    #expect(reading.errors.map(\.message) == [])
    #expect(Set(reading.all().keys) == ["a.value.height", "b.value", "c"])
    #expect(reading.value("c") == #"{"value":4,"unit":"px"}"#)
  }

  @Test
  func valuesOfTheStandardStay() {
    expect(
      "dimension", #"{"value": 2, "unit": "rem"}"#, is: #"{"value":2,"unit":"rem"}"#, "dimension")
    expect("cubicBezier", "[0, 0, 1, 1]", is: "[0,0,1,1]", "cubicBezier")
    expect("duration", #""200ms""#, is: #"{"value":200,"unit":"ms"}"#, "duration")
  }
}
