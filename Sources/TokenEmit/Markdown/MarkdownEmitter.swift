package import TokenModel

/// Prints documentation: tables of all tokens in GitHub's Markdown.
///
/// A token that depends on contexts has a line for each value that differs, with the contexts before
/// it. Values are written as CSS has them. Animations have a table of their own.
package struct MarkdownEmitter: Emitter {
  package static let name = "markdown"
  package static let summary = "Markdown tables of all tokens, for documentation"

  private let settings: MarkdownOptions

  /// Makes an emitter.
  package init(options: MarkdownOptions = MarkdownOptions()) {
    settings = options
  }

  /// Finds nothing: a text can say everything.
  package func plan(_ tokens: ThemedTokens) -> EmitPlan {
    let printer = MarkdownPrinter(tokens: tokens, options: settings)
    return EmitPlan(files: [PlannedFile(path: settings.path) { printer.write(to: &$0) }])
  }
}

extension MarkdownEmitter {
  /// Every option that a configuration may set.
  package static var options: [ConfigurationOption<MarkdownOptions>] {
    [
      .text("title", into: \.title, "The heading of the document."),
      .choice("sections", into: \.sections, "Sections by group or by type, or one table."),
      .flag("descriptions", into: \.writesDescriptions, "A column of descriptions."),
      .flag("aliases", into: \.writesAliases, "Name the token that an alias leads to."),
    ]
  }
}
