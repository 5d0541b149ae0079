import TokenCompiler
import TokenModel
import TokenMotion

/// Prints what changed for people: a line for each change, with swatches on a terminal.
struct DiffTextPrinter {
  /// Where to.
  let stream: StandardStream

  /// Prints all projects and the verdict.
  func print(_ projects: [ProjectDiff]) {
    for project in projects where !project.changes.isEmpty {
      if !project.name.isEmpty {
        stream.writeLine(stream.style.paint(TerminalText.visible(project.name), .bold))
      }
      for change in project.changes { print(change) }
    }
    let count = projects.reduce(0) { $0 + $1.changes.count }
    let verdict = ProjectDiff.verdict(of: projects)
    if count > 0 { stream.writeLine() }
    stream.writeLine(
      count == 0
        ? "No changes" : "\(counted(count, "change")): \(painted(verdict.name, verdict))")
  }

  private func print(_ change: TokenChange) {
    let subject = change.subject == .token ? "" : change.subject.rawValue + " "
    var line =
      "\(sign(of: change)) \(subject)\(stream.style.paint(TerminalText.visible(change.path), .bold))"
    var lines: [String] = []
    switch change.kind {
    case .added: line += " added"
    case .removed: line += " removed"
    case .renamed(let old): line += " renamed from \(TerminalText.visible(old))"
    case .typeChanged(let old, let new):
      line += " has another type: \(TerminalText.visible(old)) -> \(TerminalText.visible(new))"
    case .deprecated(let message):
      line += " deprecated" + (message.map { ": \(TerminalText.visible($0))" } ?? "")
    case .undeprecated: line += " deprecated no longer"
    case .changed(let values):
      if values.count == 1, values[0].contexts.isEmpty {
        line += " " + text(values[0])
      } else {
        lines = values.map { "\(contexts($0.contexts)): \(text($0))" }
      }
    case .animationChanged(let details):
      lines = details.map { detail in
        "\(detail.contexts.isEmpty ? "" : contexts(detail.contexts) + ": ")\(detail.name) "
          + "\(detail.old.isEmpty ? "none" : detail.old) -> "
          + (detail.new.isEmpty ? "none" : detail.new)
      }
      if lines.count == 1 { line += " " + lines.removeLast() }
    }
    stream.writeLine(line)
    for line in lines { stream.writeLine("    " + line) }
    if !change.followers.isEmpty {
      let shown = change.followers.prefix(8).map(TerminalText.visible).joined(separator: ", ")
      let more = change.followers.count - 8
      stream.writeLine(
        "    "
          + stream.style.paint(
            "and with it \(shown)\(more > 0 ? " and \(more) more" : "")", .dim))
    }
  }

  private func text(_ change: TokenChange.ValueChange) -> String {
    let delta = change.deltaE.map { stream.style.paint("  ΔE \($0.deltaText)", .dim) } ?? ""
    return "\(text(change.old)) -> \(text(change.new))\(delta)"
  }

  private func text(_ value: TokenValue?) -> String {
    guard let value else { return "none" }
    let text = TerminalText.visible(value.diffText)
    guard case .color(let color) = value else { return text }
    return Swatch.prefix(RGBA8(color.color), on: stream) + text
  }

  private func contexts(_ names: [String]) -> String {
    let shown = names.prefix(6).map(TerminalText.visible).joined(separator: ", ")
    return shown + (names.count > 6 ? " and \(names.count - 6) more" : "")
  }

  private func sign(of change: TokenChange) -> String {
    switch change.kind {
    case .added: stream.style.paint("+", .green)
    case .removed: stream.style.paint("-", .red)
    case .renamed: stream.style.paint(">", .red)
    case .typeChanged: stream.style.paint("!", .red)
    case .changed, .animationChanged: painted("~", change.verdict)
    case .deprecated, .undeprecated: stream.style.paint("*", .cyan)
    }
  }

  private func painted(_ text: String, _ verdict: DiffVerdict) -> String {
    switch verdict {
    case .none: text
    case .visual: stream.style.paint(text, .yellow)
    case .breaking: stream.style.paint(text, .red)
    }
  }
}
