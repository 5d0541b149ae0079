import Testing
import TokenModel
import TokenSyntax

@testable import TokenReader

/// Reading on several threads gives what reading on one gives, in whatever order the work is done.
@Suite struct ConcurrencyTests {
  /// Does the work from its end.
  private static let backwards = Concurrency(jobs: 3) { count, body in
    for number in (0..<count).reversed() { body(number) }
  }

  /// Enough tokens for several portions: plain ones, aliases of later and of earlier ones, values
  /// in the older form, and faults.
  private static func text(_ count: Int) -> String {
    let tokens = (0..<count).map { index -> String in
      let value =
        switch index % 6 {
        case 0, 1: #"{"colorSpace":"srgb","components":[0.\#(index % 10),0,1],"alpha":0.5}"#
        case 2: "\"{c.t\((index + 2500) % count)}\""
        case 3: "\"{c.t\(index - 1)}\""
        case 4: "\"#12345\(index % 10)\""
        default: #"{"colorSpace":"srgb","components":[0,\#(index % 3),0]}"#
        }
      return "\"t\(index)\":{\"$value\":\(value)}"
    }
    return #"{"c":{"$type":"color",\#(tokens.joined(separator: ","))}}"#
  }

  private func read(_ concurrency: Concurrency) -> ReadResult {
    var builder = ProjectBuilder(sources: SourceMap(), options: ReaderOptions())
    builder.addTokenFiles([("t.tokens.json", Array(Self.text(6000).utf8))])
    return readTokens(of: builder.finish().project, ReaderOptions(), concurrency)
  }

  @Test func orderOfWorkDoesNotMatter() throws {
    let (forwards, backwards) = (read(.serial), read(Self.backwards))
    #expect(forwards.tokens.count == 6000)
    #expect(forwards.tokens.values == backwards.tokens.values)
    #expect(forwards.tokens.winners == backwards.tokens.winners)
    #expect(forwards.diagnostics == backwards.diagnostics)
    #expect(forwards.diagnostics.contains { $0.code == "component-range" })
    let theme = forwards.tokens.defaultTheme
    let (plain, alias) = (TokenID(2502), TokenID(5000))
    #expect(forwards.tokens.value(of: plain, in: theme) != nil)
    #expect(
      forwards.tokens.value(of: alias, in: theme)
        == forwards.tokens.aliasTarget(of: alias, in: theme).flatMap {
          forwards.tokens.value(of: $0, in: theme)
        })
  }
}
