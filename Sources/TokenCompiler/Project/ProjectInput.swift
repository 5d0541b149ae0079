import TokenSyntax

/// What is read together: a resolver document with the files that it refers to, or token files that
/// are merged.
public struct ProjectInput: Sendable, Hashable {
  /// Which files.
  public enum Content: Sendable, Hashable {
    /// A resolver document.
    case resolver(String)
    /// Token files in the order of merging.
    case files([String])
  }

  /// What to call it: the name of the resolver document without its ending; empty for merged files.
  public var name: String
  /// Which files.
  public var content: Content
}

/// What the paths of an invocation or a configuration stand for.
struct InputFinder {
  private static let resolverEnding = ".resolver.json"
  private static let tokenEndings = [".json", ".tokens", ".jsonc", ".json5"]
  /// Files that are never tokens, wherever they are.
  private static let ownFiles = [
    "tokenc.json", "tokenc-baseline.json", "package.json", "package-lock.json",
  ]

  let files: any FileSystem
  private var resolvers: [String] = []
  private var tokenFiles: [String] = []

  init(files: any FileSystem) {
    self.files = files
  }

  /// Finds the projects behind `paths`.
  ///
  /// A folder with resolver documents stands for them: each is a project. Another folder stands for
  /// all token files below it, in byte order of their paths. A file stands for itself: a resolver
  /// document (by its name or its content), or tokens. All token files together are one project.
  static func find(
    _ paths: [String], in files: any FileSystem
  ) -> (inputs: [ProjectInput], faults: [FileError]) {
    var finder = InputFinder(files: files)
    var faults: [FileError] = []
    for path in paths {
      do throws(FileError) {
        try finder.add(path)
      } catch {
        faults.append(error)
      }
    }
    var inputs = finder.resolvers.map { path in
      let file = FilePath.name(of: path)
      return ProjectInput(
        name: file.hasSuffix(resolverEnding)
          ? String(file.dropLast(resolverEnding.count))
          : FilePath.name(of: FilePath.folder(of: path)),
        content: .resolver(path))
    }
    if !finder.tokenFiles.isEmpty {
      inputs.append(ProjectInput(name: "", content: .files(finder.tokenFiles)))
    }
    return (inputs, faults)
  }

  private mutating func add(_ path: String) throws(FileError) {
    if path == "-" { return addFile(path, isResolver: false) }
    switch files.kind(of: path) {
    case .file:
      addFile(path, isResolver: Self.isResolver(name: path))
    case .folder:
      try addFolder(path)
    case nil:
      throw FileError(path: path, reason: "no such file or folder")
    }
  }

  private mutating func addFile(_ path: String, isResolver: Bool) {
    if isResolver {
      if !resolvers.contains(path) { resolvers.append(path) }
    } else if !tokenFiles.contains(path) {
      tokenFiles.append(path)
    }
  }

  private mutating func addFolder(_ folder: String) throws(FileError) {
    let found = try filesBelow(folder)
    let documents = found.filter(Self.isResolver(name:))
    let tokens = found.filter { !Self.isResolver(name: $0) }
    guard !found.isEmpty else {
      throw FileError(
        path: folder, reason: "holds no token files",
        help: "token files end in .tokens.json, .tokens, .json, .jsonc or .json5")
    }
    if documents.isEmpty {
      // Most often it is the only folder.
      let known = Set(tokenFiles)
      tokenFiles += known.isEmpty ? tokens : tokens.filter { !known.contains($0) }
    } else {
      for document in documents { addFile(document, isResolver: true) }
    }
  }

  /// All token files and resolver documents below a folder in byte order of their paths. Hidden
  /// files and folders, and `node_modules`, hold none.
  private func filesBelow(_ folder: String) throws(FileError) -> [String] {
    var result: [String] = []
    var open = [folder]
    while let next = open.popLast() {
      for name in try files.entries(of: next) where !name.hasPrefix(".") {
        let path = next == "." ? name : next.hasSuffix("/") ? next + name : next + "/" + name
        switch files.kind(of: path) {
        case .folder where name != "node_modules": open.append(path)
        case .file where Self.isTokenFile(name): result.append(path)
        default: break
        }
      }
    }
    return result.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether something of this name in a listed folder can be tokens or hold some. Temporary files and
  /// copies of editors cannot.
  static func mayMatter(_ name: String, in folder: String) -> Bool {
    guard !name.hasPrefix(".") else { return false }
    return isTokenFile(name)
      || name != "node_modules" && Platform.status(of: FilePath.join(folder, name))?.kind == .folder
  }

  private static func isTokenFile(_ name: String) -> Bool {
    !ownFiles.contains(name) && !name.hasSuffix(".schema.json")
      && !name.hasSuffix(".baseline.json") && !name.hasSuffix(".tokenc.json")
      && tokenEndings.contains { name.hasSuffix($0) }
  }

  private static func isResolver(name path: String) -> Bool {
    path.hasSuffix(resolverEnding) || FilePath.name(of: path) == "resolver.json"
  }
}
