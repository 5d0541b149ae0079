import Testing
import TokenEmit
import TokenModel
import TokenMotion
import TokenSyntax

/// The examples of the emitters' codes, planned by all emitters.
struct EmitterExampleTests {
  static let codes = DiagnosticCode.emitCodes

  @Test(arguments: codes)
  func theBadExampleHasTheDefect(_ code: DiagnosticCode) throws {
    let run = ExampleRun(code.bad)
    let generated = GeneratedPlans.bad[code.id]
    #expect((run == nil) == (generated != nil))
    let found = try #require(run?.emit() ?? generated?())
    #expect(found.contains { $0.code == code.id })
    #expect(found.allSatisfy { $0.code != code.id || $0.severity == code.severity })
    #expect(found.allSatisfy { $0.code == code.id || $0.severity < .error })
  }

  @Test(arguments: codes)
  func theGoodExampleIsWithoutFindings(_ code: DiagnosticCode) throws {
    let run = ExampleRun(code.good)
    let generated = GeneratedPlans.good[code.id]
    #expect((run == nil) == (generated != nil))
    let found = try #require(run?.emit() ?? generated?())
    #expect(found.map { "\($0.code): \($0.message)" } == [])
  }
}

/// Plans for the examples of the emitters' codes that are described in words.
private enum GeneratedPlans {
  static let bad: [String: @Sendable () -> [Diagnostic]] = [
    "context-unreachable": { density([.media]) },
    "animation-shape-varies": { animated([0, 1], [0, 0.5, 1]) },
    "kotlin-long-name": { nested(12) },
  ]

  static let good: [String: @Sendable () -> [Diagnostic]] = [
    "context-unreachable": { density([.media, .attribute]) },
    "animation-shape-varies": { animated([0, 0.5, 1], [0, 0.5, 1]) },
    "kotlin-long-name": { nested(3) },
  ]

  /// The tokens of a modifier with two contexts.
  private static func tokens(_ modifier: String, _ contexts: [String]) -> ThemedTokens {
    let members = contexts.enumerated().map {
      "\"\($1)\": [{ \"gap\": { \"$type\": \"number\", \"$value\": \($0) } }]"
    }
    let text = """
      {
        "version": "2025.10",
        "modifiers": {
          "\(modifier)": {
            "default": "\(contexts[0])", "contexts": { \(members.joined(separator: ", ")) }
          }
        },
        "resolutionOrder": [{ "$ref": "#/modifiers/\(modifier)" }]
      }
      """
    return ExampleRun("example.resolver.json", Array(text.utf8)).read().tokens
  }

  private static func density(_ selectors: CSSOptions.Selectors) -> [Diagnostic] {
    var options = CSSOptions()
    options.selectors = selectors
    return CSSEmitter(options: options).plan(tokens("density", ["wide", "compact"])).diagnostics
  }

  /// An animation with keyframes at these offsets in the light and in the dark theme.
  private static func animated(_ light: [Double], _ dark: [Double]) -> [Diagnostic] {
    var tokens = tokens("theme", ["light", "dark"])
    let animations = [light, dark].map { offsets in
      Animation(
        tracks: [
          KeyframeTrack(
            name: "opacity",
            keyframes: .number(offsets.map { Keyframe(offset: $0, value: $0) }))
        ],
        timing: Timing(duration: Nanoseconds(480_000_000), iterations: .infinite),
        easing: .cubicBezier(.linear), clock: .shared, reducedMotion: .hold(0))
    }
    tokens.animations = [
      AnimationRecord(
        path: TokenPath(names: ["pulse"]), span: SourceSpan(file: FileID(0), lower: 0, upper: 0),
        support: UInt32(tokens.supports.firstIndex { $0.count == 2 } ?? 0), values: animations,
        keyframeReferences: [], references: [], description: nil)
    ]
    return CSSEmitter().plan(tokens).diagnostics
  }

  /// A token inside `depth` groups with a long name.
  private static func nested(_ depth: Int) -> [Diagnostic] {
    let text =
      String(repeating: #"{ "a-rather-long-name-of-a-group": "#, count: depth)
      + #"{ "$type": "number", "$value": 4 }"# + String(repeating: " }", count: depth)
    return ExampleRun("example.tokens.json", Array(text.utf8)).emit()
  }
}
