import TokenEmit
import TokenModel
import TokenMotion
import TokenReader
import TokenSyntax

/// Prints tokens with their values in the theme of the default contexts.
struct TokenPrinter {
  private let tokens: ThemedTokens
  private let theme: Theme
  private var places: Places

  /// - Parameter tokens: Contexts that a person chose are the defaults of their modifiers there.
  init(tokens: ThemedTokens, sources: SourceMap) {
    self.tokens = tokens
    theme = tokens.defaultTheme
    places = Places(sources)
  }

  /// One line for each token: its path, type and value in columns.
  func printText(_ ids: [TokenID], on stream: StandardStream) {
    let texts = CSSTokenTexts(tokens)
    let rows = ids.compactMap { id -> (path: String, type: String, text: String)? in
      guard let value = tokens.value(of: id, in: theme) else { return nil }
      var text = value.hex ?? texts.text(of: id, in: theme) ?? ""
      if let target = tokens.aliasTarget(of: id, in: theme) {
        text += stream.style.paint("  = {\(tokens.path(of: target))}", .dim)
      }
      return (tokens.path(of: id).description, value.typeName, text)
    }
    let pathWidth = rows.map { TerminalText.width(of: $0.path) }.max() ?? 0
    let typeWidth = rows.map { TerminalText.width(of: $0.type) }.max() ?? 0
    for row in rows {
      let path = padded(TerminalText.visible(row.path), to: pathWidth)
      let type = padded(TerminalText.visible(row.type), to: typeWidth)
      stream.writeLine("\(path)  \(stream.style.paint(type, .blue))  \(row.text)")
    }
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - TerminalText.width(of: text), 0))
  }

  /// The shape that COMMAND-LINE.md fixes.
  mutating func printJSON(_ ids: [TokenID], on stream: StandardStream) {
    var json = JSONWriter(style: .pretty)
    json.beginObject()
    json.name("tokens")
    json.beginObject()
    for id in ids {
      guard let value = tokens.value(of: id, in: theme),
        let winner = tokens.winner(of: id, in: theme)
      else { continue }
      json.name(tokens.path(of: id).description)
      json.beginObject()
      json.name("type")
      json.string(value.typeName)
      json.name("value")
      json.value(value)
      let occurrence = tokens.occurrences[winner]
      let tree = tokens.trees[Int(occurrence.tree)]
      let span = tree.keySpan(occurrence.object) ?? tree.span(occurrence.object)
      let place = places.place(of: span)
      json.name("file")
      json.string(place.path)
      json.name("line")
      json.integer(place.start.line)
      json.name("column")
      json.integer(place.start.column)
      if let target = tokens.aliasTarget(of: id, in: theme) {
        json.name("aliasOf")
        json.string(tokens.path(of: target).description)
      }
      if let text = tokens.description(of: id, in: theme) {
        json.name("description")
        json.string(text)
      }
      write(tokens.deprecation(of: id, in: theme), &json)
      json.endObject()
    }
    json.endObject()
    json.endObject()
    stream.write(json.bytes)
    stream.writeLine()
  }

  private func write(_ deprecation: Deprecation?, _ json: inout JSONWriter) {
    guard let deprecation else { return }
    json.name("deprecated")
    if let message = deprecation.message { json.string(message) } else { json.bool(true) }
  }
}

extension TokenValue {
  /// A colour as hexadecimal, if sRGB can show it.
  fileprivate var hex: String? {
    guard case .color(let value) = self, value.color.isInGamut(of: .srgb) else { return nil }
    return RGBA8(value.color).hex
  }
}
