import TokenModel
import TokenMotion

/// Prints variables and maps of SCSS.
struct SCSSPrinter: Sendable {
  let tokens: ThemedTokens
  let options: SCSSOptions
  private let names: JoinedNames
  private let values: SCSSValues

  /// Names every token.
  init(_ tokens: ThemedTokens, _ options: SCSSOptions) {
    self.tokens = tokens
    self.options = options
    values = SCSSValues(colors: options.colors)
    names = JoinedNames(tokens, style: .kebab, prefix: Array(options.prefix.utf8)) {
      PlainIdentifier.escaped($0, letters: .unicode, keeping: UInt8(ascii: "-"))
    }
  }

  /// The names of the maps: a token that has one gets `_` behind it.
  private static let maps = PlainIdentifier.words("tokens tokens-in-contexts")

  /// The errors for names that several tokens have.
  func collisions() -> [Diagnostic] {
    names.claims.collisions(in: tokens, target: SCSSEmitter.name, sigil: "$")
  }

  /// Writes the whole file.
  func write(to sink: inout ByteSink) {
    CodeWriter.write(to: &sink) { w in
      w.line("// \(GeneratedMark.text)")
      w.blankLine()
      for id in tokens.tokenIDs {
        if options.writesComments { writeComment(of: id, to: &w) }
        w.begin()
        appendVariable(id, to: &w)
        w.append(": ")
        if let value = tokens.value(of: id, in: tokens.defaultTheme) {
          w.append { values.append(value, to: &$0) }
        } else {
          w.append("null")
        }
        w.append(options.isDefault ? " !default;" : ";")
        w.end()
      }
      if options.writesMaps { writeMaps(to: &w) }
    }
  }

  private func writeMaps(to w: inout CodeWriter) {
    w.blankLine()
    w.block("$tokens: (", closing: ");") { w in
      for id in tokens.tokenIDs {
        w.begin()
        appendKey(tokens.path(of: id).description, to: &w)
        appendVariable(id, to: &w)
        w.append(",")
        w.end()
      }
    }
    w.blankLine()
    w.block("$tokens-in-contexts: (", closing: ");") { w in
      for id in tokens.tokenIDs where tokens.support(of: id).count > 1 {
        w.begin()
        appendKey(tokens.path(of: id).description, to: &w)
        w.append("(")
        w.end()
        w.indent()
        for combination in tokens.combinations(of: id) {
          guard let value = combination.value else { continue }
          w.begin()
          appendKey(tokens.contextText(of: id, in: combination.theme), to: &w)
          w.append { values.append(value, to: &$0, isInMap: true) }
          w.append(",")
          w.end()
        }
        w.outdent()
        w.line("),")
      }
    }
  }

  private func appendKey(_ text: String, to w: inout CodeWriter) {
    w.append { SCSSValues.appendString(text, to: &$0) }
    w.append(": ")
  }

  private func appendVariable(_ id: TokenID, to w: inout CodeWriter) {
    w.append("$")
    w.append(PlainIdentifier.complete(names[id], keywords: Self.maps, letters: .unicode))
  }

  private func writeComment(of id: TokenID, to w: inout CodeWriter) {
    let theme = tokens.defaultTheme
    var text = tokens.description(of: id, in: theme) ?? ""
    if let deprecation = tokens.deprecation(of: id, in: theme) {
      text += "\nDeprecated" + (deprecation.message.map { ": \($0)" } ?? "")
    }
    for line in text.split(whereSeparator: \.isNewline) {
      w.begin()
      w.append("// ")
      // `\f` ends a line of SCSS, as every line break does.
      w.append(line.utf8.map { $0 < 0x20 || $0 == 0x7F ? UInt8(ascii: " ") : $0 })
      w.end()
    }
  }
}
