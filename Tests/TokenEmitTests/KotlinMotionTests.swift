import Testing
import TokenModel
import TokenMotion

@testable import TokenEmit

/// The generated evaluator against TokenMotion: bytes exactly, numbers to 1e-9.
@Suite(.enabled(if: KotlinHarness.isUsable, KotlinHarness.reason)) struct KotlinMotionTests {
  /// A track of an animation, asked at many times.
  private struct Probe {
    var animation: String
    var track: String
    var theme: Int?
    var index = 0
    var isReduced = false
    var times: [Int64]
  }

  private static let milliseconds = (-100...1440).map { Int64($0) * 1_000_000 }
  private static let oddTimes: [Int64] =
    [
      -(1 << 62), 1 << 62, -1, 0, 1, 49_999_999, 50_000_000, 5_099_999_999, 5_100_000_000,
      123_456_789_012_345,
    ]
    + (0..<300).map { Int64($0) * 17_171_717 - 200_000_000 }

  private static var probes: [Probe] {
    var result: [Probe] = []
    for theme in 0...1 {
      for isReduced in [false, true] {
        for name in ["pulse"] {
          result.append(
            Probe(
              animation: name, track: "color", theme: theme, isReduced: isReduced,
              times: milliseconds + oddTimes))
        }
      }
    }
    for isReduced in [false, true] {
      for index in 0...2 {
        for track in ["opacity", "rise"] {
          result.append(
            Probe(
              animation: "dots", track: track, index: index, isReduced: isReduced,
              times: oddTimes))
        }
      }
      for name in ["spring", "critical", "eased"] {
        result.append(Probe(animation: name, track: "x", isReduced: isReduced, times: oddTimes))
      }
      for name in ["alpha", "replaced"] {
        result.append(
          Probe(
            animation: name, track: "color", isReduced: isReduced, times: milliseconds + oddTimes))
      }
    }
    return result
  }

  private static func pascal(_ name: String) -> String {
    String(decoding: CaseStyle.pascal.text(of: NameWords(name.utf8)), as: UTF8.self)
  }

  @Test(arguments: [false, true]) func sameColoursAndNumbers(withSpaces: Bool) throws {
    let tokens = KotlinMotionSamples.tokens(withSpaces: withSpaces)
    var probes = Self.probes
    if withSpaces {
      probes += tokens.animations.map(\.path.names[1]).filter { $0.hasPrefix("mix-") }.map {
        Probe(animation: $0, track: "color", times: Self.milliseconds)
      }
    }
    let calls = probes.map { probe -> String in
      let theme = probe.theme.map { "TokenTheme.\($0 == 0 ? "light" : "dark"), " } ?? ""
      return """
            val list\(probe.times.count) = longArrayOf(\
        \(probe.times.map { "\($0)L" }.joined(separator: ", ")))
            for (t in list\(probe.times.count)) show(TokenAnimations.Motion.\
        \(Self.pascal(probe.animation)).\(probe.track)(t, \(theme)\(probe.index), \(probe.isReduced)))
        """
    }
    let functions = calls.enumerated().map { "fun probe\($0)() {\n\($1)\n}" }
    let main = """
      val out = StringBuilder()
      fun show(value: Any?) {
          when (value) {
              is TokenColor -> out.append(value.argb.toUInt().toString())
              is TokenDimension -> out.append(value.value)
              else -> out.append(value)
          }
          out.append('\\n')
      }
      \(functions.joined(separator: "\n"))
      fun main() {
      \(calls.indices.map { "    probe\($0)()" }.joined(separator: "\n"))
          print(out)
      }
      """
    let output = try KotlinHarness.run([
      "Tokens.kt": KotlinProject.kotlin(tokens), "Main.kt": main,
    ])
    let answers = output.split(separator: "\n").map(String.init)
    try #require(answers.count == probes.reduce(0) { $0 + $1.times.count })
    var position = 0
    for probe in probes {
      let record = try #require(
        tokens.animations.first { $0.path.names == ["motion", probe.animation] })
      let animation = try #require(record.values[record.values.count > 1 ? probe.theme ?? 0 : 0])
      let sampler = AnimationSampler(animation)
      var differences: [String] = []
      for time in probe.times {
        let state = sampler.evaluate(
          at: Nanoseconds(time), index: probe.index, reducedMotion: probe.isReduced)
        let value = state?.tracks.first { $0.name == probe.track }?.value
        if !Self.matches(answers[position], value) {
          differences.append("\(time): \(answers[position]) for \(String(describing: value))")
        }
        position += 1
      }
      #expect(differences.isEmpty, "\(probe.animation).\(probe.track) \(differences.prefix(3))")
    }
  }

  private static func matches(_ answer: String, _ value: TrackValue?) -> Bool {
    switch value {
    case nil: return answer == "null"
    case .color(let color):
      let bytes = RGBA8(color)
      let high = UInt32(bytes.alpha) << 24 | UInt32(bytes.red) << 16
      return answer == "\(high | UInt32(bytes.green) << 8 | UInt32(bytes.blue))"
    case .number(let number), .dimension(let number, _):
      guard let given = Double(answer) else { return false }
      return (given - number).magnitude <= 1e-9
    }
  }
}
