import Foundation
import Testing
import TokenModel
import TokenReader
import TokenSyntax

/// What must end soon, whatever the size that a short file asks for.
@Suite struct WildLimitTests {
  private struct Outcome {
    var tokens: ThemedTokens
    var errors: [String]
    var seconds: Double
  }

  private func read(_ text: String) throws -> Outcome {
    let start = ContinuousClock.now
    var builder = ProjectBuilder(sources: SourceMap(), options: ReaderOptions())
    builder.addTokenFiles([("a.json", Array(text.utf8))])
    let (project, _, sink) = builder.finish()
    let result = readTokens(of: project, ReaderOptions())
    let errors = (sink.diagnostics + result.diagnostics).filter { $0.severity == .error }
    let time = (ContinuousClock.now - start).components
    return Outcome(
      tokens: result.tokens, errors: errors.map { "\($0.code): \($0.message)" },
      seconds: Double(time.seconds) + Double(time.attoseconds) * 1e-18)
  }

  /// A token whose text names the one before it twice, 40 times over: 2^40 of it written out.
  private func doubling(_ first: String, _ next: (String) -> String) -> String {
    let rest = (1...40).map { "\"t\($0)\": \(next("{t\($0 - 1)}"))" }
    return "{ \"t0\": \(first), " + rest.joined(separator: ", ") + " }"
  }

  /// Every number is computed once, however often it is named; the first that is beyond the limit of
  /// computed values is an error, and what follows from it is none.
  @Test func arithmeticThatDoubles() throws {
    let outcome = try read(
      doubling(#"{ "$type": "number", "$value": 1 }"#) {
        ##"{ "$type": "number", "$value": "\##($0) + \##($0)" }"##
      })
    #expect(outcome.seconds < 1)
    #expect(
      outcome.errors == [
        "expression-limit: the result is beyond 4294967296, the limit of computed values"
      ])
    let last = try #require(outcome.tokens.token(at: "t32"))
    #expect(outcome.tokens.value(of: last, in: outcome.tokens.defaultTheme) == .number(0x1p32))
  }

  /// One expression in 2^40 pairs of brackets could not even be written; 5,000 inside each other can.
  @Test func nestedBrackets() throws {
    let text =
      String(repeating: "(", count: 5_000) + "1 + 1" + String(repeating: ")", count: 5_000)
    let outcome = try read(##"{ "n": { "$type": "number", "$value": "\##(text)" } }"##)
    #expect(outcome.seconds < 1)
    #expect(outcome.errors.count == 1 && outcome.errors[0].hasPrefix("expression-limit: "))
  }

  /// A text of 2^40 characters is refused where it first grows too long.
  @Test func textThatDoubles() throws {
    let outcome = try read(
      doubling(#"{ "$type": "string", "$value": "x" }"#) {
        ##"{ "$type": "string", "$value": "a\##($0) b\##($0)" }"##
      })
    #expect(outcome.seconds < 1)
    #expect(
      outcome.errors.contains { $0.hasPrefix("expression-limit: ") },
      "\(outcome.errors.prefix(3))")
  }

  /// Shadows of shadows: a list of 2^40 layers.
  @Test func listsThatDouble() throws {
    let layer =
      ##"{ "color": "#000000", "offsetX": "0px", "offsetY": "0px", "blur": "0px", "spread": "0px" }"##
    let outcome = try read(
      doubling(##"{ "$type": "shadow", "$value": [\##(layer), \##(layer)] }"##) {
        ##"{ "$type": "shadow", "$value": ["\##($0)", "\##($0)"] }"##
      })
    #expect(outcome.seconds < 1)
    #expect(!outcome.errors.isEmpty)
  }

  /// 073: 2,000 aliases in a row, in either order, and 150 groups inside each other.
  @Test(arguments: [false, true]) func longChain(lastFirst: Bool) throws {
    let links = (1...2_000).map {
      ##""n\##($0)": { "$type": "number", "$value": "{n\##($0 - 1)}" }"##
    }
    let all = [##""n0": { "$type": "number", "$value": 7 }"##] + links
    let text = "{" + (lastFirst ? all.reversed() : all).joined(separator: ",") + "}"
    let outcome = try read(text)
    #expect(outcome.errors == [] && outcome.seconds < 1)
    let last = try #require(outcome.tokens.token(at: "n2000"))
    #expect(outcome.tokens.value(of: last, in: outcome.tokens.defaultTheme) == .number(7))
  }

  @Test func deepGroups() throws {
    let open = String(repeating: #"{ "g": "#, count: 150)
    let outcome = try read(
      open + ##"{ "leaf": { "$type": "number", "$value": 1 } }"##
        + String(repeating: " }", count: 150))
    #expect(outcome.errors == [])
    let id = try #require(outcome.tokens.tokenIDs.first { _ in true })
    #expect(outcome.tokens.path(of: id).names.count == 151)
  }
}
