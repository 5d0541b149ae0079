import TokenModel
import TokenSyntax

/// Finds what the two lists of Tokens Studio hold beside themes and sets: nothing of it is left out
/// in silence.
enum StudioChecks {
  /// Reports what in `$themes` is no theme, and statuses that do not exist.
  static func check(
    themes: NodeID, _ tree: JSONTree, _ names: NameTable, _ sink: inout DiagnosticSink
  ) {
    guard tree.isArray(themes) else {
      sink.reportShape(.foreignShape, "`$themes` must be an array of themes", themes, tree)
      return
    }
    let selected = names.find("selectedTokenSets")
    for theme in tree.children(themes) {
      let sets = selected.flatMap { tree.member(theme, $0) }
      guard tree.member(theme, .name).map({ tree.isString($0) }) == true, let sets,
        tree.isObject(sets)
      else {
        sink.report(
          .foreignShape, "a theme needs a `name` and an object `selectedTokenSets`",
          at: tree.span(theme), help: "complete it, or take it out of `$themes`")
        continue
      }
      for set in tree.children(sets)
      where tree.string(set).flatMap(StudioStatus.init) == nil {
        sink.report(
          .foreignShape,
          "a theme takes `\(names.string(tree.name(set)))` neither as `source` nor as `enabled` or `disabled`",
          at: tree.span(set), help: "write one of the three")
      }
    }
  }

  /// Reports members of a file of sets that are no sets.
  static func check(sets tree: JSONTree, _ names: NameTable, _ sink: inout DiagnosticSink) {
    for child in tree.children(.root) where !tree.isObject(child) {
      let name = names.string(tree.name(child))
      guard !name.hasPrefix("$") else { continue }
      sink.report(
        .memberNotObject, "`\(name)` must be a set of tokens, not \(tree.describe(child))",
        at: tree.span(child), help: "remove it, or keep data of your own beside the tokens")
    }
  }
}
