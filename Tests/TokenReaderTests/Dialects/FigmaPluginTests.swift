import Testing
import TokenModel

@testable import TokenReader

/// The export of the plugin "Design Tokens".
struct FigmaPluginTests {
  private static func standard(_ type: String, _ value: String) -> Reading {
    Reading(
      """
      {
        "t": {
          "description": null, "type": "\(type)", "value": \(value), "blendMode": "normal",
          "extensions": { "org.lukasoppermann.figmaDesignTokens": { "exportKey": "x" } }
        }
      }
      """, strength: .standard)
  }

  private func expect(
    _ type: String, _ value: String, is expected: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    let reading = Self.standard(type, value)
    #expect(reading.errors.map(\.message) == [], sourceLocation: location)
    #expect(reading.all()["t"] == expected, sourceLocation: location)
  }

  @Test
  func scalars() {
    expect("dimension", "32.72", is: #"dimension {"value":32.72,"unit":"px"}"#)
    expect("custom-opacity", "0.25", is: "number 0.25")
    expect("number", "0.30000001192092896", is: "number 0.3")
    expect("string", #""none""#, is: #"string "none""#)
    expect(
      "color", ##""#ff5f0480""##,
      is:
        ##"color {"colorSpace":"srgb","components":[1,0.37254901960784315,0.01568627450980392],"alpha":0.5019607843137255,"hex":"#ff5f04"}"##
    )
  }

  /// Case 063: the numbers of a curve stand in the order x1, x2, y1, y2.
  @Test
  func transitionsHaveTheirCurves() {
    expect(
      "custom-transition",
      """
      {
        "transitionType": "push", "duration": 0.958, "easingType": "cubicBezier",
        "easingFunction": {
          "x1": 0.30000001192092896, "x2": 0.699999988079071, "y1": -0.05000000074505806, "y2": -0.5
        }
      }
      """,
      is: """
        transition {"duration":{"value":958,"unit":"ms"},"delay":{"value":0,"unit":"ms"},\
        "timingFunction":[0.3,-0.05,0.7,-0.5]}
        """)
  }

  /// Case 063. Decided: a spring is an error at the easing, and never another curve.
  @Test
  func springsAreErrors() {
    let reading = Self.standard(
      "custom-transition",
      #"{"transitionType": "push", "duration": 1, "easingFunction": {"mass": 1, "stiffness": 600, "damping": 15}}"#
    )
    #expect(reading.errorPlaces == ["no-standard-easing@3"])
    #expect(reading.all().isEmpty)
  }

  @Test
  func stylesHaveTheMembersOfTheStandard() {
    expect(
      "custom-shadow",
      ##"{"shadowType": "innerShadow", "radius": 4, "color": "#000000", "offsetX": 0, "offsetY": 1, "spread": 2}"##,
      is: """
        shadow {"color":{"colorSpace":"srgb","components":[0,0,0],"hex":"#000000"},\
        "offsetX":{"value":0,"unit":"px"},"offsetY":{"value":1,"unit":"px"},\
        "blur":{"value":4,"unit":"px"},"spread":{"value":2,"unit":"px"},"inset":true}
        """)
    expect(
      "custom-stroke",
      ##"{"align": "inside", "dashPattern": [0, 0], "lineCap": "none", "weight": 5, "color": "#000000"}"##,
      is: """
        border {"color":{"colorSpace":"srgb","components":[0,0,0],"hex":"#000000"},\
        "width":{"value":5,"unit":"px"},"style":"solid"}
        """)
    expect(
      "custom-stroke",
      ##"{"dashPattern": [5, 3], "lineCap": "none", "weight": 5, "color": "#000000"}"##,
      is: """
        border {"color":{"colorSpace":"srgb","components":[0,0,0],"hex":"#000000"},\
        "width":{"value":5,"unit":"px"},"style":{"dashArray":[{"value":5,"unit":"px"},\
        {"value":3,"unit":"px"}],"lineCap":"butt"}}
        """)
    expect(
      "custom-gradient",
      ##"{"gradientType": "radial", "rotation": 180, "stops": [{"position": 0.34, "color": "#000000"}]}"##,
      is: """
        gradient [{"color":{"colorSpace":"srgb","components":[0,0,0],"hex":"#000000"},"position":0.34}]
        """)
    expect(
      "custom-fontStyle",
      #"{"fontSize": 20, "fontFamily": "Inter", "fontWeight": 700, "letterSpacing": 0.4, "lineHeight": 32, "textCase": "none"}"#,
      is: """
        typography {"fontFamily":"Inter","fontSize":{"value":20,"unit":"px"},"fontWeight":700,\
        "letterSpacing":{"value":0.4,"unit":"px"},"lineHeight":{"value":32,"unit":"px"},"textCase":"none"}
        """)
  }

  @Test
  func whatHasNoPlaceIsKept() {
    let reading = Self.standard(
      "custom-stroke", ##"{"lineJoin": "miter", "weight": 5, "color": "#000000"}"##)
    #expect(reading.codes == ["foreign-dialect", "kept-aside"])
    #expect(
      reading.extensions(of: "t")
        == ##"{"org.lukasoppermann.figmaDesignTokens":{"exportKey":"x","blendMode":"normal","value":{"lineJoin": "miter", "weight": 5, "color": "#000000"}}}"##
    )
  }

  @Test
  func whatTheStandardHasNothingForIsAGroup() {
    let reading = Self.standard(
      "custom-grid", #"{"pattern": "columns", "gutterSize": 20, "count": 5}"#)
    #expect(reading.codes == ["foreign-dialect", "divided-token"])
    #expect(
      reading.all() == [
        "t.pattern": #"string "columns""#, "t.count": "number 5",
        "t.gutterSize": #"dimension {"value":20,"unit":"px"}"#,
      ])
  }

  @Test
  func theOriginalFormHasUnits() {
    let reading = Reading(
      ##"""
      {
        "move in": {
          "category": "motion", "exportKey": "motion", "comment": "Slow",
          "type": { "value": "move_in", "type": "string" },
          "duration": { "value": 0.45, "type": "number", "unit": "s" },
          "easingFunction": { "x1": { "value": 0.41999998688697815, "type": "number" } }
        },
        "0.25": { "category": "opacity", "exportKey": "opacity", "value": 0.25, "type": "number" },
        "half": { "value": "{0.25}", "type": "number" },
        "font": {
          "letterSpacing": { "value": 2, "type": "number", "unit": "percent" },
          "lineHeight": { "value": 120, "type": "number", "unit": "percent" },
          "miter": { "value": 4, "type": "number", "unit": "degree" },
          "size": { "value": 20, "type": "number", "unit": "pixel" }
        }
      }
      """##, strength: .standard)
    #expect(reading.errors.map(\.message) == [])
    #expect(
      reading.all() == [
        "move in.type": #"string "move_in""#, "move in.easingFunction.x1": "number 0.42",
        "move in.duration": #"duration {"value":450,"unit":"ms"}"#, "0-25": "number 0.25",
        "half": "number 0.25", "font.letterSpacing": #"dimension {"value":0.02,"unit":"em"}"#,
        "font.lineHeight": "number 1.2", "font.miter": "number 4",
        "font.size": #"dimension {"value":20,"unit":"px"}"#,
      ])
    #expect(
      reading.extensions(of: "font.miter")
        == #"{"org.lukasoppermann.figmaDesignTokens":{"unit":"degree"}}"#)
  }
}
