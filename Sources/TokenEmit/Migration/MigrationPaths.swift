import TokenModel

/// The paths of the new files, seen from the folder into which they are written.
struct MigrationPaths: Sendable {
  private static let endings = [".tokens.json", ".tokens", ".jsonc", ".json5", ".json"]

  /// For each key, the path of its file.
  private(set) var paths: [MigrationKey: String] = [:]
  /// The folder that holds all old files; empty or with a slash at its end.
  private let root: String
  private var taken: Set<String> = []

  /// Names a file for each key: an old file from which one new one comes keeps its name; else the
  /// name of the set, or of modifier and context, stands behind it.
  ///
  /// - Parameter resolver: The path of the old resolver document, if there is one.
  init(_ keys: [MigrationKey], modifiers: [Modifier], resolver: String?) {
    root = Self.commonFolder(keys.map(\.source) + [resolver].compactMap(\.self))
    let counts = Dictionary(grouping: keys, by: \.source).mapValues(\.count)
    let bases = Dictionary(grouping: keys.filter { $0.place == .base }, by: \.source)
    for key in keys {
      let stem = stem(of: key.source)
      let isAlone = counts[key.source] == 1 && key.source != resolver
      let isOnlyBase = key.place == .base && bases[key.source]?.count == 1
      switch key.place {
      case .base where isAlone || isOnlyBase && key.source != resolver:
        paths[key] = claim(stem)
      case .base:
        paths[key] = claim(isOnlyBase ? stem : stem + "/" + Self.safe(key.set ?? "tokens"))
      case .context where isAlone: paths[key] = claim(stem)
      case .context(let modifier, let context):
        let names = [modifiers[modifier].name, modifiers[modifier].contexts[context]]
        paths[key] = claim(
          stem + "/" + names.map { Self.safe($0, isStep: true) }.joined(separator: "/"))
      }
    }
  }

  /// The path of the new resolver document.
  mutating func resolver(named old: String?) -> String {
    guard let old else { return claim("tokens", ending: ".resolver.json") }
    return claim(stem(of: old), ending: ".resolver.json")
  }

  private mutating func claim(_ stem: String, ending: String = ".tokens.json") -> String {
    var path = stem + ending
    var number = 2
    // Paths that differ by case alone are one file in many places.
    while !taken.insert(path.lowercased()).inserted {
      path = "\(stem)-\(number)\(ending)"
      number += 1
    }
    return path
  }

  private func stem(of source: String) -> String {
    var path = source == "-" ? "tokens" : String(source.dropFirst(root.count))
    if path.hasSuffix(".resolver.json") {
      path.removeLast(".resolver.json".count)
    } else if let ending = Self.endings.first(where: path.hasSuffix) {
      path.removeLast(ending.count)
    }
    return Self.safe(path.isEmpty ? "tokens" : path)
  }

  /// A text as a path that needs no escapes in a reference: everything but letters, digits and
  /// `-_.` becomes `-`, and so do points at the start of a name. Slashes stay, unless it is one step.
  private static func safe(_ text: String, isStep: Bool = false) -> String {
    let steps = isStep ? [text[...]] : text.split(separator: "/")
    let result = steps.map { step in
      var name = ""
      for scalar in step.unicodeScalars {
        let isLegal =
          scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || "-_.".unicodeScalars.contains(scalar)
        name.unicodeScalars.append(isLegal ? scalar : "-")
      }
      while name.hasPrefix(".") { name.removeFirst() }
      return name.isEmpty ? "-" : name
    }
    return result.isEmpty ? "-" : result.joined(separator: "/")
  }

  private static func commonFolder(_ paths: [String]) -> String {
    let folders = paths.filter { $0 != "-" }.map {
      $0.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    }
    guard var common = folders.first else { return "" }
    for folder in folders.dropFirst() {
      let length = zip(common, folder).prefix { $0 == $1 }.count
      common = common.prefix(length)
    }
    return common.isEmpty ? "" : common.joined(separator: "/") + "/"
  }

  /// A path seen from the folder of another one.
  static func relative(_ path: String, from other: String) -> String {
    let base = other.split(separator: "/").dropLast()
    let steps = path.split(separator: "/")
    let shared = zip(base, steps.dropLast()).prefix { $0 == $1 }.count
    return String(repeating: "../", count: base.count - shared)
      + steps.dropFirst(shared).joined(separator: "/")
  }
}
