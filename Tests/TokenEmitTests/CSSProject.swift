import Testing
import TokenModel
import TokenMotion
import TokenReader
import TokenSyntax

@testable import TokenEmit

/// Projects of inline JSON, read by the real reader.
enum CSSProject {
  private struct NoFiles: SourceProvider {
    func load(
      _ reference: String, from base: String
    ) throws(SourceFault) -> (path: String, bytes: [UInt8]) {
      throw SourceFault(reason: "no such file")
    }
  }

  /// The tokens of one file; its errors fail the test.
  static func tokens(_ json: String) -> ThemedTokens {
    var builder = ProjectBuilder(sources: SourceMap(), options: ReaderOptions())
    builder.addTokenFiles([("test.tokens.json", Array(json.utf8))])
    return finish(&builder)
  }

  /// The tokens of a resolver document with everything inline.
  static func resolver(_ json: String) -> ThemedTokens {
    var builder = ProjectBuilder(sources: SourceMap(), options: ReaderOptions())
    builder.addResolver(
      path: "test.resolver.json", bytes: Array(json.utf8), provider: NoFiles())
    return finish(&builder)
  }

  private static func finish(_ builder: inout ProjectBuilder) -> ThemedTokens {
    let (project, _, sink) = builder.finish()
    let result = readTokens(of: project, ReaderOptions())
    for diagnostic in sink.diagnostics + result.diagnostics where diagnostic.severity == .error {
      Issue.record("\(diagnostic.code): \(diagnostic.message)")
    }
    return result.tokens
  }

  /// The one file of a plan without errors and warnings.
  static func css(_ tokens: ThemedTokens, _ options: CSSOptions = CSSOptions()) -> String {
    let plan = CSSEmitter(options: options).plan(tokens)
    for diagnostic in plan.diagnostics where diagnostic.severity != .note {
      Issue.record("\(diagnostic.code): \(diagnostic.message)")
    }
    return plan.files.first.map { String(decoding: $0.bytes(), as: UTF8.self) } ?? ""
  }

  /// The pulse of the reference design, light and dark.
  static func pulse() throws -> ThemedTokens {
    var tokens = resolver(pulseDocument)
    let animations = try ["light", "dark"].map { theme in
      let grays = theme == "light" ? ["#D1D1D6", "#E9E9EA"] : ["#636366", "#48484A"]
      let frames = try grays.enumerated().map { index, hex in
        Keyframe(offset: Double(index), value: Color(try #require(RGBA8(hex: hex))))
      }
      return Animation(
        tracks: [KeyframeTrack(name: "color", keyframes: .color(frames, .srgb))],
        timing: Timing(
          duration: Nanoseconds(480_000_000), iterations: .infinite, direction: .alternate),
        easing: .cubicBezier(.linear), clock: .shared, reducedMotion: .hold(0))
    }
    let stronger = try #require(tokens.token(at: "bg.sub-200"))
    let weaker = try #require(tokens.token(at: "bg.soft-100"))
    let tree = try #require(tokens.trees.first)
    let node = try #require(
      tree.nodes.indices.map { NodeID(UInt32($0)) }
        .first { tree.name($0) == WellKnownName.animation.id })
    let timing = try ["duration", "easing"].map {
      try #require(tokens.token(at: "motion.skeleton.pulse." + $0))
    }
    tokens.animations = [
      AnimationRecord(
        path: TokenPath(names: ["motion", "skeleton", "pulse"]),
        span: try #require(tree.keySpan(node)),
        support: tokens[stronger].support, values: animations,
        keyframeReferences: [[stronger, weaker]], references: [stronger, weaker] + timing,
        description: "Loading pulse")
    ]
    return tokens
  }

  private static let pulseDocument = """
    {
      "version": "2025.10",
      "sets": { "base": { "sources": [{
        "motion": {
          "duration": { "slower": { "$type": "duration", "$value": { "value": 480, "unit": "ms" } } },
          "easing": { "linear": { "$type": "cubicBezier", "$value": [0, 0, 1, 1] } },
          "skeleton": { "pulse": {
            "duration": { "$value": "{motion.duration.slower}" },
            "easing": { "$value": "{motion.easing.linear}" },
            "$extensions": { "dev.tokenc.animation": {
              "tracks": { "color": { "type": "color", "keyframes": [
                { "offset": 0, "value": "{bg.sub-200}" },
                { "offset": 1, "value": "{bg.soft-100}" }] } },
              "duration": "{motion.skeleton.pulse.duration}",
              "easing": "{motion.skeleton.pulse.easing}",
              "iterations": "infinite", "direction": "alternate", "clock": "shared",
              "reducedMotion": { "hold": 0 }
            } }
          } }
        }
      }] } },
      "modifiers": { "theme": { "default": "light", "contexts": {
        "light": [{ "bg": { "$type": "color",
          "sub-200": { "$value": { "colorSpace": "srgb",
            "components": [0.8196, 0.8196, 0.8392], "hex": "#D1D1D6" } },
          "soft-100": { "$value": { "colorSpace": "srgb",
            "components": [0.9137, 0.9137, 0.9176], "hex": "#E9E9EA" } } } }],
        "dark": [{ "bg": { "$type": "color",
          "sub-200": { "$value": { "colorSpace": "srgb",
            "components": [0.3882, 0.3882, 0.4], "hex": "#636366" } },
          "soft-100": { "$value": { "colorSpace": "srgb",
            "components": [0.2824, 0.2824, 0.2902], "hex": "#48484A" } } } }]
      } } },
      "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }]
    }
    """
}
