import Foundation
import Testing
import TokenMotion

/// The animation of `tokens/` against colours that Chromium showed, kept beside the tests of
/// TokenMotion.
@Suite("The pulse of tokens/ against the figures of a browser") struct ReferenceVectorTests {
  private struct Pulses: Decodable {
    struct Case: Decodable {
      var id: String
      var from: String
      var delay: Double
      var iterations: Double?
      var direction: String
      var fill: String
      var rows: [Row]
    }

    var cases: [Case]
  }

  /// A time in milliseconds, the colour of the browser, and the exact colour where that is another.
  private struct Row: Decodable {
    var time: Double
    var color: String?

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      time = try list.decode(Double.self)
      color = try list.decode(String?.self)
      if !list.isAtEnd { color = try list.decode(String?.self) ?? color }
    }
  }

  private struct Reduced: Decodable {
    struct Row: Decodable {
      var theme: String
      var color: String

      init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        theme = try list.decode(String.self)
        color = try list.decode([String: String].self)["static"] ?? ""
      }
    }

    var rows: [Row]
  }

  private static func load<Value: Decodable>(_ name: String, as type: Value.Type) throws -> Value {
    let file = ReferenceProject.root
      .appendingPathComponent("Tests/TokenMotionTests/Vectors/\(name).json")
    return try JSONDecoder().decode(type, from: Data(contentsOf: file))
  }

  private static func text(_ state: AnimationState?) -> String? {
    guard case .color(let color)? = state?.tracks.first?.value else { return nil }
    let bytes = RGBA8(color)
    return "rgb(\(bytes.red), \(bytes.green), \(bytes.blue))"
  }

  @Test("pulse.json: each case with its timing, in the theme of its colours")
  func pulse() throws {
    var differences: [String] = []
    var count = 0
    let (light, dark) = (try ReferenceProject.pulse("light"), try ReferenceProject.pulse("dark"))
    for entry in try Self.load("pulse", as: Pulses.self).cases {
      var animation = entry.from == "#D1D1D6" ? light : dark
      animation.timing.delay = try #require(Nanoseconds(milliseconds: entry.delay))
      animation.timing.iterations =
        if let count = entry.iterations { try #require(IterationCount(count)) } else { .infinite }
      animation.timing.direction = try #require(Timing.Direction(name: entry.direction))
      animation.timing.fill = try #require(Timing.Fill(name: entry.fill))
      let sampler = AnimationSampler(animation)
      for row in entry.rows {
        let time = try #require(Nanoseconds(milliseconds: row.time))
        let shown = Self.text(sampler.evaluate(at: time))
        count += 1
        if shown != row.color { differences.append("\(entry.id) at \(row.time): \(shown ?? "-")") }
      }
    }
    #expect(differences.isEmpty, "\(differences.prefix(5))")
    #expect(count > 5_000)
  }

  @Test("reduced_motion.json: the first colour at every time")
  func reducedMotion() throws {
    let rows = try Self.load("reduced_motion", as: Reduced.self).rows
    #expect(rows.count == 2)
    for row in rows {
      let sampler = AnimationSampler(try ReferenceProject.pulse(row.theme))
      for count: Int64 in [-5_000_000_000, 0, 1, 240_000_000, 480_000_000, .max] {
        let state = sampler.evaluate(at: Nanoseconds(count), reducedMotion: true)
        #expect(Self.text(state) == row.color)
      }
    }
  }
}
