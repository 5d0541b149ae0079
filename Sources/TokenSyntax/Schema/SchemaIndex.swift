/// The documents of one compilation: which parts have a URI of their own, and which names.
struct SchemaIndex {
  /// A document, or a part of one with its own `$id`.
  struct Resource {
    var place: SchemaPlace
    /// The absolute URI without its fragment, if there is any absolute one.
    var base: URIReference
    var dialect: SchemaDialect
    var vocabularies: SchemaVocabularies
    var anchors: [String: NodeID] = [:]
    var dynamicAnchors: [String: NodeID] = [:]
  }

  private(set) var documents: [JSONTree] = []
  private(set) var resources: [Resource] = []
  private var byURI: [String: Int] = [:]
  private var walked: Set<SchemaPlace> = []
  /// By document: the positions of its resources, in the order of the text.
  private var ofDocument: [[Int]] = []
  private let keywords: [NameID: SchemaKeyword]
  /// Faults of dialects: the place of the `$schema` and what is wrong.
  private(set) var faults: [(place: SchemaPlace, message: String)] = []

  init(_ names: inout NameTable) {
    var keywords: [NameID: SchemaKeyword] = [:]
    for keyword in SchemaKeyword.allCases {
      keywords[names.intern(Array(keyword.rawValue.utf8)[...])] = keyword
    }
    self.keywords = keywords
  }

  /// What the keyword with this name is.
  func keyword(_ name: NameID) -> SchemaKeyword? { keywords[name] }

  /// Adds a document and everything in it that has an `$id` or an anchor; its root resource.
  mutating func add(
    _ tree: JSONTree, uri: String, dialect: SchemaDialect, library: SchemaLibrary,
    _ names: inout NameTable
  ) -> Int {
    documents.append(tree)
    ofDocument.append([])
    let place = SchemaPlace(document: documents.count - 1, node: .root)
    let resource = open(
      place, base: URIReference(uri), parent: nil, fallback: dialect, library, &names)
    if byURI[URIReference(uri).withoutFragment] == nil {
      byURI[URIReference(uri).withoutFragment] = resource
    }
    walk(place, in: resource, library, &names)
    return resource
  }

  /// The resource with a URI without a fragment, if its document has been added.
  func resource(_ uri: String) -> Int? { byURI[uri] }

  /// The innermost resource around a place.
  func resource(around place: SchemaPlace) -> Int {
    let candidates = ofDocument[place.document]
    var best = candidates[0]
    for candidate in candidates {
      let root = resources[candidate].place.node
      if root <= place.node, place.node.rawValue < documents[place.document][root].next,
        root >= resources[best].place.node
      {
        best = candidate
      }
    }
    return best
  }

  /// The text of a member that is a string.
  func text(_ place: SchemaPlace, _ keyword: SchemaKeyword) -> (text: String, place: SchemaPlace)? {
    let tree = documents[place.document]
    guard tree.isObject(place.node) else { return nil }
    for child in tree.children(place.node) where keywords[tree.name(child)] == keyword {
      guard let text = tree.string(child) else { return nil }
      return (text, SchemaPlace(document: place.document, node: child))
    }
    return nil
  }

  /// Finds anchors and identifiers at and below a schema. Iterative.
  mutating func walk(
    _ start: SchemaPlace, in resource: Int, _ library: SchemaLibrary, _ names: inout NameTable
  ) {
    var pending = [(node: start.node, resource: resource)]
    let tree = documents[start.document]
    while let (node, outer) = pending.popLast() {
      let place = SchemaPlace(document: start.document, node: node)
      guard tree.isObject(node), walked.insert(place).inserted else { continue }
      let current = enter(place, in: outer, library, &names)
      let dialect = resources[current].dialect
      if dialect == .draft07, text(place, .ref) != nil {
        // Everything beside `$ref` is ignored, but definitions stay reachable.
        for child in tree.children(node) where isDefinitions(tree.name(child)) {
          for schema in tree.children(child) { pending.append((schema, current)) }
        }
        continue
      }
      for child in tree.children(node) {
        guard let keyword = keywords[tree.name(child)] else { continue }
        switch keyword.shape(in: dialect) {
        case .none: break
        case .one: pending.append((child, current))
        case .list where tree.isArray(child), .map where tree.isObject(child):
          for schema in tree.children(child) { pending.append((schema, current)) }
        case .oneOrList where tree.isArray(child):
          for schema in tree.children(child) { pending.append((schema, current)) }
        case .oneOrList: pending.append((child, current))
        case .list, .map: break
        }
      }
    }
  }

  private func isDefinitions(_ name: NameID) -> Bool {
    keywords[name] == .definitions || keywords[name] == .defs
  }

  /// Notes the identifiers of one schema; the resource to which what is below it belongs.
  private mutating func enter(
    _ place: SchemaPlace, in outer: Int, _ library: SchemaLibrary, _ names: inout NameTable
  ) -> Int {
    var current = outer
    let isDraft07 = resources[outer].dialect == .draft07
    if isDraft07, text(place, .ref) != nil { return outer }
    if let id = text(place, .id)?.text, resources[outer].place != place {
      let reference = URIReference(id)
      if isDraft07, let fragment = reference.fragment, !fragment.isEmpty {
        resources[outer].anchors[fragment] = place.node
        if reference.withoutFragment.isEmpty { return outer }
      }
      current = open(
        place, base: resources[outer].base.resolving(reference), parent: outer,
        fallback: resources[outer].dialect, library, &names)
    } else if isDraft07, let id = text(place, .id)?.text,
      let fragment = URIReference(id).fragment, !fragment.isEmpty
    {
      resources[outer].anchors[fragment] = place.node
    }
    guard resources[current].dialect == .draft202012 else { return current }
    if let anchor = text(place, .anchor)?.text {
      resources[current].anchors[anchor] = place.node
    }
    if let anchor = text(place, .dynamicAnchor)?.text {
      resources[current].anchors[anchor] = place.node
      resources[current].dynamicAnchors[anchor] = place.node
    }
    return current
  }

  /// Adds a resource, with its dialect and its URI.
  private mutating func open(
    _ place: SchemaPlace, base: URIReference, parent: Int?, fallback: SchemaDialect,
    _ library: SchemaLibrary, _ names: inout NameTable
  ) -> Int {
    var base = base
    base.fragment = nil
    var vocabularies = parent.map { resources[$0].vocabularies } ?? .standard
    var dialect = fallback
    if let schema = text(place, .schema) {
      (dialect, vocabularies) = self.dialect(schema.text, schema.place, library, &names)
    }
    // Beside `$ref` a draft-07 `$id` means nothing.
    if parent == nil, let id = text(place, .id)?.text,
      dialect == .draft202012 || text(place, .ref) == nil
    {
      base = base.resolving(URIReference(id))
      base.fragment = nil
    }
    resources.append(
      Resource(place: place, base: base, dialect: dialect, vocabularies: vocabularies))
    let resource = resources.count - 1
    ofDocument[place.document].append(resource)
    if byURI[base.withoutFragment] == nil { byURI[base.withoutFragment] = resource }
    return resource
  }

  /// What a `$schema` switches on.
  private mutating func dialect(
    _ uri: String, _ place: SchemaPlace, _ library: SchemaLibrary, _ names: inout NameTable
  ) -> (SchemaDialect, SchemaVocabularies) {
    let known = URIReference(uri).withoutFragment
    switch known {
    case "https://json-schema.org/draft/2020-12/schema": return (.draft202012, .standard)
    case "http://json-schema.org/draft-07/schema", "https://json-schema.org/draft-07/schema",
      "http://json-schema.org/draft-06/schema":
      return (.draft07, .standard)
    default: break
    }
    guard !known.hasPrefix("http://json-schema.org/draft"),
      !known.hasPrefix("https://json-schema.org/draft"),
      let meta = library.document(known, &names)
    else {
      faults.append((place, "the dialect `\(uri)` is not known; 2020-12 and draft-07 are"))
      return (.draft202012, .standard)
    }
    return (dialect(ofMetaSchema: meta), vocabularies(of: meta, place, names))
  }

  private func dialect(ofMetaSchema meta: JSONTree) -> SchemaDialect {
    let schema = meta.children(.root).first { keywords[meta.name($0)] == .schema }
    let uri = schema.flatMap { meta.string($0) } ?? ""
    return uri.holds("draft-07") ? .draft07 : .draft202012
  }

  private mutating func vocabularies(
    of meta: JSONTree, _ place: SchemaPlace, _ names: NameTable
  ) -> SchemaVocabularies {
    guard let list = meta.children(.root).first(where: { keywords[meta.name($0)] == .vocabulary })
    else { return .standard }
    var vocabularies: SchemaVocabularies = []
    for entry in meta.children(list) {
      let uri = names.string(meta.name(entry))
      if let vocabulary = SchemaVocabularies(uri: uri) {
        vocabularies.insert(vocabulary)
      } else if meta.bool(entry) == true {
        faults.append((place, "the vocabulary `\(uri)` is required and not known"))
      }
    }
    return vocabularies
  }
}
