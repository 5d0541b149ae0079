import Foundation
import Testing
import TokenModel
import TokenMotion
import TokenReader
import TokenSyntax

/// A project of inline JSON, or the one of `tokens/`, as the real reader reads it.
struct Reading {
  let tokens: ThemedTokens
  let diagnostics: [Diagnostic]
  let sources: SourceMap

  private init(_ builder: consuming ProjectBuilder, _ options: ReaderOptions) {
    let (project, sources, sink) = builder.finish()
    let result = readTokens(of: project, options)
    tokens = result.tokens
    diagnostics = sink.diagnostics + result.diagnostics
    self.sources = sources
  }

  /// The tokens of one file.
  init(_ json: String, _ options: ReaderOptions = ReaderOptions(), path: String = "a.json") {
    var builder = ProjectBuilder(sources: SourceMap(), options: options)
    builder.addTokenFiles([(path, Array(json.utf8))])
    self.init(builder, options)
  }

  /// The tokens of a resolver document with everything inline.
  init(resolver json: String, _ options: ReaderOptions = ReaderOptions()) {
    var builder = ProjectBuilder(sources: SourceMap(), options: options)
    builder.addResolver(
      path: "a.resolver.json", bytes: Array(json.utf8), provider: FolderProvider())
    self.init(builder, options)
  }

  /// The project in `tokens/` at the top of the package.
  init(ofPackage options: ReaderOptions) throws {
    let path = FolderProvider.tokens.appendingPathComponent("appetite.resolver.json")
    var builder = ProjectBuilder(sources: SourceMap(), options: options)
    builder.addResolver(
      path: "appetite.resolver.json", bytes: Array(try Data(contentsOf: path)),
      provider: FolderProvider())
    self.init(builder, options)
  }

  /// The project in `tokens/`, read once; to the letter of the standard.
  static let package = Result {
    var options = ReaderOptions(strength: .spec)
    options.levels = [:]
    return try Reading(ofPackage: options)
  }

  /// The errors, each as `line:column code message`.
  var errors: [String] { diagnostics.filter { $0.severity == .error }.map(text) }

  /// A finding as `line:column code message`.
  func text(_ diagnostic: Diagnostic) -> String {
    guard let span = diagnostic.span else { return "\(diagnostic.code) \(diagnostic.message)" }
    let position = LineIndex(sources[span.file]).position(of: span.lower)
    return "\(position.line):\(position.column) \(diagnostic.code) \(diagnostic.message)"
  }

  /// The theme with the named contexts; the other modifiers have their defaults.
  func theme(_ choices: [String: String]) throws -> Theme {
    var theme = tokens.defaultTheme
    for (name, context) in choices {
      let modifier = try #require(tokens.modifiers.firstIndex { $0.name == name })
      theme.choices[modifier] = try #require(
        tokens.modifiers[modifier].contexts.firstIndex(of: context))
    }
    return theme
  }

  /// The animation at a dotted path.
  func record(_ path: String) throws -> AnimationRecord {
    try #require(
      tokens.animations.first { $0.path.description == path }, "there is no animation \(path)")
  }

  /// The animation at a dotted path in a theme.
  func animation(_ path: String, _ choices: [String: String] = [:]) throws -> Animation {
    let record = try record(path)
    let support = tokens.supports[Int(record.support)]
    return try #require(record.values[support.index(in: theme(choices))])
  }

  /// The value of a token in a theme.
  func value(_ path: String, _ choices: [String: String] = [:]) throws -> TokenValue {
    let id = try #require(tokens.token(at: path), "there is no token \(path)")
    return try #require(try tokens.value(of: id, in: theme(choices)))
  }
}

/// Reads files beside a resolver document in `tokens/`.
private struct FolderProvider: SourceProvider {
  static let tokens = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("tokens")

  func load(
    _ reference: String, from base: String
  ) throws(SourceFault) -> (path: String, bytes: [UInt8]) {
    let folder = Self.tokens.appendingPathComponent(base).deletingLastPathComponent()
    guard let data = try? Data(contentsOf: folder.appendingPathComponent(reference)) else {
      throw SourceFault(reason: "no such file")
    }
    return (reference, Array(data))
  }
}

extension Animation {
  /// The value of a track at a time in milliseconds; nil where the animation is not in effect.
  func value(
    _ track: String, at milliseconds: Double, index: Int = 0, reducedMotion: Bool = false
  ) throws -> TrackValue? {
    let time = try #require(Nanoseconds(milliseconds: milliseconds))
    let state = evaluate(at: time, index: index, reducedMotion: reducedMotion)
    return try state.map { state in
      try #require(state.tracks.first { $0.name == track }, "there is no track \(track)").value
    }
  }

  /// The number of a track at a time in milliseconds.
  func number(
    _ track: String, at milliseconds: Double, index: Int = 0, reducedMotion: Bool = false
  ) throws -> Double {
    switch try value(track, at: milliseconds, index: index, reducedMotion: reducedMotion) {
    case .number(let number), .dimension(let number, _): return number
    case .color, nil:
      Issue.record("\(track) has no number at \(milliseconds) ms")
      return .nan
    }
  }

  /// The colour of a track as hexadecimal digits.
  func hex(
    _ track: String, at milliseconds: Double, reducedMotion: Bool = false
  ) throws -> String? {
    guard case .color(let color) = try value(track, at: milliseconds, reducedMotion: reducedMotion)
    else { return nil }
    return RGBA8(color).hex
  }
}
