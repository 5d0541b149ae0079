import Testing

@testable import TokenCompiler

@Suite("The rule for Make and Ninja")
struct DepfileTests {
  private func text(_ outputs: [String], _ inputs: [String], _ folders: [String] = []) throws
    -> String
  {
    String(
      decoding: try Depfile.text(outputs: outputs, inputs: inputs, folders: folders),
      as: UTF8.self)
  }

  @Test("outputs, then inputs, a line each")
  func form() throws {
    #expect(
      try text(["out/a.css", "out/b.kt"], ["tokenc.json", "tokens/a.json"]) == """
        out/a.css \\
          out/b.kt: \\
          tokenc.json \\
          tokens/a.json

        """)
  }

  @Test(
    "what is special is escaped",
    arguments: [
      ("a b", #"a\ b"#), ("a#b", ##"a\#b"##), ("a$b", "a$$b"), ("a:b", #"a\:b"#),
      (#"a\b"#, #"a\b"#), (#"a\ b"#, #"a\\\ b"#), (##"a\\#b"##, ##"a\\\\\#b"##), ("ä/é", "ä/é"),
      ("a%b*c", "a%b*c"),
    ])
  func escapes(path: String, written: String) throws {
    #expect(try text(["o"], [path]) == "o: \\\n  \(written)\n")
  }

  @Test("a path that the form cannot hold is refused", arguments: ["a\nb", "a\tb", #"a\"#])
  func refusals(path: String) {
    #expect(throws: FileError.self) { try Depfile.text(outputs: ["o"], inputs: [path]) }
  }

  @Test("folders count, except those in which outputs are written")
  func folders() throws {
    #expect(try text(["out/o"], [], ["out", "tokens"]) == "out/o: \\\n  tokens\n")
    #expect(try text(["o"], ["a"], ["."]) == "o: \\\n  a\n")
  }
}
