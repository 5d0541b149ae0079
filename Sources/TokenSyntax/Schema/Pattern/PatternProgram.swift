/// A pattern as instructions for a machine that follows all possibilities at once.
struct PatternProgram: Sendable {
  /// One step.
  enum Instruction: Sendable {
    /// Takes this code point.
    case scalar(UInt32)
    /// Takes a code point of the set with this number.
    case set(Int)
    /// Goes on elsewhere.
    case jump(Int)
    /// Goes on at two places.
    case split(Int, Int)
    /// Goes on if the assertion holds here.
    case assert(PatternAssertion)
    /// Goes on if the look-around with this number holds here, or does not.
    case look(Int, isNegated: Bool)
    /// The pattern has matched.
    case match
  }

  /// How many instructions a pattern may have.
  static let maximumCount = 20_000

  var instructions: [Instruction] = []
  var sets: [ScalarSet] = []
  /// The programs of look-arounds: those ahead run from the end of the text to its start.
  var looks: [(program: PatternProgram, isAhead: Bool)] = []
  /// Whether nothing can match except at the place where the machine starts.
  var isAnchored = false

  /// Compiles a pattern; `reversed` for matching from right to left.
  init(_ node: PatternNode, reversed: Bool = false) throws(PatternFault) {
    try add(node, reversed)
    try append(.match)
    isAnchored = Self.begins(node, with: reversed ? .end : .start, reversed)
  }

  private mutating func append(_ instruction: Instruction) throws(PatternFault) {
    guard instructions.count < Self.maximumCount else {
      throw PatternFault(message: "the pattern is too large", offset: 0)
    }
    instructions.append(instruction)
  }

  private mutating func add(_ node: PatternNode, _ reversed: Bool) throws(PatternFault) {
    switch node {
    case .empty: break
    case .set(let set):
      if let scalar = set.single {
        try append(.scalar(scalar))
      } else {
        sets.append(set)
        try append(.set(sets.count - 1))
      }
    case .sequence(let items):
      for item in reversed ? items.reversed() : items { try add(item, reversed) }
    case .choice(let branches): try addChoice(branches, reversed)
    case .repeated(let item, let least, let most): try addRepeat(item, least, most, reversed)
    case .assertion(let assertion): try append(.assert(assertion))
    case .look(let inside, let ahead, let isNegated):
      looks.append((try PatternProgram(inside, reversed: ahead), ahead))
      try append(.look(looks.count - 1, isNegated: isNegated))
    }
  }

  private mutating func addChoice(
    _ branches: [PatternNode], _ reversed: Bool
  ) throws(PatternFault) {
    var exits: [Int] = []
    for (index, branch) in branches.enumerated() {
      if index == branches.count - 1 {
        try add(branch, reversed)
        break
      }
      let split = instructions.count
      try append(.split(split + 1, split + 1))
      try add(branch, reversed)
      exits.append(instructions.count)
      try append(.jump(0))
      instructions[split] = .split(split + 1, instructions.count)
    }
    for exit in exits { instructions[exit] = .jump(instructions.count) }
  }

  private mutating func addRepeat(
    _ item: PatternNode, _ least: Int, _ most: Int?, _ reversed: Bool
  ) throws(PatternFault) {
    for _ in 0..<least { try add(item, reversed) }
    guard let most else {
      let split = instructions.count
      try append(.split(split + 1, split + 1))
      try add(item, reversed)
      try append(.jump(split))
      instructions[split] = .split(split + 1, instructions.count)
      return
    }
    var splits: [Int] = []
    for _ in least..<most {
      splits.append(instructions.count)
      try append(.split(0, 0))
      try add(item, reversed)
    }
    for split in splits { instructions[split] = .split(split + 1, instructions.count) }
  }

  private static func begins(
    _ node: PatternNode, with wanted: PatternAssertion, _ reversed: Bool
  ) -> Bool {
    switch node {
    case .assertion(let assertion): assertion == wanted
    case .sequence(let items):
      (reversed ? items.last : items.first).map { begins($0, with: wanted, reversed) } ?? false
    case .choice(let branches): branches.allSatisfy { begins($0, with: wanted, reversed) }
    default: false
    }
  }
}
