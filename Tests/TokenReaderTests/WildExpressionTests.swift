import Testing
import TokenModel

@testable import TokenReader

/// The cases of `cases/wild` that are about expressions, modifiers, units and easings, with the members of
/// the standard (`$value` for `value`): what a dialect makes of the files as they are.
struct WildExpressionTests {
  private static func read(_ text: String) -> Reading { Reading(text, strength: .standard) }

  /// 017, decided: the blanks are trimmed, with a warning, and a sign before a reference negates it.
  @Test func blanksInsideBraces() {
    let reading = Self.read(
      ##"""
      {
        "color": {"$type": "color", "ink": {"$value": "#202122"}, "base": {"$value": "{ color.ink }"}},
        "offset": {"$type": "dimension", "w": {"$value": "1px"}, "neg": {"$value": "-{ offset.w }"}}
      }
      """##)
    #expect(reading.errors.isEmpty)
    #expect(reading.value("color.base") == reading.value("color.ink"))
    #expect(reading.value("offset.neg") == #"{"value":-1,"unit":"px"}"#)
    #expect(reading.codes.filter { $0 == "reference-blanks" }.count == 2)
  }

  /// 042: 3.3 and not 3.3000000000000003; 12 significant digits.
  @Test func noNoiseOfBinaryFractions() {
    let reading = Self.read(
      """
      {
        "base": {"$value": "3", "$type": "spacing"},
        "a": {"$value": "{base} * 1.1", "$type": "spacing"},
        "b": {"$value": "{base} / 7", "$type": "spacing"},
        "c": {"$value": "roundTo({base} / 7, 2)", "$type": "spacing"}
      }
      """)
    #expect(reading.errors.isEmpty)
    #expect(reading.value("a") == #"{"value":3.3,"unit":"px"}"#)
    #expect(reading.value("b") == #"{"value":0.428571428571,"unit":"px"}"#)
    #expect(reading.value("c") == #"{"value":0.43,"unit":"px"}"#)
  }

  /// 043: references are replaced where they stand, and not wherever their text is found.
  @Test func substitutionIsByPosition() {
    let reading = Self.read(
      """
      {
        "size": {"16": {"$value": "1rem", "$type": "dimension"}},
        "lh": {"normal": {"$value": "1", "$type": "number"}},
        "font": {"short": {"$value": "{size.16}/{lh.normal}", "$type": "other"}},
        "scale": {"$value": "4", "$type": "spacing"},
        "x6": {"$value": "{scale} * 6", "$type": "spacing"}
      }
      """)
    #expect(reading.errors.isEmpty)
    #expect(reading.value("font.short") == #""1rem/1""#)
    #expect(reading.value("x6") == #"{"value":24,"unit":"px"}"#)
  }

  /// 045: all three are the same color.
  @Test func alphaOfAReferenceToHex() {
    let reading = Self.read(
      ##"""
      {
        "$type": "color", "blue": {"$value": "#0066ff"},
        "veil": {"$value": "rgba({blue}, 50%)"}, "veil2": {"$value": "rgba({blue}, 0.5)"},
        "veil3": {"$value": "rgba(#0066ff, .5)"}
      }
      """##)
    #expect(reading.errors.isEmpty)
    let veil = ##"{"colorSpace":"srgb","components":[0,0.4,1],"alpha":0.5,"hex":"#0066ff"}"##
    for name in ["veil", "veil2", "veil3"] { #expect(reading.value(name) == veil) }
  }

  /// 047: applied, never ignored.
  @Test func alphaOfAModifier() {
    let reading = Self.read(
      ##"""
      {
        "ink": {"$value": "#222222", "$type": "color"},
        "muted": {
          "$value": "{ink}", "$type": "color",
          "$extensions": {"studio.tokens": {"modify": {"type": "alpha", "value": "0.5", "space": "srgb"}}}
        },
        "faint": {
          "$value": "#000000", "$type": "color",
          "$extensions": {"studio.tokens": {"modify": {"type": "alpha", "value": "0", "space": "hsl"}}}
        }
      }
      """##)
    #expect(reading.errors.isEmpty)
    #expect(reading.value("muted")?.contains(##""alpha":0.5,"hex":"#222222""##) == true)
    #expect(reading.value("faint")?.contains(##""alpha":0,"hex":"#000000""##) == true)
    #expect(reading.codes.filter { $0 == "color-modifier" }.count == 2)
  }

  /// 087, decided: only values of tokens can be referred to, and the error says where.
  @Test func aSiblingMemberIsNoToken() throws {
    let reading = Self.read(
      ##"""
      {
        "ink": {"$value": "#000000", "$type": "color"},
        "hover": {"$value": "rgba({ink}, {ink.alpha})", "$type": "color"}
      }
      """##)
    #expect(reading.errorCodes == ["reference-below-token"])
    #expect(reading.text(of: try #require(reading.errors.first)) == "{ink.alpha}")
  }
}
