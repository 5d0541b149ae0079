import TokenCompiler
import TokenModel
import TokenMotion
import TokenSyntax

/// What changed as a comment for a pull request: the verdict, and a table for each project.
enum DiffMarkdown {
  /// Rows beyond this many are only counted: GitHub refuses comments of more than 65,536 characters.
  private static let longestTable = 200
  /// Bytes of a value that are shown.
  private static let longestValue = 120

  /// Prints the comment.
  static func print(_ projects: [ProjectDiff], on stream: StandardStream) {
    let count = projects.reduce(0) { $0 + $1.changes.count }
    let verdict = ProjectDiff.verdict(of: projects)
    stream.writeLine("### Design tokens: \(count == 0 ? "no changes" : verdict.name)")
    for project in projects where !project.changes.isEmpty {
      stream.writeLine()
      if !project.name.isEmpty { stream.writeLine("**\(escaped(project.name))**\n") }
      stream.writeLine("| Change | Token | Before | After | ΔE | Verdict |")
      stream.writeLine("| --- | --- | --- | --- | --- | --- |")
      let rows = project.changes.flatMap(rows)
      for row in rows.prefix(longestTable) { stream.writeLine(row) }
      if rows.count > longestTable {
        stream.writeLine("\n…and \(rows.count - longestTable) more.")
      }
    }
  }

  private static func rows(_ change: TokenChange) -> [String] {
    let follow =
      change.followers.isEmpty ? "" : "<br>and \(counted(change.followers.count, "follower"))"
    let path = code(change.path) + follow
    func row(_ before: String, _ after: String, delta: String = "", in contexts: [String] = [])
      -> String
    {
      let place =
        contexts.isEmpty
        ? path : "\(path)<br>\(contexts.prefix(6).map(escaped).joined(separator: "<br>"))"
      return "| \(change.name) | \(place) | \(before) | \(after) | \(delta) | "
        + "\(change.verdict.name) |"
    }
    switch change.kind {
    case .added, .removed, .undeprecated: return [row("", "")]
    case .renamed(let old): return [row(code(old), code(change.path))]
    case .typeChanged(let old, let new): return [row(code(old), code(new))]
    case .deprecated(let message): return [row("", escaped(message ?? ""))]
    case .changed(let values):
      return values.map {
        row(
          text($0.old), text($0.new), delta: $0.deltaE?.deltaText ?? "", in: $0.contexts)
      }
    case .animationChanged(let details):
      return details.map {
        row(
          "\(escaped($0.name)) \(code($0.old))", "\(escaped($0.name)) \(code($0.new))",
          in: $0.contexts)
      }
    }
  }

  /// A value. In a comment GitHub shows a patch of colour beside six hexadecimal digits in backticks,
  /// so that they stand in front of every colour.
  private static func text(_ value: TokenValue?) -> String {
    guard let value else { return "" }
    let text = value.diffText
    guard case .color(let color) = value else { return code(text) }
    let shown = RGBA8(color.color)
    let patch = RGBA8(red: shown.red, green: shown.green, blue: shown.blue).hex
    return patch == text ? code(text) : "\(code(patch)) \(code(text))"
  }

  /// A text in backticks, in one cell of a table.
  static func code(_ text: String) -> String {
    guard !text.isEmpty else { return "" }
    let visible = TerminalText.visible(text)
    let short =
      visible.unicodeScalars.count > longestValue
      ? String(String.UnicodeScalarView(visible.unicodeScalars.prefix(longestValue))) + "…"
      : visible
    // More backticks around it than in it, and a pipe would end the cell even in code.
    let longest = short.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let space = longest > 0 ? " " : ""
    return fence + space + short.replacing(all: "|", by: "\\|") + space + fence
  }

  /// A text in which nothing is markup.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in TerminalText.visible(text).unicodeScalars {
      if "\\`*_{}[]<>()#+!|&~@".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
