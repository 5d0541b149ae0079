import TokenModel
import TokenSyntax

extension ForeignTranslator {
  /// How a value is written, and of which type it is.
  mutating func plan(
    _ place: ForeignBook.Place, _ declared: ForeignBook.Declaration?, unit: String?,
    of entry: Int, depth: Int = 0
  ) -> ForeignPlan {
    let meaning = declared.map { ForeignType($0.spelling) } ?? .open
    let tree = tree(place)
    switch tree.kind(place.node) {
    case .plainString, .escapedString:
      let text = tree.string(place.node) ?? ""
      if vocabulary.bareReference == name(place.node, tree) {
        return reference(text, place, declared, unit: unit, of: entry, depth: depth)
      }
      let parts = ForeignText(text)
      if let path = parts.wholeReference {
        return reference(path, place, declared, unit: unit, of: entry, depth: depth)
      }
      guard parts.references.isEmpty else {
        reportAmbiguity(parts.references, at: place)
        return embedded(parts, meaning, place)
      }
      if let found = self.entry(ofVariable: text) {
        reportVariable(text, book.entries[found].path, at: place)
        return ForeignPlan(place: place, form: .alias(found))
      }
      return literal(text, meaning, unit: unit, of: entry, place)
    case .number: return number(place, meaning, unit: unit, of: entry)
    case .true, .false: return ForeignPlan(place: place, form: .copy, type: "boolean")
    case .array: return list(place, meaning)
    case .object:
      // A value as the standard writes it has no type but the one that is said: tools must not guess.
      if declared == nil, tree.name(place.node) == WellKnownName.value.id {
        return ForeignPlan(place: place, form: .copy)
      }
      return structure(place, meaning, declared)
    case .null, .missing:
      return ForeignPlan(place: place, form: .copy, type: meaning.standard?.name)
    }
  }

  private mutating func reference(
    _ path: String, _ place: ForeignBook.Place, _ declared: ForeignBook.Declaration?,
    unit: String?, of entry: Int, depth: Int
  ) -> ForeignPlan {
    reportAmbiguity([path], at: place)
    switch target(of: path, in: place.file) {
    case .entry(let index): return ForeignPlan(place: place, form: .alias(index))
    case .data(let data) where depth < Self.dataDepth:
      return plan(data, declared, unit: unit, of: entry, depth: depth + 1)
    case .data: return ForeignPlan(place: place, form: .unknownAlias(path))
    case .unknown(let path):
      var type: String?
      if let declared, declared.isOwn, case .standard(let known) = ForeignType(declared.spelling) {
        type = known.name
      }
      return ForeignPlan(place: place, form: .unknownAlias(path), type: type)
    }
  }

  private mutating func reportAmbiguity(_ paths: [String], at place: ForeignBook.Place) {
    guard !book.ambiguous.isEmpty else { return }
    for path in paths where book.ambiguous.contains(path) {
      sink.report(
        .ambiguousReference,
        "`{\(path)}` may mean several tokens, because names hold dots",
        at: tree(place).span(place.node),
        help: "rename one of them: the standard does not allow `.` in names")
    }
  }

  private mutating func reportVariable(_ text: String, _ path: String, at place: ForeignBook.Place)
  {
    sink.report(
      .cssVariable, "`\(text.trimmed)` is read as the token `\(path)`",
      at: tree(place).span(place.node), help: "write `{\(path)}`", token: nil, under: options)
  }

  /// A text with references and something around them.
  private func embedded(
    _ parts: ForeignText, _ meaning: ForeignType, _ place: ForeignBook.Place
  ) -> ForeignPlan {
    let text = rewrite(parts, in: place.file)
    func plan(_ type: String) -> ForeignPlan {
      ForeignPlan(place: place, form: .text(text), type: type)
    }
    // Data may have made a literal of it.
    guard text.utf8.contains(UInt8(ascii: "{")) else {
      switch ForeignLiteral(text) {
      case .color: return plan("color")
      case .number(let value):
        return ForeignPlan(place: place, form: .number(value), type: "number")
      case .dimension: return plan("dimension")
      case .duration: return plan("duration")
      case .bezier, .text: return plan(meaning.standard?.name ?? "string")
      }
    }
    let parts = ForeignText(text)
    let frame = parts.frame
    if meaning == .text { return plan("string") }
    if let alpha = Self.hexAlpha(frame), meaning == .open || meaning == .standard(.color) {
      return expression(.hexAlpha(alpha), parts, text, [], place)
    }
    if let open = frame.firstIndex(of: "("), frame.hasSuffix(")"),
      ["rgb", "rgba", "hsl", "hsla"].contains(frame[..<open].lowercased())
    {
      return plan("color")
    }
    if let literals = ForeignExpression.operandTypes(frame) {
      guard let type = meaning.standard, type != .number else {
        return expression(.arithmetic, parts, text, literals, place)
      }
      return plan(type.name)
    }
    switch meaning {
    case .standard(.color), .standard(.duration), .standard(.cubicBezier), .standard(.number),
      .standard(.dimension), .standard(.fontWeight), .ratio:
      return plan(meaning.standard?.name ?? "string")
    case .length where text.words.count == 1,
      .pixels where text.words.count == 1:
      return plan("dimension")
    case .standard, .length, .pixels, .lineHeight, .text, .open: return plan("string")
    }
  }

  private func expression(
    _ kind: ForeignExpression.Kind, _ parts: ForeignText, _ text: String, _ literals: Set<String>,
    _ place: ForeignBook.Place
  ) -> ForeignPlan {
    var entries: [Int] = []
    for path in parts.references {
      if let entry = entryOfPath(path, in: place.file) { entries.append(entry) }
    }
    return ForeignPlan(
      place: place,
      form: .expression(
        ForeignExpression(kind: kind, text: text, entries: entries, literals: literals)))
  }

  /// The token that a rewritten reference leads to.
  private func entryOfPath(_ path: String, in file: Int) -> Int? {
    if case .entry(let entry) = target(of: path, in: file) { return entry }
    return entryOfRepaired[path]
  }

  /// The value of `@1A`: a reference and two hexadecimal digits.
  private static func hexAlpha(_ frame: String) -> UInt8? {
    guard frame.utf8.count == 3, frame.hasPrefix("@") else { return nil }
    return UInt8(frame.dropFirst(), radix: 16)
  }
}
