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

  /// Writes a template at the level where the writer is. Works on bytes: a fixed text has a thousand
  /// lines.
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
        } else if isAdapted || Self.holdsText(line) {
          writer.begin()
          writer.append(adapt(Array(line)))
          writer.end()
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

  /// Whether a text of the output stands in a line: most lines have no brace at all.
  private static func holdsText(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    var last: UInt8 = 0
    for byte in line {
      if byte == UInt8(ascii: "{"), last == byte { return true }
      last = byte
    }
    return false
  }

  /// One line with the texts, the access level and the prefix of the output.
  private func adapt(_ line: [UInt8]) -> [UInt8] {
    var line = filled(line)
    if access != "public " {
      line = Self.replacing([("public ", access)], in: line) { before, _ in
        before == nil || before == UInt8(ascii: " ") || before == UInt8(ascii: "(")
      }
    }
    guard prefix != "Token" else { return line }
    let small = prefix.prefix(1).lowercased() + prefix.dropFirst()
    return Self.replacing([("Token", prefix), ("token", small)], in: line) { before, after in
      !(before?.continuesWord ?? false) && after?.isASCIIUpper ?? false
    }
  }

  private func filled(_ line: [UInt8]) -> [UInt8] {
    let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
    var result: [UInt8] = []
    var rest = line[...]
    while let start = Self.pair(of: open, in: rest),
      let end = Self.pair(of: close, in: rest[(start + 2)...])
    {
      result += rest[..<start]
      result += (texts[String(decoding: rest[(start + 2)..<end], as: UTF8.self)] ?? "").utf8
      rest = rest[(end + 2)...]
    }
    return result + rest
  }

  /// Where a byte stands twice.
  private static func pair(of byte: UInt8, in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.indices.dropLast().first { bytes[$0] == byte && bytes[$0 + 1] == byte }
  }

  /// - Parameters:
  ///   - words: What is replaced, none the beginning of another, and by what.
  ///   - isMeant: Whether a word counts by the byte before it, as it is in the result, and the one
  ///     behind it.
  private static func replacing(
    _ words: [(String, by: String)], in line: [UInt8],
    where isMeant: (_ before: UInt8?, _ after: UInt8?) -> Bool
  ) -> [UInt8] {
    var result: [UInt8] = []
    var rest = line[...]
    while let first = rest.first {
      if let (word, other) = words.first(where: { rest.starts(with: $0.0.utf8) }),
        case let behind = rest.dropFirst(word.utf8.count), isMeant(result.last, behind.first)
      {
        result += other.utf8
        rest = behind
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}

extension UInt8 {
  /// Whether a byte of UTF-8 is a letter or a digit; all beyond ASCII count as such.
  fileprivate var continuesWord: Bool {
    isASCIILower || isASCIIUpper || isASCIIDigit || self >= 0x80
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
    for other in Self.uses(of: name) { insert(other) }
  }

  /// What the text of a part uses.
  private static func uses(of name: String) -> [String] {
    switch name {
    case "animation": ["duration"]
    case "border": ["color", "dimension", "strokeStyle"]
    case "color": ["space-srgb"]
    case "colorTrack": ["color", "track"]
    case "cubicBezier": ["bezier"]
    case "dimension": ["unit-px"]
    case "dimensionTrack": ["dimension", "numberTrack"]
    case "gradient": ["color"]
    case "numberTrack": ["track"]
    case "shadow": ["color", "dimension"]
    case "solver": ["bezier"]
    case "strokeStyle": ["dimension"]
    case "timing": ["duration"]
    case "track": ["timing"]
    case "transition": ["duration", "bezier"]
    case "typography": ["dimension", "fontFamily", "fontWeight"]
    default: []
    }
  }
}
