import Testing
import TokenModel
import TokenReader

/// Adobe Spectrum, in the form with sets and in the form of a list.
struct SpectrumTests {
  private static func schema(_ name: String) -> String {
    ##""$schema": "https://example.com/schemas/token-types/\##(name).json""##
  }

  @Test func setsAreContexts() {
    let reading = Reading(
      ##"""
      {
        "gray-1": { \##(Self.schema("color-set")), "uuid": "u0", "sets": {
          "light": { \##(Self.schema("color")), "value": "rgb(255, 255, 255)", "uuid": "u1" },
          "dark": { \##(Self.schema("color")), "value": "rgb(0, 0, 0)", "uuid": "u2" },
          "wireframe": { \##(Self.schema("alias")), "value": "{ink}", "uuid": "u3" } } },
        "ink": { \##(Self.schema("color")), "value": "rgb(10, 20, 30)", "description": "d",
                 "deprecated": true, "deprecated_comment": "old", "private": true },
        "gap": { \##(Self.schema("scale-set")), "sets": {
          "mobile": { \##(Self.schema("dimension")), "value": "5px" },
          "desktop": { \##(Self.schema("dimension")), "value": "4px" } } },
        "use": { \##(Self.schema("alias")), "value": "{gray-1}" },
        "half": { \##(Self.schema("opacity")), "value": "0.5" },
        "align": { \##(Self.schema("alignment")), "value": "center" }
      }
      """##, strength: .standard)
    #expect(reading.remarks == [])
    #expect(reading.isRead(as: "Spectrum"))
    #expect(reading.tokens.modifiers.map(\.name) == ["theme", "scale"])
    #expect(reading.tokens.modifiers[0].contexts == ["light", "dark", "wireframe"])
    #expect(reading.tokens.modifiers[1].contexts == ["desktop", "mobile"])
    #expect(reading.value("use")?.contains("[1,1,1]") == true)
    #expect(reading.value("use", in: ["theme": "dark"])?.contains("[0,0,0]") == true)
    #expect(reading.value("use", in: ["theme": "wireframe"]) == reading.value("ink"))
    #expect(reading.value("gap") == #"{"value":4,"unit":"px"}"#)
    #expect(reading.value("gap", in: ["scale": "mobile"]) == #"{"value":5,"unit":"px"}"#)
    #expect(reading.value("half") == "0.5")
    #expect(reading.member("$deprecated", of: "ink") == "\"old\"")
    #expect(reading.extensions("gray-1")?.contains(#""uuid":"u0""#) == true)
    #expect(reading.extensions("gray-1")?.contains(#""uuid":"u1""#) == true)
    #expect(reading.extensions("ink")?.contains(#""private":true"#) == true)
  }

  @Test func setsMayHoldSets() {
    let reading = Reading(
      ##"""
      {
        "gap": { \##(Self.schema("system-set")), "sets": {
          "spectrum": { \##(Self.schema("scale-set")), "sets": {
            "desktop": { \##(Self.schema("dimension")), "value": "1px" },
            "mobile": { \##(Self.schema("dimension")), "value": "2px" } } },
          "express": { \##(Self.schema("scale-set")), "sets": {
            "desktop": { \##(Self.schema("dimension")), "value": "3px" },
            "mobile": { \##(Self.schema("dimension")), "value": "4px" } } } } }
      }
      """##, strength: .standard)
    #expect(reading.remarks == [])
    let all = [
      ("spectrum", "desktop"), ("spectrum", "mobile"), ("express", "desktop"),
      ("express", "mobile"),
    ]
    let values = all.map { reading.value("gap", in: ["system": $0.0, "scale": $0.1]) ?? "" }
    #expect(values == (1...4).map { #"{"value":\#($0),"unit":"px"}"# })
  }

  @Test func aListNamesTokensByPartsAndRefersByNumbers() {
    let reading = Reading(
      ##"""
      [
        { "name": { "property": "color", "scaleIndex": 100, "colorRole": "accent" },
          \##(Self.schema("alias")), "$ref": "b-1", "uuid": "a-1" },
        { "name": { "property": "color", "scaleIndex": 100, "colorRole": "blue", "colorScheme": "light" },
          \##(Self.schema("color")), "value": "rgb(0, 0, 255)", "uuid": "b-1" },
        { "name": { "property": "color", "scaleIndex": 100, "colorRole": "blue", "colorScheme": "dark" },
          \##(Self.schema("color")), "value": "rgb(0, 0, 51)", "uuid": "b-2" },
        { "name": { "property": "color", "legacyKey": "icon-color" }, \##(Self.schema("alias")),
          "$ref": "b-2", "uuid": "c", "lifecycle": { "deprecatedIn": "13.0.0" } }
      ]
      """##, strength: .standard)
    #expect(reading.remarks == [])
    #expect(reading.all().keys.sorted() == ["accent-color-100", "blue-color-100", "icon-color"])
    #expect(reading.value("accent-color-100")?.contains("[0,0,1]") == true)
    #expect(reading.value("icon-color", in: ["theme": "dark"])?.contains("[0,0,0.2]") == true)
    #expect(reading.member("$deprecated", of: "icon-color") == "true")
  }

  @Test func aReferenceThatIsNowhereIsAnErrorInTheText() {
    let reading = Reading(
      ##"[{ "name": "a", \##(Self.schema("alias")), "$ref": "u-9", "uuid": "u-1" }]"##,
      strength: .standard)
    #expect(reading.remarks == [#"unresolved-reference: "u-9""#])
  }
}
