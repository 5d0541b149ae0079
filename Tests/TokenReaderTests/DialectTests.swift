import Testing
import TokenModel
import TokenReader

/// Three spellings of one system: the table of the Appetite documentation, modes under
/// `$extensions`, and a resolver document. They give the same tokens.
struct DialectTests {
  private static let table = Reading(
    ##"""
    {
      "bg/sub-200": {"light": "#D1D1D6", "dark": "#636366"},
      "bg/plain": "bg/sub-200",
      "bg/braced": "{bg/sub-200}",
      "bg/dotted": "{ bg.sub-200 }",
      "bg/mixed": {"light": "bg/sub-200", "dark": "#000000"},
      "motion/duration/slower": "480ms",
      "motion/duration/still": "0s",
      "motion/easing/linear": "cubic-bezier(0, 0, 1, 1)",
      "motion/skeleton/pulse/duration": "motion/duration/slower",
      "dimensions/radius/lg": 12,
      "dimensions/radius/md": "1.5rem",
      "opacity/half": 0.5
    }
    """##, strength: .standard)

  private static let sub200 = #"""
    {"colorSpace": "srgb", "components": [0.8196078431372549, 0.8196078431372549, 0.8392156862745098], "hex": "#D1D1D6"}
    """#
  private static let sub200Dark = #"""
    {"colorSpace": "srgb", "components": [0.38823529411764707, 0.38823529411764707, 0.4], "hex": "#636366"}
    """#
  private static let black = #"""
    {"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000"}
    """#

  /// What does not vary, as members of the root.
  private static let shared = #"""
    "motion": {
      "duration": {
        "$type": "duration",
        "slower": {"$value": {"value": 480, "unit": "ms"}},
        "still": {"$value": {"value": 0, "unit": "s"}}
      },
      "easing": {"linear": {"$type": "cubicBezier", "$value": [0, 0, 1, 1]}},
      "skeleton": {"pulse": {"duration": {"$value": "{motion.duration.slower}"}}}
    },
    "dimensions": {
      "radius": {
        "$type": "dimension",
        "lg": {"$value": {"value": 12, "unit": "px"}},
        "md": {"$value": {"value": 1.5, "unit": "rem"}}
      }
    },
    "opacity": {"half": {"$type": "number", "$value": 0.5}}
    """#
  private static let aliases = #"""
    "plain": {"$value": "{bg.sub-200}"},
    "braced": {"$ref": "#/bg/sub-200"},
    "dotted": {"$value": {"$ref": "#/bg/sub-200/$value"}}
    """#

  private static let modes = Reading(
    """
    {
      "bg": {
        "$type": "color",
        "sub-200": {
          "$value": \(sub200),
          "$extensions": {"mode": {"light": \(sub200), "dark": \(sub200Dark)}}
        },
        \(aliases),
        "mixed": {"$value": "{bg.sub-200}", "$extensions": {"mode": {"dark": \(black)}}}
      },
      \(shared)
    }
    """, strength: .standard)

  private static let resolver = Reading(
    files: [
      (
        "t.resolver.json",
        """
        {
          "version": "2025.10",
          "sets": {"s": {"sources": [{"$ref": "all.json"}]}},
          "modifiers": {
            "theme": {
              "contexts": {"light": [{"$ref": "light.json"}], "dark": [{"$ref": "dark.json"}]},
              "default": "light"
            }
          },
          "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/theme"}]
        }
        """
      ),
      ("all.json", #"{"bg": {"$type": "color", \#(aliases)}, \#(shared)}"#),
      (
        "light.json",
        #"{"bg": {"sub-200": {"$value": \#(sub200)}, "mixed": {"$value": "{bg.sub-200}"}}}"#
      ),
      (
        "dark.json",
        #"{"bg": {"sub-200": {"$value": \#(sub200Dark)}, "mixed": {"$value": \#(black)}}}"#
      ),
    ], strength: .standard)

  @Test
  func noneHasFindings() {
    #expect(Self.table.codes == [])
    #expect(Self.modes.codes == [])
    #expect(Self.resolver.codes == [])
  }

  @Test(arguments: ["light", "dark"])
  func allGiveTheSameTokens(_ theme: String) {
    let expected = Self.resolver.all(in: ["theme": theme])
    #expect(expected.count == 12)
    #expect(Self.modes.all(in: ["theme": theme]) == expected)
    #expect(Self.table.all(in: ["theme": theme]) == expected)
  }

  @Test
  func theThemesDiffer() {
    let light = Self.table.all(in: ["theme": "light"])
    let dark = Self.table.all(in: ["theme": "dark"])
    #expect(
      Set(light.keys.filter { light[$0] != dark[$0] }) == [
        "bg.sub-200", "bg.plain", "bg.braced", "bg.dotted", "bg.mixed",
      ])
  }

  @Test
  func lightIsTheDefault() {
    #expect(Self.table.all() == Self.table.all(in: ["theme": "light"]))
    #expect(Self.modes.all() == Self.modes.all(in: ["theme": "light"]))
  }

  /// To the letter of the standard, modes are data of somebody's own.
  @Test
  func theLetterHasNoModes() {
    let reading = Reading(
      #"{"a": {"$type": "number", "$value": 1, "$extensions": {"mode": {"dark": 2}}}}"#)
    #expect(reading.codes == [])
    #expect(reading.tokens.modifiers.isEmpty)
    #expect(reading.value("a") == "1")
  }

  @Test
  func aMisspeltPathOfTheTableIsToldWithTheNearest() {
    let reading = Reading(
      ##"{"bg/sub-200": "#D1D1D6", "bg/a": "bg/sub-20", "bg/b": "{bg.sub-20}"}"##,
      strength: .standard)
    #expect(reading.errorCodes == ["unresolved-reference", "unresolved-reference"])
    #expect(reading.errors.allSatisfy { $0.help == "did you mean `{bg.sub-200}`?" })
  }

  @Test
  func whatIsNoValueOfTheTableIsTold() {
    let reading = Reading(
      #"{"a/b": "twelve", "a/c": {"light": "12 px", "dark": "1px"}, "a//d": 1}"#,
      strength: .standard)
    #expect(reading.errorCodes == ["wrong-value", "wrong-value", "empty-name"])
  }
}
