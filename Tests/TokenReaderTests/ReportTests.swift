import Testing
import TokenModel
import TokenReader

/// What a run tells when much is wrong, and when one fault is seen many times.
struct ReportTests {
  @Test
  func tenErrorsAreToldInFileOrder() {
    let reading = Reading(
      """
      {
        "a": { "$type": "number", "$value": "{nope}" },
        "b": { "$type": "color", "$value": "red" },
        "c": { "$value": 1 },
        "d": { "$type": "colour", "$value": 1 },
        "e": { "$type": "dimension", "$value": { "value": 1 } },
        "f.g": { "$type": "number", "$value": 1 },
        "h": 5,
        "i": { "$type": "number", "$value": "{i}" },
        "j": { "$extends": "{k}" },
        "l": { "$type": "fontWeight", "$value": 0 }
      }
      """)
    #expect(
      reading.errorPlaces == [
        "unresolved-reference@2", "wrong-value@3", "missing-type@4", "unknown-type@5",
        "missing-member@6", "character-in-name@7", "member-not-object@8", "reference-circle@9",
        "extends-target-missing@10", "font-weight@11",
      ])
  }

  @Test
  func severalErrorsOfOneValueAreToldTogether() {
    let reading = Reading(
      """
      {
        "s": {
          "$type": "shadow",
          "$value": {
            "color": "{nope}",
            "offsetX": 1,
            "blur": { "value": 1, "unit": "pt" },
            "spread": { "value": 0, "unit": "px" },
            "inset": "no",
            "kind": "soft"
          }
        }
      }
      """)
    #expect(
      reading.errorPlaces == [
        "missing-member@4", "unresolved-reference@5", "wrong-value@6", "unknown-unit@7",
        "wrong-value@9", "unknown-member@10",
      ])
  }

  /// A fault in a set, below two modifiers with ten combinations.
  @Test
  func aFaultSeenInTenCombinationsIsToldOnce() throws {
    let contexts = (0..<5).map {
      #""c\#($0)": [{"a": {"$type": "number", "$value": \#($0)}}]"#
    }
    let reading = Reading(files: [
      (
        "t.resolver.json",
        """
        {
          "version": "2025.10",
          "sets": {"s": {"sources": [{
            "x": {"$type": "dimension", "$value": "{a}"},
            "y": {"$type": "dimension", "$value": "{b}"},
            "both": {
              "$type": "typography",
              "$value": {
                "fontFamily": "A", "fontSize": "{a}", "fontWeight": "{b}",
                "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": "{a}"
              }
            }
          }]}},
          "modifiers": {
            "m": {"contexts": {\(contexts.joined(separator: ", "))}, "default": "c0"},
            "n": {
              "contexts": {
                "p": [{"b": {"$type": "number", "$value": 1}}],
                "q": [{"b": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}}]
              },
              "default": "p"
            }
          },
          "resolutionOrder": [
            {"$ref": "#/sets/s"}, {"$ref": "#/modifiers/m"}, {"$ref": "#/modifiers/n"}
          ]
        }
        """
      )
    ])
    // Always wrong: no context is named. Wrong in one context of another modifier: that is named.
    #expect(
      reading.errors.map { "\(reading.text(of: $0)) \($0.contexts.count)" } == [
        #""{a}" 0"#, #""{b}" 1"#, #""{a}" 0"#, #""{b}" 5"#, #""{b}" 5"#,
      ])
  }

  @Test
  func aBrokenTextHasNoErrorsThatFollowFromIt() {
    for text in [
      #"{"a": {"$type": "number", "$value": "#, #"{"a": {"$type": "number", "$value": 1"#,
      #"{"a": {"$type": "number", "$value": 1}, "b": {"$type"#,
      #"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0"#,
      #"{"a": {"#, #"{"a": {"$value": 1"#, #"{"a": {"$value": "x"#,
      #"{"a": {"$type": "number", "$value": "{a"#,
      #"{"a": {"$type": "number" "$value": 1}}"#, #"{"a": {"$type": "number", "$value": 1,}}"#,
    ] {
      let reading = Reading(text)
      #expect(!reading.errors.isEmpty, "\(text)")
      #expect(
        reading.errorCodes.allSatisfy { !Self.valueCodes.contains($0) },
        "\(text): \(reading.errorCodes)")
    }
  }

  private static let valueCodes: Set<String> = [
    "missing-type", "wrong-count", "wrong-value", "missing-member", "unresolved-reference",
    "malformed-reference", "reference-circle",
  ]

  @Test
  func aDuplicateMemberIsToldOnce() {
    for strength in [ReaderOptions.Strength.spec, .standard] {
      let reading = Reading(
        """
        {
          "a": { "$type": "number", "$value": 1 },
          "a": { "$type": "number", "$value": 2 }
        }
        """, strength: strength)
      #expect(reading.codes == ["duplicate-key"])
    }
  }

  /// `{bg.sub}` stands in the token whose name is nearest; it cannot have meant itself.
  @Test
  func aTokenIsNotSuggestedToItself() {
    let reading = Reading(
      """
      {
        "bg": {
          "sub1": { "$type": "number", "$value": "{bg.sub}" },
          "subs-200": { "$type": "number", "$value": 1 }
        }
      }
      """)
    #expect(reading.errorCodes == ["unresolved-reference"])
    #expect(reading.errors.first?.help != "did you mean `{bg.sub1}`?")
  }

  @Test
  func dataBesideAValueIsToldWithItsPlace() {
    let reading = Reading(
      #"{"a": {"$type": "number", "value": 1, "$value": 2, "alpha": 3, "b": {}}}"#)
    #expect(
      reading.errorCodes == ["token-with-children", "token-with-children", "token-with-children"])
    #expect(
      reading.errors.map(\.help) == [
        "did you mean `$value`?", "keep data of your own under `$extensions`",
        "move the value into a token `$root` inside a group, or move `b` out",
      ])
  }
}
