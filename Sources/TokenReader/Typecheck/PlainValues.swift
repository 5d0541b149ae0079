import TokenModel
import TokenSyntax

/// Finds the values of tokens that are written plainly: one declaration for every context, no
/// reference, no fault, one of the simple types. Those are nearly all tokens of nearly all systems,
/// and each can be read without the others: on several threads.
struct PlainValues: Sendable {
  private let project: SourceProject
  private let draft: DraftTokens
  private let words = PlainWords()
  /// Whether a token may have a modifier under `$extensions`, so that its value is not what it says.
  private let hasModifiers: Bool
  /// For each group, the type that its tokens inherit in every context; nil if there is none or it
  /// depends on the context.
  private let groupTypes: [TokenType?]

  init(_ project: SourceProject, _ draft: DraftTokens, hasModifiers: Bool) {
    self.project = project
    self.hasModifiers = hasModifiers
    self.draft = draft
    groupTypes = draft.tokens.groups.indices.map { group in
      let typed = draft.typedGroup[group]
      guard typed != PathTree.none,
        let declaration = draft.groupTypes(Int(typed)).last.map({ draft.typeDeclarations[$0] }),
        declaration.condition == 0, case .standard(let type) = declaration.type
      else { return nil }
      return type
    }
  }

  /// Visits the tokens of a range that are plain, each with its value and its declaration.
  func visit(_ range: Range<Int>, _ body: (Int, TokenValue, UInt32) -> Void) {
    var start = range.lowerBound
    while start < range.upperBound {
      // Most neighbours stand in one file.
      guard let tree = tree(of: start) else {
        start += 1
        continue
      }
      var end = start + 1
      while end < range.upperBound, self.tree(of: end) == tree { end += 1 }
      PlainText.read(project.trees[tree], words) { text in
        for index in start..<end {
          guard let value = value(index, text) else { continue }
          body(index, value, draft.tokens.tokens[index].occurrences.lowerBound)
        }
      }
      start = end
    }
  }

  /// The tree of a token with a single declaration.
  private func tree(of index: Int) -> Int? {
    let range = draft.tokens.tokens[index].occurrences
    guard range.count == 1 else { return nil }
    return Int(draft.tokens.occurrences[Int(range.lowerBound)].tree)
  }

  private func value(_ index: Int, _ text: PlainText) -> TokenValue? {
    let token = draft.tokens.tokens[index]
    let position = Int(token.occurrences.lowerBound)
    let occurrence = draft.tokens.occurrences[position]
    guard occurrence.condition == 0, draft.kinds[position] == .token,
      draft.forms[position] == .dtcg
    else { return nil }
    if hasModifiers,
      project.trees[Int(occurrence.tree)].member(occurrence.object, .extensions) != nil
    {
      return nil
    }
    switch text.ownType(occurrence.object) {
    case .type(let type): return text.value(occurrence.value, as: type)
    case .none:
      return groupTypes[Int(token.group.rawValue)].flatMap {
        text.value(occurrence.value, as: $0)
      }
    case .unknown: return nil
    }
  }
}
