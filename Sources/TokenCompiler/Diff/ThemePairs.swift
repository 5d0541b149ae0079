import TokenModel

/// The themes in which two sets of tokens can be compared: modifiers and contexts are the same if
/// they have the same names.
///
/// Contexts that only one side has are no part of it. Where one side lacks a modifier, the other's
/// has its default context.
struct ThemePairs {
  /// A modifier that both sides have, with the contexts that both have.
  private struct Axis {
    var name: String
    var old: Int
    var new: Int
    var contexts: [(name: String, old: Int, new: Int)]
  }

  /// One theme of both sides.
  struct Pair {
    /// The theme on the old side.
    var old: Theme
    /// The same on the new side.
    var new: Theme
    /// The contexts on which it was asked, such as `theme=dark`; empty where none matters.
    var name: String
  }

  /// The theme of the defaults of the old side, as far as the new one has them.
  let standard: Pair
  private let axes: [Axis]

  init(_ old: ThemedTokens, _ new: ThemedTokens) {
    axes = old.modifiers.enumerated().compactMap { index, modifier in
      guard let other = new.modifiers.firstIndex(where: { $0.name == modifier.name }) else {
        return nil
      }
      let contexts = modifier.contexts.enumerated().compactMap { position, name in
        new.modifiers[other].contexts.firstIndex(of: name).map { (name, position, $0) }
      }
      return contexts.isEmpty
        ? nil : Axis(name: modifier.name, old: index, new: other, contexts: contexts)
    }
    var pair = Pair(old: old.defaultTheme, new: new.defaultTheme, name: "")
    for axis in axes {
      let wanted = pair.old.choices[axis.old]
      guard let context = axis.contexts.first(where: { $0.old == wanted }) ?? axis.contexts.first
      else { continue }
      pair.old.choices[axis.old] = context.old
      pair.new.choices[axis.new] = context.new
    }
    standard = pair
  }

  /// Every combination of the contexts on which a value depends on either side.
  func pairs(old: Support, new: Support) -> [Pair] {
    if old.modifiers.isEmpty, new.modifiers.isEmpty { return [standard] }
    var result = [standard]
    for axis in axes where old.modifiers.contains(axis.old) || new.modifiers.contains(axis.new) {
      result = result.flatMap { pair in
        axis.contexts.map { context in
          var pair = pair
          pair.old.choices[axis.old] = context.old
          pair.new.choices[axis.new] = context.new
          pair.name += (pair.name.isEmpty ? "" : " ") + "\(axis.name)=\(context.name)"
          return pair
        }
      }
    }
    return result
  }

  /// The contexts that only one side has, in authored order.
  static func contextChanges(_ old: ThemedTokens, _ new: ThemedTokens) -> [TokenChange] {
    func names(_ tokens: ThemedTokens) -> [String] {
      tokens.modifiers.flatMap { modifier in modifier.contexts.map { "\(modifier.name)=\($0)" } }
    }
    let (before, after) = (names(old), names(new))
    let (known, present) = (Set(before), Set(after))
    return before.filter { !present.contains($0) }.map {
      TokenChange(subject: .context, path: $0, kind: .removed)
    }
      + after.filter { !known.contains($0) }.map {
        TokenChange(subject: .context, path: $0, kind: .added)
      }
  }
}
