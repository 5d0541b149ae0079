package import TokenModel
import TokenMotion
import TokenSyntax

/// Compares two sets of tokens: what a change means for those who use them.
///
/// Values are compared, not texts: another spelling of the same value is no change. What changed
/// only because something that it refers to has changed is listed with that as a follower.
package struct TokenDiff {
  let old: ThemedTokens
  let new: ThemedTokens
  let themes: ThemePairs
  var oldTokens: [String: TokenID] = [:]
  var newTokens: [String: TokenID] = [:]
  var changes: [TokenChange] = []

  /// All changes: contexts, then tokens in the order of the new files with those that are gone
  /// behind them, then animations.
  package static func changes(from old: ThemedTokens, to new: ThemedTokens) -> [TokenChange] {
    var diff = TokenDiff(old, new)
    diff.changes = ThemePairs.contextChanges(old, new)
    diff.compareTokens()
    diff.compareAnimations()
    diff.gatherFollowers()
    return diff.changes
  }

  private init(_ old: ThemedTokens, _ new: ThemedTokens) {
    self.old = old
    self.new = new
    themes = ThemePairs(old, new)
    for id in old.tokenIDs { oldTokens[old.path(of: id).description] = id }
    for id in new.tokenIDs { newTokens[new.path(of: id).description] = id }
  }

  private mutating func compareTokens() {
    var added: [(path: String, id: TokenID)] = []
    for id in new.tokenIDs {
      let path = new.path(of: id).description
      guard let other = oldTokens[path] else {
        added.append((path, id))
        continue
      }
      compare(other, id, path)
    }
    let removed = old.tokenIDs.map { (path: old.path(of: $0).description, id: $0) }
      .filter { newTokens[$0.path] == nil }
    let renames = Renames.find(
      removed: removed.map(\.path), added: added.map(\.path),
      key: { isOld, index in
        isOld
          ? key(removed[index].id, old, themes.standard.old)
          : key(added[index].id, new, themes.standard.new)
      },
      isSame: { valueChanges(removed[$0].id, added[$1].id).isEmpty })
    append(renames, removed.map(\.path), added.map(\.path), .token)
  }

  /// Adds what came, went and was renamed.
  mutating func append(
    _ renames: [Int: Int], _ removed: [String], _ added: [String], _ subject: TokenChange.Subject
  ) {
    let renamed = Set(renames.values)
    for (index, path) in added.enumerated() {
      let kind = renames[index].map { TokenChange.Kind.renamed(from: removed[$0]) } ?? .added
      changes.append(TokenChange(subject: subject, path: path, kind: kind))
    }
    for (index, path) in removed.enumerated() where !renamed.contains(index) {
      changes.append(TokenChange(subject: subject, path: path, kind: .removed))
    }
  }

  private mutating func compare(_ before: TokenID, _ after: TokenID, _ path: String) {
    func add(_ kind: TokenChange.Kind) {
      changes.append(TokenChange(subject: .token, path: path, kind: kind))
    }
    let types = (typeName(before, old), typeName(after, new))
    if let a = types.0, let b = types.1, a != b {
      add(.typeChanged(old: a, new: b))
    } else {
      let values = valueChanges(before, after)
      if !values.isEmpty { add(.changed(values)) }
    }
    let (a, b) = (
      old.deprecation(of: before, in: themes.standard.old),
      new.deprecation(of: after, in: themes.standard.new)
    )
    if a == nil, let b { add(.deprecated(message: b.message)) }
    if a != nil, b == nil { add(.undeprecated) }
  }

  private func typeName(_ id: TokenID, _ tokens: ThemedTokens) -> String? {
    let first = Int(tokens[id].firstValue)
    return tokens.values[first..<(first + tokens.support(of: id).count)].lazy
      .compactMap { $0?.typeName }.first
  }

  /// A text that two tokens with the same values share.
  private func key(_ id: TokenID, _ tokens: ThemedTokens, _ theme: Theme) -> String? {
    guard let value = tokens.value(of: id, in: theme) else { return nil }
    var json = JSONWriter(style: .compact)
    json.value(value.withoutSpelling)
    return value.typeName + String(decoding: json.bytes, as: UTF8.self)
  }

  /// Where two tokens have different values; contexts with the same change are told together.
  func valueChanges(_ before: TokenID, _ after: TokenID) -> [TokenChange.ValueChange] {
    var result: [TokenChange.ValueChange] = []
    let pairs = themes.pairs(old: old.support(of: before), new: new.support(of: after))
    for pair in pairs {
      let (a, b) = (old.value(of: before, in: pair.old), new.value(of: after, in: pair.new))
      guard a?.withoutSpelling != b?.withoutSpelling else { continue }
      if let index = result.firstIndex(where: { $0.old == a && $0.new == b }) {
        result[index].contexts.append(pair.name)
        continue
      }
      var change = TokenChange.ValueChange(contexts: [pair.name], old: a, new: b)
      if case .color(let from) = a, case .color(let to) = b {
        change.deltaE = from.color.deltaEOK(to: to.color)
      }
      result.append(change)
    }
    if result.count == 1, result[0].contexts.count == pairs.count { result[0].contexts = [] }
    return result
  }
}
