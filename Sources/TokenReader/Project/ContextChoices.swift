package import TokenModel
package import TokenSyntax

/// A context that the user chose for a modifier.
package struct ContextChoice: Sendable, Hashable {
  /// The name of the modifier, as typed.
  package var modifier: String
  /// The name of the context, as typed.
  package var context: String
  /// Where it was written; nil for the command line.
  package var span: SourceSpan?

  /// Makes a choice.
  package init(modifier: String, context: String, span: SourceSpan? = nil) {
    self.modifier = modifier
    self.context = context
    self.span = span
  }
}

extension [Modifier] {
  /// What choices mean: the index of a context by the index of its modifier, the last choice of each
  /// modifier (R-230 to R-235). All faulty ones are reported together.
  package func indices(
    of choices: [ContextChoice]
  ) -> (contexts: [Int: Int], diagnostics: [Diagnostic]) {
    var contexts: [Int: Int] = [:]
    var diagnostics: [Diagnostic] = []
    let names = map(\.name)
    for choice in choices {
      // A file of inputs is not validated where there is nothing to choose (R-235).
      if isEmpty, choice.span != nil { continue }
      guard let modifier = Self.match(choice.modifier, among: names) else {
        diagnostics.append(
          Diagnostic(
            .unknownInput, "there is no modifier `\(choice.modifier)`", at: choice.span,
            help: nearestMatch(to: choice.modifier, among: names).map { "did you mean `\($0)`?" }
              ?? (names.isEmpty
                ? "these files have no modifiers" : "the modifiers are \(Self.list(names))")))
        continue
      }
      let known = self[modifier].contexts
      guard let context = Self.match(choice.context, among: known) else {
        diagnostics.append(
          Diagnostic(
            .unknownInput, "`\(names[modifier])` has no context `\(choice.context)`",
            at: choice.span,
            help: nearestMatch(to: choice.context, among: known).map { "did you mean `\($0)`?" }
              ?? "the contexts are \(Self.list(known))"))
        continue
      }
      contexts[modifier] = context
    }
    return (contexts, diagnostics)
  }

  private static func list(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }

  /// The position of a name: the exact one, else the only one that differs in case alone (A-30).
  private static func match(_ name: String, among names: [String]) -> Int? {
    if let exact = names.firstIndex(of: name) { return exact }
    let folded = name.lowercased()
    let blind = names.indices.filter { names[$0].lowercased() == folded }
    return blind.count == 1 ? blind[0] : nil
  }
}

extension ProjectBuilder {
  /// Fixes the chosen modifiers: layers of other contexts are dropped.
  mutating func choose(_ choices: [ContextChoice]) {
    let (contexts, diagnostics) = project.modifiers.indices(of: choices)
    for diagnostic in diagnostics { sink.add(diagnostic) }
    for (modifier, context) in contexts.sorted(by: { $0.key < $1.key }) {
      fix(modifier, to: context)
    }
  }

  /// Makes a modifier always have one context.
  private mutating func fix(_ modifier: Int, to context: Int) {
    project.fixed[modifier] = context
    project.modifiers[modifier].defaultContext = context
    project.layers = project.layers.compactMap { layer in
      var layer = layer
      guard let position = layer.condition.terms.firstIndex(where: { $0.modifier == modifier })
      else { return layer }
      guard layer.condition.terms[position].contexts.contains(context) else { return nil }
      layer.condition.terms.remove(at: position)
      return layer
    }
  }

  /// Reports the modifiers that have neither a default nor an input (R-234).
  mutating func requireInputs() {
    for (index, modifier) in project.modifiers.enumerated()
    where modifier.defaultContext == nil && project.fixed[index] == nil {
      let contexts = modifier.contexts.map { "`\($0)`" }.joined(separator: ", ")
      sink.report(
        .missingInput, "the modifier `\(modifier.name)` has no default and needs an input",
        at: modifier.span, help: "choose one of \(contexts) with --context \(modifier.name)=…")
    }
  }

  /// Makes contexts of the modes that tokens have under `$extensions.mode` and in tables. They are
  /// those of the modifier `theme`, which is made if no resolver document has it.
  mutating func addModes() {
    guard options.readsModes else { return }
    let found = modesInFiles()
    guard !found.isEmpty else { return }
    let modifier: Int
    if let known = project.modifiers.firstIndex(where: { $0.name == "theme" }) {
      modifier = known
      let contexts = project.modifiers[known].contexts
      for mode in found where !contexts.contains(mode.name) {
        sink.report(
          .unknownMode, "`\(mode.name)` is not a context of the modifier `theme`", at: mode.span,
          help: nearestMatch(to: mode.name, among: contexts).map { "did you mean `\($0)`?" }
            ?? "the contexts are \(contexts.map { "`\($0)`" }.joined(separator: ", "))")
      }
    } else {
      modifier = project.modifiers.count
      // Light comes first, as the context that holds when nothing else is said.
      var names = found.map(\.name)
      if let light = names.firstIndex(of: "light") { names.insert(names.remove(at: light), at: 0) }
      project.modifiers.append(Modifier(name: "theme", contexts: names, defaultContext: 0))
    }
    project.modeModifier = modifier
  }

  /// The distinct names of modes in the order of their first appearance, and where that is.
  private func modesInFiles() -> [(name: String, span: SourceSpan)] {
    var seen: Set<NameID> = []
    var result: [(name: String, span: SourceSpan)] = []
    func add(_ modes: NodeID, _ tree: JSONTree) {
      for mode in tree.children(modes) where seen.insert(tree.name(mode)).inserted {
        result.append(
          (project.names.string(tree.name(mode)), tree.keySpan(mode) ?? tree.span(mode)))
      }
    }
    for layer in project.layers {
      let tree = project.trees[layer.tree]
      if layer.form == .appetite {
        for child in tree.children(layer.root) where tree.isObject(child) { add(child, tree) }
        continue
      }
      let end = tree[layer.root].next
      var position = layer.root.rawValue
      while position < end {
        let node = NodeID(position)
        position += 1
        if tree.name(node) == WellKnownName.extensions.id, tree.isObject(node),
          let modes = tree.member(node, .mode), tree.isObject(modes)
        {
          add(modes, tree)
        }
      }
    }
    return result
  }
}
