import TokenModel
import TokenSyntax

extension ThemedTokens {
  /// The warning that an output cannot have a value of a token as it is meant.
  ///
  /// - Parameters:
  ///   - slot: The position of the value in `values`; nil for what concerns the whole token.
  ///   - reason: What is lost, as a phrase.
  func loss(of id: TokenID, slot: Int? = nil, in target: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      .valueNotExpressible, "\(target) cannot express `\(path(of: id))`: \(reason)",
      at: slot.flatMap(valueSpan) ?? nameSpan(of: id), token: path(of: id).description)
  }

  /// The warnings for all tokens of which an output cannot have a value as it is meant: one for each
  /// token, of its first such value.
  func losses(in target: String, reason: (TokenValue) -> String?) -> [Diagnostic] {
    var result: [Diagnostic] = []
    for id in tokenIDs {
      let record = self[id]
      let first = Int(record.firstValue)
      for slot in first..<first + supports[Int(record.support)].count {
        guard let value = values[slot], let reason = reason(value) else { continue }
        result.append(loss(of: id, slot: slot, in: target, reason))
        break
      }
    }
    return result
  }

  /// The warnings for animations in an output that has tokens only.
  func animationLosses(in target: String) -> [Diagnostic] {
    animations.map {
      Diagnostic(
        .valueNotExpressible, "\(target) has no animations: `\($0.path)` is left out", at: $0.span,
        help: "play it with the CSS, Swift or Kotlin output", token: $0.path.description)
    }
  }

  private func valueSpan(_ slot: Int) -> SourceSpan? {
    let winner = winners[slot]
    guard winner != Self.noOccurrence else { return nil }
    let occurrence = occurrences[Int(winner)]
    return trees[Int(occurrence.tree)].span(occurrence.value)
  }
}
