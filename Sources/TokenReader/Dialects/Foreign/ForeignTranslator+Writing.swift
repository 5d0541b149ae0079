import TokenModel
import TokenSyntax

/// A tree in the making and the groups that it has so far.
private struct ForeignDraft {
  var draft: TreeDraft
  var groups: [Int: TreeDraft.ID] = [:]
}

extension ForeignTranslator {
  /// Writes a layer for each file, and one for each context that gives its tokens values. Files that
  /// take part in a context only come last.
  mutating func write(to translation: inout Translation) {
    let contexts = modifierContexts()
    var items = [[ForeignBook.Item]](repeating: [], count: files.count)
    for item in book.items {
      switch item {
      case .group(let index): items[book.groups[index].place.file].append(item)
      case .entry(let index): items[book.entries[index].object.file].append(item)
      }
    }
    let order = files.indices.sorted {
      (contextOfFile[$0] == nil ? 0 : 1, $0) < (contextOfFile[$1] == nil ? 0 : 1, $1)
    }
    for file in order {
      write(file, items[file], contexts, to: &translation)
    }
  }

  /// The contexts of each modifier in the order in which they were first named, the default first.
  private func modifierContexts() -> [(name: String, contexts: [String])] {
    var result = book.modifiers.map { (name: $0.modifier, contexts: [$0.context]) }
    func add(_ modifier: String, _ context: String, defaultContext: String) {
      if let known = result.firstIndex(where: { $0.name == modifier }) {
        if !result[known].contexts.contains(context) { result[known].contexts.append(context) }
      } else {
        result.append((modifier, [defaultContext, context]))
      }
    }
    for entry in book.entries {
      for term in entry.modes.flatMap(\.terms) {
        add(term.modifier, term.context, defaultContext: "default")
      }
    }
    for file in files.indices {
      guard let (modifier, context) = contextOfFile[file] else { continue }
      add(modifier, context, defaultContext: modifier == "theme" ? "light" : "default")
    }
    return result
  }

  private mutating func write(
    _ file: Int, _ items: [ForeignBook.Item], _ contexts: [(name: String, contexts: [String])],
    to translation: inout Translation
  ) {
    let tree = files[file].tree
    let root = SourceSpan(file: tree.file.id, lower: 0, upper: 0)
    let span = tree.nodes.isEmpty ? root : tree.span(.root)
    var base = ForeignDraft(draft: TreeDraft(at: span))
    var layers: [[ForeignBook.Term]: ForeignDraft] = [:]
    var order: [[ForeignBook.Term]] = []
    for item in items {
      guard case .entry(let index) = item else {
        if case .group(let index) = item { writeGroup(index, to: &base) }
        continue
      }
      write(index, plans[index], book.entries[index].valueObject, to: &base)
      for (mode, plan) in zip(book.entries[index].modes, modePlans[index]) {
        let key = mode.terms
        if layers[key] == nil {
          layers[key] = ForeignDraft(draft: TreeDraft(at: span))
          order.append(key)
        }
        layers[key].modify { write(index, plan, mode.object, to: &$0) }
      }
    }
    func condition(_ modifier: String, _ context: String) -> Condition {
      let all = contexts.first { $0.name == modifier }?.contexts ?? [context]
      let index = translation.modifier(modifier, contexts: all)
      return translation.condition(index, in: [context])
    }
    let always = contextOfFile[file].map { condition($0.modifier, $0.context) }
    translation.add(
      base.draft, of: files[file], when: always ?? Condition(terms: []),
      mayOverride: always != nil)
    for key in order {
      guard let layer = layers[key] else { continue }
      var when: Condition? = always ?? Condition(terms: [])
      for term in key { when = when?.and(condition(term.modifier, term.context)) }
      guard let when else { continue }
      translation.add(layer.draft, of: files[file], when: when, mayOverride: true)
    }
  }

  /// The group of a draft; it and those around it are added if need be, without their members.
  private func group(_ index: Int, in target: inout ForeignDraft) -> TreeDraft.ID {
    var missing: [Int] = []
    var current = index
    while target.groups[current] == nil, let parent = book.groups[current].parent {
      missing.append(current)
      current = parent
    }
    var id = target.groups[current] ?? .root
    for index in missing.reversed() {
      let group = book.groups[index]
      id = target.draft.object(group.name, in: id, at: origin(group.place))
      target.groups[index] = id
    }
    return id
  }

  /// Writes what a group says of itself.
  private mutating func writeGroup(_ index: Int, to target: inout ForeignDraft) {
    let id = group(index, in: &target)
    let group = book.groups[index]
    var extra: [(name: String, place: ForeignBook.Place)] = []
    var hasDescription = false
    for (name, place) in group.data {
      switch vocabulary.role(of: name) {
      case .description where text(place) != nil && !hasDescription:
        hasDescription = true
        copy(place, as: "$description", in: id, &target.draft)
      case .deprecated where text(place) != nil || tree(place).bool(place.node) != nil:
        copy(place, as: "$deprecated", in: id, &target.draft)
      case .standard:
        if name != "$extensions" { copy(place, as: name, in: id, &target.draft) }
      case .taken where name.hasPrefix("$"): break
      case .taken, .description, .deprecated, .deprecationText, .extra:
        extra.append((name, place))
      }
    }
    writeExtensions(
      group.data.first { $0.name == "$extensions" }?.place, extra, texts: [], at: group.place,
      in: id,
      &target.draft)
  }

  /// Writes a token with one of its values.
  private mutating func write(
    _ index: Int, _ plan: ForeignPlan, _ valueObject: ForeignBook.Place?,
    to target: inout ForeignDraft
  ) {
    let entry = book.entries[index]
    let parent = group(entry.group, in: &target)
    let token = target.draft.addObject(entry.name, in: parent, at: origin(entry.object))
    let type = writtenType(plan, of: index)
    if let type {
      let span = entry.declared?.span ?? tree(entry.object).span(entry.object.node)
      target.draft.add(type, as: "$type", in: token, at: TreeDraft.Origin(value: span))
    }
    var texts: [(name: String, text: String, span: SourceSpan)] = []
    if let declared = entry.declared, declared.isOwn, declared.spelling != type {
      texts.append(("type", declared.spelling, declared.span))
    }
    var extra: [(name: String, place: ForeignBook.Place)] = []
    writeValue(plan, in: token, &target.draft, &extra)
    writeMembers(of: entry, in: token, &target.draft, &extra)
    let vendor = writeExtensions(
      member("$extensions", of: entry.object), extra, texts: texts, at: entry.object, in: token,
      &target.draft, also: valueObject != nil)
    if let valueObject, let vendor {
      let set = target.draft.addObject("set", in: vendor, at: origin(valueObject))
      for (name, place) in members(of: valueObject) where vocabulary.role(of: name) != .taken {
        copy(place, as: name, in: set, &target.draft)
      }
    }
  }

  /// The `$type` of a token: an alias has that of its target, whatever it says.
  private func writtenType(_ plan: ForeignPlan, of index: Int) -> String? {
    switch plan.form {
    case .alias: nil
    case .unknownAlias, .copy, .text, .number, .numbers, .fonts, .measure, .color, .expression,
      .composite:
      plan.type
    }
  }

  private func writeMembers(
    of entry: ForeignBook.Entry, in token: TreeDraft.ID, _ draft: inout TreeDraft,
    _ extra: inout [(name: String, place: ForeignBook.Place)]
  ) {
    var hasDescription = false
    let why = members(of: entry.object).first {
      vocabulary.role(of: $0.name) == .deprecationText && text($0.place) != nil
    }
    let all = members(of: entry.object)
    let modes = Set(entry.modes.map(\.value))
    for (name, place) in all where !modes.contains(place) && !book.objects.contains(place) {
      if isSecond(name, all, entry) {
        extra.append((name, place))
        continue
      }
      switch vocabulary.role(of: name) {
      case .taken: break
      case .standard:
        if name != "$extensions" { copy(place, as: name, in: token, &draft) }
      case .description where text(place) != nil && !hasDescription:
        hasDescription = true
        draft.add(text(place) ?? "", as: "$description", in: token, at: origin(place))
      case .deprecated:
        writeDeprecation(place, why: why?.place, in: token, &draft, &extra, name)
      case .deprecationText where why?.name == name: break
      case .description, .deprecationText, .extra: extra.append((name, place))
      }
    }
  }

  /// Whether a member is not what its name says, because another one is: `value` beside `$value`, or
  /// a unit beside a value that is no number.
  private func isSecond(
    _ name: String, _ all: [(name: String, place: ForeignBook.Place)], _ entry: ForeignBook.Entry
  ) -> Bool {
    guard vocabulary.role(of: name) == .taken else { return false }
    if name == "unit" { return entry.unit == nil }
    return all.contains { $0.name == "$" + name }
  }

  private func writeDeprecation(
    _ place: ForeignBook.Place, why: ForeignBook.Place?, in token: TreeDraft.ID,
    _ draft: inout TreeDraft, _ extra: inout [(name: String, place: ForeignBook.Place)],
    _ name: String
  ) {
    let tree = tree(place)
    if let text = text(place) {
      draft.add(text, as: "$deprecated", in: token, at: origin(place))
    } else if let truth = tree.bool(place.node) {
      if truth, let why, let reason = text(why) {
        draft.add(reason, as: "$deprecated", in: token, at: origin(why))
      } else {
        draft.add(truth, as: "$deprecated", in: token, at: origin(place))
      }
    } else {
      // The life cycle of a token also says since when it is there.
      if name != "lifecycle" || member("deprecatedIn", of: place) != nil {
        draft.add(true, as: "$deprecated", in: token, at: origin(place))
      }
      extra.append((name, place))
    }
  }

  /// Writes `$extensions`: the user's, and what has no place in the standard under the vendor's key.
  /// Returns that object if there is one, or if `also` says that there must be.
  @discardableResult
  private func writeExtensions(
    _ own: ForeignBook.Place?, _ extra: [(name: String, place: ForeignBook.Place)],
    texts: [(name: String, text: String, span: SourceSpan)], at place: ForeignBook.Place,
    in parent: TreeDraft.ID, _ draft: inout TreeDraft, also: Bool = false
  ) -> TreeDraft.ID? {
    if extra.isEmpty, texts.isEmpty, !also {
      if let own { copy(own, as: "$extensions", in: parent, &draft) }
      return nil
    }
    let all = draft.addObject("$extensions", in: parent, at: origin(own ?? place))
    var vendor: TreeDraft.ID?
    let kept = own.map { members(of: $0) } ?? []
    for (name, value) in kept {
      if name == vocabulary.vendor, tree(value).isObject(value.node) {
        let id = draft.addObject(name, in: all, at: origin(value))
        for (name, value) in members(of: value) { copy(value, as: name, in: id, &draft) }
        vendor = id
      } else {
        copy(value, as: name, in: all, &draft)
      }
    }
    let id = vendor ?? draft.addObject(vocabulary.vendor, in: all, at: origin(place))
    for (name, text, span) in texts {
      draft.add(text, as: name, in: id, at: TreeDraft.Origin(value: span))
    }
    for (name, value) in extra { copy(value, as: name, in: id, &draft) }
    return id
  }

  /// Copies a value as it stands in the file.
  func copy(
    _ place: ForeignBook.Place, as name: String?, in parent: TreeDraft.ID, _ draft: inout TreeDraft
  ) {
    draft.copy(place.node, of: tree(place), as: name, in: parent)
  }
}

extension Optional {
  /// Changes the value in place, if there is one.
  fileprivate mutating func modify(_ change: (inout Wrapped) -> Void) {
    guard var value = self else { return }
    self = nil
    change(&value)
    self = value
  }
}
