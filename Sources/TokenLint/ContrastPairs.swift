import TokenModel
import TokenSyntax

/// Finds colours that lie on other colours.
enum ContrastPairs {
  /// Words that name the foreground and the background of one thing.
  private static let foregrounds: Set<String> = ["foreground", "fg", "text"]
  private static let backgrounds: Set<String> = ["background", "bg"]

  /// The pairs that stand in one group and are named by what they do: `on-primary` and `primary`,
  /// `primary-foreground` and `primary`, `text` and `bg`, `button-text-hover` and
  /// `button-background-hover` (or `button-background`).
  static func byName(_ context: LintContext) -> [(foreground: TokenID, background: TokenID)] {
    let tokens = context.tokens
    let cues = foregrounds.union(["on"])
    let isCue = context.words.map { !cues.isDisjoint(with: $0) }
    var result: [(foreground: TokenID, background: TokenID)] = []
    for index in tokens.groups.indices {
      let members = context.children.tokens(in: GroupID(UInt32(index)))
      guard members.contains(where: { isCue[Int(tokens[$0].name.rawValue)] }) else { continue }
      var byWords: [[String]: TokenID] = [:]
      for id in members where tokens.type(of: id) == .color {
        byWords[context.words[Int(tokens[id].name.rawValue)]] = id
      }
      for id in members where isCue[Int(tokens[id].name.rawValue)] {
        let words = context.words[Int(tokens[id].name.rawValue)]
        guard byWords[words] == id else { continue }
        if let background = background(of: words).lazy.compactMap({ byWords[$0] }).first {
          result.append((id, background))
        }
      }
    }
    return result
  }

  /// The names that the background of a foreground can have, as words, best first.
  private static func background(of words: [String]) -> [[String]] {
    if words.count > 1, words[0] == "on" { return [Array(words.dropFirst())] }
    guard let cue = words.firstIndex(where: foregrounds.contains) else { return [] }
    let (before, after) = (Array(words[..<cue]), Array(words[(cue + 1)...]))
    // The same state first, and then the thing at rest.
    var result: [[String]] = []
    for rest in after.isEmpty ? [[]] : [after, []] {
      result += backgrounds.sorted().map { before + [$0] + rest }
    }
    return words[cue] == "foreground" && !before.isEmpty && after.isEmpty
      ? result + [before] : result
  }

  /// The pairs that two patterns give.
  static func byPath(
    _ pair: LowContrast.Pair, _ context: LintContext
  ) -> [(foreground: TokenID, background: TokenID)] {
    let tokens = context.tokens
    var result: [(foreground: TokenID, background: TokenID)] = []
    for id in tokens.tokenIDs
    where Int(tokens[tokens[id].group].depth) + 1 == pair.foreground.count {
      let names = tokens.path(of: id).names
      var captures: [Substring] = []
      let matches = zip(pair.foreground, names).allSatisfy { pattern, name in
        guard let found = capture(pattern, name) else { return false }
        captures += found
        return true
      }
      guard matches else { continue }
      var rest = captures[...]
      let path = pair.background.map { name in
        name.split(separator: "*", omittingEmptySubsequences: false).enumerated()
          .map { $0 == 0 ? String($1) : String(rest.popFirst() ?? "*") + $1 }.joined()
      }
      if let background = context.token(at: path.joined(separator: ".")),
        background != id
      {
        result.append((id, background))
      }
    }
    return result
  }

  /// What each `*` of a pattern stands for in a name; nil if the name is not of that form. Each takes
  /// as little as possible, but the last.
  private static func capture(_ pattern: String, _ name: String) -> [Substring]? {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard let first = parts.first, name.hasPrefix(first) else { return nil }
    guard parts.count > 1, let last = parts.last else { return name == pattern ? [] : nil }
    var rest = name.dropFirst(first.count)
    var captures: [Substring] = []
    for part in parts.dropFirst().dropLast() {
      guard !part.isEmpty, let range = rest.place(of: part) else { return nil }
      captures.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    guard rest.hasSuffix(last) else { return nil }
    return captures + [rest.dropLast(last.count)]
  }
}
