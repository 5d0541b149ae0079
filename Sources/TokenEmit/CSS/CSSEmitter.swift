package import TokenModel

/// Prints CSS: custom properties with a scope for each context, keyframes, and classes.
package struct CSSEmitter: Emitter {
  package static let name = "css"
  package static let summary = "CSS custom properties with theme scopes, keyframes and classes"

  /// What the sheet looks like.
  package var options: CSSOptions

  /// Makes an emitter.
  package init(options: CSSOptions = CSSOptions()) {
    self.options = options
  }

  package func plan(_ tokens: ThemedTokens) -> EmitPlan {
    let sheet = CSSSheet(plan: CSSPlan(tokens, options: options))
    var files: [PlannedFile] = []
    switch options.files {
    case .single:
      files.append(PlannedFile(path: options.file) { sheet.write(.everything, to: &$0) })
    case .perContext:
      files.append(PlannedFile(path: options.file) { sheet.write(.base, to: &$0) })
      for scope in sheet.plan.scopes.joined() where sheet.needsScope(scope) {
        files.append(
          PlannedFile(path: path(suffix: scope.fileSuffix)) {
            sheet.write(.context(scope), to: &$0)
          })
      }
    }
    return EmitPlan(diagnostics: sheet.plan.diagnostics, files: files)
  }

  /// The path of a file beside the main one: `tokens.css` becomes `tokens.theme-dark.css`.
  private func path(suffix: String) -> String {
    let ending = ".css"
    return options.file.hasSuffix(ending)
      ? options.file.dropLast(ending.count) + "." + suffix + ending
      : options.file + "." + suffix + ending
  }
}
