/// Swift source that is printed as it stands, but for three things:
///
/// - Lines between `//? name` and `//.` are printed only if the output needs the part `name`, those
///   between `//! name` and `//.` only if it does not.
/// - `public` is the access level of the output, and `Token` or `token` in front of a capital is its
///   prefix.
/// - `{{name}}` is a text that belongs to the output.
struct SwiftTemplate: Sendable {
  /// What stands for `public `, with the blank; empty for internal declarations.
  let access: String
  /// What the names of types begin with.
  let prefix: String
  /// The parts that the output needs.
  let parts: SwiftParts
  /// The texts by the names that stand in double braces.
  let texts: [String: String]

  /// Writes a template at the level where the writer is.
  func write(_ template: String, to writer: inout CodeWriter) {
    var conditions: [Bool] = []
    let isAdapted = access != "public " || prefix != "Token"
    let slash = UInt8(ascii: "/")
    CodeWriter.forEachLine(of: template) { line in
      let code = line.drop { $0 == UInt8(ascii: " ") }
      let first = code.startIndex
      if code.count >= 3, code[first] == slash, code[first + 1] == slash,
        let mark = Mark(rawValue: code[first + 2])
      {
        let name = String(decoding: code.dropFirst(4), as: UTF8.self)
        switch mark {
        case .needed: conditions.append(parts.contains(name))
        case .notNeeded: conditions.append(!parts.contains(name))
        case .end: conditions.removeLast()
        }
      } else if !conditions.contains(false) {
        if line.isEmpty {
          writer.blankLine()
        } else if isAdapted || line.contains(UInt8(ascii: "{")) {
          writer.line(adapt(String(decoding: line, as: UTF8.self)))
        } else {
          writer.line(bytes: line)
        }
      }
    }
  }

  /// What the byte behind `//` says of the lines that follow: `?`, `!` and `.`.
  private enum Mark: UInt8 {
    case needed = 0x3F
    case notNeeded = 0x21
    case end = 0x2E
  }

  /// One line with the texts, the access level and the prefix of the output.
  func adapt(_ line: String) -> String {
    var line = line
    if line.contains("{{") { line = filled(line[...]) }
    if access != "public " { line = Self.replacing("public ", in: line, with: access) }
    guard prefix != "Token" else { return line }
    return Self.replacingPrefix(in: line, with: prefix)
  }

  private func filled(_ line: Substring) -> String {
    var result = ""
    var rest = line
    while let start = rest.firstRange(of: "{{"),
      let end = rest[start.upperBound...].firstRange(of: "}}")
    {
      result += rest[..<start.lowerBound]
      result += texts[String(rest[start.upperBound..<end.lowerBound])] ?? ""
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  private static func replacing(_ word: String, in line: String, with other: String) -> String {
    var result = ""
    var rest = line[...]
    while let first = rest.first {
      if rest.hasPrefix(word), result.last.map({ $0 == " " || $0 == "(" }) ?? true {
        result += other
        rest = rest.dropFirst(word.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  private static func replacingPrefix(in line: String, with prefix: String) -> String {
    let small = prefix.prefix(1).lowercased() + prefix.dropFirst()
    var result = ""
    var rest = line[...]
    while let first = rest.first {
      let isStart = result.last.map { !($0.isLetter || $0.isNumber) } ?? true
      if isStart, rest.dropFirst(5).first?.isUppercase ?? false,
        rest.hasPrefix("Token") || rest.hasPrefix("token")
      {
        result += first == "T" ? prefix : small
        rest = rest.dropFirst(5)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}

/// The parts of the fixed text that an output needs: names such as `shadow`, `unit-px`, `mix-oklab`.
struct SwiftParts: Sendable {
  private(set) var names: Set<String> = []

  /// Whether the output needs a part.
  func contains(_ name: String) -> Bool { names.contains(name) }

  /// Adds a part and all parts that its text uses.
  mutating func insert(_ name: String) {
    guard names.insert(name).inserted else { return }
    for other in Self.uses[name] ?? [] { insert(other) }
  }

  /// What the text of a part uses.
  private static let uses: [String: [String]] = [
    "animation": ["duration"],
    "border": ["color", "dimension", "strokeStyle"],
    "color": ["space-srgb"],
    "colorTrack": ["color", "track"],
    "cubicBezier": ["bezier"],
    "dimension": ["unit-px"],
    "dimensionTrack": ["dimension", "numberTrack"],
    "gradient": ["color"],
    "numberTrack": ["track"],
    "shadow": ["color", "dimension"],
    "solver": ["bezier"],
    "strokeStyle": ["dimension"],
    "timing": ["duration"],
    "track": ["timing"],
    "transition": ["duration", "bezier"],
    "typography": ["dimension", "fontFamily", "fontWeight"],
  ]
}
