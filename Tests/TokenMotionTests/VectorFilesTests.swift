import Foundation
import SharedData
import Testing

/// That no file of vectors is left out.
@Suite("Files of vectors")
struct VectorFilesTests {
  /// The files that a test of this target compares, each with its rows and its worst error printed.
  private static let compared: Set = [
    "anim_color.json", "bezier_exact.json", "color_mix.json", "color_parse.json", "dots.json",
    "easing.json", "pulse.json", "reduced_motion.json", "shimmer.json", "spring_linear.json",
    "springs.json", "timing.json",
  ]

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// The shared folder that the copies come from; nil if it is absent.
  private static let shared: URL? =
    SharedData.has("vectors") ? SharedData.place.appendingPathComponent("vectors") : nil

  private func files(in folder: URL) throws -> Set<String> {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return Set(names.filter { $0.hasSuffix(".json") })
  }

  @Test func everyCopyIsCompared() throws {
    #expect(try files(in: Self.folder.appendingPathComponent("Vectors")) == Self.compared)
  }

  @Test(.enabled(if: shared != nil, Comment(rawValue: SharedData.reason)))
  func everySharedFileIsHereUnchanged() throws {
    let shared = try #require(Self.shared)
    #expect(try files(in: shared) == Self.compared)
    for name in Self.compared.sorted() {
      let copy = Self.folder.appendingPathComponent("Vectors/\(name)")
      let original = shared.appendingPathComponent(name)
      #expect(try Data(contentsOf: copy) == Data(contentsOf: original), "\(name)")
    }
  }
}
