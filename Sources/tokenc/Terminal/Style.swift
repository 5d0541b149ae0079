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
    case bold = 1
    case dim = 2
    case underline = 4
    case red = 31
    case green = 32
    case yellow = 33
    case blue = 34
    case magenta = 35
    case cyan = 36
  }

  /// Whether `paint` does anything.
  let isColored: Bool

  /// Never paints.
  static let plain = Style(isColored: false)

  /// `text` in these attributes, which end with it. Painted text cannot be painted again.
  func paint(_ text: String, _ attributes: Attribute...) -> String {
    guard isColored, !text.isEmpty, !attributes.isEmpty else { return text }
    let codes = attributes.map { String($0.rawValue) }.joined(separator: ";")
    return "\u{1B}[\(codes)m\(text)\u{1B}[0m"
  }
}
