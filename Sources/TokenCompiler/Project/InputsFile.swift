package import TokenModel
package import TokenReader
package import TokenSyntax

/// Reads the file of `--inputs`: an object that names a context for each modifier (DTCG 2025.10
/// resolver module, R-230 and R-231).
package enum InputsFile {
  /// The choices in a file, as far as they can be understood, and what is wrong with it.
  package static func read(
    path: String, bytes: [UInt8], sources: inout SourceMap
  ) -> (choices: [ContextChoice], diagnostics: [Diagnostic]) {
    var names = NameTable()
    let file = sources.add(path: path, bytes: bytes)
    let (tree, faults) = parseJSON(
      file, dialect: JSONDialect(path: path) ?? .strict, names: &names)
    var diagnostics = faults.map(Diagnostic.init)
    guard tree.isObject(.root) else {
      if diagnostics.isEmpty {
        diagnostics.append(
          Diagnostic(
            .inputShape, "inputs are an object, not \(tree.describe(.root))",
            at: tree.span(.root), help: #"write {"modifier": "context"}"#))
      }
      return ([], diagnostics)
    }
    var choices: [ContextChoice] = []
    for child in tree.children(.root) {
      let modifier = names.string(tree.name(child))
      if let context = tree.string(child) {
        choices.append(
          ContextChoice(modifier: modifier, context: context, span: tree.span(child)))
      } else {
        diagnostics.append(
          Diagnostic(
            .inputShape,
            "the input `\(modifier)` must be the name of a context, not \(tree.describe(child))",
            at: tree.span(child), help: "write the name as a string"))
      }
    }
    return (choices, diagnostics)
  }
}
