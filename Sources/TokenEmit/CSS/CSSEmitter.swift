package import TokenModel
import TokenSyntax

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
    let plan = CSSPlan(tokens, options: options)
    guard options.splitBy == .group else {
      return EmitPlan(
        diagnostics: plan.diagnostics, files: files(of: CSSSheet(plan: plan), at: options.path))
    }
    let shared = plan.part(of: .shared)
    var parts = [(plan: shared, name: "tokens")]
    for group in tokens.outermostGroups {
      let name = options.naming.text(of: NameWords(tokens.names.bytes(tokens[group].name)))
      parts.append((plan.part(of: .group(group)), String(decoding: name, as: UTF8.self)))
    }
    parts.removeAll(where: \.plan.isEmpty)
    if parts.isEmpty { parts = [(shared, "tokens")] }
    return EmitPlan(
      diagnostics: plan.diagnostics,
      files: parts.flatMap { part in
        files(of: CSSSheet(plan: part.plan), at: SplitBy.path(options.path, part.name))
      })
  }

  /// One file, or one more for each context.
  private func files(of sheet: CSSSheet, at path: String) -> [PlannedFile] {
    switch options.files {
    case .single: return [PlannedFile(path: path) { sheet.write(.everything, to: &$0) }]
    case .perContext:
      let base = PlannedFile(path: path) { sheet.write(.base, to: &$0) }
      return [base]
        + sheet.plan.scopes.joined().filter(sheet.needsScope).map { scope in
          PlannedFile(path: Self.path(path, suffix: scope.fileSuffix)) {
            sheet.write(.context(scope), to: &$0)
          }
        }
    }
  }

  /// The path of a file beside the main one: `tokens.css` becomes `tokens.theme-dark.css`.
  private static func path(_ path: String, suffix: String) -> String {
    let ending = ".css"
    return path.hasSuffix(ending)
      ? path.dropLast(ending.count) + "." + suffix + ending : path + "." + suffix + ending
  }
}
