import TokenModel
import TokenSyntax

/// The room of the plugin "Design Tokens" by Lukas Oppermann, in its standard and its original form.
///
/// A file is recognised by the plugin's data below `extensions`; in the original form by `exportKey`
/// beside `category`; and by a transition with `transitionType` and `easingFunction`.
enum PluginRoom: DialectRoom {
  static let dialect = Dialect.figmaPlugin

  /// The vendor's name below `$extensions`.
  static let vendor = "org.lukasoppermann.figmaDesignTokens"

  static func matches(_ tree: JSONTree, _ names: NameTable) -> Bool {
    guard tree.isObject(.root) else { return false }
    let vendor = names.find(vendor)
    let exportKey = names.find("exportKey")
    let easing = names.find("easingFunction")
    guard vendor != nil || exportKey != nil || easing != nil else { return false }
    let category = names.find("category")
    let transitionType = names.find("transitionType")
    let extensions = names.find("extensions")
    let has = { (node: NodeID, name: NameID?) in name.flatMap { tree.member(node, $0) } != nil }
    return tree.hasObject { node in
      if tree.name(node) == extensions, has(node, vendor) { return true }
      if has(node, exportKey), has(node, category) { return true }
      guard let value = tree.member(node, .plainValue), tree.member(node, .plainType) != nil else {
        return false
      }
      return has(value, easing) && has(value, transitionType)
    }
  }

  static func translate(_ files: [ForeignFile], _ translation: inout Translation) {
    let properties: Set<String> = ["extensions"]
    var paths = PathBook()
    var items: [[GroupItem]] = []
    for file in files {
      guard file.tree.isObject(.root) else {
        translation.sink.report(
          .rootNotObject,
          "the root of a token file must be an object, not \(file.tree.describe(.root))",
          at: file.tree.span(.root))
        items.append([])
        continue
      }
      items.append(
        GroupItem.all(
          in: file.tree, from: .root, properties: properties, translation.names))
    }
    for (file, items) in zip(files, items) {
      for case .token(let token) in items {
        guard let clash = paths.add(token.path).clash else { continue }
        translation.sink.reportClash(token, with: clash, file.tree)
      }
    }
    for (file, items) in zip(files, items) {
      var translator = PluginTranslator(
        names: translation.names, tree: file.tree, paths: paths,
        draft: TreeDraft(at: file.tree.span(.root)))
      for item in items { translator.write(item) }
      translation.add(translator.draft, of: file)
      translator.tally.report(to: &translator.sink, translation.options)
      translation.sink.add(translator.sink)
    }
  }
}
