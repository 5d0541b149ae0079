import Testing

@testable import TokenSyntax

@Suite struct SchemaReportTests {
  /// Validates one text against another; faults as `line:column keyword pointer: message`.
  private func validate(
    _ instance: String, _ schema: String, library: [String: String] = [:],
    options: SchemaOptions = SchemaOptions(), maximumDepth: Int = 1000
  ) -> (compiled: [SchemaFault], found: [SchemaFault], lines: [String]) {
    var names = NameTable()
    var documents = SchemaLibrary()
    for (uri, text) in library.sorted(by: { $0.key < $1.key }) {
      let file = SourceFile(id: FileID(2), path: uri, bytes: Array(text.utf8))
      documents.add(parseJSON(file, dialect: .strict, names: &names).tree, uri: uri)
    }
    let file = SourceFile(id: FileID(1), path: "schema.json", bytes: Array(schema.utf8))
    let tree = parseJSON(file, dialect: .strict, names: &names).tree
    let (compiled, faults) = compileSchema(
      tree, uri: "schema.json", library: documents, options: options, names: &names)
    let text = SourceFile(text: instance)
    let data = parseJSON(text, dialect: .strict, names: &names, maximumDepth: maximumDepth).tree
    let found = compiled.validate(data, names: names)
    #expect(found.isEmpty == compiled.accepts(data, names: names))
    let index = LineIndex(text)
    let lines = found.map { fault in
      let place = index.position(of: fault.span.lower)
      return "\(place.line):\(place.column) \(fault.keyword) \(fault.pointer): \(fault.message)"
    }
    return (faults, found, lines)
  }

  @Test func namesPlaceAndKeyword() throws {
    let schema = """
      {"type": "object", "required": ["a", "z"], "additionalProperties": false,
       "properties": {"a": {"minimum": 3}, "b": {"enum": ["x", "y"]}, "c": {"pattern": "^q"},
       "d": {"items": {"type": ["string", "null"]}, "maxItems": 2, "uniqueItems": true}}}
      """
    let instance = """
      {
        "a": 2,
        "b": "w",
        "c": "p",
        "d": [1, null, null],
        "e/f": 0
      }
      """
    let (faults, found, lines) = validate(instance, schema)
    #expect(faults.isEmpty)
    #expect(
      lines == [
        "1:1 required : the member \"z\" is missing",
        "2:8 minimum /a: expected at least 3, found 2",
        "3:8 enum /b: expected one of \"x\", \"y\", found \"w\"",
        "4:8 pattern /c: \"p\" does not match `^q`",
        "5:8 maxItems /d: expected at most 2 elements, found 3",
        "5:9 type /d/0: expected null or string, found 1",
        "5:18 uniqueItems /d/2: the element repeats an earlier one",
        "6:3 additionalProperties /e~1f: the member \"e/f\" is not allowed here",
      ])
    #expect(found[1].schemaLocation == "schema.json#/properties/a/minimum")
    #expect(found[1].schemaSpan.file == FileID(1))
  }

  @Test func reportsTheNearestBranchOnly() {
    let schema = """
      {"oneOf": [
        {"properties": {"kind": {"const": "circle"}, "r": {"type": "number"}},
         "required": ["kind", "r"], "additionalProperties": false},
        {"properties": {"kind": {"const": "box"}, "size": {"properties": {"w": {"minimum": 0}}}},
         "required": ["kind", "size"], "additionalProperties": false},
        {"type": "string"}]}
      """
    let (_, found, lines) = validate(#"{"kind": "box", "size": {"w": -1}}"#, schema)
    #expect(lines == ["1:31 minimum /size/w: expected at least 0, found -1"])
    #expect(found.first?.help == "of 3 alternatives this is number 2, which came nearest")
    #expect(
      validate(#"{"kind": "circle", "r": "1"}"#, schema).lines == [
        "1:25 type /r: expected number, found \"1\""
      ])
    let types = #"{"anyOf": [{"type": "number"}, {"type": "string"}]}"#
    #expect(
      validate("[]", types).lines == ["1:1 anyOf : expected number or string, found an array"])
    let both = #"{"oneOf": [{"minimum": 1}, {"type": "string"}, {"maximum": 9}]}"#
    #expect(
      validate("5", both).lines == ["1:1 oneOf : 5 fits more than one alternative: numbers 1 and 3"]
    )
  }

  @Test func findsTheOneBadLeafBelowRecursiveBranches() {
    let schema = """
      {"$ref": "#/$defs/node", "$defs": {"node": {"oneOf": [
        {"type": "object", "properties": {"$value": false}, "additionalProperties":
          {"$ref": "#/$defs/node"}},
        {"type": "object", "properties": {"$value": {"type": "number"}}, "required": ["$value"],
         "additionalProperties": false}]}}}
      """
    let wide = (0..<40).map { "\"t\($0)\": {\"$value\": \($0)}" }.joined(separator: ", ")
    let instance = "{\"g\": {\(wide)}, \"h\": {\"i\": {\"j\": {\"$value\": true}, \(wide)}}}"
    let (_, found, lines) = validate(instance, schema)
    #expect(lines.count == 1)
    #expect(found.first?.pointer == "/h/i/j/$value")
    #expect(found.first?.keyword == "type")
  }

  @Test func reportsMissingDocumentsAndPlaces() throws {
    let (faults, found, _) = validate(
      "1",
      """
      {"allOf": [{"$ref": "other.json"}, {"$ref": "#/$defs/none"}, {"$ref": "#gone"},
        {"$ref": "https://json-schema.org/draft/2020-12/schema"}]}
      """)
    #expect(faults.map(\.code) == [.missingDocument, .missingPlace, .missingPlace])
    #expect(faults.first?.schemaLocation == "schema.json#/allOf/0/$ref")
    #expect(faults.first?.message == "the schema `other.json` was not given")
    #expect(Set(found.map(\.keyword)) == ["type"])
    let given = validate(
      "1", #"{"$ref": "sub/other.json#/$defs/s"}"#,
      library: [
        "sub/other.json": ##"{"$defs": {"s": {"$ref": "#/$defs/t"}, "t": {"type": "string"}}}"##
      ])
    #expect(given.compiled.isEmpty)
    #expect(given.found.first?.schemaLocation == "sub/other.json#/$defs/t/type")
  }

  @Test func reportsFaultsOfTheSchemaItself() {
    let (faults, _, _) = validate(
      "1",
      """
      {"type": "strng", "pattern": "(a", "minLength": -1, "required": "a", "properties": [],
       "multipleOf": 0, "allOf": [3]}
      """)
    #expect(
      Set(faults.map(\.pointer)) == [
        "/type", "/pattern", "/minLength", "/required", "/properties", "/multipleOf", "/allOf/0",
      ])
    let old = validate("1", #"{"$schema": "http://json-schema.org/draft-04/schema#"}"#)
    #expect(old.compiled.map(\.code) == [.unknownDialect])
  }

  @Test func endsOnEndlessAndDeepSchemas() {
    let endless = validate("1", ##"{"$ref": "#"}"##)
    #expect(endless.found.map(\.code) == [.tooComplex])
    let branching = validate(
      String(repeating: "[", count: 60) + String(repeating: "]", count: 60),
      ##"{"anyOf": [{"items": {"$ref": "#"}, "not": {}}, {"items": {"$ref": "#"}, "not": {}}]}"##)
    #expect(branching.found.map(\.code) == [.tooComplex])
    let deep = String(repeating: "[", count: 300) + "true" + String(repeating: "]", count: 300)
    let nested = validate(deep, ##"{"type": ["array", "null"], "items": {"$ref": "#"}}"##)
    #expect(nested.found.map(\.keyword) == ["type"])
    let deeper =
      String(repeating: "[", count: 20_000) + "null" + String(repeating: "]", count: 20_000)
    let given = validate(
      deeper, ##"{"type": ["array", "null"], "items": {"$ref": "#"}}"##, maximumDepth: 30_000)
    #expect(given.found.map(\.code) == [.tooComplex])
  }

  @Test func boundsHostilePatterns() {
    let letters = String(repeating: "a", count: 50_000)
    let clock = ContinuousClock()
    let start = clock.now
    let (_, _, lines) = validate("\"\(letters)!\"", #"{"pattern": "(a+)+$"}"#)
    #expect(lines.count == 1)
    #expect(clock.now - start < .seconds(5))
  }

  @Test func draft07IgnoresWhatStandsBesideReferences() {
    let schema = """
      {"$schema": "http://json-schema.org/draft-07/schema#", "definitions": {"n": {"type": "number"}},
       "properties": {"a": {"$ref": "#/definitions/n", "maximum": 1}, "b": {"items": [{"const": 1}],
       "additionalItems": false}}, "dependencies": {"c": ["d"], "e": {"required": ["f"]}}}
      """
    let (faults, _, lines) = validate(#"{"a": 5, "b": [2, 3], "c": 1, "e": 1}"#, schema)
    #expect(faults.isEmpty)
    #expect(
      lines == [
        "1:1 dependencies : the member \"d\" is missing, which \"c\" demands",
        "1:1 required : the member \"f\" is missing",
        "1:16 const /b/0: expected 1, found 2",
        "1:19 additionalItems /b/1: nothing is allowed here",
      ])
  }

  @Test func neverCrashesOnMutatedSchemas() {
    let schema = Array(
      ##"""
      {"$id": "http://x/y", "$ref": "#/$defs/a", "$defs": {"a": {"$anchor": "b", "type": "object",
      "properties": {"p": {"oneOf": [{"$dynamicRef": "#b"}, {"pattern": "^(a|b)*$"}]}},
      "patternProperties": {"^q": false}, "additionalProperties": {"items": {"$ref": "#b"}},
      "prefixItems": [true], "unevaluatedProperties": {"enum": [1, "x", null]}, "minItems": 1,
      "if": {"required": ["p"]}, "then": {"not": {"contains": {"const": 3}}}, "maxLength": 4}}}
      """##.utf8)
    let instances = [
      #"{"p": {"p": "ab"}, "q": 1, "r": [{"p": 3}, []]}"#, "[3, {}]", #""abc""#, "4",
    ]
    let alphabet = Array(#"{}[]",:01a$# \\"#.utf8)
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    func random(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }
    for round in 0..<1500 {
      var bytes = schema
      for _ in 0...random(4) {
        let place = random(bytes.count)
        switch random(3) {
        case 0: bytes[place] = alphabet[random(alphabet.count)]
        case 1: bytes.remove(at: place)
        default:
          let source = random(bytes.count)
          bytes.insert(contentsOf: bytes[source...].prefix(random(30)), at: place)
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      for (index, instance) in instances.enumerated() where index == round % 4 || index == 0 {
        for fault in validate(instance, text).found { #expect(!fault.message.isEmpty) }
      }
    }
  }

  @Test func limitsWhatItReports() {
    let text = "[" + (0..<5000).map { "\($0)" }.joined(separator: ",") + "]"
    let (_, found, _) = validate(text, #"{"items": {"type": "string"}}"#)
    #expect(found.count == 1000)
    #expect(found.last?.pointer == "/999")
  }

  @Test func multiplesAreDecimal() {
    for (value, divisor, isValid) in [
      ("0.0075", "0.0001", true), ("0.00751", "0.0001", false), ("1e308", "0.5", true),
      ("4.02", "0.01", true), ("-9", "3", true), ("1e308", "0.123456789", false), ("0", "7", true),
    ] {
      #expect(validate(value, "{\"multipleOf\": \(divisor)}").found.isEmpty == isValid, "\(value)")
    }
  }
}
