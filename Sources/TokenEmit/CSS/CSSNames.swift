import TokenModel
import TokenSyntax

/// The names of custom properties, without the `--` in front.
struct CSSNames: Sendable {
  /// The names of tokens; the parts of composites and animations claim theirs here as well.
  var joined: JoinedNames
  /// The prefix, escaped; empty for none.
  let prefix: [UInt8]

  init(_ tokens: ThemedTokens, options: CSSOptions) {
    prefix = CSSText.escaped(options.naming.text(of: NameWords(options.prefix.utf8)))
    joined = JoinedNames(
      tokens, style: options.naming, prefix: prefix, escape: CSSText.escaped)
  }

  var style: CaseStyle { joined.style }

  /// The name of a token.
  subscript(id: TokenID) -> ArraySlice<UInt8> { joined[id] }

  /// Appends `--` and the name of a token or of one of its parts. `value` is one that the token has.
  func append(
    _ id: TokenID, _ part: CSSPart, of value: TokenValue, to bytes: inout [UInt8]
  ) {
    bytes.append(UInt8(ascii: "-"))
    bytes.append(UInt8(ascii: "-"))
    bytes += joined[id]
    if part != .whole { bytes += part.suffix(of: value, style: style) }
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
