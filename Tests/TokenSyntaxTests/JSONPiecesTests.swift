import SharedData
import Testing

@testable import TokenSyntax

/// Reading a text in pieces gives what reading it as a whole gives, whatever stands where a piece
/// begins.
@Suite struct JSONPiecesTests {
  /// As many threads as are asked for, one after the other, the last piece first.
  private static func jobs(_ count: Int) -> Concurrency {
    Concurrency(jobs: count) { count, body in
      for number in (0..<count).reversed() { body(number) }
    }
  }

  /// How many pieces of a text are taken over, after comparing everything with a reading in one go.
  @discardableResult
  private func check(
    _ bytes: [UInt8], dialect: JSONDialect = .strict, jobs: Int, maximumDepth: Int = 1000,
    _ note: String = ""
  ) -> Int {
    let file = SourceFile(id: FileID(0), path: "<text>", bytes: bytes)
    let whole = ParsedText(bytes, dialect: dialect, maximumDepth: maximumDepth)
    return file.padded.withUnsafeBufferPointer { text in
      let parser = JSONParser(
        file: file, text: text, dialect: dialect, maximumDepth: maximumDepth)
      var names = NameTable()
      var pieces = JSONPieces(parser, 1, Self.jobs(jobs))
      pieces.run(&names, Self.jobs(jobs))
      let comment = Comment(rawValue: "\(note) in \(jobs) pieces")
      #expect(names.count == whole.names.count, comment)
      for number in 0..<UInt32(min(names.count, whole.names.count)) {
        #expect(names.bytes(NameID(number)) == whole.names.bytes(NameID(number)), comment)
      }
      let same = pieces.parser.nodes.elementsEqual(whole.tree.nodes) { a, b in
        a.start == b.start && a.end == b.end && a.keyStart == b.keyStart && a.next == b.next
          && a.nameAndKind == b.nameAndKind
      }
      #expect(same, comment)
      #expect(pieces.parser.log.sorted() == whole.faults, comment)
      return pieces.takenCount
    }
  }

  private static func tokens(_ count: Int, _ tail: String = "}}") -> String {
    let members = (0..<count).map { index in
      #""t\#(index)": { "$value": "\#(index % 7)}, \"x", "$extensions": { "a": [ { "b": { "c": 1 }, "d": 2 } ] } }"#
    }
    return #"{ "$type": "color", "g": { "$description": "x", "#
      + members.joined(separator: ",\n    ") + tail
  }

  @Test func everyPieceOfATokenFileIsTakenOver() {
    for jobs in 2...9 {
      #expect(check(Array(Self.tokens(200).utf8), jobs: jobs) == jobs - 1)
    }
  }

  @Test func groupsEndInAnyPiece() {
    let group = #"{ "a": { "$value": 1 }, "b": { "c": { "$value": 2 }, "d": { "$type": "x" } } }"#
    let groups = (0..<40).map { "\"g\($0)\": \(group)" }.joined(separator: ", ")
    let text = "{ \"$type\": \"number\", \(groups) }"
    for jobs in 2...30 { #expect(check(Array(text.utf8), jobs: jobs) > 0) }
  }

  @Test func severalTextsAreReadAsOneAfterTheOther() {
    let texts =
      (0..<9).map { Self.tokens(3 + $0 % 4, $0 == 5 ? #", "x\#($0)": }}"# : "}}") } + ["", "[1]"]
    let sources = texts.enumerated().map { number, text in
      JSONSource(
        file: SourceFile(id: FileID(UInt32(number)), path: "\(number)", bytes: Array(text.utf8)),
        dialect: number == 7 ? .json5 : .strict)
    }
    var names = NameTable()
    _ = names.intern(Array("known before".utf8)[...])
    let before = names
    let one = parseJSON(sources, names: &names)
    for jobs in 2...12 {
      var others = before
      let many = parseJSON(sources, names: &others, concurrency: Self.jobs(jobs), pieceLength: 1)
      #expect(others.count == names.count)
      #expect(
        (0..<UInt32(names.count)).allSatisfy { names.bytes(NameID($0)) == others.bytes(NameID($0)) }
      )
      #expect(many.count == one.count)
      for (a, b) in zip(one, many) {
        #expect(a.tree.file.path == b.tree.file.path)
        #expect(a.tree.nodes.map(\.nameAndKind) == b.tree.nodes.map(\.nameAndKind))
        #expect(a.tree.nodes.map(\.next) == b.tree.nodes.map(\.next))
        #expect(a.faults == b.faults)
      }
    }
    #expect(one[5].faults.count == 1)
  }

  @Test func repeatedNamesAreFoundAcrossPieces() {
    let text = Self.tokens(60, #", "t3": { "$value": 1 } }, "$type": "number" }"#)
    for jobs in 1...9 { check(Array(text.utf8), jobs: jobs) }
    #expect(ParsedText(text).codes == ["duplicate-key", "duplicate-key"])
    #expect(check(Array(text.utf8), jobs: 4) > 0)
  }

  @Test func whatLooksLikeAMemberAndIsNoneIsRead() {
    let string = (0..<50).map { _ in #"}, \"x\": { }, "# }.joined()
    let elements = (0..<50).map { _ in #"{ "a": [{ }, "b", { }, "c"] }, "d""# }
      .joined(separator: ", ")
    let texts = [
      "{ \"text\": \"\(string)\" }", "[ \(elements) ]", "{ \"a\": [ \(elements) ] }",
      Self.tokens(50, "}}}"), Self.tokens(50, "}} x"), Self.tokens(50, "}"), Self.tokens(50, "],"),
      Self.tokens(50, ", }}"), Self.tokens(50, #", "a" }}"#), Self.tokens(50, #", "a":"#),
      Self.tokens(30, ",") + String(Self.tokens(50).dropFirst(40)),
      Self.tokens(20) + ", " + Self.tokens(20),
    ]
    for text in texts {
      for jobs in 2...12 {
        for dialect in [JSONDialect.strict, .jsonc, .json5] {
          check(Array(text.utf8), dialect: dialect, jobs: jobs, text.prefix(20).description)
        }
      }
    }
  }

  @Test func depthIsCountedFromTheStartOfTheText() {
    let nested = String(repeating: #"{ "a": "#, count: 40) + "1" + String(repeating: "}", count: 40)
    let text = (0..<12).map { #""m\#($0)": \#(nested)"# }.joined(separator: ", ")
    for limit in [20, 40, 41, 42, 60, 90, 300] {
      for jobs in [2, 5] { check(Array("{ \(text) }".utf8), jobs: jobs, maximumDepth: limit) }
    }
  }

  @Test func brokenTextsAreReadAlike() {
    let seeds = [
      Self.tokens(4),
      #"{ "a": [{ "b": {}, "c": {} }, { "d": {}, "e": [{}, "f"], "g": {} }], "h": {}, "i": 1 }"#,
      #"{ "s": { "$value": [{ "x": { "v": 1 }, "y": { "v": 2 } }, { "x": { }, "y": 3, }, ], }, "t": {} }"#,
    ]
    let alphabet = Array("{}[]\",:'/*\\ \n-1ta$".utf8)
    var state: UInt64 = 0x2545_F491_4F6C_DD1D
    func random(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }
    var taken = 0
    for round in 0..<1500 {
      var bytes = Array(seeds[round % seeds.count].utf8)
      for _ in 0..<random(3) {
        let place = random(bytes.count)
        switch random(3) {
        case 0: bytes[place] = alphabet[random(alphabet.count)]
        case 1: bytes.insert(alphabet[random(alphabet.count)], at: place)
        default: bytes.remove(at: place)
        }
      }
      for dialect in JSONDialect.allCases {
        taken += check(bytes, dialect: dialect, jobs: 2 + round % 4, "\(bytes)")
      }
    }
    #expect(taken > 1500)
  }

  @Test(.enabled(if: SharedData.isUsable, Comment(rawValue: SharedData.reason)))
  func everySharedTextIsReadAlike() throws {
    var taken = 0
    for folder in ["suites/JSONTestSuite", "suites/json5-tests", "cases", "corpus"] {
      for (path, bytes) in try SharedData.contents(of: folder) where bytes.count < 300_000 {
        let dialect = JSONDialect(path: path) ?? .strict
        for jobs in [2, 7] { taken += check(bytes, dialect: dialect, jobs: jobs, path) }
      }
    }
    // The suites are one value each; the token files have members to begin with.
    #expect(taken > 400)
    print("pieces that were taken over: \(taken)")
  }
}
