package import TokenModel
package import TokenSyntax

/// How strictly files are read.
package struct ReaderOptions: Sendable {
  /// Which forms are accepted.
  package enum Strength: Sendable {
    /// Older and looser spellings are read where they have one meaning, with a warning.
    case standard
    /// The letter of DTCG 2025.10: everything else is an error.
    case spec
  }

  /// What a configuration says about an adjustable code.
  package enum Level: Sendable, Hashable {
    case allow
    case warn
    case error
  }

  /// Which forms are accepted.
  package var strength: Strength
  /// Levels of adjustable codes by id; a code that is not named has its own severity.
  package var levels: [String: Level]
  /// The largest number of combinations of contexts that one value may depend on.
  package var permutationLimit: Int
  /// The deepest nesting of objects and arrays in a file.
  package var nestingLimit: Int

  /// The notation of files whose name does not say it.
  package var dialect: JSONDialect = .strict

  /// The form that all files have; nil to see it from the content of each.
  package var tokenDialect: Dialect?

  /// Whether a token of Style Dictionary that has no type gets one from the first name of its path
  /// (`color`, `size`, `time`, `content`, `asset`), and bare numbers the units of its transforms.
  package var typesFromPath = false

  /// Is told when a stage is over, on the thread that reads; nil for nobody. For benchmarks.
  package var stageIsOver: (@Sendable (ReadingStage) -> Void)?

  /// The default number of combinations: far above real systems (12 to 28), far below a hang.
  package static let defaultPermutationLimit = 4096

  /// Makes options.
  package init(
    strength: Strength = .standard, levels: [String: Level] = [:],
    permutationLimit: Int = defaultPermutationLimit, nestingLimit: Int = 1000
  ) {
    self.strength = strength
    self.levels = levels
    self.permutationLimit = permutationLimit
    self.nestingLimit = nestingLimit
  }

  /// Whether `$extensions.mode` gives a token values for the contexts of `theme`. To the letter of
  /// the standard it is opaque data.
  package var readsModes: Bool { strength == .standard }

  /// The severity of a code under these options; nil when it is allowed.
  package func severity(of code: DiagnosticCode) -> Severity? {
    guard code.isAdjustable else { return code.severity }
    if strength == .spec, code.isLeniency { return .error }
    switch levels[code.id] {
    case .allow: return nil
    case .warn: return .warning
    case .error: return .error
    case nil: return code.severity
    }
  }
}
