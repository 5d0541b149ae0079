import TokenModel
import TokenMotion
import TokenSyntax

extension KotlinPrinter {
  /// Writes a file.
  func write(_ part: FilePart, to sink: inout ByteSink) {
    CodeWriter.write(to: &sink, blanksPerLevel: 4) { writer in
      writer.line("// \(GeneratedMark.text)")
      writer.line(
        #"@file:Suppress("ClassName", "DEPRECATION", "NonAsciiCharacters", "UNUSED_PARAMETER", "#
          + #""unused")"#)
      writer.blankLine()
      if !options.packageName.isEmpty {
        writer.line("package " + KotlinIdentifier.chain(options.packageName))
        writer.blankLine()
      }
      writeImports(&writer)
      writeObjects(part, &writer)
      if case .group = part { return }
      animations.write(self, to: &writer)
      if options.declaresTypes { writeTypes(&writer) }
    }
  }

  private func writeObjects(_ part: FilePart, _ writer: inout CodeWriter) {
    let deprecations = groupDeprecations()
    var open: [GroupID] = []
    for index in groups(of: part) where index == 0 || members.isInhabited[index] {
      let group = GroupID(UInt32(index))
      while let last = open.last, last != tokens[group].parent {
        writer.outdent()
        writer.line("}")
        open.removeLast()
      }
      writer.blankLine()
      writeObject(group, deprecations, &writer)
      open.append(group)
    }
    for _ in open {
      writer.outdent()
      writer.line("}")
    }
  }

  /// The positions of the groups of a file: a group stands before all in it.
  private func groups(of part: FilePart) -> Range<Int> {
    switch part {
    case .everything: return tokens.groups.indices
    case .shared: return 0..<1
    case .group(let group):
      let first = Int(group.rawValue)
      let next = tokens.groups[(first + 1)...].firstIndex { $0.parent == .root }
      return first..<(next ?? tokens.groups.count)
    }
  }

  /// Opens the object of a group and writes its tokens; the groups in it follow.
  private func writeObject(
    _ group: GroupID, _ deprecations: [Deprecation?], _ writer: inout CodeWriter
  ) {
    var rest = members[group]
    var part = 0
    var parent: String?
    let outerDeprecation = deprecations[Int(group.rawValue)]
    let isSplit = options.splitBy == .group && tokens[group].parent == .root
    let isOutermost = group == .root || isSplit
    while rest.count > Self.classCapacity {
      part += 1
      let name = "Part_\(group.rawValue)_\(part)"
      writer.line("/** A part of the object behind it: one class cannot hold so many tokens. */")
      writer.begin()
      writer.append(isOutermost ? access : "")
      writer.append("abstract class \(name) internal constructor()")
      if let parent { writer.append(" : \(parent)()") }
      writer.append(" {")
      writer.end()
      writer.indent()
      for id in rest.prefix(Self.classCapacity) { writeToken(id, outerDeprecation, &writer) }
      writer.outdent()
      writer.line("}")
      writer.blankLine()
      rest = rest.dropFirst(Self.classCapacity)
      parent = name
    }
    writer.kdoc(
      tokens.documentation(of: group) ?? (group == .root ? "The design tokens." : nil))
    writer.begin()
    if isOutermost { writer.append(access) }
    writer.append("object ")
    if group == .root {
      writer.append(options.rootName)
    } else if isSplit {
      writer.append(objectName(ofOutermost: group))
    } else {
      writer.append(names.name(of: group, in: tokens))
    }
    if let parent { writer.append(" : \(parent)()") }
    writer.append(" {")
    writer.end()
    writer.indent()
    for id in rest { writeToken(id, outerDeprecation, &writer) }
  }

  /// `public ` is left out: it is the default.
  var access: String { options.visibility == .internal ? "internal " : "" }

  /// Whether each group is deprecated, by itself or through a group around it.
  private func groupDeprecations() -> [Deprecation?] {
    var result: [Deprecation?] = []
    result.reserveCapacity(tokens.groups.count)
    for (index, record) in tokens.groups.enumerated() {
      if let own = tokens.member(.deprecated, of: GroupID(UInt32(index)), in: defaultTheme) {
        result.append(Self.deprecation(own.tree, own.node))
      } else {
        result.append(index == 0 ? nil : result[Int(record.parent.rawValue)])
      }
    }
    return result
  }

  private static func deprecation(_ tree: JSONTree, _ node: NodeID) -> Deprecation? {
    if let text = tree.string(node) { return Deprecation(message: text) }
    return tree.kind(node) == .true ? Deprecation(message: nil) : nil
  }

  private func writeToken(
    _ id: TokenID, _ groupDeprecation: Deprecation?, _ writer: inout CodeWriter
  ) {
    let shape = shape(id)
    guard let kind = shape.kind else { return }
    // The contexts by which the comments go: the default, or the first that has a value.
    var winner = winners[slot(of: id, in: defaultTheme)]
    if winner == ThemedTokens.noOccurrence, shape.isThemed {
      let first = Int(records[Int(id.rawValue)].firstValue)
      let all = winners[first..<first + tokens.support(of: id).count]
      winner = all.first { $0 != ThemedTokens.noOccurrence } ?? winner
    }
    var deprecation = groupDeprecation
    if winner != ThemedTokens.noOccurrence {
      let occurrence = occurrences[Int(winner)]
      let notes = DeclarationNotes(of: occurrence, in: trees)
      if let description = notes.description {
        writer.kdoc(trees[Int(occurrence.tree)], description)
      }
      if let deprecated = notes.deprecated {
        deprecation = Self.deprecation(trees[Int(occurrence.tree)], deprecated)
      }
    }
    if let deprecation { writer.deprecated(deprecation.message) }
    if shape.isThemed {
      writeFunction(id, kind, shape, deprecation, &writer)
    } else {
      writeProperty(id, kind, &writer)
    }
  }

  private func writeProperty(
    _ id: TokenID, _ kind: KotlinKind, _ writer: inout CodeWriter
  ) {
    let isConstant = kind.isPrimitive && isConstant(id)
    writer.begin()
    if isConstant { writer.append("const val ") } else { writer.append("val ") }
    appendName(of: id, &writer.bytes)
    writer.append(": ")
    writer.append(kind.typeName(on: options.platform))
    if isConstant { writer.append(" = ") } else { writer.append(" get() = ") }
    appendExpression(of: id, in: defaultTheme, &writer.bytes)
    writer.end()
  }

  private func writeFunction(
    _ id: TokenID, _ kind: KotlinKind, _ shape: KotlinShape, _ deprecation: Deprecation?,
    _ writer: inout CodeWriter
  ) {
    let name = names.name(of: id, in: tokens)
    writer.begin()
    writer.append("fun ")
    writer.append(name)
    writer.append("(theme: TokenTheme): ")
    writer.append(kind.typeName(on: options.platform))
    if shape.isNullable { writer.append("?") }
    writer.append(" = ")
    writeChoice(id, &writer)
    if options.platform == .compose {
      if let deprecation { writer.deprecated(deprecation.message) }
      writeCurrent(name, kind, shape, &writer)
    }
  }

  /// The value in the theme that holds where a composable stands.
  private func writeCurrent(
    _ name: ArraySlice<UInt8>, _ kind: KotlinKind, _ shape: KotlinShape,
    _ writer: inout CodeWriter
  ) {
    writer.begin()
    writer.append("val ")
    writer.append(name)
    writer.append(": ")
    writer.append(kind.typeName(on: options.platform))
    if shape.isNullable { writer.append("?") }
    writer.append(" @Composable ")
    writer.append("@ReadOnlyComposable get() = ")
    writer.append(name)
    writer.append("(LocalTokenTheme.current)")
    writer.end()
  }

  /// The values of all combinations as nested choices, from the middle of a line to its end.
  private func writeChoice(_ id: TokenID, _ writer: inout CodeWriter) {
    let support = tokens.support(of: id)
    var theme = defaultTheme
    let texts = (0..<support.count).map { index -> [UInt8] in
      support.assign(index, to: &theme)
      return .written { appendExpression(of: id, in: theme, &$0) }
    }
    themes.writeChoice(texts[...], support, &writer)
  }

  /// Appends a token's value in a theme, or a reference to the token of which it is an alias.
  func appendExpression(of id: TokenID, in theme: Theme, _ text: inout ByteBuffer) {
    if let target = aliasReference(of: id, in: theme) {
      appendReference(to: target, &text)
    } else if let value = values[slot(of: id, in: theme)] {
      // Hardly any value has a site, which is slow even to be without.
      if shape(id).kind?.hasParts == true {
        append(value, KotlinSite(of: id, in: theme, self), &text)
      } else {
        append(value, nil, &text)
      }
    } else {
      text.append("null")
    }
  }
}
