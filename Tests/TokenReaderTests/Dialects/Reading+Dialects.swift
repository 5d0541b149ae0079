import TokenModel
import TokenSyntax

extension Reading {
  /// The text of a member of the last declaration of a token, as the standard has it.
  private func member(_ name: WellKnownName, of path: String) -> String? {
    guard let id = tokens.token(at: path), let last = tokens[id].occurrences.last else {
      return nil
    }
    let occurrence = tokens.occurrences[Int(last)]
    let tree = tokens.trees[Int(occurrence.tree)]
    return tree.member(occurrence.object, name).map {
      String(decoding: tree.text($0), as: UTF8.self)
    }
  }

  /// The `$extensions` of a token.
  func extensions(of path: String) -> String? { member(.extensions, of: path) }

  /// The `$description` of a token.
  func description(of path: String) -> String? { member(.description, of: path) }

  /// The `$value` of a token as it was translated.
  func written(_ path: String) -> String? { member(.value, of: path) }
}
