import TokenModel

/// The modifiers of a project and the types of values that depend on them, as Swift calls them.
struct SwiftThemes: Sendable {
  /// A modifier: a field of the theme and an enum with its contexts.
  struct Axis: Sendable {
    /// The name as it was written.
    var name: String
    /// The field of the theme.
    var field: [UInt8]
    /// The enum.
    var type: [UInt8]
    /// The cases of the enum.
    var contexts: [[UInt8]]
    /// The position of the default among the contexts.
    var defaultContext: Int
  }

  /// The contexts that follow the appearance of the system.
  struct Appearance: Sendable {
    /// The position of the modifier.
    var axis: Int
    /// The positions of its light and its dark context.
    var light: Int
    var dark: Int
  }

  /// The most combinations that are fields with names; above, a value is a list.
  static let mostFields = 64

  /// The modifiers in their order.
  let axes: [Axis]
  /// The modifier with contexts called `light` and `dark`, if there is one.
  let appearance: Appearance?
  /// For each support, the name of the type of values without the prefix of the output.
  let types: [[UInt8]]
  /// For each support and combination, the name of the field; empty for supports of one combination
  /// and for those with too many.
  let fields: [[[UInt8]]]
  /// For each support, the number of its combinations.
  let counts: [Int]
  /// Names that meet.
  let diagnostics: [Diagnostic]

  /// Names the modifiers of a project.
  init(_ tokens: ThemedTokens, _ identifiers: SwiftIdentifier) {
    axes = tokens.modifiers.map { modifier in
      let words = NameWords(modifier.name.utf8)
      let field = identifiers.context(CaseStyle.camel.text(of: words))
      let type = identifiers.contextType(CaseStyle.pascal.text(of: words))
      return Axis(
        name: modifier.name, field: field, type: type == field ? type + [0x5F] : type,
        contexts: modifier.contexts.map {
          identifiers.context(CaseStyle.camel.text(of: NameWords($0.utf8)))
        },
        defaultContext: modifier.defaultContext ?? 0)
    }
    appearance = Self.appearance(of: tokens.modifiers)
    let axes = axes
    types = Self.typeNames(tokens).map { Array($0.utf8) }
    fields = tokens.supports.map { Self.fields(of: $0, axes, tokens.modifiers, identifiers) }
    counts = tokens.supports.map(\.count)
    diagnostics = Self.collisions(tokens, axes, types, fields)
  }

  /// For each support, the name of the type of values without the prefix of the output: `By` and the
  /// names of its modifiers.
  static func typeNames(_ tokens: ThemedTokens) -> [String] {
    let names = tokens.modifiers.map { modifier in
      let text = CaseStyle.pascal.text(of: NameWords(modifier.name.utf8))
      return String(decoding: SwiftIdentifier.legal(text).filter { $0 != 0x5F }, as: UTF8.self)
    }
    return tokens.supports.map { support in
      "By" + support.modifiers.map { names[$0] }.joined(separator: "And")
    }
  }

  private static func appearance(of modifiers: [Modifier]) -> Appearance? {
    for (index, modifier) in modifiers.enumerated() {
      let contexts = modifier.contexts.map { $0.lowercased() }
      guard let light = contexts.firstIndex(of: "light"), let dark = contexts.firstIndex(of: "dark")
      else { continue }
      return Appearance(axis: index, light: light, dark: dark)
    }
    return nil
  }

  private static func fields(
    of support: Support, _ axes: [Axis], _ modifiers: [Modifier], _ identifiers: SwiftIdentifier
  ) -> [[UInt8]] {
    guard support.count > 1, support.count <= mostFields else { return [] }
    if support.modifiers.count == 1 { return axes[support.modifiers[0]].contexts }
    return (0..<support.count).map { index in
      var rest = index
      var contexts: [String] = []
      for (modifier, size) in zip(support.modifiers, support.sizes).reversed() {
        contexts.append(modifiers[modifier].contexts[rest % size])
        rest /= size
      }
      let words = NameWords(contexts.reversed().joined(separator: " ").utf8)
      return identifiers.context(CaseStyle.camel.text(of: words))
    }
  }

  private static func collisions(
    _ tokens: ThemedTokens, _ axes: [Axis], _ types: [[UInt8]], _ fields: [[[UInt8]]]
  ) -> [Diagnostic] {
    var result: [Diagnostic] = []
    func check(_ names: [(name: [UInt8], owner: String)], _ modifier: Modifier?) {
      var owners: [[UInt8]: String] = [:]
      for (name, owner) in names {
        if let first = owners[name] {
          result.append(
            Diagnostic(
              .nameCollision,
              "\(first) and \(owner) get one name in swift: `\(String(decoding: name, as: UTF8.self))`",
              at: modifier?.span, help: "rename one of them"))
        } else {
          owners[name] = owner
        }
      }
    }
    check(axes.map { ($0.field, "the modifier `\($0.name)`") }, tokens.modifiers.first)
    check(axes.map { ($0.type, "the modifier `\($0.name)`") }, tokens.modifiers.first)
    for (axis, modifier) in zip(axes, tokens.modifiers) {
      check(
        zip(axis.contexts, modifier.contexts).map {
          ($0, "the context `\($1)` of `\(modifier.name)`")
        }, modifier)
    }
    for (names, support) in zip(fields, tokens.supports) where support.modifiers.count > 1 {
      let modifiers = support.modifiers.map { axes[$0].name }.joined(separator: "+")
      check(names.enumerated().map { ($1, "combination \($0) of `\(modifiers)`") }, nil)
    }
    let supports = zip(types, tokens.supports).filter { $1.count > 1 }
    check(
      supports.map { type, support in
        (type, "what depends on " + support.modifiers.map { axes[$0].name }.joined(separator: "+"))
      }, nil)
    return result
  }
}

extension SwiftThemes {
  /// The texts of `SwiftTemplate` that depend on the modifiers.
  func texts(_ template: SwiftTemplate) -> [String: String] {
    func string(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    var texts: [String: String] = [:]
    if let appearance {
      let axis = axes[appearance.axis]
      texts["appearance"] = string(axis.field)
      texts["lightContext"] = string(axis.contexts[appearance.light])
      texts["darkContext"] = string(axis.contexts[appearance.dark])
    }
    let theme = template.prefix + "Theme"
    texts["applyChoice"] = axes.enumerated().map { index, axis in
      "      if let value = choice.field\(index) { theme.\(string(axis.field)) = value }"
    }.joined(separator: "\n")
    texts["choiceFields"] = axes.enumerated().map { index, axis in
      "  var field\(index): \(theme).\(string(axis.type))?"
    }.joined(separator: "\n")
    texts["choiceFromTheme"] = axes.enumerated().map { index, axis in
      "    field\(index) = theme.\(string(axis.field))"
    }.joined(separator: "\n")
    texts["choiceParameters"] = axes.enumerated().map { index, axis in
      "    \(string(SwiftIdentifier.label(axis.field))) value\(index): \(theme).\(string(axis.type))? = nil"
    }.joined(separator: ",\n")
    texts["choiceAssignments"] = axes.indices.map { index in
      "      if let value\(index) { choice.field\(index) = value\(index) }"
    }.joined(separator: "\n")
    return texts
  }

  /// Writes the type of themes and, for each support in use, that of values that depend on it.
  func write(
    _ template: SwiftTemplate, supports: [Support], used: [UInt32], to w: inout CodeWriter
  ) {
    template.write(Self.themedText, to: &w)
    w.blankLine()
    writeTheme(template, to: &w)
    for index in used {
      writeThemed(Int(index), supports[Int(index)], template, to: &w)
    }
  }

  private static let themedText = """
    /// A value that depends on the theme.
    public protocol TokenThemed<Value>: Sendable {
      /// What the value is.
      associatedtype Value: Sendable

      /// The value of a theme.
      func value(in theme: TokenTheme) -> Value
    }
    """

  private func writeTheme(_ template: SwiftTemplate, to w: inout CodeWriter) {
    func string(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    let access = template.access
    w.line("/// The contexts that tokens depend on.")
    w.block("\(access)struct \(template.prefix)Theme: Hashable, Sendable {") { w in
      for axis in axes {
        w.document("The contexts of \(axis.name).")
        w.block("\(access)enum \(string(axis.type)): Hashable, Sendable, CaseIterable {") { w in
          for context in axis.contexts { w.line("case \(string(context))") }
        }
        w.blankLine()
      }
      for axis in axes {
        w.document("The context of \(axis.name).")
        w.line("\(access)var \(string(axis.field)): \(string(axis.type))")
      }
      w.blankLine()
      w.line("/// A theme from its contexts; each is the default unless it is given.")
      let parameters = axes.map {
        "\(string(SwiftIdentifier.label($0.field))): \(string($0.type)) = .\(string($0.contexts[$0.defaultContext]))"
      }
      w.block("\(access)init(\(parameters.joined(separator: ", "))) {") { w in
        for axis in axes { w.line("self.\(string(axis.field)) = \(string(axis.field))") }
      }
      guard let appearance else { return }
      let axis = axes[appearance.axis]
      for (name, context) in [("light", appearance.light), ("dark", appearance.dark)] {
        w.blankLine()
        w.line("/// The defaults in \(name) appearance.")
        w.line(
          "\(access)static let \(name) = \(template.prefix)Theme(\(string(SwiftIdentifier.label(axis.field))): "
            + ".\(string(axis.contexts[context])))")
      }
    }
    w.blankLine()
  }

  private func writeThemed(
    _ index: Int, _ support: Support, _ template: SwiftTemplate, to w: inout CodeWriter
  ) {
    func string(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    let (access, prefix) = (template.access, template.prefix)
    let name = prefix + string(types[index])
    let modifiers = support.modifiers.map { axes[$0].name }.joined(separator: " and ")
    w.document("A value for each context of \(modifiers).")
    w.block("\(access)struct \(name)<Value: Sendable>: \(prefix)Themed {") { w in
      if fields[index].isEmpty {
        writeList(support, template, to: &w)
      } else {
        writeFields(fields[index].map(string), support, template, to: &w)
      }
    }
    w.blankLine()
    w.line("extension \(name): Equatable where Value: Equatable {}")
    w.line("extension \(name): Hashable where Value: Hashable {}")
    w.blankLine()
  }

  private func writeFields(
    _ fields: [String], _ support: Support, _ template: SwiftTemplate, to w: inout CodeWriter
  ) {
    let access = template.access
    func label(_ field: String) -> String {
      String(decoding: SwiftIdentifier.label(Array(field.utf8)), as: UTF8.self)
    }
    for (index, field) in fields.enumerated() {
      w.document("The value for \(contexts(of: index, support, template)).")
      w.line("\(access)let \(field): Value")
    }
    w.blankLine()
    w.line("/// The values of all combinations.")
    w.block("\(access)init(", closing: ") {") { w in
      for (index, field) in fields.enumerated() {
        w.line("\(label(field)): Value" + (index + 1 < fields.count ? "," : ""))
      }
    }
    w.indent()
    for field in fields { w.line("self.\(field) = \(field)") }
    w.outdent()
    w.line("}")
    if fields.count > 2 {
      w.blankLine()
      w.line("/// One value for all combinations but those that have their own.")
      w.block("\(access)init(", closing: ") {") { w in
        w.line("_ usual: Value,")
        for (index, field) in fields.enumerated() {
          w.line("\(label(field)): Value? = nil" + (index + 1 < fields.count ? "," : ""))
        }
      }
      w.indent()
      for field in fields { w.line("self.\(field) = \(field) ?? usual") }
      w.outdent()
      w.line("}")
    }
    w.blankLine()
    w.line("/// The value of a theme.")
    w.block("\(access)func value(in theme: \(template.prefix)Theme) -> Value {") { w in
      writeSwitch(support.modifiers[...], fields[...], to: &w)
    }
  }

  /// Writes a nested choice, one level for each modifier.
  private func writeSwitch(
    _ modifiers: ArraySlice<Int>, _ fields: ArraySlice<String>, to w: inout CodeWriter
  ) {
    guard let modifier = modifiers.first else {
      w.line("return " + (fields.first ?? ""))
      return
    }
    let axis = axes[modifier]
    let size = fields.count / axis.contexts.count
    w.line("switch theme.\(String(decoding: axis.field, as: UTF8.self)) {")
    for (index, context) in axis.contexts.enumerated() {
      let start = fields.startIndex + index * size
      w.line("case .\(String(decoding: context, as: UTF8.self)):")
      w.indent()
      writeSwitch(modifiers.dropFirst(), fields[start..<(start + size)], to: &w)
      w.outdent()
    }
    w.line("}")
  }

  private func writeList(_ support: Support, _ template: SwiftTemplate, to w: inout CodeWriter) {
    let access = template.access
    w.line("/// The values of all combinations, the last modifier fastest.")
    w.line("\(access)let values: [Value]")
    w.blankLine()
    w.line("/// The values of all combinations, the last modifier fastest.")
    w.block("\(access)init(_ values: [Value]) {") { $0.line("self.values = values") }
    w.blankLine()
    w.line("/// The value of a theme.")
    w.block("\(access)func value(in theme: \(template.prefix)Theme) -> Value {") { w in
      w.line("var index = 0")
      for modifier in support.modifiers {
        let axis = axes[modifier]
        w.line("switch theme.\(String(decoding: axis.field, as: UTF8.self)) {")
        for (index, context) in axis.contexts.enumerated() {
          w.line(
            "case .\(String(decoding: context, as: UTF8.self)): "
              + "index = index * \(axis.contexts.count) + \(index)")
        }
        w.line("}")
      }
      w.line("return values[index]")
    }
  }

  private func contexts(of index: Int, _ support: Support, _ template: SwiftTemplate) -> String {
    var rest = index
    var names: [String] = []
    for (modifier, size) in zip(support.modifiers, support.sizes).reversed() {
      names.append(String(decoding: axes[modifier].contexts[rest % size], as: UTF8.self))
      rest /= size
    }
    return names.reversed().map { name in name.filter { $0 != "`" } }.joined(separator: " and ")
  }
}
