package import TokenModel
package import TokenSyntax

/// What a name of an output belongs to.
package enum NameOwner: Sendable, Hashable {
  /// A token.
  case token(TokenID)
  /// A group, in targets that nest.
  case group(GroupID)
  /// The named part of a composite token, such as `font-size`.
  case part(TokenID, String)
  /// The named part of an animation (its position in `ThemedTokens.animations`).
  case animation(Int, String)
}

extension ThemedTokens {
  /// Where the first declaration of a token names it.
  package func nameSpan(of id: TokenID) -> SourceSpan? { nameSpan(self[id].occurrences) }

  /// Where the first declaration of a group names it; nil for the root of a file.
  package func nameSpan(of id: GroupID) -> SourceSpan? { nameSpan(self[id].occurrences) }

  private func nameSpan(_ range: Range<UInt32>) -> SourceSpan? {
    guard let index = range.first else { return nil }
    let occurrence = occurrences[Int(index)]
    let tree = trees[Int(occurrence.tree)]
    return tree.keySpan(occurrence.object) ?? tree.span(occurrence.object)
  }

  /// The one finding that several owners get one name in a target.
  ///
  /// - Parameters:
  ///   - name: The name as it would stand in the output.
  ///   - owners: All owners, at least two, in authored order.
  ///   - target: The name of the output format.
  package func collision(
    of owners: [NameOwner], on name: [UInt8], target: String
  ) -> Diagnostic {
    let phrases = owners.map(phrase)
    let spans = owners.map(span)
    let list = phrases.dropLast().joined(separator: ", ") + " and " + (phrases.last ?? "")
    let labels = zip(phrases, spans).dropFirst().compactMap { phrase, span in
      span.map { Diagnostic.Label(span: $0, text: "\(phrase) is here") }
    }
    return Diagnostic(
      .nameCollision,
      "\(list) get one name in \(target): `\(String(decoding: name, as: UTF8.self))`",
      at: spans.first ?? nil, labels: labels,
      help: "rename one of them, or choose another naming for this output",
      token: owners.first.flatMap(tokenPath))
  }

  /// An owner as a sentence names it.
  package func phrase(_ owner: NameOwner) -> String {
    switch owner {
    case .token(let id): "`\(path(of: id))`"
    case .group(let id): "the group `\(path(of: id))`"
    case .part(let id, let part): "`\(part)` of `\(path(of: id))`"
    case .animation(let index, let part): "`\(part)` of the animation `\(animations[index].path)`"
    }
  }

  private func span(_ owner: NameOwner) -> SourceSpan? {
    switch owner {
    case .token(let id), .part(let id, _): nameSpan(of: id)
    case .group(let id): nameSpan(of: id)
    case .animation(let index, _): animations[index].span
    }
  }

  private func tokenPath(_ owner: NameOwner) -> String? {
    switch owner {
    case .token(let id), .part(let id, _): path(of: id).description
    case .group(let id): path(of: id).description
    case .animation(let index, _): animations[index].path.description
    }
  }
}
