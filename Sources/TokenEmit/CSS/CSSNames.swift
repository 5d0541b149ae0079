import TokenModel
import TokenMotion
import TokenSyntax

/// The names of custom properties, without the `--` in front.
struct CSSNames: Sendable {
  /// The names of tokens; the parts of composites and animations claim theirs here as well.
  var joined: JoinedNames
  /// Parts of composites that are left out because something else has their name.
  private(set) var omitted: [TokenID: Set<CSSPart>] = [:]
  /// The prefix, escaped; empty for none.
  let prefix: [UInt8]
  /// The namespaces of a Tailwind theme; nil for plain CSS.
  var tailwind: TailwindNames?
  /// Whether there are namespaces: asked for every property, and without a copy of what they are.
  let hasNamespaces: Bool

  init(_ tokens: ThemedTokens, options: CSSOptions) {
    prefix = CSSText.escaped(options.naming.text(of: NameWords(options.prefix.utf8)))
    hasNamespaces = options.tailwind != nil
    guard let placements = options.tailwind else {
      joined = JoinedNames(
        tokens, style: options.naming, prefix: prefix, escape: CSSText.escaped)
      return
    }
    let names = TailwindNames(tokens, placements)
    joined = JoinedNames(
      tokens, style: options.naming, escape: CSSText.escaped, place: names.place)
    tailwind = names
  }

  var style: CaseStyle { joined.style }

  /// The name of a token.
  subscript(id: TokenID) -> ArraySlice<UInt8> { joined[id] }

  /// Appends `--` and the name of a token or of one of its parts. `value` is one that the token has.
  func append(
    _ id: TokenID, _ part: CSSPart, of value: TokenValue, to bytes: inout ByteBuffer
  ) {
    bytes.append("--")
    if hasNamespaces {
      tailwind?.append(part, of: id, named: joined[id], to: &bytes)
      return
    }
    bytes.append(slice: joined[id])
    if part != .whole { bytes += part.suffix(of: value, style: style) }
  }

  /// Gives the parts of a composite their names. A part whose name is taken gives way: it is a
  /// convenience, and real systems have tokens of such names.
  ///
  /// - Returns: The names of the parts that are left out, and who has them.
  mutating func claimParts(
    of id: TokenID, _ value: TokenValue
  ) -> [(part: String, owner: NameOwner)] {
    var result: [(String, NameOwner)] = []
    let parts = tailwind == nil ? CSSPart.parts(of: value) : TailwindNames.parts(of: value)
    for part in parts {
      var name = Array(joined[id]) + part.suffix(of: value, style: style)
      if let tailwind {
        name = .written { tailwind.append(part, of: id, named: joined[id], to: &$0) }
        // That is the token's own name.
        if name == Array(joined[id]) { continue }
      }
      if let owner = joined.claims.owner(of: name[...]) {
        omitted[id, default: []].insert(part)
        result.append((part.name(of: value), owner))
      } else {
        joined.claims.claim(name[...], for: .part(id, part.name(of: value)))
      }
    }
    return result
  }

  /// The parts of a value that are written for a token.
  func parts(_ id: TokenID, of value: TokenValue) -> [CSSPart] {
    let parts = tailwind == nil ? CSSPart.parts(of: value) : TailwindNames.parts(of: value)
    guard !omitted.isEmpty, let omitted = omitted[id] else { return parts }
    return parts.filter { !omitted.contains($0) }
  }

  /// All that is declared for a token, in order.
  ///
  /// - Parameter writesParts: Whether plain CSS has the parts of composites, too.
  func declared(_ id: TokenID, of value: TokenValue, writesParts: Bool) -> [CSSPart] {
    if tailwind != nil { return parts(id, of: value) }
    return writesParts && value.type.isComposite ? [.whole] + parts(id, of: value) : [.whole]
  }

  /// Whether a value must stand where it is used, without `var()`.
  func isLiteral(_ id: TokenID) -> Bool {
    hasNamespaces && tailwind?[id].isLiteral == true
  }

  /// Whether a part of a token has a property of its own; the whole always has.
  func isWritten(_ part: CSSPart, of id: TokenID) -> Bool {
    omitted.isEmpty || !(omitted[id]?.contains(part) ?? false)
  }

  /// The name of an animation: that of the path that carries it.
  func text(of path: TokenPath) -> [UInt8] { joined.text(of: path, escape: CSSText.escaped) }

  /// A name with words behind it.
  func text(_ name: [UInt8], _ words: String) -> [UInt8] {
    var text = name
    let fragment = CSSText.escaped(style.continuation.text(of: NameWords(words.utf8)))
    style.appendSeparator(after: text.last, before: fragment.first, to: &text)
    return text + fragment
  }
}
