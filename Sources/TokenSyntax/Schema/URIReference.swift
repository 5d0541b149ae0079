/// A URI or a relative reference of RFC 3986, taken apart; nothing is decoded or fetched.
struct URIReference: Hashable, Sendable {
  var scheme: String?
  var authority: String?
  var path: String
  var query: String?
  /// What stands behind `#`; nil without one.
  var fragment: String?

  /// Takes a text apart; every text is a reference of some kind.
  init(_ text: String) {
    var rest = text[...]
    if let hash = rest.firstIndex(of: "#") {
      fragment = String(rest[rest.index(after: hash)...])
      rest = rest[..<hash]
    }
    if let mark = rest.firstIndex(of: "?") {
      query = String(rest[rest.index(after: mark)...])
      rest = rest[..<mark]
    }
    if let colon = rest.firstIndex(of: ":"), Self.isScheme(rest[..<colon]) {
      scheme = rest[..<colon].lowercased()
      rest = rest[rest.index(after: colon)...]
    }
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let slash = rest.firstIndex(of: "/") ?? rest.endIndex
      authority = String(rest[..<slash])
      rest = rest[slash...]
    }
    path = String(rest)
  }

  private static func isScheme(_ text: Substring) -> Bool {
    guard let first = text.unicodeScalars.first, first.isASCII, first.properties.isAlphabetic else {
      return false
    }
    return text.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "+"
          || scalar == "-" || scalar == ".")
    }
  }

  /// Whether it has a scheme.
  var isAbsolute: Bool { scheme != nil }

  /// The text without the fragment.
  var withoutFragment: String {
    var text = ""
    if let scheme { text += scheme + ":" }
    if let authority { text += "//" + authority }
    text += path
    if let query { text += "?" + query }
    return text
  }

  /// What `reference` means where this is the base (RFC 3986, section 5.2).
  func resolving(_ reference: URIReference) -> URIReference {
    var target = reference
    if reference.scheme != nil {
      target.path = Self.withoutDots(reference.path)
      return target
    }
    target.scheme = scheme
    if reference.authority != nil {
      target.path = Self.withoutDots(reference.path)
      return target
    }
    target.authority = authority
    if reference.path.isEmpty {
      target.path = path
      if reference.query == nil { target.query = query }
    } else if reference.path.hasPrefix("/") {
      target.path = Self.withoutDots(reference.path)
    } else {
      target.path = Self.withoutDots(folder + reference.path)
    }
    return target
  }

  /// The path up to its last slash; a slash where an authority has no path.
  private var folder: String {
    if authority != nil, path.isEmpty { return "/" }
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[...slash])
  }

  private static func withoutDots(_ path: String) -> String {
    guard path.contains(".") else { return path }
    let isRooted = path.hasPrefix("/")
    var segments: [Substring] = []
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      switch part {
      case ".":
        if isLast { segments.append("") }
      case "..":
        if segments.count > (isRooted ? 1 : 0), segments.last != ".." {
          segments.removeLast()
        } else if !isRooted {
          segments.append("..")
        }
        if isLast { segments.append("") }
      default: segments.append(part)
      }
    }
    return segments.joined(separator: "/")
  }
}
