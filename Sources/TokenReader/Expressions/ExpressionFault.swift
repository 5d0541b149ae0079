/// Why a text cannot be read or computed as an expression.
struct ExpressionFault: Error, Equatable {
  /// What sort of fault it is: each has a code of its own.
  enum Kind {
    /// The text is not an expression.
    case syntax
    /// There is no function of the name, or not for so many arguments.
    case function
    /// The units or types of two values do not go together.
    case units
    /// There is no result: a division by zero, the root of a negative number.
    case result
    /// The text or its result is larger than `ExpressionLimits` allows.
    case limit
  }

  /// What sort of fault it is.
  var kind: Kind
  /// Where, as bytes of the decoded text.
  var range: Range<Int>
  /// One phrase for the finding.
  var message: String
  /// What to do about it.
  var help: String?

  /// Makes a fault.
  init(_ kind: Kind, _ range: Range<Int>, _ message: String, help: String? = nil) {
    self.kind = kind
    self.range = range
    self.message = message
    self.help = help
  }
}

/// Bounds that no expression of a real file comes near: they keep a hostile one from costing time or
/// memory. Beyond each stands an error.
enum ExpressionLimits {
  /// The longest text of an expression, in bytes.
  static let textLength = 8192
  /// The deepest nesting of parentheses, functions and signs.
  static let depth = 64
  /// The most numbers, references, operators and functions in one expression.
  static let steps = 1024
  /// The largest magnitude of a result. Doubling a token forty times over exceeds it.
  static let magnitude = 0x1p32
  /// The longest text that references inside a text can make, in bytes.
  static let resultLength = 65_536
  /// The most that all texts and lists with references in them can come to in one project, in bytes.
  static let totalLength = 1 << 26
  /// The most fonts that references inside a list can make.
  static let fonts = 256
}
