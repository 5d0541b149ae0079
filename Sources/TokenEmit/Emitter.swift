package import TokenModel
package import TokenMotion

/// Prints tokens in one output format.
///
/// In two steps, so that everything that can go wrong is known before a byte is written: `plan`
/// finds the names and what cannot be expressed; the files of the plan then cannot fail.
package protocol Emitter: Sendable {
  /// The name of the format on the command line and in a configuration, such as `css`.
  static var name: String { get }

  /// One line that says what the format is.
  static var summary: String { get }

  /// What the format can be told.
  associatedtype Options: EmitterOptions

  /// Every option that a configuration may set, in the order of the documentation.
  static var options: [ConfigurationOption<Options>] { get }

  /// Makes an emitter.
  init(options: Options)

  /// Names every token and finds what the format cannot express. Prints nothing.
  ///
  /// The files of the result are to be written only if no diagnostic of the run is an error.
  func plan(_ tokens: ThemedTokens) -> EmitPlan
}

/// What an output format can be told.
package protocol EmitterOptions: Sendable {
  /// The options that hold when nothing is said.
  init()

  /// The path of the (first) file, relative to the root of the output.
  var path: String { get set }
}

/// What an emitter is about to write.
package struct EmitPlan: Sendable {
  /// Collisions of names (errors), and values that the format cannot express (warnings).
  package var diagnostics: [Diagnostic]
  /// The files, in the order of writing.
  package var files: [PlannedFile]

  /// Makes a plan.
  package init(diagnostics: [Diagnostic] = [], files: [PlannedFile] = []) {
    self.diagnostics = diagnostics
    self.files = files
  }
}

/// A file that is ready to be printed.
package struct PlannedFile: Sendable {
  /// The path relative to the root of the output, with `/`.
  package var path: String
  /// How long the printing takes for the same tokens, compared with other formats: with several
  /// threads, the files that take longest are begun first.
  package var effort: Int
  /// Prints the whole file. Pure: two calls give the same bytes.
  package var write: @Sendable (inout ByteSink) -> Void

  /// Makes a file.
  package init(
    path: String, effort: Int = 1, write: @escaping @Sendable (inout ByteSink) -> Void
  ) {
    self.path = path
    self.effort = effort
    self.write = write
  }

  /// The whole file in memory: for tests and small outputs.
  package func bytes() -> [UInt8] {
    var sink = ByteSink()
    write(&sink)
    return sink.finish()
  }
}

/// Takes the bytes of a file as they are made. With a `drain`, they leave in pieces, so that a large
/// output is never whole in memory.
package struct ByteSink: ~Copyable {
  /// The size at which the bytes are handed on.
  private static let pieceSize = 256 * 1024

  /// The bytes that have not been handed on.
  package var bytes = ByteBuffer()
  private let drain: ((UnsafeBufferPointer<UInt8>) -> Void)?

  /// Makes a sink; without a `drain` it keeps everything.
  package init(drain: ((UnsafeBufferPointer<UInt8>) -> Void)? = nil) {
    self.drain = drain
  }

  /// Takes bytes that were made elsewhere.
  package mutating func append(_ more: [UInt8]) { bytes.append(slice: more[...]) }

  /// Hands the bytes on if there are enough of them. Emitters call it between tokens.
  package mutating func drainIfFull() {
    guard bytes.count >= Self.pieceSize, let drain else { return }
    bytes.withBytes(drain)
    bytes.removeAll()
  }

  /// Hands on what is left; returns what was kept if there is no `drain`.
  package mutating func finish() -> [UInt8] {
    guard let drain else { return bytes.array }
    if !bytes.isEmpty { bytes.withBytes(drain) }
    bytes.removeAll()
    return []
  }
}
