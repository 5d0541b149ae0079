import Testing
import TokenModel

@testable import TokenReader

/// The sets and themes of Tokens Studio, and what references across them mean.
struct StudioSetTests {
  /// Three sets by their files, with themes in two groups.
  private static let files: [(path: String, text: String)] = [
    (
      "t/$themes.json",
      """
      [
        {
          "id": "1", "name": "light", "group": "mode",
          "selectedTokenSets": { "core": "source", "mode/light": "enabled", "mode/dark": "disabled" }
        },
        {
          "id": "2", "name": "dark", "group": "mode",
          "selectedTokenSets": { "core": "source", "mode/light": "enabled", "mode/dark": "enabled" }
        },
        { "id": "3", "name": "acme", "group": "brand", "selectedTokenSets": { "acme": "enabled" } },
        { "id": "4", "name": "zoo", "group": "brand", "selectedTokenSets": { "gone": "enabled" } }
      ]
      """
    ),
    (
      "t/$metadata.json",
      #"{ "tokenSetOrder": ["core", "mode/light", "mode/dark", "acme", "draft"] }"#
    ),
    ("t/acme.json", ##"{ "accent": { "value": "#ff0000", "type": "color" } }"##),
    ("t/core.json", ##"{ "white": { "value": "#ffffff", "type": "color" } }"##),
    ("t/draft.json", ##"{ "x": { "value": "1", "type": "number" } }"##),
    (
      "t/mode/dark.json",
      ##"{ "page": { "value": "#000000", "type": "color" } }"##
    ),
    (
      "t/mode/light.json",
      ##"{ "page": { "value": "{white}", "type": "color" }, "ink": { "value": "$page", "type": "color" } }"##
    ),
    ("z.tokens.json", #"{ "plain": { "$type": "number", "$value": 1 } }"#),
  ]

  @Test
  func groupsOfThemesAreModifiers() {
    let reading = Reading(files: Self.files, strength: .standard)
    #expect(reading.errors.map(\.message) == [])
    #expect(reading.tokens.modifiers.map(\.name) == ["mode", "brand"])
    #expect(reading.tokens.modifiers.map(\.contexts) == [["light", "dark"], ["acme", "zoo"]])
    #expect(reading.value("ink") == reading.value("white"))
    #expect(
      reading.value("ink", in: ["mode": "dark"])
        == ##"{"colorSpace":"srgb","components":[0,0,0],"hex":"#000000"}"##)
    #expect(reading.value("accent") != nil)
    #expect(reading.value("accent", in: ["brand": "zoo"]) == nil)
    #expect(reading.value("plain") == "1")
  }

  @Test
  func setsOutsideThemesAndThemesOutsideSetsAreTold() {
    let reading = Reading(files: Self.files, strength: .standard)
    #expect(Set(reading.codes) == ["foreign-dialect", "unselected-set", "missing-set"])
    #expect(
      reading.findings.first { $0.code == "unselected-set" }?.message
        == "no theme takes the set `draft`, so its 1 token is not read")
    #expect(reading.value("x") == nil)
  }

  @Test
  func sourceSetsAreNotShown() {
    let reading = Reading(files: Self.files, strength: .standard)
    let shown = Dictionary(
      reading.tokens.sets.map { ($0.name, $0.isShown) }, uniquingKeysWith: { $1 })
    #expect(shown == ["core": false, "mode/light": true, "mode/dark": true, "acme": true])
  }

  /// A theme without a group is a context of `theme`, and `tokenSetOrder` says which set wins.
  @Test
  func theOrderOfSetsDecides() {
    let reading = Reading(
      """
      {
        "brand": { "accent": { "value": "2", "type": "number" } },
        "base": { "accent": { "value": "1", "type": "number" } },
        "$themes": [
          { "name": "Brand", "selectedTokenSets": { "brand": "enabled", "base": "enabled" } }
        ],
        "$metadata": { "tokenSetOrder": ["base", "brand"] }
      }
      """, strength: .standard)
    #expect(reading.codes == ["foreign-dialect"])
    #expect(reading.tokens.modifiers.map(\.name) == ["theme"])
    #expect(reading.tokens.modifiers.map(\.contexts) == [["Brand"]])
    #expect(reading.value("accent") == "2")
  }

  /// A set that one theme of each of two groups takes is there if either is chosen.
  @Test
  func aSetOfTwoGroupsNeedsOneOfThem() {
    let reading = Reading(
      """
      {
        "$themes": [
          { "name": "a1", "group": "a", "selectedTokenSets": { "s": "enabled" } },
          { "name": "a2", "group": "a", "selectedTokenSets": { "t": "enabled" } },
          { "name": "b1", "group": "b", "selectedTokenSets": { "s": "enabled" } },
          { "name": "b2", "group": "b", "selectedTokenSets": { "t": "enabled" } }
        ],
        "s": { "x": { "value": "1", "type": "number" } },
        "t": { "y": { "value": "1", "type": "number" } }
      }
      """, strength: .standard)
    #expect(reading.codes == ["foreign-dialect"])
    for (a, b, expected) in [("a1", "b1", "1"), ("a1", "b2", "1"), ("a2", "b1", "1")] {
      #expect(reading.value("x", in: ["a": a, "b": b]) == expected)
    }
    #expect(reading.value("x", in: ["a": "a2", "b": "b2"]) == nil)
    #expect(reading.value("y", in: ["a": "a2", "b": "b1"]) == "1")
  }

  @Test
  func lightAndDarkWithoutThemesExcludeEachOther() {
    let text = { (second: String) in
      """
      {
        "core": { "w": { "value": "1", "type": "number" } },
        "Light": { "page": { "value": "{w}", "type": "number" } },
        "\(second)": { "page": { "value": "2", "type": "number" } },
        "$metadata": { "tokenSetOrder": ["core", "Light", "\(second)"] }
      }
      """
    }
    let reading = Reading(text("modes/dark"), strength: .standard)
    #expect(reading.codes == ["foreign-dialect", "sets-as-contexts"])
    #expect(reading.value("page") == "1")
    #expect(reading.value("page", in: ["theme": "dark"]) == "2")
    let other = Reading(text("later"), strength: .standard)
    #expect(other.codes == ["foreign-dialect"])
    #expect(other.value("page") == "2")
  }

  /// Without an order, that a set replaces a token of another is told.
  @Test
  func setsWithoutOrderMayNotReplaceInSilence() {
    let reading = Reading(
      """
      {
        "a": { "x": { "value": "1", "type": "number" } },
        "b": { "x": { "value": "2", "type": "number" } },
        "$themes": []
      }
      """, strength: .standard)
    #expect(reading.codes == ["foreign-dialect", "overridden-token"])
    #expect(reading.value("x") == "2")
  }

  @Test
  func referencesDoNotNameTheSetButMay() {
    let reading = Reading(
      """
      {
        "$metadata": { "tokenSetOrder": ["core/size", "b"] },
        "core/size": {
          "m": { "value": "4", "type": "sizing" },
          "twice": { "value": "1", "type": "sizing" },
          "0.5": { "value": "2", "type": "sizing" }
        },
        "b": {
          "twice": { "value": "2", "type": "sizing" },
          "plain": { "value": "{m}", "type": "sizing" },
          "dollar": { "value": "$m", "type": "sizing" },
          "blanks": { "value": "{ m }", "type": "sizing" },
          "set": { "value": "{core/size.m}", "type": "sizing" },
          "dotted": { "value": "$core.size.m", "type": "sizing" },
          "half": { "value": "{0.5}", "type": "sizing" }
        }
      }
      """, strength: .standard)
    #expect(reading.errors.map(\.message) == [])
    for path in ["plain", "dollar", "blanks", "set", "dotted"] {
      #expect(reading.value(path) == #"{"value":4,"unit":"px"}"#)
      #expect(reading.written(path) == #""{m}""#)
    }
    #expect(reading.written("half") == #""{0-5}""#)
    #expect(reading.codes == ["foreign-dialect", "renamed-token"])
  }

  @Test
  func referencesThatLeadNowhereAreToldWhereTheyStand() {
    let reading = Reading(
      """
      {
        "$metadata": { "tokenSetOrder": ["a", "b"] },
        "a": { "twice": { "value": "1", "type": "sizing" } },
        "b": {
          "twice": { "value": "2", "type": "sizing" },
          "x": { "value": "{a.twice}", "type": "sizing" },
          "y": { "value": "$gone.y", "type": "sizing" }
        }
      }
      """, strength: .standard)
    #expect(reading.errorPlaces == ["unresolved-reference@6", "unresolved-reference@7"])
    #expect(reading.errors.map(reading.text(of:)) == [#""{a.twice}""#, #""$gone.y""#])
  }

  @Test
  func aReferenceMayLeadToAMember() {
    let reading = Reading(
      """
      {
        "$metadata": { "tokenSetOrder": ["a"] },
        "a": {
          "shade": {
            "type": "boxShadow",
            "value": { "x": "1", "y": "2", "blur": "3", "spread": "4", "color": "#000" }
          },
          "x": { "type": "sizing", "value": "{shade.x}" }
        }
      }
      """, strength: .standard)
    #expect(reading.written("x") == ##"{"$ref":"#/shade/$value/offsetX"}"##)
  }

  /// A number in the place of a length counts pixels; the expression is evaluated elsewhere.
  @Test
  func aNumberForALengthGetsAUnit() {
    let reading = Reading(
      """
      {
        "$metadata": { "tokenSetOrder": ["a"] },
        "a": {
          "six": { "type": "number", "value": "6" },
          "alias": { "type": "number", "value": "{six}" },
          "gap": { "type": "spacing", "value": "{alias}" },
          "same": { "type": "number", "value": "{six}" }
        }
      }
      """, strength: .standard)
    #expect(reading.written("gap") == #""{alias} * 1px""#)
    #expect(reading.written("same") == #""{six}""#)
  }

  /// Case 030: which reading applies to a file that does not say that it holds sets.
  @Test
  func referencesShowWhetherAFileHoldsSets() {
    let sets =
      ##"{ "global": { "white": { "value": "#fff", "type": "color" } }, "Light": { "bg": { "value": "{white}", "type": "color" } } }"##
    let reading = Reading(sets, strength: .standard, dialect: .tokensStudio)
    #expect(reading.codes == ["foreign-dialect"])
    #expect(Set(reading.all().keys) == ["white", "bg"])
    let groups =
      ##"{ "global": { "white": { "value": "#fff", "type": "color" } }, "Light": { "bg": { "value": "{global.white}", "type": "color" } } }"##
    #expect(
      Set(Reading(groups, strength: .standard, dialect: .tokensStudio).all().keys)
        == ["global.white", "Light.bg"])
    let unsaid = ##"{ "global": { "white": { "value": "#fff", "type": "color" } } }"##
    #expect(
      Set(Reading(unsaid, strength: .standard, dialect: .tokensStudio).all().keys)
        == ["global.white"])
  }

  @Test
  func whatIsNoThemeIsTold() {
    let reading = Reading(
      """
      {
        "$themes": [
          { "name": "a", "selectedTokenSets": { "s": "enabled", "t": "on" } },
          { "selectedTokenSets": {} },
          7
        ],
        "s": { "x": { "value": "1", "type": "number" } },
        "t": { "y": { "value": "1", "type": "number" } },
        "version": "1"
      }
      """, strength: .standard)
    #expect(
      reading.errorPlaces == [
        "foreign-shape@3", "foreign-shape@4", "foreign-shape@5", "member-not-object@9",
      ])
    #expect(reading.codes.filter { $0 == "unselected-set" }.count == 1)
    #expect(reading.value("x") == "1")
  }

  @Test
  func whatIsNoSetOrTokenIsTold() {
    let reading = Reading(
      """
      {
        "$metadata": { "tokenSetOrder": ["a"] },
        "a": { "x": { "value": "1", "type": "number" }, "note": "text" }
      }
      """, strength: .standard)
    #expect(reading.errorPlaces == ["member-not-object@3"])
    let array = Reading("[]", strength: .standard, dialect: .tokensStudio)
    #expect(array.errorCodes == ["root-not-object"])
  }
}
