package import TokenModel

/// Prints tokens as Kotlin: nested objects, one property or function for each token, and types of
/// the file's own or those of Compose.
package struct KotlinEmitter: Emitter {
  package static let name = "kotlin"
  package static let summary = "a Kotlin file of objects, plain or for Compose"

  /// How the file is written.
  package var options: KotlinOptions

  /// An emitter with options.
  package init(options: KotlinOptions = KotlinOptions()) {
    self.options = options
  }

  package func plan(_ tokens: ThemedTokens) -> EmitPlan {
    let printer = KotlinPrinter(tokens, options)
    return EmitPlan(
      diagnostics: printer.diagnostics(),
      files: [PlannedFile(path: options.path) { printer.write(to: &$0) }])
  }
}
