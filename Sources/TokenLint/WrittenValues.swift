import TokenModel
import TokenSyntax

/// A value that stands in a file, for a token that is no alias there.
struct WrittenValue: Sendable {
  /// The token.
  let token: TokenID
  /// The position in `ThemedTokens.values` of the first combination that has it.
  let slot: UInt32
  /// The declaration in which it stands.
  let occurrence: UInt32
}

/// The values that are written in files, each once, by type: what rules about values look at.
///
/// An alias has the value of another token, where it is looked at already.
struct WrittenValues: Sendable {
  private var lists: [[WrittenValue]]

  /// The written values of all tokens, without what they inherit by `$extends`: that is written
  /// for another token. Linear in the number of values, and
  /// for each token in how many of them differ.
  init(_ tokens: ThemedTokens, _ inherited: InheritedDeclarations) {
    lists = [[WrittenValue]](repeating: [], count: TokenType.allCases.count)
    // The combinations of one token that differ in where the value is written, or in the value.
    var distinct: [Int] = []
    for (index, token) in tokens.tokens.enumerated() {
      let first = Int(token.firstValue)
      let count = token.support == 0 ? 1 : tokens.supports[Int(token.support)].count
      distinct.removeAll(keepingCapacity: true)
      for slot in first..<(first + count) {
        guard let type = tokens.values[slot]?.type else { continue }
        let winner = tokens.winners[slot]
        guard winner != ThemedTokens.noOccurrence, tokens.occurrences[Int(winner)].alias == nil,
          !inherited[winner]
        else { continue }
        let isKnown = distinct.contains {
          tokens.winners[$0] == winner && tokens.values[$0] == tokens.values[slot]
        }
        guard !isKnown else { continue }
        distinct.append(slot)
        lists[Int(type.rawValue)].append(
          WrittenValue(
            token: TokenID(UInt32(index)), slot: UInt32(slot), occurrence: winner))
      }
    }
  }

  /// The values of a type, in the order of their tokens.
  subscript(type: TokenType) -> [WrittenValue] { lists[Int(type.rawValue)] }
}
