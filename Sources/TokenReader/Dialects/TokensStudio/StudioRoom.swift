import TokenModel
import TokenSyntax

/// The room of Tokens Studio.
///
/// One file holds all sets, beside `$themes` and `$metadata`; or a folder holds a file for each set,
/// `$themes.json` and `$metadata.json`. A file is recognised by those, or by data of the plugin
/// (`studio.tokens`) below the `$extensions` of a token with `value`; any other needs
/// `--dialect tokens-studio`.
enum StudioRoom: DialectRoom {
  static let dialect = Dialect.tokensStudio

  /// The vendor's name below `$extensions`.
  static let vendor = "studio.tokens"

  static func matches(_ tree: JSONTree, _ names: NameTable) -> Bool {
    guard tree.isObject(.root) else { return false }
    if let themes = names.find("$themes"), let node = tree.member(.root, themes),
      tree.isArray(node)
    {
      return true
    }
    if let metadata = names.find("$metadata"), let order = names.find("tokenSetOrder"),
      let node = tree.member(.root, metadata), tree.member(node, order) != nil
    {
      return true
    }
    return holdsVendorData(tree, names)
  }

  /// Whether some token with a `value` has data of the plugin below `$extensions`. One with `$value`
  /// may be a token of the standard that was one of Tokens Studio once.
  private static func holdsVendorData(_ tree: JSONTree, _ names: NameTable) -> Bool {
    guard let vendor = names.find(vendor) else { return false }
    return tree.hasObject { node in
      guard let data = tree.member(node, .extensions), tree.member(data, vendor) != nil else {
        return false
      }
      return tree.member(node, .plainValue) != nil && tree.member(node, .value) == nil
    }
  }

  static func claims(_ files: [ForeignFile], _ names: NameTable) -> Set<Int> {
    var claimed = Set(files.indices.filter { matches(files[$0].tree, names) })
    for folder in StudioFolder.find(in: files, names) {
      claimed.formUnion([folder.themes, folder.metadata].compactMap(\.self))
      let listed = folder.listedSets(of: files, names)
      for (index, file) in files.enumerated() {
        if let name = folder.setName(of: file), listed.contains(name) { claimed.insert(index) }
      }
    }
    return claimed
  }

  static func translate(_ files: [ForeignFile], _ translation: inout Translation) {
    for document in StudioDocument.documents(of: files, &translation) {
      StudioTranslator.translate(document, files, &translation)
    }
  }
}

/// A folder of sets: where `$themes.json` or `$metadata.json` stands.
struct StudioFolder {
  /// The path with a slash at its end; empty for the current folder.
  var path: String
  /// The position of `$themes.json`.
  var themes: Int?
  /// The position of `$metadata.json`.
  var metadata: Int?

  /// The folders of sets among the files, by the names and the content of the two files.
  static func find(in files: [ForeignFile], _ names: NameTable) -> [StudioFolder] {
    var folders: [StudioFolder] = []
    func add(_ index: Int, _ keyPath: WritableKeyPath<StudioFolder, Int?>) {
      let folder = String(files[index].path.dropLast(fileName(of: files[index].path).utf8.count))
      guard let known = folders.firstIndex(where: { $0.path == folder }) else {
        var new = StudioFolder(path: folder)
        new[keyPath: keyPath] = index
        folders.append(new)
        return
      }
      folders[known][keyPath: keyPath] = index
    }
    for (index, file) in files.enumerated() {
      switch fileName(of: file.path) {
      case "$themes.json" where file.tree.isArray(.root): add(index, \.themes)
      case "$metadata.json"
      where names.find("tokenSetOrder").flatMap({ file.tree.member(.root, $0) }) != nil:
        add(index, \.metadata)
      default: break
      }
    }
    return folders
  }

  /// The name of the set that a file holds: its path inside the folder without its ending; nil for a
  /// file outside.
  func setName(of file: ForeignFile) -> String? {
    guard file.path.hasPrefix(path), !Self.fileName(of: file.path).hasPrefix("$") else {
      return nil
    }
    return Self.withoutEnding(String(file.path.dropFirst(path.count)))
  }

  /// The sets that the two files speak of.
  func listedSets(of files: [ForeignFile], _ names: NameTable) -> Set<String> {
    var result: Set<String> = []
    if let metadata {
      result.formUnion(StudioDocument.setOrder(in: files[metadata].tree, .root, names))
    }
    if let themes {
      for theme in StudioTheme.all(in: files[themes].tree, .root, names) {
        result.formUnion(theme.sets.keys)
      }
    }
    return result
  }

  /// What follows the last slash of a path.
  static func fileName(of path: String) -> Substring {
    path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
  }

  /// A path without `.json` and the like.
  static func withoutEnding(_ path: String) -> String {
    for ending in [".tokens.json", ".json", ".jsonc", ".json5", ".tokens"]
    where path.hasSuffix(ending) {
      return String(path.dropLast(ending.count))
    }
    return path
  }
}
