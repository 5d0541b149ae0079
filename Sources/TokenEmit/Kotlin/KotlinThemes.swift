import TokenModel

/// The modifiers of a project as Kotlin: `TokenTheme`, and an enumeration for each modifier in it.
struct KotlinThemes: Sendable {
  private let modifiers: [Modifier]
  /// The property of `TokenTheme` for each modifier.
  private let properties: [[UInt8]]
  /// The enumeration of each modifier.
  private let types: [[UInt8]]
  /// The entries of each enumeration.
  private let entries: [[[UInt8]]]

  /// Names the modifiers and contexts.
  init(_ modifiers: [Modifier]) {
    self.modifiers = modifiers
    func name(_ text: String, _ style: CaseStyle) -> [UInt8] {
      KotlinIdentifier.escaped(
        style.text(of: NameWords(text.utf8)), reserved: WordList("Companion TokenTheme"))
    }
    properties = modifiers.map { name($0.name, .camel) }
    types = modifiers.map { name($0.name, .pascal) }
    entries = modifiers.map { $0.contexts.map { name($0, .screamingSnake) } }
  }

  /// Whether there is nothing to choose.
  var isEmpty: Bool { modifiers.isEmpty }

  /// One error for each name that several modifiers, or contexts of one modifier, get.
  func collisions() -> [Diagnostic] {
    var result = collisions(types, modifiers.map { "the modifier `\($0.name)`" }, nil)
    for (index, modifier) in modifiers.enumerated() {
      result += collisions(
        entries[index], modifier.contexts.map { "the context `\(modifier.name)=\($0)`" },
        modifier)
    }
    return result
  }

  private func collisions(
    _ names: [[UInt8]], _ phrases: [String], _ modifier: Modifier?
  ) -> [Diagnostic] {
    var owners: [[UInt8]: [Int]] = [:]
    for (index, name) in names.enumerated() { owners[name, default: []].append(index) }
    return names.indices.compactMap { index in
      guard let all = owners[names[index]], all.count > 1, all[0] == index else { return nil }
      let list = all.map { phrases[$0] }.joined(separator: " and ")
      return Diagnostic(
        .nameCollision,
        "\(list) get one name in kotlin: `\(String(decoding: names[index], as: UTF8.self))`",
        at: modifier?.span ?? modifiers[index].span, help: "rename one of them")
    }
  }

  /// Writes the texts of all combinations of a support as nested `when`s; equal ones stand together.
  ///
  /// Starts in the middle of a line and finishes it.
  func writeChoice(
    _ texts: ArraySlice<[UInt8]>, _ support: Support, level: Int = 0, _ writer: inout CodeWriter
  ) {
    guard level < support.modifiers.count, let first = texts.first,
      texts.contains(where: { $0 != first })
    else {
      writer.append(texts.first ?? [])
      writer.end()
      return
    }
    let modifier = support.modifiers[level]
    let stride = texts.count / support.sizes[level]
    var groups: [(contexts: [Int], texts: ArraySlice<[UInt8]>)] = []
    for context in 0..<support.sizes[level] {
      let start = texts.startIndex + context * stride
      let part = texts[start..<start + stride]
      if let same = groups.firstIndex(where: { $0.texts.elementsEqual(part) }) {
        groups[same].contexts.append(context)
      } else {
        groups.append(([context], part))
      }
    }
    if groups.count == 1 {
      writeChoice(groups[0].texts, support, level: level + 1, &writer)
      return
    }
    writer.append("when (theme.")
    writer.append(properties[modifier])
    writer.append(") {")
    writer.end()
    writer.indent()
    for (contexts, texts) in groups {
      writer.begin()
      for (index, context) in contexts.enumerated() {
        if index > 0 { writer.append(", ") }
        writer.append("TokenTheme.")
        writer.append(types[modifier])
        writer.append(".")
        writer.append(entries[modifier][context])
      }
      writer.append(" -> ")
      writeChoice(texts, support, level: level + 1, &writer)
    }
    writer.outdent()
    writer.line("}")
  }

  /// Writes the data class and its enumerations.
  func write(access: String, isImmutable: Bool, _ writer: inout CodeWriter) {
    guard !isEmpty else { return }
    writer.blankLine()
    writer.line("/** A choice of themes: one context of each modifier. */")
    if isImmutable { writer.line("@Immutable") }
    writer.line("\(access)data class TokenTheme(")
    writer.indent()
    for (index, modifier) in modifiers.enumerated() {
      writer.begin()
      writer.append("val ")
      writer.append(properties[index])
      writer.append(": ")
      writer.append(types[index])
      if let context = modifier.defaultContext {
        writer.append(" = ")
        writer.append(types[index])
        writer.append(".")
        writer.append(entries[index][context])
      }
      writer.append(",")
      writer.end()
    }
    writer.outdent()
    writer.line(") {")
    writer.indent()
    for (index, modifier) in modifiers.enumerated() {
      writer.kdoc("The contexts of `\(modifier.name)`.")
      writer.begin()
      writer.append("enum class ")
      writer.append(types[index])
      writer.append(" { ")
      for (position, entry) in entries[index].enumerated() {
        if position > 0 { writer.append(", ") }
        writer.append(entry)
      }
      writer.append(" }")
      writer.end()
    }
    writeShorthands(&writer)
    writer.outdent()
    writer.line("}")
  }

  /// `TokenTheme.light` and `TokenTheme.dark`, if one modifier has these contexts and all others a
  /// default.
  private func writeShorthands(_ writer: inout CodeWriter) {
    let wanted = ["light", "dark"]
    let pairs = modifiers.indices.filter { index in
      wanted.allSatisfy(modifiers[index].contexts.contains)
    }
    guard pairs.count == 1, let pair = pairs.first,
      modifiers.indices.allSatisfy({ $0 == pair || modifiers[$0].defaultContext != nil })
    else { return }
    writer.blankLine()
    writer.line("companion object {")
    writer.indent()
    for context in wanted {
      guard let index = modifiers[pair].contexts.firstIndex(of: context) else { continue }
      writer.line("/** The defaults, in the context `\(context)`. */")
      writer.begin()
      writer.append("val \(context): TokenTheme = TokenTheme(")
      writer.append(properties[pair])
      writer.append(" = ")
      writer.append(types[pair])
      writer.append(".")
      writer.append(entries[pair][index])
      writer.append(")")
      writer.end()
    }
    writer.outdent()
    writer.line("}")
  }
}
