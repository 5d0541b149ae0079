import TokenModel
import TokenSyntax

/// Which declarations a token or group has only through `$extends`, or the `$ref` of a group: they are
/// written for another one.
struct InheritedDeclarations: Sendable {
  /// By the position in `ThemedTokens.occurrences`; empty where nothing is inherited.
  private var flags: [Bool] = []

  /// Finds them. Next to nothing where no file has `$extends` or `$ref`; else linear in the number of
  /// declarations.
  init(_ tokens: ThemedTokens) {
    let isNeeded = tokens.trees.contains { tree in
      tree.nodes.contains {
        $0.name == WellKnownName.extends.id || $0.name == WellKnownName.ref.id
      }
    }
    guard isNeeded else { return }
    flags = [Bool](repeating: false, count: tokens.occurrences.count)
    let shared = Self.sharedObjects(tokens)
    guard !shared.isEmpty else { return }
    // Parents come before their children, and a group before the tokens in it.
    for group in tokens.groups.dropFirst() {
      mark(group.occurrences, of: group.name, in: group.parent, tokens)
    }
    for token in tokens.tokens {
      for index in token.occurrences where shared.contains(Self.key(tokens.occurrences[Int(index)]))
      {
        mark(index..<(index + 1), of: token.name, in: token.group, tokens)
      }
    }
  }

  /// Whether a declaration is written for another token or group.
  subscript(occurrence: UInt32) -> Bool { !flags.isEmpty && flags[Int(occurrence)] }

  private static func key(_ occurrence: Occurrence) -> UInt64 {
    UInt64(occurrence.tree) << 32 | UInt64(occurrence.object.rawValue)
  }

  /// The objects that declare several tokens.
  private static func sharedObjects(_ tokens: ThemedTokens) -> Set<UInt64> {
    var owners: [UInt64: Int] = [:]
    var shared: Set<UInt64> = []
    for (number, token) in tokens.tokens.enumerated() {
      for index in token.occurrences {
        let key = key(tokens.occurrences[Int(index)])
        if let owner = owners.updateValue(number, forKey: key), owner != number {
          shared.insert(key)
        }
      }
    }
    return shared
  }

  /// Marks those declarations that have another name, or stand in no declaration of the group around
  /// them which is its own.
  private mutating func mark(
    _ occurrences: Range<UInt32>, of name: NameID, in group: GroupID, _ tokens: ThemedTokens
  ) {
    for index in occurrences {
      let inner = tokens.occurrences[Int(index)]
      let hasName = tokens.trees[Int(inner.tree)].name(inner.object) == name
      let isOwn =
        hasName
        && tokens[group].occurrences.contains { position in
          let outer = tokens.occurrences[Int(position)]
          let end = tokens.trees[Int(outer.tree)][outer.object].next
          return outer.tree == inner.tree && !flags[Int(position)]
            && outer.object.rawValue < inner.object.rawValue && inner.object.rawValue < end
        }
      if !isOwn { flags[Int(index)] = true }
    }
  }
}
