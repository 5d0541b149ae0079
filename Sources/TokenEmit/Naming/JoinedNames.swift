package import TokenModel
import TokenMotion
import TokenSyntax

/// Names made of whole paths, all in one scope: `--bg-sub-200`, `bgSub200`.
///
/// `$root` is dropped: a token with that name has the name of its group. Where the path is nothing
/// but `$root`, the name is `root`.
package struct JoinedNames: Sendable {
  /// How names are joined and spelled.
  package let style: CaseStyle
  private let prefix: [UInt8]
  private let head: FragmentTable
  private let tail: FragmentTable
  private var names: [NameID]
  /// The names of tokens, and of whatever else claims one in the same scope.
  package var claims = NameClaims()

  /// Names every token.
  ///
  /// - Parameters:
  ///   - prefix: Names that stand before every path, such as that of a product; already in the
  ///     style and escaped. It is joined like the names of a path.
  ///   - escape: Makes a fragment legal inside a name; called once for each distinct name.
  package init(
    _ tokens: ThemedTokens, style: CaseStyle, prefix: [UInt8] = [],
    escape: FragmentTable.Escape = { $0 }
  ) {
    self.style = style
    self.prefix = prefix
    head = FragmentTable(tokens, style: style, escape: escape)
    tail =
      style == style.continuation
      ? head : FragmentTable(tokens, style: style.continuation, escape: escape)
    names = []
    names.reserveCapacity(tokens.tokens.count)
    claims.reserveCapacity(tokens.tokens.count)
    var group = GroupID.root
    var text = ByteBuffer()
    text += self.text(of: group, in: tokens)
    // The name of a group stays while its tokens are named.
    var groupLength = text.count
    for (index, token) in tokens.tokens.enumerated() {
      if token.group != group {
        group = token.group
        text.removeAll()
        text += self.text(of: group, in: tokens)
        groupLength = text.count
      }
      if token.name == WellKnownName.root.id {
        if text.isEmpty { text.append("root") }
      } else if group == .root, prefix.isEmpty {
        append(token.name, from: head, to: &text)
      } else {
        append(token.name, from: tail, to: &text)
      }
      names.append(text.withBytes { claims.claim($0, for: .token(TokenID(UInt32(index)))) })
      text.truncate(to: groupLength)
    }
  }

  private func append(_ name: NameID, from table: FragmentTable, to text: inout ByteBuffer) {
    if let byte = style.separator(after: text.last, before: table.first(name)) { text.append(byte) }
    table.append(name, to: &text)
  }

  /// Names every token by a rule of its own for each.
  ///
  /// - Parameter place: What stands before the name of a token, in the style and escaped, and how many
  ///   names at the front of its path do not stand there.
  init(
    _ tokens: ThemedTokens, style: CaseStyle, escape: FragmentTable.Escape,
    place: (TokenID) -> (prefix: [UInt8], dropping: Int)
  ) {
    self.style = style
    prefix = []
    head = FragmentTable(tokens, style: style, escape: escape)
    tail =
      style == style.continuation
      ? head : FragmentTable(tokens, style: style.continuation, escape: escape)
    names = []
    names.reserveCapacity(tokens.tokens.count)
    for (index, token) in tokens.tokens.enumerated() {
      let id = TokenID(UInt32(index))
      var (text, dropped) = place(id)
      let count = text.count
      for name in Self.path(of: token.group, in: tokens) + [token.name] {
        if dropped > 0 {
          dropped -= 1
        } else if name != WellKnownName.root.id {
          append(name, isFirst: false, to: &text)
        }
      }
      if text.count == count {
        style.appendSeparator(after: text.last, before: UInt8(ascii: "r"), to: &text)
        text += "root".utf8
      }
      names.append(claims.claim(text[...], for: .token(id)))
    }
  }

  /// The name of a token.
  package subscript(id: TokenID) -> ArraySlice<UInt8> {
    claims.bytes(names[Int(id.rawValue)])
  }

  /// The name that a token with the path of a group would have; only the prefix for the root.
  package func text(of group: GroupID, in tokens: ThemedTokens) -> [UInt8] {
    var text = prefix
    for (index, name) in Self.path(of: group, in: tokens).enumerated() {
      append(name, isFirst: index == 0, to: &text)
    }
    return text
  }

  private static func path(of group: GroupID, in tokens: ThemedTokens) -> [NameID] {
    var path: [NameID] = []
    var current = group
    while current != .root {
      path.append(tokens[current].name)
      current = tokens[current].parent
    }
    return path.reversed()
  }

  /// The name of a path whose names may be of no token: that of an animation.
  package func text(of path: TokenPath, escape: FragmentTable.Escape) -> [UInt8] {
    var text = prefix
    for name in path.names where name != WellKnownName.root.spelling {
      let style = text.isEmpty ? style : style.continuation
      let fragment = escape(style.text(of: NameWords(name.utf8)))
      self.style.appendSeparator(after: text.last, before: fragment.first, to: &text)
      text += fragment
    }
    return text.isEmpty ? Array("root".utf8) : text
  }

  private func append(_ name: NameID, isFirst: Bool, to text: inout [UInt8]) {
    let table = isFirst && prefix.isEmpty ? head : tail
    let fragment = table.fragment(name)
    style.appendSeparator(after: text.last, before: fragment.first, to: &text)
    text.append(slice: fragment)
  }
}
