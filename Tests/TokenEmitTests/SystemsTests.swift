import Foundation
import Testing
import TokenModel
import TokenSyntax

@testable import TokenEmit

/// Real design systems in every target: nothing that the compilers or the browser refuse, and as many
/// tokens out as in. Each test prints its rows of the table.
@Suite(.serialized, .enabled(if: Systems.isPresent, Systems.reason)) struct SystemsTests {
  private func row(_ system: String, _ target: String, tokens: Int, out: Int, _ rest: String) {
    print("| \(system) | \(target) | \(tokens) | \(out) | \(rest) |")
    #expect(out == tokens, "\(system) in \(target)")
  }

  /// The text of the one file of a plan without errors.
  private func text(_ plan: EmitPlan, _ system: String) throws -> String {
    let errors = plan.diagnostics.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(system): \(errors.map(\.message).prefix(3))")
    return String(decoding: try #require(plan.files.first).bytes(), as: UTF8.self)
  }

  @Test(.enabled(if: Chromium.isUsable, Chromium.reason), arguments: Systems.names)
  func css(system: String) throws {
    let tokens = try Systems.tokens(system)
    let sheet = try CSSComparison.sheet(try text(CSSEmitter().plan(tokens), system))
    let names = CSSNames(tokens, options: CSSOptions())
    let out = tokens.tokenIDs.count {
      sheet.names.contains("--" + String(decoding: names[$0], as: UTF8.self))
    }
    // The page itself, and each context of each modifier.
    let chains =
      [[]]
      + tokens.modifiers.flatMap { modifier in modifier.contexts.map { [[modifier.name: $0]] } }
    let (problems, checks) = try CSSComparison.run(tokens, CSSOptions(), chains)
    #expect(problems.isEmpty, "\(problems.count): \(problems.prefix(5))")
    #expect(sheet.parsed == sheet.written)
    row(
      system, "css", tokens: tokens.count, out: out,
      "\(sheet.written - sheet.parsed) of \(sheet.written) declarations dropped, "
        + "\(problems.count) of \(checks) values rejected or different")
  }

  @Test(arguments: Systems.names)
  func swift(system: String) throws {
    let tokens = try Systems.tokens(system)
    let generated = try text(SwiftEmitter().plan(tokens), system)
    try SwiftHarness.compile(generated)
    let program = SwiftRoundTrip(tokens, SwiftOptions(), generated: generated)
    // Uses of what is deprecated are warnings; in the file itself nothing is.
    let lines = try SwiftHarness.run(generated, program.statements, allowsWarnings: true)
    let different = zip(lines, program.expected).filter { $0 != $1 }
    #expect(lines.count == program.expected.count && different.isEmpty, "\(different.prefix(5))")
    row(
      system, "swift", tokens: tokens.count, out: program.count,
      "0 messages, \(different.count) of \(lines.count) values different")
  }

  @Test(.enabled(if: KotlinHarness.isUsable, KotlinHarness.reason))
  func kotlin() throws {
    var files = try KotlinComposeTests.stubs()
    for system in Systems.names {
      let tokens = try Systems.tokens(system)
      for platform in KotlinOptions.Platform.allCases {
        var options = KotlinOptions()
        options.platform = platform
        options.packageName = system.replacing("-", with: ".") + "." + platform.rawValue
        let text = try text(KotlinEmitter(options: options).plan(tokens), system)
        files["\(system)-\(platform.rawValue).kt"] = text
        // A token is one declaration of the first object.
        let declarations = text.split(separator: "\n").prefix { $0 != "}" }.count {
          let line = $0.drop { $0 == " " }
          return line.hasPrefix("const val ") || line.hasPrefix("fun ")
            || line.hasPrefix("val ") && !line.contains("@Composable")
        }
        row(
          system, "kotlin (\(platform.rawValue))", tokens: tokens.count, out: declarations,
          "0 messages")
      }
    }
    // Fails with what the compiler says: warnings are errors.
    _ = try KotlinHarness.run(files)
  }
}
