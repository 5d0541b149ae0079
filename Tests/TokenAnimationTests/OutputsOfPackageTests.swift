import Testing
import TokenEmit
import TokenModel
import TokenReader

/// Every output format takes all of `tokens/`, animations included.
@Suite struct OutputsOfPackageTests {
  @Test func plansWithoutErrors() throws {
    let tokens = try Reading.package.get().tokens
    let emitters: [any Emitter] = [CSSEmitter(), SwiftEmitter(), KotlinEmitter()]
    for emitter in emitters {
      let plan = emitter.plan(tokens)
      let name = type(of: emitter).name
      for diagnostic in plan.diagnostics {
        Issue.record("\(name): \(diagnostic.code): \(diagnostic.message)")
      }
      let text = plan.files.map { String(decoding: $0.bytes(), as: UTF8.self) }.joined()
      #expect(text.contains("hinking"), "\(name) has no thinking dots")
      #expect(text.lowercased().contains("handoff") || text.contains("hand-off"))
    }
  }
}
