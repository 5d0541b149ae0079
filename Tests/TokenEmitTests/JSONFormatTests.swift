import Foundation
import Testing
import TokenModel
import TokenMotion

@testable import TokenEmit

/// The resolved JSON: its shape, its schema, and that it loses nothing.
struct JSONFormatTests {
  private static func text(
    _ tokens: ThemedTokens, _ options: JSONOptions = JSONOptions()
  ) throws -> [UInt8] {
    let plan = JSONEmitter(options: options).plan(tokens)
    #expect(plan.diagnostics.isEmpty)
    return try #require(plan.files.first).bytes()
  }

  private static func object(_ bytes: [UInt8]) throws -> [String: Any] {
    try #require(
      JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  @Test func everyTokenHasAValueForEachOfItsCombinations() throws {
    let tokens = CSSProject.resolver(CSSEverything.document)
    let file = try Self.object(try Self.text(tokens))
    let written = try #require(file["tokens"] as? [[String: Any]])
    #expect(written.count == tokens.count)
    for (id, entry) in zip(tokens.tokenIDs, written) {
      #expect(entry["name"] as? String == tokens.path(of: id).description)
      let values = try #require(entry["values"] as? [[String: Any]])
      #expect(values.count == tokens.support(of: id).count)
      for (combination, value) in zip(tokens.combinations(of: id), values) {
        #expect((value["value"] is NSNull) == (combination.value == nil))
        if case .number(let number) = combination.value {
          #expect(value["value"] as? Double == number)
        }
        if case .color(let color) = combination.value {
          #expect(value["hex"] as? String == color.screenBytes.hex)
        }
      }
    }
  }

  @Test func contextsAliasesAndNotesAreTold() throws {
    let tokens = CSSProject.resolver(CSSEverything.document)
    let file = try Self.object(try Self.text(tokens))
    let written = try #require(file["tokens"] as? [[String: Any]])
    func values(_ name: String) throws -> [[String: Any]] {
      let entry = try #require(written.first { $0["name"] as? String == name })
      return try #require(entry["values"] as? [[String: Any]])
    }
    #expect(
      try values("alias.chain").first?["aliases"] as? [String] == ["alias.color", "plain.hex"])
    #expect(try values("hostile.said").first?["deprecated"] as? String == "use */ x")
    let both = try values("theme.both")
    #expect(both.count == 6)
    #expect(
      both.last?["contexts"] as? [String: String]
        == ["theme": "high contrast", "density": "compact"])
    #expect(both.map { $0["value"] as? Double } == [1, 9, 2, 9, 3, 9])
  }

  @Test func optionsLeaveOutWhatTheyName() throws {
    let tokens = CSSProject.resolver(CSSEverything.document)
    var options = JSONOptions()
    options.layout = .compact
    options.writesAliases = false
    options.writesDescriptions = false
    options.writesHex = false
    let text = String(decoding: try Self.text(tokens, options), as: UTF8.self)
    #expect(!text.dropLast().contains("\n"))
    for name in ["aliases", "description", "deprecated"] { #expect(!text.contains("\"\(name)\"")) }
    #expect(!text.contains("\"hex\":\"#ff6600\""))
  }

  @Test(.enabled(if: ToolHarness.has("python3"), "no python3"))
  func theFileFitsItsSchema() throws {
    let program = """
      import json, sys
      from jsonschema import Draft202012Validator
      schema = json.load(open("schema.json"))
      Draft202012Validator.check_schema(schema)
      for name in sys.argv[1:]:
        Draft202012Validator(schema).validate(json.load(open(name)))
      print("valid")
      """
    let output = try ToolHarness.run(
      "python3", ["check.py", "everything.json", "pulse.json"],
      files: [
        "check.py": Array(program.utf8), "schema.json": Array(JSONEmitter.schema.utf8),
        "everything.json": try Self.text(CSSProject.resolver(CSSEverything.document)),
        "pulse.json": try Self.text(CSSProject.pulse()),
      ])
    #expect(output == "valid\n")
  }

  @Test func animationsAreResolved() throws {
    let file = try Self.object(try Self.text(CSSProject.pulse()))
    let animations = try #require(file["animations"] as? [[String: Any]])
    let values = try #require(animations.first?["values"] as? [[String: Any]])
    #expect(animations.first?["name"] as? String == "motion.skeleton.pulse")
    #expect(values.count == 2)
    let motion = try #require(values.first?["value"] as? [String: Any])
    #expect(motion["durationNanoseconds"] as? Int == 480_000_000)
    #expect(motion["iterations"] as? String == "infinite")
    #expect((motion["reducedMotion"] as? [String: Any])?["hold"] as? Double == 0)
  }
}
