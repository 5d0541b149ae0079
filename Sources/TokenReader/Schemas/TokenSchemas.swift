import TokenModel

/// The JSON Schemas (2020-12) that `tokenc schema` prints, for editors and for validation.
///
/// Each stands alone: whatever it refers to is under its `$defs`, and nothing is ever fetched. They
/// are the letter of DTCG 2025.10, and the typechecker stays the authority: a schema does not see
/// where references lead, which type a group gives to a token, or what other files hold.
package enum TokenSchemas {
  /// The schema of token files.
  package static let tokens = document(
    "tokens.json", "Design tokens",
    "A file of design tokens in the format of DTCG 2025.10, with animations by tokenc.",
    root: SchemaDefinitions.file)

  /// The schema of resolver documents.
  package static let resolver = document(
    "resolver.json", "Token resolver",
    "A resolver document of DTCG 2025.10: which token files are merged in which contexts.",
    root: SchemaDefinitions.resolverDocument)

  /// The schema of what stands under `$extensions` with the key `dev.tokenc.animation`.
  package static let animation = document(
    "animation.json", "Token animation",
    "What a group or token holds under `$extensions` with the key `dev.tokenc.animation`.",
    root: .definition("animation"))

  /// Where the names of the schemas begin. Names only: there is nothing to fetch.
  package static let base = "https://tokenc.dev/schema/2025.10/"

  private static let definitions: SchemaDefinitions.List =
    SchemaDefinitions.resolver + SchemaDefinitions.tree + SchemaDefinitions.inheritance
    + SchemaDefinitions.color + SchemaDefinitions.simple + SchemaDefinitions.composite
    + SchemaDefinitions.references
    + SchemaDefinitions.animation + SchemaDefinitions.easing

  /// The text of a schema with the definitions that it uses.
  private static func document(
    _ name: String, _ title: String, _ description: String, root: SchemaValue
  ) -> String {
    let head: SchemaValue = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": .string(base + name),
      "title": .string(title),
      "description": .string(description),
    ]
    let used = usedNames(root)
    let list = definitions.filter { used.contains($0.name) }
    return head.adding(root.removing(["title", "description"]))
      .adding(["$defs": .object(list)]).prettyText
  }

  /// The names of all definitions that are reached from a schema.
  private static func usedNames(_ root: SchemaValue) -> Set<String> {
    let values = Dictionary(uniqueKeysWithValues: definitions.map { ($0.name, $0.value) })
    var used: Set<String> = []
    var open = root.references
    while let name = open.popLast() {
      guard used.insert(name).inserted, let value = values[name] else { continue }
      open += value.references
    }
    return used
  }
}
