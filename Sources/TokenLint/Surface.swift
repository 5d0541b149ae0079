import TokenModel
import TokenMotion

/// The colour on which something lies, as the option `surface` says it.
enum Surface: Sendable {
  /// White; in a dark context black.
  case automatic
  /// A color token by its path, or a colour as CSS writes it.
  case fixed(String)
  /// The same for each context, by its name or as `theme=dark`.
  case byContext([String: String])

  /// The option `surface`.
  static func option<Options>(
    into path: @autoclosure @escaping OptionProperty<Options, Surface>
  ) -> ConfigurationOption<Options> {
    ConfigurationOption(
      "surface", .textOrMap,
      "What it lies on: a color token, a CSS color, or an object with one for each context."
    ) { value, options in
      switch value {
      case .text(let text): options[keyPath: path()] = .fixed(text)
      case .record(let map): options[keyPath: path()] = .byContext(map)
      default: break
      }
      return nil
    }
  }
}

/// A surface among the tokens of a project.
struct ResolvedSurface {
  private enum Source {
    case color(Color)
    case token(TokenID)
  }

  private let context: LintContext
  private let isAutomatic: Bool
  private var fixed: Source?
  /// For each modifier and context: what is said of it.
  private var byContext: [[Source?]] = []
  /// The positions of the supports on which the surface depends, and its modifiers.
  private var supports: [UInt32] = []
  private var modifiers: Set<Int> = []
  /// Texts that are neither a color token nor a colour, and names that are no context.
  private(set) var problems: [String] = []

  /// Looks up what an option says.
  init(_ surface: Surface, _ context: LintContext) {
    self.context = context
    let all = context.tokens.modifiers
    switch surface {
    case .automatic:
      isAutomatic = true
      for (index, modifier) in all.enumerated() where modifier.contexts.contains(where: isDark) {
        modifiers.insert(index)
      }
    case .fixed(let text):
      isAutomatic = false
      fixed = source(text)
    case .byContext(let map):
      isAutomatic = true
      byContext = all.map { [Source?](repeating: nil, count: $0.contexts.count) }
      for (key, text) in map.sorted(by: { $0.key < $1.key }) {
        var isKnown = false
        for (index, modifier) in all.enumerated() {
          for (position, name) in modifier.contexts.enumerated()
          where name == key || "\(modifier.name)=\(name)" == key {
            byContext[index][position] = source(text)
            modifiers.insert(index)
            isKnown = true
          }
        }
        if !isKnown { problems.append("there is no context `\(key)` for a surface") }
      }
    }
  }

  private mutating func source(_ text: String) -> Source? {
    let path =
      text.hasPrefix("{") && text.hasSuffix("}") ? String(text.dropFirst().dropLast()) : text
    if let token = context.token(at: path), context.tokens.type(of: token) == .color {
      supports.append(context.tokens[token].support)
      return .token(token)
    }
    if let color = try? CSSColor(parsing: text) { return .color(color.color) }
    problems.append("the surface `\(text)` is neither a color token nor a color")
    return nil
  }

  /// Whether a context is a dark one, by its name.
  private func isDark(_ name: String) -> Bool {
    !Set(nameWords(name.utf8)).isDisjoint(with: ["dark", "night", "black"])
  }

  /// The modifiers on which the surface and something else depend.
  func support(with other: UInt32) -> Support {
    let joint = context.jointSupport(supports + [other])
    guard !modifiers.isEmpty else { return joint }
    return Support(
      modifiers: modifiers.union(joint.modifiers).sorted(), of: context.tokens.modifiers)
  }

  /// The surface in a theme, opaque; nil if it is not known there.
  func color(in theme: Theme) -> Color? {
    for (modifier, contexts) in byContext.enumerated() {
      if let source = contexts[theme.choices[modifier]] { return color(source, theme) }
    }
    if let fixed { return color(fixed, theme) }
    guard isAutomatic else { return nil }
    let isInDark = zip(context.tokens.modifiers, theme.choices).contains {
      isDark($0.contexts[$1])
    }
    let level: Double = isInDark ? 0 : 1
    return Color(red: level, green: level, blue: level)
  }

  private func color(_ source: Source, _ theme: Theme) -> Color? {
    let color: Color
    switch source {
    case .color(let given): color = given
    case .token(let id):
      guard case .color(let value)? = context.tokens.value(of: id, in: theme) else { return nil }
      color = value.color
    }
    return color.alpha >= 1
      ? color : color.composited(over: Color(red: 1, green: 1, blue: 1))
  }
}
