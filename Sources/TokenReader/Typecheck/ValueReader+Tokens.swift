import TokenModel
import TokenSyntax

extension ValueReader {
  /// The contexts that the theme chooses for the modifiers of a support, such as
  /// `theme=dark, density=compact`.
  func describe(_ support: Support) -> String {
    support.modifiers.map { index in
      let modifier = project.modifiers[index]
      return "\(modifier.name)=\(modifier.contexts[theme.choices[index]])"
    }.joined(separator: ", ")
  }

  /// The references in the value of a declaration.
  func references(of occurrence: UInt32) -> ArraySlice<ReferenceEdge> {
    var low = 0
    var high = edges.count
    while low < high {
      let middle = (low + high) / 2
      if edges[middle].occurrence < occurrence { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < edges.count, edges[end].occurrence == occurrence { end += 1 }
    return edges[low..<end]
  }

  /// Whether the value of a declaration holds a reference.
  func hasReferences(_ occurrence: UInt32) -> Bool { !references(of: occurrence).isEmpty }

  /// The token that a declaration declares: a binary search, for declarations stand in the order of
  /// tokens.
  func owner(of occurrence: UInt32) -> TokenID? {
    var low = 0
    var high = draft.tokens.tokens.count
    while low < high {
      let middle = (low + high) / 2
      if draft.tokens.tokens[middle].occurrences.upperBound <= occurrence {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < draft.tokens.tokens.count,
      draft.tokens.tokens[low].occurrences.contains(occurrence)
    else { return nil }
    return TokenID(UInt32(low))
  }

  /// The value that a declaration gives a token in the theme; reports what is wrong with it.
  ///
  /// The type is the token's own `$type`; else that of the token that it is an alias of; else that
  /// of the nearest group with one.
  mutating func tokenValue(_ id: TokenID, _ winner: UInt32) -> TokenValue? {
    subject = nil
    lengthUnit = nil
    let occurrence = draft.tokens.occurrences[Int(winner)]
    let place = Place(tree: occurrence.tree, node: occurrence.value, occurrence: winner)
    let before = sink.diagnostics.count
    defer { nameSubject(id, from: before) }
    if draft.forms[Int(winner)] == .appetite { return tableValue(place) }
    if project.pixelTrees.contains(occurrence.tree) { lengthUnit = .px }
    let value = plainTokenValue(id, winner, place)
    guard let names = studioNames, let value,
      let modifier = tree(place).modifier(of: occurrence.object, names)
    else { return value }
    return modified(value, by: inside(place, modifier), of: place)
  }

  /// The value as it is written, before any modifier.
  private mutating func plainTokenValue(
    _ id: TokenID, _ winner: UInt32, _ place: Place
  ) -> TokenValue? {
    let occurrence = draft.tokens.occurrences[Int(winner)]
    let tree = tree(place)
    let own = tree.member(occurrence.object, .type).map { tree.typeName($0, options) }
    if draft.kinds[Int(winner)] == .reference, !tree.isString(place.node) {
      report(.malformedPointer, "`$ref` must be a string", at: place)
      return nil
    }
    if own == .faulty { return nil }
    if isWholeReference(place) {
      return aliasValue(id, place, own: own)
    }
    switch own ?? inheritedType(of: tokens[id].group) {
    case .standard(let type):
      if let kept = keptText(place, type) { return kept }
      // Tokens Studio keeps gradients among the colors.
      if type == .color, isGradientText(place) {
        return gradientText(place).map(TokenValue.gradient)
      }
      return value(place, as: type)
    case .spelled(let spelling):
      if let kept = keptText(place, spelling.type) { return kept }
      return value(place, as: spelling)
    case .foreign(let name): return opaque(place, typeName: name)
    case .faulty: return nil
    case nil:
      if draft.isUncertain(tokens[id].group) || tree.isCut(occurrence.object) { return nil }
      let key = tree.keySpan(occurrence.object) ?? tree.span(occurrence.object)
      report(
        .missingType, "`\(tokens.path(of: id))` has no type", span: key, in: place,
        help: "add a `$type` to the token or to a group around it")
      return nil
    }
  }

  /// Writes the token's path into the findings about it. Findings are rare: the path is not made
  /// before there is one.
  private mutating func nameSubject(_ id: TokenID, from position: Int) {
    guard sink.diagnostics.count > position else { return }
    sink.setTokenPath(tokens.path(of: id).description, from: position)
  }

  /// Whether a value is, as a whole, a reference to a whole token.
  private func isWholeReference(_ place: Place) -> Bool {
    let tree = tree(place)
    let node: NodeID
    switch tree.kind(place.node) {
    case .plainString, .escapedString: node = place.node
    case .object:
      guard let reference = tree.member(place.node, .ref) else { return false }
      node = reference
    default: return false
    }
    guard let edge = edge(at: node, of: place.occurrence) else { return false }
    return edge.kind == .value || edge.kind == .object || edge.kind == .fault
  }

  private mutating func aliasValue(
    _ id: TokenID, _ place: Place, own: TypeName?
  ) -> TokenValue? {
    if case .foreign(let name) = own { return opaque(place, typeName: name) }
    if own == nil, case .foreign(let name) = inheritedType(of: tokens[id].group),
      edge(at: place.node, of: place.occurrence)?.kind == .fault
    {
      return opaque(place, typeName: name)
    }
    guard case .value(let value) = follow(place, takesCurly: true) else { return nil }
    switch own {
    case .spelled(let spelling): return self.value(value, as: spelling, at: place)
    case .standard(let type) where value.type != type:
      if let other = adapted(value, to: type, at: place) { return other }
      report(
        .typeMismatch, "the token is declared as \(type.name) and refers to a \(value.typeName)",
        at: place, help: "correct the `$type`, or refer to a token of type \(type.name)")
      return nil
    case nil:
      let inherited = inheritedType(of: tokens[id].group)
      if case .spelled(let spelling) = inherited {
        return self.value(value, as: spelling, at: place)
      }
      if case .standard(let type) = inherited, type != value.type {
        report(
          .aliasTypeDiffers,
          "this alias is a \(value.typeName), although its group says \(type.name)", at: place,
          help: "move it, or give it a `$type` of its own")
      }
    default: break
    }
    return value
  }

  /// The `$type` of the nearest group with one that holds in the theme.
  func inheritedType(of group: GroupID) -> TypeName? {
    var current = draft.typedGroup[Int(group.rawValue)]
    while current != PathTree.none {
      for index in draft.groupTypes(Int(current)).reversed() {
        let declaration = draft.typeDeclarations[index]
        if declaration.condition == 0
          || draft.tokens.conditions[Int(declaration.condition)].holds(in: theme)
        {
          return declaration.type
        }
      }
      if current == 0 { return nil }
      current = draft.typedGroup[Int(draft.tokens.groups[Int(current)].parent.rawValue)]
    }
    return nil
  }
}
