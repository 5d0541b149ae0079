import Testing
import TokenModel
import TokenMotion
import TokenReader
import TokenSyntax

/// What is said of every schema that `tokenc schema` prints.
@Suite struct SchemaShapeTests {
  static let all = [TokenSchemas.tokens, TokenSchemas.resolver, TokenSchemas.animation]

  @Test(arguments: all) func compilesWithoutFaults(_ text: String) {
    let compiled = CompiledSchema(text)
    #expect(compiled.faults.isEmpty, "\(compiled.faults.map(\.message))")
    // Nothing but the schema itself is needed.
    #expect(compiled.schema.documents.count == 1)
  }

  @Test(arguments: all) func satisfiesTheMetaSchema(_ text: String) throws {
    var meta = CompiledSchema(#"{"$ref": "https://json-schema.org/draft/2020-12/schema"}"#)
    #expect(meta.faults.isEmpty)
    #expect(meta.lines(text) == [])
    // The meta-schema does see a fault.
    let broken = text.replacing(
      #""type": "object""#, with: #""type": "objekt""#, maxReplacements: 1)
    #expect(meta.lines(broken).count == 1)
  }

  @Test func hasStableNames() {
    for (text, name) in zip(Self.all, ["tokens", "resolver", "animation"]) {
      let lines = text.split(separator: "\n").prefix(3)
      #expect(
        lines == [
          "{", "  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",",
          "  \"$id\": \"https://tokenc.dev/schema/2025.10/\(name).json\",",
        ])
      #expect(text.hasSuffix("}\n"))
    }
  }

  @Test(arguments: all) func usesEveryDefinitionAndDefinesEveryReference(_ text: String) throws {
    var names = NameTable()
    let file = SourceFile(text: text)
    let (tree, faults) = parseJSON(file, dialect: .strict, names: &names)
    #expect(faults.isEmpty)
    var used: Set<String> = []
    var defined: Set<String> = []
    for index in tree.nodes.indices {
      let node = NodeID(UInt32(index))
      let name = names.string(tree.name(node))
      if name == "$ref", let target = tree.string(node) {
        try #require(target.hasPrefix("#/$defs/"), "\(target)")
        used.insert(String(target.dropFirst("#/$defs/".count)))
      }
      if name == "$defs" {
        defined.formUnion(tree.children(node).map { names.string(tree.name($0)) })
      }
    }
    #expect(used.subtracting(defined).isEmpty)
    // `$defs` is also a member of resolver documents, as are the parts of our schema for it.
    #expect(defined.subtracting(used).subtracting(["description"]).isEmpty)
  }

  /// An editor shows the words of the model.
  @Test func listsTheWordsOfTheModel() {
    for space in ColorSpace.allCases {
      #expect(TokenSchemas.tokens.contains("\"const\": \"\(space.name)\""))
    }
    for type in TokenType.standard {
      #expect(TokenSchemas.tokens.contains("\"const\": \"\(type.name)\""))
    }
    let weights = FontWeightName.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    #expect(TokenSchemas.tokens.contains("\"enum\": [\(weights)]"))
    #expect(TokenSchemas.tokens.contains("950 extra-black, ultra-black."))
  }
}
