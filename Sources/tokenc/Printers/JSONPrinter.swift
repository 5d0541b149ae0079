import TokenModel
import TokenSyntax

/// Prints findings as a JSON array: the shape that COMMAND-LINE.md fixes, with `token`, `contexts`
/// and `related` besides. Shapes only grow.
enum JSONPrinter {
  /// The array of all findings, with a line break behind it.
  static func print(_ diagnostics: [Diagnostic], sources: SourceMap, on stream: StandardStream) {
    var places = Places(sources)
    var json = JSONWriter(style: .pretty)
    json.beginArray()
    for diagnostic in diagnostics { write(diagnostic, &places, &json) }
    json.endArray()
    stream.write(json.bytes)
    stream.writeLine()
  }

  private static func write(
    _ diagnostic: Diagnostic, _ places: inout Places, _ json: inout JSONWriter
  ) {
    json.beginObject()
    json.name("code")
    json.string(diagnostic.code)
    json.name("severity")
    json.string(diagnostic.severity.name)
    json.name("message")
    json.string(diagnostic.message)
    write(diagnostic.span, &places, &json)
    json.name("help")
    if let help = diagnostic.help { json.string(help) } else { json.null() }
    if let token = diagnostic.tokenPath {
      json.name("token")
      json.string(token)
    }
    if !diagnostic.contexts.isEmpty {
      json.name("contexts")
      json.beginArray(inline: true)
      for context in diagnostic.contexts { json.string(context) }
      json.endArray()
    }
    if !diagnostic.labels.isEmpty {
      json.name("related")
      json.beginArray()
      for label in diagnostic.labels {
        json.beginObject()
        json.name("message")
        json.string(label.text)
        write(label.span, &places, &json)
        json.endObject()
      }
      json.endArray()
    }
    json.endObject()
  }

  /// The members that say where something is; null where it is in no file.
  private static func write(
    _ span: SourceSpan?, _ places: inout Places, _ json: inout JSONWriter
  ) {
    let place = span.map { places.place(of: $0) }
    json.name("file")
    if let place { json.string(place.path) } else { json.null() }
    let numbers = [
      ("line", place?.start.line), ("column", place?.start.column), ("endLine", place?.end.line),
      ("endColumn", place?.end.column),
    ]
    for (name, number) in numbers {
      json.name(name)
      if let number { json.integer(number) } else { json.null() }
    }
  }
}
