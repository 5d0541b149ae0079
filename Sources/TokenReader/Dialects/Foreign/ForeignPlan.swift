import TokenModel

/// How a value is written into a tree of the standard.
struct ForeignPlan {
  /// What is written.
  enum Form {
    /// A reference to a token of the book.
    case alias(Int)
    /// A reference to what the book does not know, such as a token of a DTCG file.
    case unknownAlias(String)
    /// The value as it stands in the file; references inside it follow renamed tokens.
    case copy
    /// A text in another spelling.
    case text(String)
    case number(Double)
    case numbers([Double])
    /// The names of several fonts.
    case fonts([String])
    case measure(Double, unit: String)
    /// A colour of numbers, some of which are references.
    case color(space: String, components: [Component], alpha: Component?)
    /// A text with references whose type is known when theirs are.
    case expression(ForeignExpression)
    /// An object or list of a composite type.
    case composite(TokenType)
  }

  /// A number of a colour.
  enum Component: Equatable {
    case number(Double)
    /// The repaired path of a token.
    case token(String)
  }

  /// Where the value stands.
  var place: ForeignBook.Place
  var form: Form
  /// The `$type`; nil for an alias, which has that of its target, and where none is known.
  var type: String?
}

/// A text with references that is computed.
struct ForeignExpression {
  /// What the text looks like.
  enum Kind: Equatable {
    /// Arithmetic: its type is that of its operands.
    case arithmetic
    /// A reference and two hexadecimal digits: the alpha of a color (`{brand}1A`), or plain text.
    case hexAlpha(UInt8)
  }

  var kind: Kind
  /// The text with references as the standard writes them.
  var text: String
  /// The tokens of the book that it refers to.
  var entries: [Int]
  /// The types of the literals in it.
  var literals: Set<String>

  /// The types of the operands of an arithmetic text in which each reference is `@`; nil if the text
  /// is no arithmetic.
  ///
  /// An operator counts where it cannot be part of a CSS shorthand: `*`, a leading minus, any inside
  /// `calc()`, and the others between blanks. So `@/@` (font size and line height) is none.
  static func operandTypes(_ frame: String) -> Set<String>? {
    var scan = ArithmeticScan(Array(frame.utf8))
    return scan.run() ? scan.literals : nil
  }
}

/// One pass over a text that may be arithmetic.
private struct ArithmeticScan {
  private static let functions: Set<String> = [
    "calc", "min", "max", "clamp", "round", "roundto", "floor", "ceil", "abs", "pow", "sqrt",
  ]

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  private var calls = 0
  private var expectsOperand = true
  private var hasOperator = false
  /// The types of the numbers in the text.
  var literals: Set<String> = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func run() -> Bool {
    while position < bytes.count {
      guard bytes[position] != 0x20 else {
        position += 1
        continue
      }
      guard expectsOperand ? operand() : operation() else { return false }
    }
    return !expectsOperand && depth == 0 && (hasOperator || calls > 0)
  }

  private mutating func operand() -> Bool {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "@"):
      position += 1
      expectsOperand = false
    case UInt8(ascii: "("):
      position += 1
      depth += 1
    case UInt8(ascii: "-") where position + 1 < bytes.count && isOpening(bytes[position + 1]):
      position += 1
      hasOperator = true
    default:
      let word = nextWord()
      if position < bytes.count, bytes[position] == UInt8(ascii: "("),
        Self.functions.contains(word.lowercased())
      {
        position += 1
        depth += 1
        calls += 1
        return true
      }
      guard let type = Self.literalType(word) else { return false }
      literals.insert(type)
      expectsOperand = false
    }
    return true
  }

  private func isOpening(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "@") || byte == UInt8(ascii: "(") || byte == 0x20
  }

  private mutating func nextWord() -> String {
    let start = position
    if bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "+") {
      position += 1
    }
    while position < bytes.count {
      let byte = bytes[position]
      let isWord =
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
        || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "%")
      guard isWord else { break }
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func literalType(_ word: String) -> String? {
    switch ForeignLiteral(word) {
    case .number: "number"
    case .dimension: "dimension"
    case .duration: "duration"
    case .color, .bezier, .text: nil
    }
  }

  private mutating func operation() -> Bool {
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: ")"):
      depth -= 1
      return depth >= 0
    case UInt8(ascii: ","):
      expectsOperand = true
      return calls > 0 && depth > 0
    case UInt8(ascii: "*"):
      hasOperator = true
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "/"):
      let isSpaced =
        position >= 2 && bytes[position - 2] == 0x20 && position < bytes.count
        && bytes[position] == 0x20
      guard isSpaced || calls > 0 else { return false }
      hasOperator = true
    default: return false
    }
    expectsOperand = true
    return true
  }
}
