import Foundation
import TokenModel
import TokenSyntax

@testable import TokenReader

/// One run of the reader over files in memory, and questions about what came of it.
struct Reading {
  let findings: [Diagnostic]
  let tokens: ThemedTokens
  private let sources: SourceMap

  /// Reads one token file.
  init(
    _ text: String, strength: ReaderOptions.Strength = .spec, choices: [ContextChoice] = [],
    path: String = "t.tokens.json", dialect: Dialect? = nil
  ) {
    self.init(files: [(path, text)], strength: strength, choices: choices, dialect: dialect)
  }

  /// Reads files: those that the first `.resolver.json` refers to, or all of them merged.
  init(
    files: [(path: String, text: String)], strength: ReaderOptions.Strength = .spec,
    choices: [ContextChoice] = [], requiringInputs: Bool = false, dialect: Dialect? = nil
  ) {
    let memory = MemorySources(
      files: files.map { (path: $0.path, bytes: Array($0.text.utf8)) })
    self.init(
      memory, strength: strength, choices: choices, requiringInputs: requiringInputs,
      dialect: dialect)
  }

  /// Reads files of any bytes.
  init(
    _ files: MemorySources, strength: ReaderOptions.Strength,
    choices: [ContextChoice] = [], requiringInputs: Bool = false, dialect: Dialect? = nil
  ) {
    var options = ReaderOptions(strength: strength)
    options.tokenDialect = dialect
    self.init(
      files, options: options, choices: choices, requiringInputs: requiringInputs)
  }

  /// Reads files with options.
  init(
    _ files: MemorySources, options: ReaderOptions, choices: [ContextChoice] = [],
    requiringInputs: Bool = false
  ) {
    var builder = ProjectBuilder(sources: SourceMap(), options: options)
    if let resolver = files.files.first(where: { $0.path.hasSuffix("resolver.json") }) {
      builder.addResolver(path: resolver.path, bytes: resolver.bytes, provider: files)
    } else {
      builder.addTokenFiles(files.files)
    }
    let (project, sources, diagnostics) = builder.finish(
      choices: choices, requiringInputs: requiringInputs)
    let result = readTokens(of: project, options)
    self.sources = sources
    tokens = result.tokens
    findings = (diagnostics.diagnostics + result.diagnostics).inFileOrder()
  }

  /// `code: text` of each finding, but of the note that names the dialect.
  var remarks: [String] {
    findings.filter { $0.code != "foreign-dialect" }.map { "\($0.code): \(text(of: $0))" }
  }

  /// Whether the files are read as a dialect with this title.
  func isRead(as title: String) -> Bool {
    findings.contains { $0.code == "foreign-dialect" && $0.message.hasSuffix(" read as \(title)") }
  }

  /// The errors among the findings.
  var errors: [Diagnostic] { findings.filter { $0.severity == .error } }

  /// The codes of all findings, in file order.
  var codes: [String] { findings.map(\.code) }

  /// The codes of the errors, in file order.
  var errorCodes: [String] { errors.map(\.code) }

  /// The line of a finding; 0 if it has no place.
  func line(of finding: Diagnostic) -> Int {
    guard let span = finding.span else { return 0 }
    return LineIndex(sources[span.file]).position(of: span.lower).line
  }

  /// `code@line` of every error, in file order.
  var errorPlaces: [String] { errors.map { "\($0.code)@\(line(of: $0))" } }

  /// The text of a finding's place.
  func text(of finding: Diagnostic) -> String { finding.span.map(sources.text) ?? "" }

  /// The theme with the named contexts; other modifiers have their default.
  func theme(_ contexts: [String: String] = [:]) -> Theme {
    var theme = tokens.defaultTheme
    for (index, modifier) in tokens.modifiers.enumerated() {
      if let context = contexts[modifier.name].flatMap(modifier.contexts.firstIndex(of:)) {
        theme.choices[index] = context
      }
    }
    return theme
  }

  /// The value of a token as the standard writes it; nil if it has none.
  func value(_ path: String, in contexts: [String: String] = [:]) -> String? {
    guard let id = tokens.token(at: path),
      let value = tokens.value(of: id, in: theme(contexts))
    else { return nil }
    return Self.text(of: value)
  }

  /// The type of a token.
  func type(_ path: String) -> String? {
    tokens.token(at: path).flatMap(tokens.type(of:))?.name
  }

  /// Every token with its type and value in a theme, by path.
  func all(in contexts: [String: String] = [:]) -> [String: String] {
    let theme = theme(contexts)
    var result: [String: String] = [:]
    for id in tokens.tokenIDs {
      guard let value = tokens.value(of: id, in: theme) else { continue }
      result[tokens.path(of: id).description] = "\(value.typeName) \(Self.text(of: value))"
    }
    return result
  }

  /// The tokens of the default theme as JSON: an object of type and value for each path.
  func allAsJSON() throws -> NSDictionary {
    let result = NSMutableDictionary()
    for id in tokens.tokenIDs {
      guard let value = tokens.value(of: id, in: tokens.defaultTheme) else { continue }
      result[tokens.path(of: id).description] = [
        "type": value.typeName,
        "value": try JSONSerialization.jsonObject(
          with: Data(Self.text(of: value).utf8), options: .fragmentsAllowed),
      ]
    }
    return result
  }

  private static func text(of value: TokenValue) -> String {
    var writer = JSONWriter(style: .compact)
    writer.value(value)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

/// Files in memory.
struct MemorySources: SourceProvider {
  var files: [(path: String, bytes: [UInt8])]

  func load(
    _ reference: String, from base: String
  ) throws(SourceFault) -> (path: String, bytes: [UInt8]) {
    var steps = base.split(separator: "/").dropLast().map(String.init)
    for step in reference.split(separator: "/") where step != "." {
      if step == ".." { _ = steps.popLast() } else { steps.append(String(step)) }
    }
    let path = steps.joined(separator: "/")
    guard let file = files.first(where: { $0.path == path }) else {
      throw SourceFault(reason: "no such file")
    }
    return file
  }
}

extension Reading {
  /// A member of the object that declares a token by default, as compact JSON.
  func member(_ name: String, of path: String) -> String? {
    guard let id = tokens.token(at: path), let index = tokens[id].occurrences.first,
      let member = tokens.names.find(name)
    else { return nil }
    let occurrence = tokens.occurrences[Int(index)]
    let tree = tokens.trees[Int(occurrence.tree)]
    return tree.member(occurrence.object, member).map {
      String(decoding: tree.text($0), as: UTF8.self)
    }
  }

  /// The `$extensions` of a token, as compact JSON.
  func extensions(_ path: String) -> String? { member("$extensions", of: path) }
}
