package import TokenSyntax

/// Names a token of one `ThemedTokens`: its position in authored order.
public struct TokenID: Hashable, Sendable, Comparable {
  /// The position in authored order.
  @usableFromInline package let rawValue: UInt32

  /// Names the token at `rawValue`.
  @inlinable package init(_ rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Tokens compare in authored order.
  public static func < (a: TokenID, b: TokenID) -> Bool { a.rawValue < b.rawValue }
}

/// Names a group of one `ThemedTokens`. The root group is 0; a parent comes before its children.
public struct GroupID: Hashable, Sendable {
  /// The position in preorder.
  @usableFromInline package let rawValue: UInt32

  /// Names the group at `rawValue`.
  @inlinable package init(_ rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The outermost group.
  package static let root = GroupID(0)
}

/// A group: where it hangs and what it is called.
@usableFromInline package struct GroupRecord: Sendable {
  /// The group around it; the root is its own parent.
  package var parent: GroupID
  /// Its name; `NameID.none` for the root.
  package var name: NameID
  /// The number of names in its path; 0 for the root.
  package var depth: UInt32
  /// Its declarations in the files, lowest priority first; a range of `ThemedTokens.occurrences`.
  package var occurrences: Range<UInt32>
  /// The nearest group with entries in `ThemedTokens.groupDeprecations`: this one or one around it.
  package var deprecatedGroup: GroupID?

  /// Makes a record.
  package init(
    parent: GroupID, name: NameID, depth: UInt32, occurrences: Range<UInt32>,
    deprecatedGroup: GroupID? = nil
  ) {
    self.parent = parent
    self.name = name
    self.depth = depth
    self.occurrences = occurrences
    self.deprecatedGroup = deprecatedGroup
  }
}

/// A `$deprecated` in a declaration of a group.
package struct GroupDeprecation: Sendable {
  /// The group.
  package var group: GroupID
  /// The declaration; a position in `ThemedTokens.occurrences`.
  package var occurrence: UInt32
  /// The value of `$deprecated`.
  package var node: NodeID

  /// Makes a record.
  package init(group: GroupID, occurrence: UInt32, node: NodeID) {
    self.group = group
    self.occurrence = occurrence
    self.node = node
  }
}

/// A token: where it hangs, what it is called, and where its values are.
@usableFromInline package struct TokenRecord: Sendable {
  /// The group around it.
  package var group: GroupID
  /// Its name, `$root` included.
  package var name: NameID
  /// The position of its support in `ThemedTokens.supports`.
  @usableFromInline package var support: UInt32
  /// The position of its first value in `ThemedTokens.values`; there are as many as its support has
  /// combinations.
  @usableFromInline package var firstValue: UInt32
  /// Its declarations in the files, lowest priority first; a range of `ThemedTokens.occurrences`.
  package var occurrences: Range<UInt32>

  /// Makes a record.
  package init(
    group: GroupID, name: NameID, support: UInt32, firstValue: UInt32, occurrences: Range<UInt32>
  ) {
    self.group = group
    self.name = name
    self.support = support
    self.firstValue = firstValue
    self.occurrences = occurrences
  }
}

/// One place in a file that declares a token or group.
@usableFromInline package struct Occurrence: Sendable {
  /// The position of the file's tree in `ThemedTokens.trees`.
  package var tree: UInt32
  /// The whole token or group object.
  package var object: NodeID
  /// The value: the node of `$value`, of the string in a token-level `$ref`, or of a mode's value.
  /// The same as `object` for a group.
  package var value: NodeID
  /// The position of its condition in `ThemedTokens.conditions`; 0 holds always.
  package var condition: UInt32
  /// The token of which the whole value is an alias; nil for a value of its own.
  @usableFromInline package var alias: TokenID?

  /// Makes a record.
  package init(
    tree: UInt32, object: NodeID, value: NodeID, condition: UInt32, alias: TokenID?
  ) {
    self.tree = tree
    self.object = object
    self.value = value
    self.condition = condition
    self.alias = alias
  }
}

/// A reference in a value and where it leads.
package struct ReferenceRecord: Sendable {
  /// The occurrence in whose value it stands.
  package var occurrence: UInt32
  /// The string (or the string of the `$ref` member) that is the reference.
  package var node: NodeID
  /// The token to which it leads.
  package var target: TokenID
  /// Whether it stands for the target's whole value, and not for a part of it.
  package var isWhole: Bool

  /// Makes a record.
  package init(
    occurrence: UInt32, node: NodeID, target: TokenID, isWhole: Bool
  ) {
    self.occurrence = occurrence
    self.node = node
    self.target = target
    self.isWhole = isWhole
  }
}

/// When a declaration holds: for each modifier concerned, the contexts that are allowed. Modifiers
/// that are not named do not matter.
package struct Condition: Sendable, Hashable {
  /// One modifier and its allowed contexts.
  package struct Term: Sendable, Hashable {
    /// The index of the modifier.
    package var modifier: Int
    /// The allowed contexts, ascending.
    package var contexts: [Int]

    /// Makes a term.
    package init(modifier: Int, contexts: [Int]) {
      self.modifier = modifier
      self.contexts = contexts
    }
  }

  /// The terms by ascending modifier; all must hold. Empty means always.
  package var terms: [Term]

  /// Makes a condition of terms by ascending modifier.
  package init(terms: [Term]) {
    self.terms = terms
  }

  /// Whether it holds in `theme`.
  package func holds(in theme: Theme) -> Bool {
    terms.allSatisfy { $0.contexts.contains(theme.choices[$0.modifier]) }
  }
}

/// A declaration that gives a token no value in any context, because another replaces it.
package struct ShadowedDeclaration: Sendable, Hashable {
  /// The token.
  package var token: TokenID
  /// The name in the declaration.
  package var span: SourceSpan

  /// Makes a record.
  package init(token: TokenID, span: SourceSpan) {
    self.token = token
    self.span = span
  }
}
