import Testing

/// Small files for the rules of the standard that the shared cases do not reach, or reach with other
/// inputs.
///
/// In the tables `@c` stands for a colour, `@2px` and `@2ms` for a dimension and a duration, and
/// `@n:` for the members that make a token of a number.
struct RuleTests {
  @Test(arguments: SimpleValues.accepted.keys.sorted() + CompositeValues.accepted.keys.sorted())
  func theStandardAllows(_ type: String) {
    let values = SimpleValues.accepted[type] ?? CompositeValues.accepted[type] ?? []
    #expect(!values.isEmpty)
    for value in values {
      let reading = Reading(Self.token(type, value))
      #expect(reading.errorPlaces == [], "\(type) \(value)")
      #expect(reading.value("t") != nil, "\(type) \(value)")
    }
  }

  @Test(arguments: SimpleValues.refused.keys.sorted() + CompositeValues.refused.keys.sorted())
  func theStandardBars(_ type: String) {
    let values = SimpleValues.refused[type] ?? CompositeValues.refused[type] ?? []
    #expect(!values.isEmpty)
    for value in values {
      let reading = Reading(Self.token(type, value))
      #expect(!reading.errors.isEmpty, "\(type) \(value)")
    }
  }

  @Test(arguments: StructureRules.accepted + ExtendsRules.accepted + ReferenceRules.accepted)
  func goodFilesHaveNoErrors(_ text: String, _ values: [String: String]) {
    let reading = Reading(expanded(text))
    #expect(reading.errorPlaces == [], "\(text)")
    for (path, value) in values { #expect(reading.value(path) == value, "\(path) of \(text)") }
  }

  @Test(arguments: StructureRules.refused + ExtendsRules.refused + ReferenceRules.refused)
  func faultyFilesHaveJustTheirErrors(_ text: String, _ codes: [String]) {
    #expect(Reading(expanded(text)).errorCodes == codes, "\(text)")
  }

  private static func token(_ type: String, _ value: String) -> String {
    #"{"t": {"$type": "\#(type)", "$value": \#(expanded(value))}}"#
  }
}

/// A text of the tables with all that is short for something written out.
func expanded(_ text: String) -> String {
  text
    .replacing("@c", with: #"{"colorSpace":"srgb","components":[0.1,0.2,0.3]}"#)
    .replacing("@n:", with: #""$type":"number","$value":"#)
    .replacing(#/@(?<value>-?[0-9.]+)(?<unit>px|ms)/#) { match in
      #"{"value":\#(match.value),"unit":"\#(match.unit)"}"#
    }
}
