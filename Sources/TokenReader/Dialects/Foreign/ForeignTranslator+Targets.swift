import TokenModel
import TokenSyntax

/// Where a reference of a book leads.
enum ForeignTarget: Equatable {
  /// A token of the book.
  case entry(Int)
  /// Data that is no token: it is put in the place of the reference.
  case data(ForeignBook.Place)
  /// A path that the book does not know, with dots.
  case unknown(String)
}

extension ForeignTranslator {
  /// The endings of a path that name the value of a token and are left out.
  private static let valueEndings = [".value", ".$value", ".original.value"]

  /// Where the text between the braces of a reference in a file leads.
  func target(of path: String, in file: Int) -> ForeignTarget {
    if path.hasPrefix("!"), let own = book.dataOfKey["\(file)\(path)"] { return .data(own) }
    if let target = exactTarget(of: path) { return target }
    for ending in Self.valueEndings where path.hasSuffix(ending) {
      let short = String(path.dropLast(ending.count))
      return exactTarget(of: short) ?? property(short) ?? .unknown(short)
    }
    return property(path) ?? .unknown(path)
  }

  private func exactTarget(of path: String) -> ForeignTarget? {
    if let entry = book.entryOfKey[path] { return .entry(entry) }
    return book.dataOfKey[path].map(ForeignTarget.data)
  }

  /// The data in a token or in data, such as `{ink.alpha}` beside the value of `ink`.
  private func property(_ path: String) -> ForeignTarget? {
    var steps: [Substring] = []
    var rest = Substring(path)
    while let dot = rest.lastIndex(of: ".") {
      steps.append(rest[rest.index(after: dot)...])
      rest = rest[..<dot]
      guard let target = exactTarget(of: String(rest)) else { continue }
      switch target {
      case .entry(let index):
        let entry = book.entries[index]
        return (walk(steps, from: entry.object) ?? walk(steps, from: entry.value))
          .map(ForeignTarget.data)
      case .data(let place): return walk(steps, from: place).map(ForeignTarget.data)
      case .unknown: return nil
      }
    }
    return nil
  }

  /// The place that the names, last first, lead to.
  private func walk(_ steps: [Substring], from start: ForeignBook.Place) -> ForeignBook.Place? {
    var place = start
    for step in steps.reversed() {
      if tree(place).isArray(place.node) {
        let elements = elements(of: place)
        guard let index = Int(step), elements.indices.contains(index) else { return nil }
        place = elements[index]
      } else {
        guard let member = member(String(step), of: place) else { return nil }
        place = member
      }
    }
    return place
  }

  /// A text in which each reference is as the standard writes it, and each one to data is that data.
  func rewrite(_ parts: ForeignText, in file: Int, depth: Int = 0) -> String {
    var result = ""
    for piece in parts.pieces {
      switch piece {
      case .text(let text): result += text
      case .reference(let path):
        switch target(of: path, in: file) {
        case .entry(let index): result += "{\(book.entries[index].path)}"
        case .unknown(let path): result += "{\(path)}"
        case .data(let place):
          guard depth < Self.dataDepth, let text = scalarText(place) else {
            result += "{\(path)}"
            continue
          }
          let inner = ForeignText(text)
          result +=
            inner.references.isEmpty ? text : rewrite(inner, in: place.file, depth: depth + 1)
        }
      }
    }
    return result
  }

  /// A scalar as text.
  func scalarText(_ place: ForeignBook.Place) -> String? {
    if let text = text(place) { return text }
    let tree = tree(place)
    guard tree.number(place.node) != nil || tree.bool(place.node) != nil else { return nil }
    return String(decoding: tree.text(place.node), as: UTF8.self)
  }

  /// The token that a CSS variable stands for: the one whose names, joined by `-`, are its own, be it
  /// behind a prefix of the system of one or two words.
  mutating func entry(ofVariable text: String) -> Int? {
    let text = text.trimmed
    guard text.hasPrefix("var(--"), text.hasSuffix(")") else { return nil }
    var name = text.dropFirst("var(--".count).dropLast().lowercased()[...]
    for _ in 0..<3 {
      if let entry = entryOfKebab[String(name)] { return entry < 0 ? nil : entry }
      guard let dash = name.firstIndex(of: "-") else { return nil }
      name = name[name.index(after: dash)...]
    }
    return nil
  }
}
