import TokenModel
import TokenMotion
import TokenSyntax

/// Prints the resolved JSON.
struct JSONPrinter: Sendable {
  let tokens: ThemedTokens
  let options: JSONOptions

  /// Writes the whole file.
  func write(to sink: inout ByteSink) {
    let style: JSONWriter.Style = options.layout == .pretty ? .pretty : .compact
    var json = JSONWriter(style: style)
    json.beginObject()
    json.name("comment")
    json.string(GeneratedMark.text)
    json.name("version")
    json.integer(JSONEmitter.version)
    json.name("modifiers")
    json.beginArray()
    for modifier in tokens.modifiers { write(modifier, to: &json) }
    json.endArray()
    json.name("tokens")
    json.beginArray()
    for id in tokens.tokenIDs { write(id, to: &json) }
    json.endArray()
    json.name("animations")
    json.beginArray()
    for record in tokens.animations { write(record, to: &json) }
    json.endArray()
    json.endObject()
    sink.append(json.finish())
  }

  private func write(_ modifier: Modifier, to json: inout JSONWriter) {
    json.beginObject(inline: true)
    json.name("name")
    json.string(modifier.name)
    json.name("contexts")
    json.beginArray(inline: true)
    for context in modifier.contexts { json.string(context) }
    json.endArray()
    json.name("default")
    if let index = modifier.defaultContext {
      json.string(modifier.contexts[index])
    } else {
      json.null()
    }
    json.endObject()
  }

  private func write(_ id: TokenID, to json: inout JSONWriter) {
    let path = tokens.path(of: id)
    let type = tokens.leadingValue(of: id)?.typeName
    json.beginObject()
    json.name("path")
    json.beginArray(inline: true)
    for name in path.names { json.string(name) }
    json.endArray()
    json.name("name")
    json.string(path.description)
    json.name("type")
    if let type { json.string(type) } else { json.null() }
    json.name("values")
    json.beginArray()
    for combination in tokens.combinations(of: id) {
      write(combination, of: id, type, to: &json)
    }
    json.endArray()
    json.endObject()
  }

  private func write(
    _ combination: TokenCombination, of id: TokenID, _ type: String?, to json: inout JSONWriter
  ) {
    json.beginObject()
    write(tokens.contextNames(of: id, in: combination.theme), to: &json)
    json.name("value")
    guard let value = combination.value else {
      json.null()
      json.endObject()
      return
    }
    json.value(value)
    if value.typeName != type {
      json.name("type")
      json.string(value.typeName)
    }
    if options.writesHex, case .color(let color) = value {
      json.name("hex")
      json.string(color.screenBytes.hex)
    }
    let aliases = tokens.aliasChain(of: id, in: combination.theme)
    if options.writesAliases, !aliases.isEmpty {
      json.name("aliases")
      json.beginArray(inline: true)
      for alias in aliases { json.string(tokens.path(of: alias).description) }
      json.endArray()
    }
    if options.writesDescriptions { writeNotes(of: id, in: combination.theme, to: &json) }
    json.endObject()
  }

  private func writeNotes(of id: TokenID, in theme: Theme, to json: inout JSONWriter) {
    if let description = tokens.description(of: id, in: theme) {
      json.name("description")
      json.string(description)
    }
    if let deprecation = tokens.deprecation(of: id, in: theme) {
      json.name("deprecated")
      if let message = deprecation.message { json.string(message) } else { json.bool(true) }
    }
  }

  /// Writes the member `contexts`.
  func write(
    _ contexts: [(modifier: String, context: String)], to json: inout JSONWriter
  ) {
    json.name("contexts")
    json.beginObject(inline: true)
    for (modifier, context) in contexts {
      json.name(modifier)
      json.string(context)
    }
    json.endObject()
  }
}
