import Testing

@testable import TokenSyntax

@Suite struct SuggestionTests {
  @Test(arguments: [
    // A letter missing, added, replaced, swapped.
    ("them", ["theme", "tokens", "to"], "theme"),
    ("biuld", ["build", "lint", "migrate"], "build"),
    ("schemaa", ["schema", "show"], "schema"),
    ("kotlim", ["swift", "kotlin"], "kotlin"),
    // Token paths: of three at distance one, the one that continues what was written.
    ("bg.sub-20", ["bg.sub-10", "bg.sub-2", "bg.sub-200", "bg.sub-300"], "bg.sub-200"),
    ("bg.subb-200", ["bg.sub-200", "bg.sub-300"], "bg.sub-200"),
    // Case alone is no distance at all, however long the word; least difference in case wins.
    ("THEME", ["scheme", "theme"], "theme"),
    ("Theme", ["THEME", "theme"], "theme"),
    ("themE", ["THEME", "theme"], "theme"),
    ("x", ["X", "y"], "X"),
    // Scalars, not bytes.
    ("größe", ["grösse", "größen"], "größen"),
    ("farbe.🎨", ["farbe.🖌", "form"], "farbe.🖌"),
  ])
  func finds(word: String, candidates: [String], expected: String) {
    #expect(nearestMatch(to: word, among: candidates) == expected)
    #expect(nearestMatch(to: word, among: candidates.reversed()) == expected)
  }

  @Test(arguments: [
    ("x", ["y", "xy"]),
    ("show", ["help", "lint"]),
    ("theme", []),
    ("", ["a", ""]),
    // Two edits are too many for four scalars, and four for eight.
    ("lnti", ["tiln"]),
    ("abcdefgh", ["abcdwxyz"]),
    // The word itself is no suggestion.
    ("theme", ["theme"]),
  ])
  func staysSilent(word: String, candidates: [String]) {
    #expect(nearestMatch(to: word, among: candidates) == nil)
  }

  @Test func theLimitGrowsWithTheWordUpToEight() {
    let word = String(repeating: "a", count: 60)
    let eight = String(repeating: "a", count: 52) + "bbbbbbbb"
    let nine = String(repeating: "a", count: 51) + "bbbbbbbbb"
    #expect(nearestMatch(to: word, among: [eight]) == eight)
    #expect(nearestMatch(to: word, among: [nine]) == nil)
  }

  @Test func wordsTooLongHaveNoAnswer() {
    let longest = String(repeating: "a", count: 255)
    #expect(nearestMatch(to: longest, among: [longest + "b"]) == longest + "b")
    #expect(nearestMatch(to: longest + "a", among: [longest]) == nil)
  }

  /// The banded table must agree with the definition on every pair of short words.
  @Test func agreesWithTheFullTable() {
    let alphabet: [Character] = ["a", "b", "c"]
    var words = [""]
    var from = 0
    for _ in 1...5 {
      let end = words.count
      for index in from..<end {
        words += alphabet.map { words[index] + String($0) }
      }
      from = end
    }
    for word in stride(from: 1, to: words.count, by: 5).map({ words[$0] }) {
      let limit = (word.count + 1) / 3
      for candidate in words where candidate != word {
        let near = fullDistance(Array(word), Array(candidate)) <= limit
        #expect((nearestMatch(to: word, among: [candidate]) != nil) == near, "\(word) \(candidate)")
      }
    }
  }

  @Test func findsOneAmongAHundredThousand() {
    let candidates = (0..<100_000).lazy.map { "name-\($0)" }
    #expect(nearestMatch(to: "nmae-17299", among: candidates) == "name-17299")
  }

  /// The textbook table, whole.
  private func fullDistance(_ a: [Character], _ b: [Character]) -> Int {
    var table = Array(repeating: Array(repeating: 0, count: b.count + 1), count: a.count + 1)
    for row in 0...a.count { table[row][0] = row }
    for column in 0...b.count { table[0][column] = column }
    for row in 0..<a.count {
      for column in 0..<b.count {
        var cost = table[row][column] + (a[row] == b[column] ? 0 : 1)
        cost = min(cost, table[row][column + 1] + 1, table[row + 1][column] + 1)
        if row > 0, column > 0, a[row] == b[column - 1], a[row - 1] == b[column] {
          cost = min(cost, table[row - 1][column - 1] + 1)
        }
        table[row + 1][column + 1] = cost
      }
    }
    return table[a.count][b.count]
  }
}
