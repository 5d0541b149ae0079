import TokenModel
import TokenSyntax

/// The modifiers whose contexts write a token itself or give it its type; one bit each.
enum OwnSupport {
  /// The bits of every token. Linear in tokens and declarations.
  static func of(_ draft: DraftTokens) -> [UInt64] {
    let conditionBits = draft.tokens.conditions.map { condition in
      condition.terms.reduce(UInt64(0)) { $0 | 1 << UInt64($1.modifier) }
    }
    let typeBits = typeSupport(draft, conditionBits)
    return draft.tokens.tokens.map { token in
      var bits = typeBits[Int(token.group.rawValue)]
      for index in token.occurrences {
        bits |= conditionBits[Int(draft.tokens.occurrences[Int(index)].condition)]
      }
      return bits
    }
  }

  /// For each group, the modifiers on which the `$type` depends that its tokens inherit.
  private static func typeSupport(_ draft: DraftTokens, _ conditionBits: [UInt64]) -> [UInt64] {
    var result: [UInt64] = []
    result.reserveCapacity(draft.tokens.groups.count)
    for (index, group) in draft.tokens.groups.enumerated() {
      var bits: UInt64 = 0
      var isSettled = false
      for position in draft.groupTypes(index).reversed() {
        let condition = draft.typeDeclarations[position].condition
        bits |= conditionBits[Int(condition)]
        if condition == 0 {
          isSettled = true
          break
        }
      }
      if !isSettled, index > 0 { bits |= result[Int(group.parent.rawValue)] }
      result.append(bits)
    }
    return result
  }
}

extension ThemedTokens {
  /// Writes the references into the model, and which declarations are aliases: those whose value is
  /// that of their target, and not what a conversion makes of it.
  mutating func linkReferences(
    _ edges: [ReferenceEdge], _ draft: DraftTokens, except conversions: Set<Conversion>
  ) {
    references.reserveCapacity(edges.count)
    for edge in edges where edge.target != PathTree.none {
      let token = draft.tokenOfPath[Int(edge.target)]
      guard token != PathTree.none else { continue }
      let isWhole =
        (edge.kind == .value || edge.kind == .object)
        && (conversions.isEmpty
          || !conversions.contains(Conversion(occurrence: edge.occurrence, node: edge.node)))
      references.append(
        ReferenceRecord(
          occurrence: edge.occurrence, node: edge.node, target: TokenID(token), isWhole: isWhole))
      let occurrence = occurrences[Int(edge.occurrence)]
      let tree = trees[Int(occurrence.tree)]
      let isValue =
        edge.node == occurrence.value
        || (tree.isObject(occurrence.value) && tree.member(occurrence.value, .ref) == edge.node)
      if isWhole, isValue { occurrences[Int(edge.occurrence)].alias = TokenID(token) }
    }
  }
}
