/// An expression in postfix order: operands before the operator that takes them, so that computing it
/// needs a stack and no recursion.
struct ExpressionProgram {
  /// One operand or operator.
  struct Step {
    /// What is done.
    enum Operation {
      /// Pushes a plain number.
      case number(Double)
      /// Pushes what a reference leads to: a position in `references`.
      case reference(Int)
      /// Pushes a colour that stands in the text: `#0066ff`, `transparent`.
      case color
      /// Pushes the colour of a CSS function whose arguments are read by CSS itself, references put
      /// in: `color-mix()`, `color()` and relative colours.
      case colorText
      /// Gives the top value a unit.
      case unit(ExpressionUnit)
      /// Negates the top value.
      case negate
      /// Replaces two values by one.
      case binary(ExpressionOperator)
      /// Replaces `count` values by the value of a function.
      case call(ExpressionFunction, count: Int)
      /// Replaces `count` values by a colour; `hasAlpha` when the last stood after a slash.
      case colorCall(String, count: Int, hasAlpha: Bool)
    }

    /// What is done.
    var operation: Operation
    /// Where it stands, as bytes of the text: an operand, an operator's sign, a function as a whole.
    var range: Range<Int>
  }

  /// The text, decoded.
  let text: [UInt8]
  /// What is done, in order.
  let steps: [Step]
  /// The references, braces included, in the order of the text.
  let references: [Range<Int>]

  /// Whether anything is computed: a literal alone, such as `16px`, is no expression.
  var isComputed: Bool {
    steps.contains { step in
      switch step.operation {
      case .number, .color, .unit: false
      case .reference, .colorText, .negate, .binary, .call, .colorCall: true
      }
    }
  }

  /// Reads an expression.
  init(parsing text: some Sequence<UInt8>) throws(ExpressionFault) {
    var parser = ExpressionParser(Array(text))
    self = try parser.whole()
  }

  /// Makes a program of its parts.
  init(text: [UInt8], steps: [Step], references: [Range<Int>]) {
    self.text = text
    self.steps = steps
    self.references = references
  }
}

/// The operators of two values.
enum ExpressionOperator: Character {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
  case power = "^"

  /// The verb for messages, and the word between the two values.
  var words: (verb: String, joint: String) {
    switch self {
    case .add: ("add", "and")
    case .subtract: ("subtract", "and")
    case .multiply: ("multiply", "and")
    case .divide: ("divide", "by")
    case .remainder: ("take the remainder of", "by")
    case .power: ("raise", "to the power of")
    }
  }
}
