import TokenModel
import TokenSyntax

/// The resolver document from which tokens were read.
struct ResolverTree {
  /// The text.
  let tree: JSONTree
  private let names: NameTable

  /// Finds it; nil if there is none.
  init?(_ tokens: ThemedTokens) {
    guard
      let tree = tokens.trees.first(where: {
        $0.isObject(.root) && $0.member(.root, .resolutionOrder) != nil
      })
    else { return nil }
    self.tree = tree
    names = tokens.names
  }

  /// Where it is.
  var path: String { tree.file.path }

  /// Copies what it says about itself.
  func copy(_ wanted: [WellKnownName], of node: NodeID, to json: inout JSONWriter) {
    for name in wanted {
      guard let member = tree.member(node, name) else { continue }
      json.name(name.spelling)
      json.value(member, of: tree, names: names)
    }
  }

  /// The set or modifier with a name; nil if it stands in the order itself, or there is none.
  func find(_ name: String, in map: WellKnownName) -> NodeID? {
    guard let all = tree.member(.root, map), tree.isObject(all), let id = names.find(name),
      let found = tree.member(all, id), tree.isObject(found)
    else { return nil }
    return found
  }
}

/// Prints the resolver document that joins the new files.
struct MigrationResolver {
  let tokens: ThemedTokens
  /// The positions of the modifiers that are wanted.
  let modifiers: [Int]
  let layout: MigrationLayout
  let paths: [MigrationKey: String]
  /// Where the document will be.
  let path: String
  /// The document that it replaces.
  let old: ResolverTree?

  /// The text.
  func print() -> [UInt8] {
    var json = JSONWriter(style: .pretty)
    json.beginObject()
    old?.copy([.name], of: .root, to: &json)
    json.name("version")
    json.string("2025.10")
    old?.copy([.plainDescription], of: .root, to: &json)
    let sets = sets()
    if !sets.isEmpty { writeSets(sets, to: &json) }
    if !modifiers.isEmpty { writeModifiers(to: &json) }
    json.name("resolutionOrder")
    json.beginArray()
    let references =
      sets.map { "#/sets/" + Self.escaped($0.name) }
      + modifiers.map { "#/modifiers/" + Self.escaped(tokens.modifiers[$0].name) }
    for reference in references { writeReference(reference, to: &json) }
    json.endArray()
    old?.copy([.extensions], of: .root, to: &json)
    json.endObject()
    return json.finish()
  }

  /// The files of each set. What belongs to no set is the set `tokens`.
  private func sets() -> [(name: String, files: [String])] {
    var result: [(name: String, files: [String])] = []
    for key in layout.keys where key.place == .base {
      guard let file = paths[key] else { continue }
      let name = key.set ?? "tokens"
      if let index = result.firstIndex(where: { $0.name == name }) {
        result[index].files.append(file)
      } else {
        result.append((name, [file]))
      }
    }
    return result
  }

  private func writeSets(
    _ sets: [(name: String, files: [String])], to json: inout JSONWriter
  ) {
    json.name("sets")
    json.beginObject()
    for set in sets {
      json.name(set.name)
      json.beginObject()
      let node = old?.find(set.name, in: .sets)
      if let node { old?.copy([.plainDescription], of: node, to: &json) }
      json.name("sources")
      json.beginArray()
      for file in set.files { writeReference(to: file, &json) }
      json.endArray()
      if let node, old?.tree.member(node, .extensions) != nil {
        old?.copy([.extensions], of: node, to: &json)
      } else if tokens.sets.contains(where: { $0.name == set.name && !$0.isShown }) {
        json.name("$extensions")
        json.beginObject()
        json.name(WellKnownName.hidden.spelling)
        json.bool(true)
        json.endObject()
      }
      json.endObject()
    }
    json.endObject()
  }

  private func writeModifiers(to json: inout JSONWriter) {
    json.name("modifiers")
    json.beginObject()
    for index in modifiers {
      let modifier = tokens.modifiers[index]
      json.name(modifier.name)
      json.beginObject()
      let node = old?.find(modifier.name, in: .modifiers)
      if let node { old?.copy([.plainDescription], of: node, to: &json) }
      json.name("contexts")
      json.beginObject()
      for (context, name) in modifier.contexts.enumerated() {
        json.name(name)
        json.beginArray()
        for key in layout.keys where key.place == .context(modifier: index, context: context) {
          if let file = paths[key] { writeReference(to: file, &json) }
        }
        json.endArray()
      }
      json.endObject()
      if let context = modifier.defaultContext {
        json.name("default")
        json.string(modifier.contexts[context])
      }
      if let node { old?.copy([.extensions], of: node, to: &json) }
      json.endObject()
    }
    json.endObject()
  }

  private func writeReference(to file: String, _ json: inout JSONWriter) {
    writeReference(MigrationPaths.relative(file, from: path), to: &json)
  }

  private func writeReference(_ text: String, to json: inout JSONWriter) {
    json.beginObject(inline: true)
    json.name("$ref")
    json.string(text)
    json.endObject()
  }

  /// A name as a step of a JSON Pointer (RFC 6901) in the fragment of a URI.
  static func escaped(_ name: String) -> String {
    var text = ""
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "~"): text += "~0"
      case UInt8(ascii: "/"): text += "~1"
      case _ where byte.isASCIILower || byte.isASCIIUpper || byte.isASCIIDigit,
        UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return text
  }
}
