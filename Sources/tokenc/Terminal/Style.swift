/// When output is coloured.
enum ColorPolicy: String, CaseIterable, Sendable {
  /// As the terminal and the environment suggest.
  case auto
  /// Even into a file.
  case always
  /// Not at all.
  case never

  /// Whether to colour a stream. With `auto` the first of these decides: `NO_COLOR` (not empty: no),
  /// `CLICOLOR_FORCE` (not empty and not `0`: yes), no terminal (no), `TERM=dumb` or `CLICOLOR=0`
  /// (no), else yes.
  func isColored(isTerminal: Bool, environment: (String) -> String?) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      if environment("NO_COLOR")?.isEmpty == false { return false }
      if let force = environment("CLICOLOR_FORCE"), !force.isEmpty, force != "0" { return true }
      return isTerminal && environment("TERM") != "dumb" && environment("CLICOLOR") != "0"
    }
  }
}

/// Paints text for a terminal, or leaves it alone.
struct Style: Sendable {
  /// A way to write, in the terms of ECMA-48 (SGR).
  enum Attribute: Int, Sendable {
    /// Heavier strokes.
    case bold = 1
    /// Fainter than the text around it; some terminals ignore it.
    case dim = 2
    /// With a line below.
    case underline = 4
    /// The terminal's red, for errors.
    case red = 31
    /// The terminal's green, for what is added or right.
    case green = 32
    /// The terminal's yellow, for warnings.
    case yellow = 33
    /// The terminal's blue, for places and line numbers.
    case blue = 34
    /// The terminal's magenta.
    case magenta = 35
    /// The terminal's cyan, for notes and help.
    case cyan = 36
  }

  /// Whether `paint` does anything.
  let isColored: Bool

  /// Never paints.
  static let plain = Style(isColored: false)

  /// `text` in these attributes, which end with it. Painted text cannot be painted again.
  func paint(_ text: String, _ attributes: Attribute...) -> String {
    guard isColored, !text.isEmpty, !attributes.isEmpty else { return text }
    return start(attributes) + text + Self.end
  }

  /// What turns attributes on.
  func start(_ attributes: [Attribute]) -> String {
    "\u{1B}[\(attributes.map { String($0.rawValue) }.joined(separator: ";"))m"
  }

  /// What turns all attributes off.
  static let end = "\u{1B}[0m"
}
