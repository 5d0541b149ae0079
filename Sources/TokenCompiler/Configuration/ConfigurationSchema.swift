import TokenEmit
import TokenModel
import TokenReader
import TokenSyntax

/// The JSON Schema (2020-12) of `tokenc.json`, assembled from what formats say of their options.
package enum ConfigurationSchema {
  /// The name of the schema. Nothing is ever fetched from it.
  package static let identifier = "https://tokenc.dev/schema/tokenc.json"

  /// The schema as indented JSON.
  package static var text: String { text { _ in true } }

  /// The schema as far as it says something about a configuration, as indented JSON. A configuration
  /// satisfies it if and only if it satisfies the whole schema, which is long; what is wrong, and
  /// what may have been meant, only the whole one tells.
  ///
  /// - Parameter isUsed: Whether a word is a member's name or a text of the configuration.
  static func text(_ isUsed: (String) -> Bool) -> String {
    var json = JSONWriter(style: .pretty)
    json.beginObject()
    json.member("$schema", "https://json-schema.org/draft/2020-12/schema")
    json.member("$id", identifier)
    json.member("title", "tokenc configuration")
    json.member(
      "description", "What tokenc reads and writes. Paths are relative to the file itself.")
    json.member("type", "object")
    json.name("properties")
    json.beginObject()
    writeProperties(&json, isUsed)
    json.endObject()
    json.name("additionalProperties")
    json.bool(false)
    json.name("$defs")
    json.object { if isUsed("lint") { writeLintDefinitions(&$0, isUsed) } }
    json.endObject()
    return String(decoding: json.bytes, as: UTF8.self) + "\n"
  }

  private static func writeProperties(_ json: inout JSONWriter, _ isUsed: (String) -> Bool) {
    json.property("$schema", "A hint for editors.") { $0.member("type", "string") }
    json.property(
      "inputs", "Files and folders that hold tokens. By default `tokens` if there is such a folder."
    ) {
      $0.member("type", "array")
      $0.name("items")
      $0.object { $0.type("string", minLength: 1) }
      $0.name("minItems")
      $0.integer(1)
    }
    json.property("out", "The folder of all outputs. By default `generated`.") {
      $0.type("string", minLength: 1)
    }
    json.property("outputs", "What is written. By default CSS, Swift and Kotlin.") {
      $0.member("type", "array")
      $0.name("items")
      $0.object { writeOutput(&$0, isUsed) }
    }
    json.property(
      "formats", "Programs that write further files. With this alone, no other output is written."
    ) {
      $0.member("type", "array")
      $0.name("items")
      $0.object(writeGenerator)
    }
    json.property("contexts", "A context for each modifier that is chosen for good.") {
      $0.member("type", "object")
      $0.name("additionalProperties")
      $0.object { $0.member("type", "string") }
    }
    json.property("spec", "The letter of a standard: older and looser spellings are errors.") {
      $0.name("const")
      $0.string("2025.10")
    }
    json.property(
      "dialect", "The form of all token files; without it each shows it by its content."
    ) {
      $0.strings("enum", Dialect.allCases.map(\.rawValue))
    }
    json.property("diagnostics", "How findings count whose code can be adjusted.") {
      guard isUsed("diagnostics") else { return }
      $0.member("type", "object")
      $0.name("propertyNames")
      $0.object {
        $0.strings("enum", DiagnosticCatalogue.all.filter(\.isAdjustable).map(\.id))
      }
      $0.name("additionalProperties")
      $0.object { $0.strings("enum", ["allow", "warn", "error"]) }
    }
    json.property("reading", "What may be concluded from files in other forms than the standard's.")
    {
      $0.member("type", "object")
      $0.name("properties")
      $0.object {
        $0.property(
          "typesFromPath",
          "Whether a token of Style Dictionary without a type has that of the first name of its path."
        ) {
          $0.member("type", "boolean")
        }
      }
      $0.name("additionalProperties")
      $0.bool(false)
    }
    json.property("limits", "Bounds on what a project may cost.") {
      $0.member("type", "object")
      $0.name("properties")
      $0.object {
        $0.property("permutations", "Combinations of contexts on which one token may depend.") {
          $0.type("integer", minimum: 1)
        }
        $0.property("nesting", "The depth of groups and arrays in a file.") {
          $0.type("integer", minimum: 1)
        }
      }
      $0.name("additionalProperties")
      $0.bool(false)
    }
    json.property("schema", "A JSON Schema of your own that token files must satisfy.") {
      $0.type("string", minLength: 1)
    }
    json.property("assertFormats", "Whether `format` in that schema is checked.") {
      $0.member("type", "boolean")
    }
    json.property("lint", "The lint rules that run, how their findings count, and their options.") {
      if isUsed("lint") { writeLint(&$0) }
    }
  }

  private static func writeOutput(_ json: inout JSONWriter, _ isUsed: (String) -> Bool) {
    json.member("type", "object")
    json.strings("required", ["format"])
    json.name("properties")
    json.object {
      $0.property("format", "The format.") { $0.strings("enum", OutputFormat.names) }
      $0.property("path", "The file, relative to `out`.") { $0.type("string", minLength: 1) }
      $0.property("options", "Options of the format.") { $0.member("type", "object") }
      writeSelection(&$0)
    }
    json.name("additionalProperties")
    json.bool(false)
    guard OutputFormat.names.contains(where: isUsed) else { return }
    json.name("allOf")
    json.beginArray()
    for format in OutputFormat.all where isUsed(format.name) {
      json.object {
        $0.name("if")
        $0.object {
          $0.name("properties")
          $0.object {
            $0.name("format")
            $0.object {
              $0.name("const")
              $0.string(format.name)
            }
          }
        }
        $0.name("then")
        $0.object {
          $0.name("properties")
          $0.object {
            $0.name("options")
            $0.object { writeOptions(of: format, &$0) }
          }
        }
      }
    }
    json.endArray()
  }

  /// The members that choose tokens.
  static func writeSelection(_ json: inout JSONWriter) {
    let patterns = "`*` is any text in a name, `**` any names; a group stands for all in it."
    json.property("include", "Only these paths. \(patterns)") { $0.texts() }
    json.property("exclude", "Not these paths, even if they are included.") { $0.texts() }
    json.property("types", "Only tokens of these types; `animation` stands for animations.") {
      $0.texts()
    }
    json.property("sets", "Only tokens whose value comes from these sets of a resolver document.") {
      $0.texts()
    }
    json.property("contexts", "A context for each modifier that is fixed in this output.") {
      $0.member("type", "object")
      $0.name("additionalProperties")
      $0.object { $0.member("type", "string") }
    }
  }

  private static func writeOptions(of format: OutputFormat, _ json: inout JSONWriter) {
    json.name("properties")
    json.object {
      for option in format.options {
        $0.property(option.name, option.summary) { write(option.shape, &$0) }
      }
    }
    json.name("additionalProperties")
    json.bool(false)
  }

  /// The schema of an option.
  static func write(_ shape: OptionShape, _ json: inout JSONWriter) {
    switch shape {
    case .flag: json.member("type", "boolean")
    case .text: json.member("type", "string")
    case .textOrNull: json.strings("type", ["string", "null"])
    case .positive:
      json.member("type", "number")
      json.name("exclusiveMinimum")
      json.integer(0)
    case .choice(let choices): json.strings("enum", choices)
    case .list(let element):
      json.member("type", "array")
      json.name("items")
      json.object { write(element, &$0) }
      json.name("uniqueItems")
      json.bool(true)
    case .record(let members):
      json.member("type", "object")
      json.name("properties")
      json.object {
        for member in members {
          $0.name(member)
          $0.object { $0.member("type", "string") }
        }
      }
      json.strings("required", members)
      json.name("additionalProperties")
      json.bool(false)
    case .textOrMap:
      json.strings("type", ["string", "object"])
      json.name("additionalProperties")
      json.object { $0.member("type", "string") }
    }
  }
}
