import Testing
import TokenModel

@testable import TokenEmit

/// Groups inside each other, with one token in the innermost.
@Suite struct NestingTests {
  /// The number of bytes that a format prints for groups of a depth.
  private static func length(_ format: any Emitter.Type, depth: Int) -> Int {
    let tokens = SwiftProject.tokens(
      String(repeating: #"{ "g": "#, count: depth) + #"{ "$type": "number", "$value": 1 }"#
        + String(repeating: " }", count: depth))
    return emitter(format).plan(tokens).files.map { $0.bytes().count }.reduce(0, +)
  }

  private static func emitter<Format: Emitter>(_ format: Format.Type) -> any Emitter {
    Format(options: Format.Options())
  }

  /// Twice the depth is at most twice the text: no line is longer for standing deeper.
  @Test(arguments: emitterTypes.map { $0.name })
  func lengthGrowsAsDepth(_ name: String) throws {
    let format = try #require(emitterTypes.first { $0.name == name })
    let lengths = [200, 400, 800].map { Self.length(format, depth: $0) }
    let growths = (lengths[1] - lengths[0], lengths[2] - lengths[1])
    #expect(growths.1 <= 2 * growths.0 + 100, "\(lengths)")
  }
}
