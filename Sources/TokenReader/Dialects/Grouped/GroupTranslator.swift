import TokenSyntax

/// What turns groups and tokens of another form into a tree of the standard.
protocol GroupTranslator {
  /// The name below `$extensions` under which everything is kept that the standard has no member for.
  static var vendor: String { get }
  /// What the vendor's files call `$extensions`, beside that.
  static var extensionsName: String { get }
  /// The names of all files.
  var names: NameTable { get }
  /// The tree that is translated.
  var tree: JSONTree { get }
  /// The tree of the standard.
  var draft: TreeDraft { get set }

  /// Copies a member of the vendor's own data.
  mutating func copyData(_ node: NodeID, named name: String, in data: TreeDraft.ID)
}

extension GroupTranslator {
  /// Copies a member of the vendor's own data as it stands.
  mutating func copyData(_ node: NodeID, named name: String, in data: TreeDraft.ID) {
    draft.copy(node, of: tree, as: name, in: data)
  }

  /// Writes what a group or token has beside its value and children: its description, deprecation and
  /// extensions. `extras` are members that the standard does not know, and `aside` is a value of which
  /// a part has no place: both are kept under the vendor's name.
  mutating func writeProperties(
    of node: NodeID, in id: TreeDraft.ID, aside: NodeID? = nil, extras: [NodeID] = []
  ) {
    var extras = extras
    let described = tree.member(node, .description) ?? tree.member(node, .plainDescription)
    let comment = names.find("comment").flatMap { tree.member(node, $0) }
    if let text = described ?? comment, tree.kind(text) != .null, !tree.isObject(text),
      draft.member("$description", of: id) == nil
    {
      draft.copy(text, of: tree, as: "$description", in: id)
      if text == comment { extras.removeAll { $0 == text } }
    }
    let plain = names.find("deprecated").flatMap { tree.member(node, $0) }
    if let deprecated = tree.member(node, .deprecated) ?? plain, !tree.isObject(deprecated),
      draft.member("$deprecated", of: id) == nil
    {
      draft.copy(deprecated, of: tree, as: "$deprecated", in: id)
      extras.removeAll { $0 == deprecated }
    }
    writeExtensions(of: node, in: id, aside: aside, extras: extras)
  }

  private mutating func writeExtensions(
    of node: NodeID, in id: TreeDraft.ID, aside: NodeID?, extras: [NodeID]
  ) {
    let existing =
      tree.member(node, .extensions)
      ?? names.find(Self.extensionsName).flatMap { tree.member(node, $0) }
    guard existing != nil || aside != nil || !extras.isEmpty,
      draft.member("$extensions", of: id) == nil
    else { return }
    if let existing, !tree.isObject(existing) {
      draft.copy(existing, of: tree, as: "$extensions", in: id)
      return
    }
    let object = draft.addObject("$extensions", in: id, at: .made(of: existing ?? node, tree))
    var vendorData: NodeID?
    for child in existing.map({ Array(tree.children($0)) }) ?? [] {
      let name = names.string(tree.name(child))
      if name == Self.vendor, tree.isObject(child) {
        vendorData = child
      } else {
        draft.copy(child, of: tree, as: name, in: object)
      }
    }
    guard vendorData != nil || aside != nil || !extras.isEmpty else { return }
    let data = draft.addObject(Self.vendor, in: object, at: .made(of: vendorData ?? node, tree))
    for child in vendorData.map({ Array(tree.children($0)) }) ?? [] {
      copyData(child, named: names.string(tree.name(child)), in: data)
    }
    for extra in extras {
      draft.copy(extra, of: tree, as: names.string(tree.name(extra)), in: data)
    }
    if let aside { draft.copy(aside, of: tree, as: "value", in: data) }
  }
}
