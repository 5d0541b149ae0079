import TokenModel
import TokenMotion
import TokenSyntax

/// Prints tables of Markdown.
struct MarkdownPrinter: Sendable {
  let tokens: ThemedTokens
  let options: MarkdownOptions

  /// Writes the whole file.
  func write(to sink: inout ByteSink) {
    CodeWriter.write(to: &sink) { w in
      w.line("<!-- \(GeneratedMark.text) -->")
      w.blankLine()
      writeHeading("# ", options.title, to: &w)
      writeModifiers(to: &w)
      switch options.sections {
      case .groups: writeGroups(to: &w)
      case .types: writeTypes(to: &w)
      case .none: writeTable(of: Array(tokens.tokenIDs), to: &w)
      }
      writeAnimations(to: &w)
    }
  }

  private func writeHeading(_ marks: String, _ text: String, to w: inout CodeWriter) {
    w.blankLine()
    w.begin()
    w.append(marks)
    w.append { MarkdownText.append(text, to: &$0) }
    w.end()
    w.blankLine()
  }

  private func writeModifiers(to w: inout CodeWriter) {
    guard !tokens.modifiers.isEmpty else { return }
    w.line("| Modifier | Contexts | Default |")
    w.line("| --- | --- | --- |")
    for modifier in tokens.modifiers {
      w.begin()
      w.append("| ")
      w.append { MarkdownText.append(modifier.name, to: &$0) }
      w.append(" | ")
      for (index, context) in modifier.contexts.enumerated() {
        if index > 0 { w.append(", ") }
        w.append { MarkdownText.append(context, to: &$0) }
      }
      w.append(" | ")
      if let index = modifier.defaultContext {
        w.append { MarkdownText.append(modifier.contexts[index], to: &$0) }
      }
      w.append(" |")
      w.end()
    }
    w.blankLine()
  }

  private func writeGroups(to w: inout CodeWriter) {
    var inside = [[TokenID]](repeating: [], count: tokens.groups.count)
    for id in tokens.tokenIDs { inside[Int(tokens[id].group.rawValue)].append(id) }
    for (index, ids) in inside.enumerated() where !ids.isEmpty {
      let group = GroupID(UInt32(index))
      if group != .root { writeHeading("## ", tokens.path(of: group).description, to: &w) }
      if options.writesDescriptions, let text = tokens.documentation(of: group), !text.isEmpty {
        w.begin()
        w.append { MarkdownText.append(text, to: &$0) }
        w.end()
        w.blankLine()
      }
      writeTable(of: ids, to: &w)
    }
  }

  private func writeTypes(to w: inout CodeWriter) {
    var order: [String] = []
    var inside: [String: [TokenID]] = [:]
    for id in tokens.tokenIDs {
      let type = tokens.leadingValue(of: id)?.typeName ?? "unknown"
      if inside[type] == nil { order.append(type) }
      inside[type, default: []].append(id)
    }
    for type in order {
      writeHeading("## ", type, to: &w)
      writeTable(of: inside[type] ?? [], to: &w)
    }
  }

  private func writeTable(of ids: [TokenID], to w: inout CodeWriter) {
    w.line("| Token | Type | Value |" + (options.writesDescriptions ? " Description |" : ""))
    w.line("| --- | --- | --- |" + (options.writesDescriptions ? " --- |" : ""))
    for id in ids {
      w.begin()
      w.append("| ")
      w.append { MarkdownText.appendCode(tokens.path(of: id).description, to: &$0) }
      w.append(" | ")
      w.append { MarkdownText.append(tokens.leadingValue(of: id)?.typeName ?? "", to: &$0) }
      w.append(" | ")
      appendValues(of: id, to: &w)
      w.append(" |")
      if options.writesDescriptions {
        appendNotes(of: id, to: &w)
        w.append(" |")
      }
      w.end()
    }
    w.blankLine()
  }

  private func appendValues(of id: TokenID, to w: inout CodeWriter) {
    for (index, combination) in tokens.combinations(of: id).enumerated() {
      if index > 0 { w.append("<br>") }
      let contexts = tokens.contextText(of: id, in: combination.theme)
      if !contexts.isEmpty {
        w.append { MarkdownText.append(contexts, to: &$0) }
        w.append(": ")
      }
      guard let value = combination.value else {
        w.append("not declared")
        continue
      }
      w.append { MarkdownText.appendCode(Self.text(value), to: &$0) }
      if options.writesAliases, let target = tokens.aliasTarget(of: id, in: combination.theme) {
        w.append(" from ")
        w.append { MarkdownText.appendCode(tokens.path(of: target).description, to: &$0) }
      }
    }
  }

  /// A value as CSS has it; what the shorthand of CSS leaves out stands behind it.
  private static func text(_ value: TokenValue) -> String {
    let css = PlainCSS()
    switch value {
    case .typography(let style):
      var text = css.text(value)
      if let spacing = style.letterSpacing {
        text += "; letter-spacing: " + css.text(.dimension(spacing))
      }
      for extra in style.extras {
        text += "; \(extra.name): "
        text += css.text(.opaque(OpaqueValue(typeName: extra.name, content: extra.value)))
      }
      return text
    case .strokeStyle(.dashed(let dashes, let cap)): return dashed(dashes, cap)
    case .border(let border):
      guard case .dashed(let dashes, let cap) = border.style else { return css.text(value) }
      return css.text(value) + "; " + dashed(dashes, cap)
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number,
      .strokeStyle, .transition, .shadow, .gradient, .opaque:
      return css.text(value)
    }
  }

  private static func dashed(_ dashes: [Dimension], _ cap: LineCap) -> String {
    let lengths = dashes.map { PlainCSS().text(.dimension($0)) }.joined(separator: " ")
    return "dashed \(lengths), \(cap.rawValue)"
  }

  private func appendNotes(of id: TokenID, to w: inout CodeWriter) {
    let theme = tokens.defaultTheme
    w.append(" ")
    if let deprecation = tokens.deprecation(of: id, in: theme) {
      w.append("**Deprecated**")
      if let message = deprecation.message {
        w.append(": ")
        w.append { MarkdownText.append(message, to: &$0) }
      }
      w.append(" ")
    }
    if let description = tokens.description(of: id, in: theme) {
      w.append { MarkdownText.append(description, to: &$0) }
    }
  }

  private func writeAnimations(to w: inout CodeWriter) {
    guard !tokens.animations.isEmpty else { return }
    writeHeading("## ", "Animations", to: &w)
    w.line("| Animation | Tracks | Duration | Iterations | Description |")
    w.line("| --- | --- | --- | --- | --- |")
    for record in tokens.animations {
      let animation = tokens.value(of: record, in: tokens.defaultTheme)
      w.begin()
      w.append("| ")
      w.append { MarkdownText.appendCode(record.path.description, to: &$0) }
      w.append(" | ")
      let tracks = animation?.tracks.map(\.name).joined(separator: ", ") ?? ""
      w.append { MarkdownText.append(tracks, to: &$0) }
      w.append(" | ")
      if let animation {
        w.append(number: animation.timing.duration.milliseconds.roundedToSignificantDigits())
        w.append("ms | ")
        let count = animation.timing.iterations.value
        if count.isFinite { w.append(number: count) } else { w.append("infinite") }
      } else {
        w.append("| ")
      }
      w.append(" | ")
      w.append { MarkdownText.append(record.description ?? "", to: &$0) }
      w.append(" |")
      w.end()
    }
  }
}
