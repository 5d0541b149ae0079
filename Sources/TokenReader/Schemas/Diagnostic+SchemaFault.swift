package import TokenModel
package import TokenSyntax

extension Diagnostic {
  /// The finding about a fault of a schema, or of a value that it judges: it names the keyword and
  /// where that stands in the schema.
  package init(_ fault: SchemaFault) {
    let code = DiagnosticCode.of(fault.code)
    var help = fault.help
    var labels: [Label] = []
    switch fault.code {
    case .mismatch, .tooComplex:
      let place = "`\(fault.keyword)` at \(fault.schemaLocation)"
      help = help.map { "\($0); the rule is \(place)" } ?? "the rule is \(place)"
      labels = [Label(span: fault.schemaSpan, text: "the rule that is broken")]
    case .badKeyword, .badPattern, .missingDocument, .missingPlace, .unknownDialect: break
    }
    // A schema that is part of the program is no file of the user.
    if fault.schemaSpan.file == FileID(.max) { labels = [] }
    self.init(code, fault.message, at: fault.span, labels: labels, help: help)
  }
}

extension DiagnosticCode {
  /// The code for a kind of fault.
  static func of(_ code: SchemaFaultCode) -> DiagnosticCode {
    switch code {
    case .mismatch: .schemaMismatch
    case .tooComplex: .schemaTooComplex
    case .badKeyword: .schemaBadKeyword
    case .badPattern: .schemaBadPattern
    case .missingDocument: .schemaMissingDocument
    case .missingPlace: .schemaMissingPlace
    case .unknownDialect: .schemaUnknownDialect
    }
  }
}

extension TokenSchemas {
  /// The tree of the schema with a name; nil for any other name.
  @Sendable static func tree(_ uri: String, _ names: inout NameTable) -> JSONTree? {
    let texts = ["tokens.json": tokens, "resolver.json": resolver, "animation.json": animation]
    guard uri.hasPrefix(base), let text = texts[String(uri.dropFirst(base.count))] else {
      return nil
    }
    let file = SourceFile(id: FileID(.max), path: uri, bytes: Array(text.utf8))
    return parseJSON(file, dialect: .strict, names: &names).tree
  }
}
