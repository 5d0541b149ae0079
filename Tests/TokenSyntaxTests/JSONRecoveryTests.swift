import Testing

@testable import TokenSyntax

/// What is reported for broken texts, and what is understood of them all the same. The places are
/// marked in the snippets: `‹` before a fault.
@Suite struct JSONRecoveryTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let marked: String
    let codes: [String]
    let rewritten: String
    var testDescription: String { marked }

    init(_ marked: String, _ codes: [String], _ rewritten: String) {
      self.marked = marked
      self.codes = codes.map { "json-" + $0 }
      self.rewritten = rewritten
    }
  }

  static let cases: [Case] = [
    Case(
      "{\n\"a\": 1‹\n\"b\": 2,\n\"c\": ‹tru,\n\"d\": 4}", ["missing-comma", "bad-literal"],
      #"{"a":1,"b":2,"c":null,"d":4}"#),
    Case("[1, 2,‹]", ["trailing-comma"], "[1,2]"),
    Case("[1,‹, 2]", ["missing-value"], "[1,null,2]"),
    Case("[‹,]", ["missing-value"], "[null]"),
    Case("[1‹ 2‹ 3]", ["missing-comma", "missing-comma"], "[1,2,3]"),
    Case("{\"a\": ‹}", ["missing-value"], #"{"a":null}"#),
    Case("{\"a\"‹ 1}", ["missing-colon"], #"{"a":1}"#),
    Case("{\"a\"‹ = 1}", ["missing-colon"], #"{"a":1}"#),
    Case("{\"a\": 1‹; \"b\": 2}", ["missing-comma"], #"{"a":1,"b":2}"#),
    Case("{‹a: 1, ‹b-c: 2}", ["unquoted-name", "unquoted-name"], #"{"a":1,"b-c":2}"#),
    Case("{‹a\": 1, \"b\": 2}", ["unquoted-name"], #"{"a":1,"b":2}"#),
    Case("{‹'a': ‹'b'}", ["single-quotes", "single-quotes"], #"{"a":"b"}"#),
    Case("{\n\"a\": ‹\"foo,\n\"b\": 2}", ["unterminated-string"], #"{"a":"foo,","b":2}"#),
    Case("{\n\"a\": \"foo‹\nbar\",\n\"b\": 2}", ["control-character"], #"{"a":"foo\nbar","b":2}"#),
    Case("{\n\"a\": ‹foo\",\n\"b\": 2}", ["bad-literal"], #"{"a":null,"b":2}"#),
    Case(
      "{\"a\": \"say \"‹hi\" to\",\n\"b\": 2}", ["unexpected-character"],
      #"{"a":"say ","b":2}"#),
    Case(
      "{\"a\": ‹hello world, \"b\": ‹#fff}", ["bad-literal", "unexpected-character"],
      #"{"a":null,"b":null}"#),
    Case("{\"a\": [1, 2‹}, \"b\": 2}", ["mismatched-bracket"], #"{"a":[1,2],"b":2}"#),
    Case(
      "{\"x\": {\"a\": [1, 2‹}, \"b\": 2}", ["mismatched-bracket"],
      #"{"x":{"a":[1,2]},"b":2}"#),
    Case("{\"a\": [1, 2]‹], \"b\": 1}", ["mismatched-bracket"], #"{"a":[1,2],"b":1}"#),
    Case("{\"a\": [1, 2,\n‹\"b\": 2\n}", ["unclosed-container"], #"{"a":[1,2],"b":2}"#),
    Case("[\"a\"‹: 1]", ["unexpected-character"], #"["a",1]"#),
    Case("{\"a\": {\"b\": 1, \"c\": 2}‹", ["unclosed-container"], #"{"a":{"b":1,"c":2}}"#),
    Case("{\"a\": 1}‹}", ["trailing-content"], #"{"a":1}"#),
    Case(
      "[‹01, ‹+1, ‹.5, ‹10px, ‹1., ‹-]", Array(repeating: "bad-number", count: 6),
      "[null,null,null,null,null,null]"),
    Case(
      "[\"a‹\tb\", \"‹\\x\", \"‹\\u12\"]", ["control-character", "bad-escape", "bad-escape"],
      #"["a\tb","x","u12"]"#),
    Case("‹/* a */ [1] // b", ["comment"], "[1]"),
    Case("  ‹", ["empty"], "null"),
    Case("{‹: 1, ‹, \"b\": 2}", ["missing-name", "missing-name"], #"{"":1,"b":2}"#),
  ]

  @Test(arguments: cases) func reportsOnceAndReadsOn(example: Case) {
    var places: [UInt32] = []
    var text = ""
    for character in example.marked.unicodeScalars {
      if character == "‹" {
        places.append(UInt32(text.utf8.count))
      } else {
        text.unicodeScalars.append(character)
      }
    }
    let parsed = ParsedText(text)
    #expect(parsed.codes == example.codes, "\(parsed.faults.map(\.message))")
    #expect(parsed.faults.map(\.span.lower) == places)
    #expect(parsed.rewritten == example.rewritten)
    parsed.checkInvariants(text)
  }

  @Test func namesThePlaceOfTheOpenBracket() throws {
    let parsed = ParsedText("{\"a\": [1, {\"b\": 2]}")
    let fault = try #require(parsed.faults.first)
    #expect(parsed.codes == ["json-mismatched-bracket"])
    #expect(fault.related?.span.lower == 10)
    #expect(fault.related?.label == "opened here")
  }

  @Test func suspectsTheContainerThatTheIndentationShows() throws {
    let parsed = ParsedText("{\n  \"a\": {\n    \"b\": {\n      \"c\": 1\n  },\n  \"d\": 2\n}\n")
    #expect(parsed.codes == ["json-unclosed-container"])
    let related = try #require(parsed.faults.first?.related)
    #expect(LineIndex(parsed.file).position(of: related.span.lower).line == 3)
  }

  @Test func neverCrashesOnMutatedTexts() {
    let seeds = [
      #"{"a": [1, 2.5e3, {"b": "x\u00e9\n"}], "c": {"$value": "{a.b}", "d": [true, false, null]}}"#,
      "// c\n{\n  'a': [+1, .5,],\n  b: 0x1F, /* d */ \"ü\": \"\\ud83d\\ude00\",\n}\n",
      "[[[[{\"a\":{\"b\":[]}},\"long string with many characters in it\"],-0.0],1e9],[]]",
    ]
    let alphabet =
      Array("{}[]\",:'/*\\u0 \n\t\r+-.eE19trufalsn$_;=\u{0}".utf8) + [0xC3, 0xE2, 0xFF, 0x80]
    var state: UInt64 = 0x2545_F491_4F6C_DD1D
    func random(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }
    for round in 0..<6000 {
      var bytes = Array(seeds[round % seeds.count].utf8)
      for _ in 0...random(6) {
        let place = random(bytes.count)
        switch random(4) {
        case 0: bytes[place] = alphabet[random(alphabet.count)]
        case 1: bytes.insert(alphabet[random(alphabet.count)], at: place)
        case 2: bytes.remove(at: place)
        default: bytes.replaceSubrange(place..., with: bytes[random(bytes.count)...].prefix(40))
        }
        if bytes.isEmpty { bytes = [0x20] }
      }
      for dialect in JSONDialect.allCases {
        let parsed = ParsedText(bytes, dialect: dialect, maximumDepth: 3 + round % 8)
        parsed.checkInvariants("\(bytes)")
        for index in parsed.tree.nodes.indices {
          let id = NodeID(UInt32(index))
          _ = (parsed.tree.string(id), parsed.tree.number(id), parsed.tree.keySpan(id))
        }
        if parsed.isWellFormed {
          let again = ParsedText(parsed.rewritten)
          #expect(again.isWellFormed && again.rewritten == parsed.rewritten, "\(bytes)")
        }
      }
    }
  }
}
