import TokenModel
import TokenSyntax

/// When each set of a document takes part.
struct StudioPlan {
  /// The conditions under which a set takes part, one of which must hold; none if it never does.
  var conditions: [[Condition]]
  /// Whether outputs show the tokens of a set: not if all themes have it as a source alone.
  var isShown: [Bool]
  /// Whether a set may replace tokens of an earlier one without a word.
  var mayOverride = true

  private static let always = Condition(terms: [])

  /// Reads the themes: those of one group are the contexts of a modifier with its name, those without
  /// a group of the modifier `theme`.
  init(
    _ document: StudioDocument, _ tokens: [GroupToken], _ files: [ForeignFile],
    _ translation: inout Translation
  ) {
    conditions = document.sets.map { _ in [Self.always] }
    isShown = document.sets.map { _ in true }
    guard !document.themes.isEmpty else {
      mayOverride = document.isOrdered
      chooseLightOrDark(document, tokens, files, &translation)
      return
    }
    var groups: [(name: String, themes: [StudioTheme])] = []
    for theme in document.themes {
      let name = theme.group ?? "theme"
      if let known = groups.firstIndex(where: { $0.name == name }) {
        groups[known].themes.append(theme)
      } else {
        groups.append((name, [theme]))
      }
    }
    let modifiers = groups.map { group in
      var contexts: [String] = []
      for theme in group.themes where !contexts.contains(theme.name) { contexts.append(theme.name) }
      return translation.modifier(group.name, contexts: contexts, at: group.themes.first?.span)
    }
    for (index, set) in document.sets.enumerated() {
      conditions[index] = []
      for (group, modifier) in zip(groups, modifiers) {
        let choosing = group.themes.filter { $0.takes(set.name) }.map(\.name)
        if choosing.isEmpty { continue }
        if Set(choosing).count == translation.modifiers[modifier].contexts.count {
          conditions[index] = [Self.always]
          break
        }
        conditions[index].append(translation.condition(modifier, in: choosing))
      }
      isShown[index] = document.themes.contains { $0.sets[set.name] == .enabled }
    }
    reportUnselected(document, tokens, files, &translation)
    reportMissing(document, &translation)
  }

  /// Without themes, two sets that are called light and dark and declare the same tokens exclude each
  /// other.
  private mutating func chooseLightOrDark(
    _ document: StudioDocument, _ tokens: [GroupToken], _ files: [ForeignFile],
    _ translation: inout Translation
  ) {
    func sets(called name: String) -> [Int] {
      document.sets.indices.filter {
        StudioFolder.fileName(of: document.sets[$0].name).lowercased() == name
      }
    }
    let light = sets(called: "light")
    let dark = sets(called: "dark")
    guard light.count == 1, dark.count == 1 else { return }
    let paths = { (set: Int) in Set(tokens.filter { $0.set == set }.map(\.reference)) }
    guard !paths(light[0]).isDisjoint(with: paths(dark[0])) else { return }
    let set = document.sets[light[0]]
    let span = files[set.file].tree.span(set.root)
    let modifier = translation.modifier("theme", contexts: ["light", "dark"], at: span)
    conditions[light[0]] = [translation.condition(modifier, in: ["light"])]
    conditions[dark[0]] = [translation.condition(modifier, in: ["dark"])]
    translation.sink.report(
      .setsAsContexts,
      "no theme says when `\(set.name)` and `\(document.sets[dark[0]].name)` take part, which declare the same tokens: they are read as the contexts light and dark of `theme`",
      at: files[set.file].tree.keySpan(set.root) ?? span, under: translation.options)
  }

  private func reportUnselected(
    _ document: StudioDocument, _ tokens: [GroupToken], _ files: [ForeignFile],
    _ translation: inout Translation
  ) {
    for (index, set) in document.sets.enumerated() where conditions[index].isEmpty {
      let count = tokens.count { $0.set == index }
      let tree = files[set.file].tree
      translation.sink.report(
        .unselectedSet,
        "no theme takes the set `\(set.name)`, so its \(count) \(count == 1 ? "token is" : "tokens are") not read",
        at: tree.keySpan(set.root) ?? SourceSpan(file: tree.file.id, lower: 0, upper: 0),
        help: "enable it in a theme of `$themes`, or remove it", under: translation.options)
    }
  }

  private func reportMissing(_ document: StudioDocument, _ translation: inout Translation) {
    let known = Set(document.sets.map(\.name))
    for theme in document.themes {
      for name in theme.sets.keys.sorted() where theme.takes(name) && !known.contains(name) {
        translation.sink.report(
          .missingSet, "the theme `\(theme.name)` takes the set `\(name)`, which is not there",
          at: theme.span,
          help: nearestMatch(to: name, among: known.sorted()).map { "did you mean `\($0)`?" }
            ?? "add the file of the set, or take it out of the theme", under: translation.options)
      }
    }
  }
}

extension StudioTheme {
  /// Whether the tokens of a set take part.
  func takes(_ set: String) -> Bool { sets[set] == .enabled || sets[set] == .source }
}
