import TokenModel
import TokenSyntax

/// Gives every token its values: one for each combination of the contexts on which it depends.
///
/// Tokens are read once what they refer to is known, so no value is read twice and nothing
/// recurses along aliases.
struct Evaluator {
  private var reader: ValueReader
  private let order: EvaluationOrder
  private var sink = DiagnosticSink()
  /// For each token, the declaration in which it stands: needed to name circles.
  private var supportNumbers: [UInt64: UInt32] = [:]
  /// The tokens that depend on too many contexts to have values.
  private var refused: Set<TokenID> = []

  /// Evaluates all tokens. Returns the reader with the values, and the findings.
  static func evaluate(
    _ reader: ValueReader, _ order: EvaluationOrder, _ concurrency: Concurrency = .serial
  ) -> (reader: ValueReader, diagnostics: DiagnosticSink) {
    var evaluator = Evaluator(reader, order)
    for id in order.order { evaluator.reserve(id) }
    evaluator.readPlainValues(concurrency)
    evaluator.run()
    return (evaluator.reader, evaluator.sink)
  }

  private init(_ reader: ValueReader, _ order: EvaluationOrder) {
    self.reader = reader
    self.order = order
    self.reader.tokens.values.reserveLarge(order.order.count)
    self.reader.tokens.winners.reserveCapacity(order.order.count)
  }

  /// The number of tokens that a thread reads at a time.
  private static let portion = 2048

  /// Reads the tokens that need no other one and have nothing to be said about, in portions.
  private mutating func readPlainValues(_ concurrency: Concurrency) {
    let plain = PlainValues(
      reader.project, reader.draft, hasModifiers: reader.studioNames != nil)
    let records = reader.tokens.tokens
    let supports = order.support
    let portions = (records.count + Self.portion - 1) / Self.portion
    var values: [TokenValue?] = []
    var winners: [UInt32] = []
    swap(&values, &reader.tokens.values)
    swap(&winners, &reader.tokens.winners)
    values.withUnsafeMutableBufferPointer { values in
      winners.withUnsafeMutableBufferPointer { winners in
        // A portion writes the slots of its own tokens only.
        nonisolated(unsafe) let (values, winners) = (values, winners)
        concurrency.run(portions) { portion in
          let start = portion * Self.portion
          plain.visit(start..<min(start + Self.portion, records.count)) { index, value, winner in
            guard supports[index] == 0 else { return }
            let slot = Int(records[index].firstValue)
            values[slot] = value
            winners[slot] = winner
          }
        }
      }
    }
    swap(&values, &reader.tokens.values)
    swap(&winners, &reader.tokens.winners)
  }

  private mutating func run() {
    let tokens = order.order
    var position = 0
    while position < tokens.count {
      let component = order.component[Int(tokens[position].rawValue)]
      var end = position + 1
      if component != 0 {
        while end < tokens.count, order.component[Int(tokens[end].rawValue)] == component {
          end += 1
        }
        evaluateComponent(Array(tokens[position..<end]))
      } else if !copyValue(to: tokens[position]) {
        evaluate(tokens[position])
      }
      position = end
    }
  }

  /// Gives a plain alias the value of its target: one with a single declaration for every context,
  /// and no type of its own or of its group that the value contradicts. False for any other token.
  private mutating func copyValue(to id: TokenID) -> Bool {
    let index = Int(id.rawValue)
    let record = reader.tokens.tokens[index]
    let position = record.occurrences.lowerBound
    guard order.support[index] == 0, record.occurrences.count == 1,
      reader.tokens.winners[Int(record.firstValue)] == ThemedTokens.noOccurrence
    else { return false }
    let occurrence = reader.draft.tokens.occurrences[Int(position)]
    guard occurrence.condition == 0, reader.draft.kinds[Int(position)] == .token,
      reader.draft.forms[Int(position)] == .dtcg,
      let edge = reader.edge(at: occurrence.value, of: position), edge.kind == .value,
      edge.spelling == .exact
    else { return false }
    let tree = Int(occurrence.tree)
    // Tokens Studio may change the value by a modifier.
    if reader.studioNames != nil,
      reader.project.trees[tree].member(occurrence.object, .extensions) != nil
    {
      return false
    }
    let target = reader.draft.tokenOfPath[Int(edge.target)]
    guard target != PathTree.none, reader.tokens.tokens[Int(target)].support == 0,
      let value = reader.tokens.values[Int(reader.tokens.tokens[Int(target)].firstValue)],
      reader.project.trees[tree].member(occurrence.object, .type) == nil
    else { return false }
    switch reader.inheritedType(of: record.group) {
    case nil: break
    case .standard(let type): guard type == value.type else { return false }
    // Another name of a type may say how plain numbers are meant.
    default: return false
    }
    reader.tokens.values[Int(record.firstValue)] = value
    reader.tokens.winners[Int(record.firstValue)] = position
    return true
  }

  /// Reserves the slots of a token's values; refuses one that depends on too many contexts.
  private mutating func reserve(_ id: TokenID) {
    let bits = order.support[Int(id.rawValue)]
    let number: UInt32
    if bits == 0 {
      number = 0
    } else if let known = supportNumbers[bits] {
      number = known
    } else {
      let modifiers = reader.project.modifiers.indices.filter { bits >> UInt64($0) & 1 == 1 }
      var product = 1
      for modifier in modifiers {
        product =
          product.multipliedReportingOverflow(
            by: reader.project.modifiers[modifier].contexts.count
          ).partialValue
        guard product > 0, product <= reader.options.permutationLimit else {
          reportPermutations(id, modifiers)
          product = 0
          break
        }
      }
      number = product == 0 ? .max : UInt32(reader.tokens.supports.count)
      supportNumbers[bits] = number
      if number != .max {
        reader.tokens.supports.append(Support(modifiers: modifiers, of: reader.project.modifiers))
      }
    }
    let index = Int(id.rawValue)
    reader.tokens.tokens[index].firstValue = UInt32(reader.tokens.values.count)
    reader.tokens.tokens[index].support = number == .max ? 0 : number
    let count = bits == 0 || number == .max ? 1 : reader.tokens.supports[Int(number)].count
    for _ in 0..<count {
      reader.tokens.values.append(nil)
      reader.tokens.winners.append(ThemedTokens.noOccurrence)
    }
    if number == .max { refused.insert(id) }
  }

  /// The support of a token; nil for one that was refused.
  private func support(of id: TokenID) -> Support? {
    refused.contains(id) ? nil : reader.tokens.support(of: id)
  }

  private mutating func reportPermutations(_ id: TokenID, _ modifiers: [Int]) {
    let names = modifiers.map { "`\(reader.project.modifiers[$0].name)`" }
    sink.report(
      .tooManyPermutations,
      "`\(reader.tokens.path(of: id))` depends on more than \(reader.options.permutationLimit) combinations of contexts of \(names.joined(separator: ", "))",
      at: declarationSpan(id),
      help: "raise `limits.permutations` in the configuration, or let fewer modifiers write it",
      token: reader.tokens.path(of: id).description)
  }

  private func declarationSpan(_ id: TokenID) -> SourceSpan? {
    guard let index = reader.tokens[id].occurrences.last else { return nil }
    let occurrence = reader.draft.tokens.occurrences[Int(index)]
    let tree = reader.project.trees[Int(occurrence.tree)]
    return tree.keySpan(occurrence.object) ?? tree.span(occurrence.object)
  }

  /// Evaluates a token whose references lead to known values.
  private mutating func evaluate(_ id: TokenID) {
    let first = Int(reader.tokens.tokens[Int(id.rawValue)].firstValue)
    guard reader.tokens.winners[first] == ThemedTokens.noOccurrence,
      let support = support(of: id)
    else { return }
    for combination in 0..<support.count { evaluate(id, support, combination) }
    collectFindings(support)
  }

  private mutating func evaluate(_ id: TokenID, _ support: Support, _ combination: Int) {
    if support.count > 1 {
      support.assign(combination, to: &reader.theme)
      reader.contexts = [reader.describe(support)]
    }
    let slot = Int(reader.tokens[id].firstValue) + combination
    guard let winner = reader.winner(of: id) else { return }
    reader.tokens.winners[slot] = winner
    if let earlier = reusable(id, winner, before: combination) {
      reader.tokens.values[slot] = reader.tokens.values[earlier]
    } else {
      reader.tokens.values[slot] = reader.tokenValue(id, winner)
    }
  }

  /// The slot of an earlier combination with the same declaration, if its value must be the same:
  /// it has a type of its own and no reference.
  private func reusable(_ id: TokenID, _ winner: UInt32, before combination: Int) -> Int? {
    guard combination > 0 else { return nil }
    let occurrence = reader.draft.tokens.occurrences[Int(winner)]
    let tree = reader.project.trees[Int(occurrence.tree)]
    guard tree.member(occurrence.object, .type) != nil, !reader.hasReferences(winner) else {
      return nil
    }
    let first = Int(reader.tokens[id].firstValue)
    return (first..<(first + combination)).first { reader.tokens.winners[$0] == winner }
  }

  /// Moves the findings about a token to the run's. One that holds in every combination names none.
  private mutating func collectFindings(_ support: Support) {
    guard !reader.sink.diagnostics.isEmpty || !reader.contexts.isEmpty else { return }
    for var diagnostic in reader.sink.diagnostics {
      if diagnostic.contexts.count == support.count { diagnostic.contexts = [] }
      sink.add(diagnostic)
    }
    reader.sink = DiagnosticSink()
    reader.contexts = []
  }

  /// Evaluates tokens that can reach each other: finds the circles of each combination, and reads
  /// what is on none of them.
  private mutating func evaluateComponent(_ members: [TokenID]) {
    var supports: [Support] = []
    for member in members {
      guard let support = support(of: member) else { continue }
      supports.append(support)
    }
    guard let support = supports.first, supports.count == members.count else { return }
    for combination in 0..<support.count {
      support.assign(combination, to: &reader.theme)
      reader.contexts = support.count > 1 ? [reader.describe(support)] : []
      var faulty: Set<TokenID> = []
      for circle in CircleFinder.circles(among: members, reader) {
        report(circle, &faulty)
      }
      for member in localOrder(members) where !faulty.contains(member) {
        evaluate(member, support, combination)
      }
      for member in faulty {
        let slot = Int(reader.tokens[member].firstValue) + combination
        reader.tokens.winners[slot] = reader.winner(of: member) ?? ThemedTokens.noOccurrence
      }
    }
    collectFindings(support)
  }

  private mutating func report(_ circle: CircleFinder.Circle, _ faulty: inout Set<TokenID>) {
    let owners = circle.edges.map { reader.owner(of: reader.edges[$0].occurrence) }
    let names = owners.map { $0.map { "`\(reader.tokens.path(of: $0))`" } ?? "?" }
    let chain = (names + names.prefix(1)).joined(separator: " → ")
    let text =
      circle.edges.count == 1
      ? "\(names[0]) refers to itself"
      : "these tokens refer to each other in a circle: \(shortened(chain))"
    for (position, index) in circle.edges.enumerated() {
      let edge = reader.edges[index]
      let occurrence = reader.draft.tokens.occurrences[Int(edge.occurrence)]
      let tree = reader.project.trees[Int(occurrence.tree)]
      if let owner = owners[position] { faulty.insert(owner) }
      reader.sink.add(
        Diagnostic(
          .referenceCircle, text, at: tree.span(edge.node),
          help: "give one of them a value of its own",
          token: owners[position].map { reader.tokens.path(of: $0).description },
          contexts: reader.contexts))
    }
  }

  /// A chain of names that a person can read: the middle of a very long one is left out.
  private func shortened(_ chain: String) -> String {
    let names = chain.parts(between: " → ")
    guard names.count > 24 else { return chain }
    let middle = "… (\(names.count - 20) more) …"
    return (names.prefix(10) + [middle[...]] + names.suffix(10)).joined(separator: " → ")
  }

  /// The members in an order in which what a member refers to in the theme comes before it.
  private func localOrder(_ members: [TokenID]) -> [TokenID] {
    let inside = Set(members)
    var seen: Set<TokenID> = []
    var result: [TokenID] = []
    for start in members where seen.insert(start).inserted {
      var path: [(token: TokenID, next: [TokenID])] = [(start, targets(of: start))]
      while let top = path.last {
        guard let next = top.next.last else {
          result.append(top.token)
          path.removeLast()
          continue
        }
        path[path.count - 1].next.removeLast()
        if inside.contains(next), seen.insert(next).inserted {
          path.append((next, targets(of: next)))
        }
      }
    }
    return result
  }

  private func targets(of id: TokenID) -> [TokenID] {
    guard let winner = reader.winner(of: id) else { return [] }
    return reader.references(of: winner).compactMap { edge in
      guard edge.target != PathTree.none else { return nil }
      let token = reader.draft.tokenOfPath[Int(edge.target)]
      return token == PathTree.none ? nil : TokenID(token)
    }
  }
}
