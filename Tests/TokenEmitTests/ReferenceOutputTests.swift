import Testing

@testable import TokenCompiler

@Suite("What is checked in below generated/ is what tokens/ says") struct ReferenceOutputTests {
  @Test("every file has the bytes that a build writes, and there is no other file")
  func isUpToDate() throws {
    let files = MemoryFiles(try ReferenceProject.files(below: "tokens"))
    let compiler = try ReferenceProject.compiler(files)
    let result = try compiler.build(ReferenceProject.read(compiler))
    #expect(!result.files.isEmpty)
    let checkedIn = try ReferenceProject.files(below: "generated")
    let help: Comment = "run `swift run tokenc build` at the root of the package"
    #expect(Set(result.files.map(\.path)) == Set(checkedIn.keys), help)
    for (path, text) in checkedIn.sorted(by: { $0.key < $1.key }) {
      #expect(files.text(path) == text, "\(path) is out of date: \(help)")
    }
  }
}
