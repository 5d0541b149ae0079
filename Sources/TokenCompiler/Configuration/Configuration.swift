package import TokenEmit
package import TokenLint
package import TokenModel
package import TokenReader

/// What a project is: its inputs, its outputs and how strict its reading is.
public struct Configuration: Sendable {
  /// One output: a format, where it goes and with what options.
  public struct Output: Sendable {
    /// The name of the format.
    public var format: String
    /// The path of the (first) file, relative to `out`.
    public var path: String
    /// What is written for tokens.
    package var plan: @Sendable (ThemedTokens) -> EmitPlan
    /// Whether files may not say themselves that they are generated: a manifest then does.
    var mayBeUnmarked = false
    /// Which tokens it prints.
    package var selection = OutputSelection()

    /// An output with the format's own options; nil if there is no such format.
    public init?(format: String) {
      guard let format = OutputFormat.named(format) else { return nil }
      self.init(
        format: format.name, path: format.defaultPath, emitter: format.make(nil, []).emitter)
    }

    /// An output with the given emitter.
    package init(format: String, path: String, emitter: any Emitter) {
      self.init(format: format, path: path, plan: emitter.plan)
    }

    /// An output that is whatever a function says.
    init(format: String, path: String, plan: @escaping @Sendable (ThemedTokens) -> EmitPlan) {
      self.format = format
      self.path = path
      self.plan = plan
    }
  }

  /// The configuration's own file; nil if there is none.
  public var file: String?
  /// Files and folders, seen from the working folder; `-` is standard input.
  public var inputs: [String]
  /// The folder in which outputs are written, seen from the working folder.
  public var out: String
  /// What is written, in this order.
  public var outputs: [Output]
  /// The programs that write further files. Only the reader of configurations adds any.
  package var generators: [Generator] = []
  /// Whether this run leaves some outputs out, so that a file which is not written is not stale.
  package var leavesOutputsOut = false
  /// The contexts that are chosen for good.
  package var choices: [ContextChoice] = []
  /// How files are read.
  package var reading = ReaderOptions()
  /// Which lint rules run, and how.
  package var lint = LintConfiguration()
  /// Lint rules of the program, which run after those.
  public var rules: [any TokenRule] = []
  /// The team's own schema for token files, seen from the working folder.
  public var schema: String?
  /// Whether `format` in that schema is checked; it is an annotation otherwise.
  public var assertsFormats = false

  /// The configuration of a project that has none: `tokens/` to `generated/`, in every format.
  public init() {
    inputs = ["tokens"]
    out = "generated"
    outputs = Self.defaultOutputs
  }

  /// CSS, Swift and Kotlin.
  static var defaultOutputs: [Output] {
    ["css", "swift", "kotlin"].compactMap { Output(format: $0) }
  }
}
