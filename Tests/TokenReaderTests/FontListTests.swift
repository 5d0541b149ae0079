import Testing

@testable import TokenReader

@Suite struct FontListTests {
  @Test(arguments: [
    ("Inter, 'Segoe UI' , sans-serif", ["Inter", "Segoe UI", "sans-serif"]),
    (#""A, B", C"#, ["A, B", "C"]), ("'A'", ["A"]), ("O'Reilly, serif", ["O'Reilly", "serif"]),
    ("A,, B,", ["A", "B"]), (",", [","]),
  ])
  func split(text: String, names: [String]) {
    #expect(FontList.split(text) == names)
  }
}
