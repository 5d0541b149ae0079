import TokenModel
import TokenMotion
import TokenSyntax

/// One Kotlin output: the names and shapes of all tokens, found once, and the printing of them.
///
/// A class, and with the tables of `ThemedTokens` that hot loops read beside it: a struct of so many
/// arrays is slow to copy, and the compiler copies it for many a call.
final class KotlinPrinter: Sendable {
  let tokens: ThemedTokens
  let options: KotlinOptions
  let names: NestedNames
  let reserved: WordList
  /// The shape of every token, by its position.
  let shapes: [KotlinShape]
  let themes: KotlinThemes
  let animations: KotlinAnimations
  /// The tokens of each scope in authored order.
  let members: KotlinMembers
  let defaultTheme: Theme
  let records: [TokenRecord]
  let values: [TokenValue?]
  let winners: [UInt32]
  let occurrences: [Occurrence]
  let trees: [JSONTree]
  private let supports: [Support]

  /// The number of tokens that one class holds. A class has room for 65,535 constants, of which a
  /// token takes up to thirty.
  static let classCapacity = 2000

  /// Finds the names and shapes.
  init(_ tokens: ThemedTokens, _ options: KotlinOptions) {
    self.tokens = tokens
    self.options = options
    let reserved = KotlinIdentifier.reserved(options)
    self.reserved = reserved
    let escape: FragmentTable.Escape = { KotlinIdentifier.escaped($0, reserved: reserved) }
    names = NestedNames(
      tokens, groupStyle: options.groupStyle, tokenStyle: options.tokenStyle,
      escapeGroup: escape, escapeToken: escape)
    shapes = KotlinShape.all(of: tokens, on: options.platform)
    themes = KotlinThemes(tokens.modifiers)
    animations = KotlinAnimations(tokens, options, reserved)
    members = KotlinMembers(tokens)
    defaultTheme = tokens.defaultTheme
    records = tokens.tokens
    values = tokens.values
    winners = tokens.winners
    occurrences = tokens.occurrences
    trees = tokens.trees
    supports = tokens.supports
  }

  /// What is wrong with the names, and what cannot be expressed.
  func diagnostics() -> [Diagnostic] {
    var result = names.collisions(in: tokens, target: KotlinEmitter.name)
    result += themes.collisions()
    if result.isEmpty { result += animations.collisions(in: tokens) }
    return result + caseClashes() + longNames() + losses()
  }

  /// Appends the name of a token in its object.
  func appendName(of id: TokenID, _ text: inout ByteBuffer) {
    let name = records[Int(id.rawValue)].name
    if name == WellKnownName.root.id {
      text.append(slice: names.name(of: id, in: tokens))
    } else {
      names.append(token: name, to: &text)
    }
  }

  /// The position of a token's value in a theme.
  func slot(of id: TokenID, in theme: Theme) -> Int {
    let record = records[Int(id.rawValue)]
    let first = Int(record.firstValue)
    return record.support == 0 ? first : first + supports[Int(record.support)].index(in: theme)
  }

  /// The token of which `id` is an alias in a theme.
  func aliasTarget(of id: TokenID, in theme: Theme) -> TokenID? {
    let winner = winners[slot(of: id, in: theme)]
    return winner == ThemedTokens.noOccurrence ? nil : occurrences[Int(winner)].alias
  }

  /// The shape of a token.
  func shape(_ id: TokenID) -> KotlinShape { shapes[Int(id.rawValue)] }

  /// Whether a token is a `const val`. The constants that an alias refers to are constants too.
  func isConstant(_ id: TokenID) -> Bool {
    var current = id
    for _ in 0...KotlinPrinter.deepestAlias {
      let shape = shape(current)
      guard let kind = shape.kind, kind.isPrimitive, !shape.isThemed else { return false }
      let scope = members.scope(of: current)
      guard members.count(scope) <= Self.classCapacity else { return false }
      if case .opaque(let value)? = values[slot(of: current, in: defaultTheme)],
        case .string(let text) = value.content, text.utf8.count > 10_000
      {
        return false
      }
      guard let target = aliasReference(of: current, in: defaultTheme) else { return true }
      // A constant may not refer to one that follows it in its object.
      if target > current, members.scope(of: target) == scope { return false }
      current = target
    }
    return true
  }

  /// How many aliases may follow each other before a value is printed instead of a reference: each
  /// is a call of its own, and a chain of thousands would overflow the stack.
  static let deepestAlias = 32

  /// The token to which the property of an alias refers; nil if its value is to be printed.
  func aliasReference(of id: TokenID, in theme: Theme) -> TokenID? {
    guard let target = aliasTarget(of: id, in: theme) else { return nil }
    let (own, other) = (shape(id), shape(target))
    guard own.kind == other.kind || own.kind == .any, other.kind != nil else { return nil }
    guard own.isNullable || !other.isNullable, own.isThemed || !other.isThemed else { return nil }
    guard values[slot(of: id, in: theme)] == values[slot(of: target, in: theme)] else {
      return nil
    }
    var current = target
    for _ in 0..<Self.deepestAlias {
      guard let next = aliasTarget(of: current, in: theme) else { return target }
      current = next
    }
    return nil
  }

  /// Appends the way to a token from anywhere in the file, and `(theme)` if it needs one.
  func appendReference(to id: TokenID, _ text: inout ByteBuffer) {
    appendPath(members.scope(of: id), &text)
    text.append(UInt8(ascii: "."))
    appendName(of: id, &text)
    if shape(id).isThemed { text.append("(theme)") }
  }

  private func appendPath(_ group: GroupID, _ text: inout ByteBuffer) {
    var outermost = GroupID.root
    if options.splitBy == .group, group != .root {
      outermost = group
      while tokens[outermost].parent != .root { outermost = tokens[outermost].parent }
      text += objectName(ofOutermost: outermost)
    } else {
      text += options.rootName.utf8
    }
    names.appendPath(of: group, below: outermost, in: tokens, to: &text) { _ in
      UInt8(ascii: ".")
    }
  }

  /// The name of the object of an outermost group that has a file of its own.
  func objectName(ofOutermost group: GroupID) -> [UInt8] {
    let fragment = names.name(of: group, in: tokens).filter { $0 != UInt8(ascii: "`") }
    var all = reserved
    all.insert(options.animationsName.utf8)
    return KotlinIdentifier.escaped(Array(options.rootName.utf8) + fragment, reserved: all)
  }
}

/// The tokens of each scope: those of a group, and the `$root` tokens of the groups in it.
struct KotlinMembers: Sendable {
  private var order: [TokenID]
  private var starts: [Int32]
  private let scopes: [GroupID]
  /// Whether a token stands in the group or below it.
  private(set) var isInhabited: [Bool]

  /// Sorts the tokens by scope; linear.
  init(_ tokens: ThemedTokens) {
    scopes = tokens.tokens.map {
      $0.name == WellKnownName.root.id ? tokens[$0.group].parent : $0.group
    }
    starts = Array(repeating: 0, count: tokens.groups.count + 1)
    for scope in scopes { starts[Int(scope.rawValue) + 1] += 1 }
    for index in tokens.groups.indices { starts[index + 1] += starts[index] }
    var next = starts
    order = Array(repeating: TokenID(0), count: scopes.count)
    for (index, scope) in scopes.enumerated() {
      order[Int(next[Int(scope.rawValue)])] = TokenID(UInt32(index))
      next[Int(scope.rawValue)] += 1
    }
    isInhabited = Array(repeating: false, count: tokens.groups.count)
    for index in tokens.groups.indices.reversed() {
      if starts[index] < starts[index + 1] { isInhabited[index] = true }
      if isInhabited[index] { isInhabited[Int(tokens.groups[index].parent.rawValue)] = true }
    }
  }

  /// The scope in which a token stands.
  func scope(of id: TokenID) -> GroupID { scopes[Int(id.rawValue)] }

  /// The number of tokens in a scope.
  func count(_ group: GroupID) -> Int {
    Int(starts[Int(group.rawValue) + 1] - starts[Int(group.rawValue)])
  }

  /// The tokens of a scope in authored order.
  subscript(group: GroupID) -> ArraySlice<TokenID> {
    order[Int(starts[Int(group.rawValue)])..<Int(starts[Int(group.rawValue) + 1])]
  }
}
