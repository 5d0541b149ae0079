import TokenModel
import TokenSyntax

extension ConfigurationReader {
  /// What `formats` says. Its form has been checked by the schema.
  mutating func generators(_ list: NodeID) -> [Generator] {
    var result: [Generator] = []
    for node in tree.children(list) {
      guard let commandNode = member("command", of: node) else { continue }
      let command = strings(commandNode)
      var generator = Generator(
        name: member("name", of: node).flatMap(tree.string) ?? Generator.name(of: command[0]),
        command: command, workingFolder: folder)
      generator.span = tree.span(commandNode)
      if let options = member("options", of: node) {
        var json = JSONWriter(style: .compact)
        json.value(options, of: tree, names: names)
        generator.options = json.bytes
      }
      if let seconds = member("timeout", of: node).flatMap(tree.number) {
        generator.timeLimit = seconds
      }
      if let bytes = member("maxOutput", of: node).flatMap(tree.integer) {
        generator.outputLimit = bytes
      }
      if let pathNode = member("path", of: node), let path = tree.string(pathNode) {
        let folder = FilePath.tidy(path)
        if folder.hasPrefix("/") || folder == ".." || folder.hasPrefix("../") {
          diagnostics.append(
            Diagnostic(
              .invalidConfiguration, "the `path` of a generator leads out of the output folder",
              at: tree.span(pathNode), help: "name a folder below `out`, such as `icons`"))
        }
        generator.folder = folder == "." ? "" : folder
      }
      generator.selection = selection(node)
      result.append(generator)
    }
    return result
  }
}

extension ConfigurationSchema {
  /// The schema of an element of `formats`.
  static func writeGenerator(_ json: inout JSONWriter) {
    json.member("type", "object")
    json.strings("required", ["command"])
    json.name("properties")
    json.object {
      $0.property(
        "command",
        "A program and its arguments. It gets the resolved tokens as JSON on standard input and "
          + "prints its files as JSON. With a slash it is looked for from this file."
      ) {
        $0.texts()
      }
      $0.property("name", "What to call it; by default the name of the program.") {
        $0.type("string", minLength: 1)
      }
      $0.property("path", "The folder of its files, relative to `out`.") {
        $0.type("string", minLength: 1)
      }
      $0.property("options", "Anything that the program understands: it gets it as `options`.") {
        $0.member("type", "object")
      }
      $0.property("timeout", "The most seconds that it may take. By default 30.") {
        $0.member("type", "number")
        $0.name("exclusiveMinimum")
        $0.integer(0)
      }
      $0.property("maxOutput", "The most bytes that it may print. By default 67108864.") {
        $0.type("integer", minimum: 1)
      }
      writeSelection(&$0)
    }
    json.name("additionalProperties")
    json.bool(false)
  }
}
