import Foundation
import Testing
import TokenModel
import TokenMotion

@testable import TokenEmit

/// `generated/conformance/animations.json` as a reader of the documentation understands it.
struct ConformanceFile: Decodable {
  /// One animation in one combination of contexts.
  struct Run: Decodable {
    var animation: String
    var contexts: [String: String]
    var index: Int
    var reducedMotion: Bool
    var samples: [Sample]
  }

  struct Sample: Decodable {
    var timeNanoseconds: Int64
    /// Nil where the animation is not in effect.
    var tracks: [String: Value]?
  }

  struct Value: Decodable {
    var hex: String?
    var number: Double?
    var unit: String?
  }

  var comment: String
  var animations: [Run]

  /// The file that is checked in.
  static func checkedIn() throws -> ConformanceFile {
    let text = try ReferenceProject.generated("conformance/animations.json")
    return try JSONDecoder().decode(ConformanceFile.self, from: Data(text.utf8))
  }

  /// The number of values, a sample without effect counting as one.
  var valueCount: Int {
    animations.reduce(0) { sum, run in
      run.samples.reduce(sum) { $0 + ($1.tracks?.count ?? 1) }
    }
  }
}

extension ConformanceFile.Run {
  /// The animation behind a run, and its tracks in order; tracks of a replacement follow.
  func animation(in tokens: ThemedTokens) throws -> (animation: Animation, tracks: [String]) {
    let record = try #require(tokens.animation(at: animation))
    var theme = tokens.defaultTheme
    for (index, modifier) in tokens.modifiers.enumerated() {
      guard let name = contexts[modifier.name] else { continue }
      theme.choices[index] = try #require(modifier.contexts.firstIndex(of: name))
    }
    let value = try #require(tokens.value(of: record, in: theme))
    return (value, value.tracks.map(\.name))
  }

  /// The path in the spelling of a language: groups, then the animation itself.
  func name(groups: CaseStyle, last: CaseStyle) -> String {
    let names = animation.split(separator: ".")
    return names.enumerated().map { index, name in
      let style = index == names.count - 1 ? last : groups
      return String(decoding: style.text(of: NameWords(name.utf8)), as: UTF8.self)
    }.joined(separator: ".")
  }

  /// The value of a track that a language printed against the one of a sample: nil if they agree.
  ///
  /// - Returns: The difference of two numbers; infinity for everything else that differs.
  static func difference(_ shown: Substring, _ value: ConformanceFile.Value?) -> Double {
    guard let value else { return shown == "-" ? 0 : .infinity }
    if let hex = value.hex { return shown == hex ? 0 : .infinity }
    guard let number = value.number, let given = Double(shown) else { return .infinity }
    return (given - number).magnitude
  }
}
