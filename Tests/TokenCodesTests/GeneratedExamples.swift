/// Files for the examples of the reader's codes that are described in words.
enum GeneratedExamples {
  /// The faulty files by code.
  static let bad: [String: @Sendable () -> ExampleRun] = [
    "json-invalid-utf8": { named([0x47, 0x72, 0xFC, 0x6E]) },
    "json-too-deep": { nested(1001) },
    "json-too-many-faults": { members(100, separator: " ") },
    "extends-too-large": { doubled(20) },
    "too-many-permutations": { overridden(by: 13) },
  ]

  /// The mended files by code.
  static let good: [String: @Sendable () -> ExampleRun] = [
    "json-invalid-utf8": { named([0x47, 0x72, 0xC3, 0xBC, 0x6E]) },
    "json-too-deep": { nested(900) },
    "json-too-many-faults": { members(100, separator: ":") },
    "extends-too-large": { doubled(8) },
    "too-many-permutations": { overridden(by: 12) },
  ]

  private static func tokens(_ text: String) -> ExampleRun {
    ExampleRun("example.tokens.json", Array(text.utf8))
  }

  /// A token whose name has the given bytes.
  private static func named(_ name: [UInt8]) -> ExampleRun {
    let tail = #"": { "$type": "number", "$value": 4 } }"#
    return ExampleRun("example.tokens.json", Array(#"{ ""#.utf8) + name + Array(tail.utf8))
  }

  /// A token inside `depth` groups.
  private static func nested(_ depth: Int) -> ExampleRun {
    let token = #"{ "$type": "number", "$value": 4 }"#
    return tokens(
      String(repeating: #"{ "a": "#, count: depth) + token + String(repeating: " }", count: depth))
  }

  private static func members(_ count: Int, separator: String) -> ExampleRun {
    let members = (0..<count).map {
      "\"a\($0)\" \(separator) { \"$type\": \"number\", \"$value\": 4 }"
    }
    return tokens("{ \(members.joined(separator: ", ")) }")
  }

  /// Groups of which each extends the one before twice.
  private static func doubled(_ steps: Int) -> ExampleRun {
    let groups = (1...steps).map {
      let base = "\"$extends\": \"{a\($0 - 1)}\""
      return "\"a\($0)\": { \"x\": { \(base) }, \"y\": { \(base) } }"
    }
    let first = #""a0": { "gap": { "$type": "number", "$value": 4 } }"#
    return tokens("{ \(([first] + groups).joined(separator: ", ")) }")
  }

  /// A token that each of several modifiers with two contexts can override.
  private static func overridden(by count: Int) -> ExampleRun {
    let token = #"{ "gap": { "$type": "number", "$value": 4 } }"#
    let modifiers = (0..<count).map {
      "\"m\($0)\": { \"default\": \"off\", \"contexts\": { \"off\": [], \"on\": [\(token)] } }"
    }
    let references = (0..<count).map { ", { \"$ref\": \"#/modifiers/m\($0)\" }" }
    let text = """
      {
        "version": "2025.10",
        "sets": { "base": { "sources": [\(token)] } },
        "modifiers": { \(modifiers.joined(separator: ", ")) },
        "resolutionOrder": [{ "$ref": "#/sets/base" }\(references.joined())]
      }
      """
    return ExampleRun("example.resolver.json", Array(text.utf8))
  }
}
