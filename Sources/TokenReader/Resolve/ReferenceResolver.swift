import TokenModel
import TokenSyntax

/// Where a reference leads.
enum ReferenceTarget: Equatable {
  /// The whole value of the token at a path.
  case value(PathID)
  /// A token object: an alias at the level of a token, and a mistake inside a value (R-057).
  case object(PathID)
  /// A place inside the object of a token or group: the steps begin with a `$` member.
  case part(PathID, tail: ArraySlice<JSONPointer.Segment>)
  /// Nowhere.
  case fault(ReferenceFault)
}

/// Why a reference leads nowhere.
enum ReferenceFault: Equatable {
  /// The text is no reference; says what is wrong with it.
  case malformed(String)
  /// No token has the path; the first `found` of its names exist.
  case missing(path: String)
  /// The path is that of a group (R-041).
  case group(PathID)
  /// A curly reference that goes on below a token (R-042).
  case belowToken(PathID)
}

/// Reads reference texts and finds their targets in the merged tree.
struct ReferenceResolver {
  private let project: SourceProject
  private let paths: PathTree

  /// Makes a resolver over the paths of a project; without paths it only reads texts.
  init(project: SourceProject, paths: PathTree = PathTree()) {
    self.project = project
    self.paths = paths
  }

  /// The names in `{path.of.group}` or `#/path/of/group`; nil for anything else.
  func groupSegments(_ text: String) -> [String]? {
    if text.hasPrefix("#") {
      let pointer = try? JSONPointer(text.dropFirst(), isFragment: true)
      return pointer?.segments.map(\.name)
    }
    guard text.hasPrefix("{"), text.hasSuffix("}"), text.count > 2 else { return nil }
    let names = text.dropFirst().dropLast().split(
      separator: ".", omittingEmptySubsequences: false)
    guard names.allSatisfy({ !$0.isEmpty && !$0.contains("{") && !$0.contains("}") }) else {
      return nil
    }
    return names.map(String.init)
  }

  /// Where a curly reference (braces included) leads (R-040 to R-044).
  ///
  /// With `isLenient`, a path that is not found is looked up again as real files write it: without
  /// the blanks inside the braces (`{ color.ink }`), and without a last name `value` (`{a.b.value}`).
  func curly(_ text: ArraySlice<UInt8>, isLenient: Bool) -> (
    target: ReferenceTarget, spelling: ReferenceEdge.Spelling
  ) {
    guard text.count > 2, text.first == UInt8(ascii: "{"), text.last == UInt8(ascii: "}") else {
      return (.fault(.malformed(Self.malformation(text))), .exact)
    }
    let inside = text[(text.startIndex + 1)..<(text.endIndex - 1)]
    if inside.contains(UInt8(ascii: "{")) || inside.contains(UInt8(ascii: "}")) {
      return (.fault(.malformed(Self.malformation(text))), .exact)
    }
    let exact = token(atDotted: inside)
    guard isLenient, case .fault(let fault) = exact else { return (exact, .exact) }
    let trimmed = inside.trimmingBlanks
    if trimmed.count < inside.count {
      let again = token(atDotted: trimmed)
      if case .value = again { return (again, .blanks) }
    }
    let suffix = ".value"
    if trimmed.count > suffix.utf8.count,
      trimmed.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
    {
      let again = token(atDotted: trimmed.dropLast(suffix.utf8.count))
      if case .value(let path) = again, !holdsValue(path) { return (again, .valueSuffix) }
    }
    return (.fault(fault), .exact)
  }

  /// Whether a value of the token at a path has a member `value`, which `.value` would mean then.
  private func holdsValue(_ path: PathID) -> Bool {
    paths.occurrences(of: path).contains { occurrence in
      let tree = project.trees[Int(occurrence.tree)]
      return occurrence.kind == .token && tree.isObject(occurrence.value)
        && tree.member(occurrence.value, .plainValue) != nil
    }
  }

  /// Where a reference of the old form `$path.of.token` leads.
  func dollar(_ text: ArraySlice<UInt8>) -> ReferenceTarget { token(atDotted: text.dropFirst()) }

  /// What is wrong with a text that has a brace and is no whole reference.
  private static func malformation(_ text: ArraySlice<UInt8>) -> String {
    if text.elementsEqual("{}".utf8) { return "the braces hold no path" }
    if text.first == UInt8(ascii: "{"), !text.contains(UInt8(ascii: "}")) {
      return "the closing brace is missing"
    }
    return "a reference must be the whole string, from `{` to `}`"
  }

  private func token(atDotted text: ArraySlice<UInt8>) -> ReferenceTarget {
    var current: PathID = 0
    var start = text.startIndex
    var position = start
    var isLost = false
    while position <= text.endIndex {
      if position == text.endIndex || text[position] == UInt8(ascii: ".") {
        let name = text[start..<position]
        if name.isEmpty { return .fault(.malformed("a name in the path is empty")) }
        if !isLost {
          if let id = project.names.find(name), let child = paths.child(of: current, named: id) {
            current = child
          } else if current != 0, paths.isToken(current) {
            return .fault(.belowToken(current))
          } else {
            isLost = true
          }
        }
        start = position + 1
      }
      position += 1
    }
    if isLost { return .fault(.missing(path: String(decoding: text, as: UTF8.self))) }
    return paths.isToken(current) ? .value(current) : .fault(.group(current))
  }

  /// Where the text of a `$ref` leads (R-049 to R-057). `#` and `#/` are both the root (A-07).
  func pointer(_ text: String) -> ReferenceTarget {
    guard text.hasPrefix("#") else {
      return .fault(.malformed("a pointer to a token begins with `#/`"))
    }
    let pointer: JSONPointer
    do {
      pointer = try JSONPointer(text.dropFirst(), isFragment: true)
    } catch {
      return .fault(.malformed(error.message))
    }
    var current: PathID = 0
    for (index, segment) in pointer.segments.enumerated() {
      if let name = project.names.find(segment.name),
        let child = paths.child(of: current, named: name)
      {
        current = child
      } else if segment.name.hasPrefix("$") {
        let tail = pointer.segments[index...]
        if paths.isToken(current), tail.count == 1, segment.name == "$value" {
          return .value(current)
        }
        return .part(current, tail: tail)
      } else if pointer.segments.count == 1, segment.name.isEmpty {
        return .fault(.group(0))
      } else {
        return .fault(.missing(path: text))
      }
    }
    return paths.isToken(current) ? .object(current) : .fault(.group(current))
  }

  /// Where a string of the Appetite table leads when it is a reference: a path with slashes or
  /// dots, in braces or without. Nil for a literal.
  func table(_ text: ArraySlice<UInt8>) -> ReferenceTarget? {
    var inside = text
    let isCurly = text.first == UInt8(ascii: "{") && text.last == UInt8(ascii: "}")
    if isCurly { inside = text.dropFirst().dropLast().trimmingBlanks }
    let slash = UInt8(ascii: "/")
    let separator = inside.contains(slash) ? slash : UInt8(ascii: ".")
    let names = inside.split(separator: separator, omittingEmptySubsequences: false)
    var current: PathID = 0
    for name in names {
      guard let id = project.names.find(name), let child = paths.child(of: current, named: id)
      else {
        let looksLikePath = isCurly || (separator == slash && !inside.contains(UInt8(ascii: "(")))
        return looksLikePath
          ? .fault(.missing(path: String(decoding: inside, as: UTF8.self))) : nil
      }
      current = child
    }
    if paths.isToken(current) { return .value(current) }
    return isCurly || separator == slash ? .fault(.group(current)) : nil
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without blanks and tabs at either end.
  var trimmingBlanks: ArraySlice<UInt8> {
    var result = self
    while let first = result.first, first == 0x20 || first == 0x09 { result.removeFirst() }
    while let last = result.last, last == 0x20 || last == 0x09 { result.removeLast() }
    return result
  }
}
