import Foundation
import Testing
import TokenModel
import TokenMotion
import TokenSyntax

/// The pulse out of `tokens/`, through the reader and TokenMotion.
@Suite struct PulseTests {
  static let path = "motion.skeleton.pulse"

  @Test(arguments: [
    ("light", 0.0, "#d1d1d6"), ("light", 10, "#d2d2d6"), ("light", 240, "#dddde0"),
    ("light", 480, "#e9e9ea"), ("light", 960, "#d1d1d6"), ("light", 1440, "#e9e9ea"),
    ("dark", 0, "#636366"), ("dark", 240, "#565658"), ("dark", 480, "#48484a"),
  ])
  func colorAtTime(theme: String, time: Double, hex: String) throws {
    let animation = try Reading.package.get().animation(Self.path, ["theme": theme])
    #expect(try animation.hex("color", at: time) == hex)
  }

  @Test func timing() throws {
    let animation = try Reading.package.get().animation(Self.path)
    #expect(animation.timing.duration == Nanoseconds(480_000_000))
    #expect(animation.timing.direction == .alternate)
    #expect(animation.timing.iterations == .infinite)
    #expect(animation.easing == .cubicBezier(.linear))
    #expect(animation.clock == .shared)
  }

  /// Its support is the theme, for its keyframes name colours that change with it; what it refers
  /// to is kept.
  @Test func record() throws {
    let reading = try Reading.package.get()
    let record = try reading.record(Self.path)
    let support = reading.tokens.supports[Int(record.support)]
    #expect(support.modifiers.map { reading.tokens.modifiers[$0].name } == ["theme"])
    #expect(record.values.count == 2)
    let names = record.keyframeReferences.map { $0.map { $0.map(reading.tokens.path(of:)) } }
    #expect(names.map { $0.map { $0?.description } } == [["bg.sub-200", "bg.soft-100"]])
    #expect(
      Set(record.references.map { reading.tokens.path(of: $0).description }) == [
        "bg.sub-200", "bg.soft-100", "motion.skeleton.pulse.duration",
        "motion.skeleton.pulse.easing",
      ])
    let edges = record.edges.map { edge in
      reading.tokens.trees[Int(edge.tree)].string(edge.node)
    }
    #expect(edges.first == "{bg.sub-200}")
    #expect(edges.count == 4)
    #expect(record.description?.contains("timeline") == true)
  }

  /// The cases of `vectors/pulse.json` that are the Appetite pulse, and every row of
  /// `reduced_motion.json`.
  @Test(arguments: ["light", "dark"]) func vectors(theme: String) throws {
    let animation = try Reading.package.get().animation(Self.path, ["theme": theme])
    let pulse = try Self.load("pulse")
    let cases = try #require(pulse["cases"] as? [[String: Any]])
    let own = try #require(cases.first { $0["id"] as? String == "appetite-\(theme)" })
    var rows = 0
    for row in try #require(own["rows"] as? [[Any]]) {
      let time = try #require(row[0] as? NSNumber).doubleValue
      let expected = (row.count > 2 ? row[2] : row[1]) as? String
      let hex = try animation.hex("color", at: time)
      #expect(hex == expected.map(Self.hex), "at \(time) ms")
      rows += 1
    }
    print("vectors pulse.json appetite-\(theme): \(rows) rows agree")
    #expect(rows > 100)
    let still = try #require(try Self.load("reduced_motion")["rows"] as? [[Any]])
    let row = try #require(still.first { $0[0] as? String == theme })
    let expected = try #require((row[1] as? [String: String])?["static"])
    for time in [-100.0, 0, 240, 481, 100_000] {
      #expect(try animation.hex("color", at: time, reducedMotion: true) == Self.hex(expected))
    }
  }

  /// `rgb(209, 209, 214)` as hexadecimal digits.
  private static func hex(_ css: String) -> String {
    (try? Color(css: css)).map { RGBA8($0).hex } ?? css
  }

  /// The vectors lie beside the tests of TokenMotion.
  private static func load(_ name: String) throws -> [String: Any] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = tests.appendingPathComponent("TokenMotionTests/Vectors/\(name).json")
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    return try #require(object as? [String: Any])
  }
}
