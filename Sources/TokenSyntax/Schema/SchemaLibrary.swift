/// The schema documents that references may lead to, by URI. Nothing is ever fetched.
///
/// The meta-schemas of draft-07 and 2020-12 are always there.
package struct SchemaLibrary: Sendable {
  private var documents: [String: JSONTree] = [:]
  /// Finds a document that was not added; it may read local files.
  package var load: (@Sendable (_ uri: String, _ names: inout NameTable) -> JSONTree?)?

  /// Makes a library with the meta-schemas only.
  package init() {}

  /// Adds a document under a URI; it can also be reached by the `$id` at its root. The tree must
  /// have been read with the names that the schema is compiled with.
  package mutating func add(_ tree: JSONTree, uri: String) {
    documents[URIReference(uri).withoutFragment] = tree
  }

  /// The document with a URI, without a fragment.
  func document(_ uri: String, _ names: inout NameTable) -> JSONTree? {
    if let tree = documents[uri] { return tree }
    if let tree = load?(uri, &names) { return tree }
    guard let text = MetaSchemas.text(uri: uri) else { return nil }
    let file = SourceFile(id: FileID(.max), path: uri, bytes: Array(text.utf8))
    return parseJSON(file, dialect: .strict, names: &names).tree
  }

  /// All added documents, by URI.
  var all: [(uri: String, tree: JSONTree)] {
    documents.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
