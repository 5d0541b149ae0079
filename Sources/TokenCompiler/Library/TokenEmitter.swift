import TokenEmit
public import TokenModel

/// An output format that a program brings along.
///
/// ```swift
/// struct LineCount: TokenEmitter {
///   let name = "count"
///
///   func emit(_ tokens: ThemedTokens, _ findings: inout TokenFindings) -> [OutputFile] {
///     [OutputFile(path: "count.txt", text: "\(tokens.count)\n")]
///   }
/// }
/// ```
public protocol TokenEmitter: Sendable {
  /// The name of the format in findings; not that of a format that is built in.
  var name: String { get }

  /// The files for some tokens, in the order of writing. Called once for each build; two calls with
  /// the same tokens should give the same bytes, or files are written again for nothing.
  ///
  /// - Parameter findings: Takes what the format cannot express. With an error nothing is written.
  func emit(_ tokens: ThemedTokens, _ findings: inout TokenFindings) -> [OutputFile]
}

/// A file that a `TokenEmitter` wants to have written.
public struct OutputFile: Sendable, Hashable {
  /// The path relative to the root of the outputs, with `/`. It must stay below the root.
  public var path: String
  /// The whole content.
  public var bytes: [UInt8]

  /// A file of bytes.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// A file of text in UTF-8.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }
}

extension Configuration.Output {
  /// An output in a format of the program's own.
  public init(_ emitter: some TokenEmitter) {
    self.init(format: emitter.name, path: "") { tokens in
      var findings = TokenFindings(source: emitter.name, tokens: tokens)
      let files = emitter.emit(tokens, &findings)
      return EmitPlan(
        diagnostics: findings.diagnostics,
        files: files.map { file in
          PlannedFile(path: file.path) { sink in
            sink.append(file.bytes)
            sink.drainIfFull()
          }
        })
    }
    mayBeUnmarked = true
  }
}
