import Testing
import TokenModel
import TokenSyntax

@testable import TokenReader

/// What the rooms of grouped files share: names, references, numbers.
struct GroupedFormsTests {
  @Test(arguments: [
    ("0.5", "0-5"), ("$x", "-x"), ("a$", "a$"), ("{a}", "-a-"), ("ä b/c", "ä b/c"), ("", ""),
  ])
  func namesAreRepaired(_ name: String, _ expected: String) {
    #expect(RepairedName.repaired(name) == expected)
  }

  @Test
  func pathsKnowWhatReferencesMean() {
    var book = PathBook()
    #expect(book.add(["space", "0.5"]).path == ["space", "0-5"])
    #expect(book.add(["space", "0.5"]).clash == nil)
    #expect(book["space.0.5"] == .path(["space", "0-5"]))
    #expect(book.add(["space", "0-5"]).clash == ["space", "0.5"])
    #expect(book.add(["space", "0", "5"]).clash == nil)
    #expect(book["space.0.5"] == .ambiguous(["space", "0-5"], ["space", "0", "5"]))
    #expect(book["space"] == .missing)
  }

  @Test(arguments: [
    ("{a.b}", ["a.b"]), ("{ a b }", ["a b"]), ("$a.b", ["a.b"]), ("$a.b * 2", ["a.b"]),
    ("rgba($core.x, 0.1)", ["core.x"]), ("{a}+{b}", ["a", "b"]), ("$a-b*$c", ["a-b", "c"]),
    ("a$b", []), ("{}", []), ("{a", []), ("{a {b}", ["b"]), ("$", []), ("ä{ö}ü", ["ö"]),
  ])
  func referencesAreFound(_ text: String, _ expected: [String]) {
    let pieces = ReferencePieces.pieces(of: text, takesDollars: true)
    var found: [String] = []
    var whole = ""
    for piece in pieces {
      switch piece {
      case .text(let text): whole += text
      case .reference(let path, let written):
        found.append(path)
        whole += written
      }
    }
    #expect(found == expected)
    #expect(whole == text)
  }

  @Test(arguments: [
    (0.30000001192092896, 0.3), (12.800000190734863, 12.8), (0.5, 0.5), (0.3, 0.3),
    (16_777_217, 16_777_217), (-0.05000000074505806, -0.05), (1e300, 1e300),
  ])
  func floatsLoseTheirTails(_ number: Double, _ expected: Double) {
    #expect(number.withoutFloatTail == expected)
  }

  /// A finding of which a file has many is told once.
  @Test
  func findingsAreCounted() {
    var tally = FindingTally()
    for position in [5, 7, 9] as [UInt32] {
      tally.addDivided(at: SourceSpan(file: FileID(0), lower: position, upper: position))
    }
    tally.addDivided(at: SourceSpan(file: FileID(1), lower: 1, upper: 1))
    var sink = DiagnosticSink()
    tally.report(to: &sink, ReaderOptions())
    #expect(sink.diagnostics.map(\.span?.lower) == [5, 1])
    #expect(sink.diagnostics.first?.message.hasPrefix("this value and 2 others are") == true)
  }
}
