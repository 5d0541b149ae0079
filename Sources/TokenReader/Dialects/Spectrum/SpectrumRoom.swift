import TokenModel
import TokenSyntax

/// Adobe Spectrum, in both of its forms.
///
/// The older one is a flat object of tokens, each with the `$schema` that says its type, and with
/// `value`, or with `sets` that hold one for each context: `light`, `dark` and `wireframe` are
/// contexts of `theme`, `desktop` and `mobile` of `scale`, the systems of `system`. The newer one is
/// a list of tokens whose `name` is an object, and whose `$ref` is the `uuid` of another.
enum SpectrumRoom: DialectRoom {
  static let dialect = Dialect.spectrum

  static let vocabulary = ForeignVocabulary(
    vendor: "com.adobe.spectrum",
    roles: [
      "value": .taken, "sets": .taken, "$ref": .taken, "$schema": .extra,
      "description": .description, "deprecated": .deprecated, "lifecycle": .deprecated,
      "deprecated_comment": .deprecationText,
    ],
    bareReference: "$ref")

  /// Whether every token names a schema of Spectrum.
  static func matches(_ tree: JSONTree, _ names: NameTable) -> Bool {
    guard tree.isObject(.root) || tree.isArray(.root), tree.childCount(.root) > 0 else {
      return false
    }
    return tree.children(.root).allSatisfy { child in
      guard let schema = tree.member(child, named: "$schema", names),
        let text = tree.string(schema)
      else { return tree.isObject(.root) && tree.name(child) == WellKnownName.schema.id }
      return text.holds("/token-types/")
    } && tree.children(.root).contains { tree.isObject($0) }
  }

  static func translate(_ files: [ForeignFile], _ translation: inout Translation) {
    var collector = SpectrumCollector(files, translation)
    collector.run()
    translation.sink.add(collector.sink)
    ForeignTranslator.translate(files, collector.book, vocabulary, &translation)
  }
}
