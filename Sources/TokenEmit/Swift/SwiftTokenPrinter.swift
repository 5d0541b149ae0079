import TokenModel
import TokenSyntax

/// Writes the namespaces with the constants of all tokens: one enum for each group.
struct SwiftTokenPrinter: Sendable {
  private let constants: SwiftConstants
  private let expressions: SwiftExpressions
  private let animations: [SwiftAnimation]
  /// The beginnings of declarations, with the access level.
  private let namespace: [UInt8]
  private let constant: [UInt8]
  private let template: SwiftTemplate
  /// The tokens by the group in whose enum they stand, and where those of each group begin.
  private let members: [TokenID]
  private let memberStarts: [Int]
  /// The groups by the group around them, and where those of each group begin.
  private let children: [GroupID]
  private let childStarts: [Int]
  /// Whether anything is printed in or below a group.
  private let usedGroups: [Bool]
  /// The animations by the group in whose enum they stand.
  private let animationsByScope: [GroupID: [Int]]

  /// Sorts tokens and groups into their scopes.
  init(
    _ constants: SwiftConstants, animations: [SwiftAnimation], options: SwiftOptions,
    template: SwiftTemplate
  ) {
    self.constants = constants
    self.animations = animations
    self.template = template
    expressions = SwiftExpressions(prefix: Array(template.prefix.utf8))
    let access = template.access
    namespace = Array("\(access)\(options.namespace.rawValue) ".utf8)
    constant = Array("\(access)static let ".utf8)
    let tokens = constants.tokens
    let count = tokens.groups.count

    let printed = tokens.tokenIDs.filter { constants.kinds[Int($0.rawValue)] != nil }
    (members, memberStarts) = Self.sort(printed, count) {
      constants.names.scope(of: $0, in: tokens)
    }
    let groups = (1..<UInt32(max(count, 1))).map(GroupID.init)
    (children, childStarts) = Self.sort(groups, count) { tokens[$0].parent }
    animationsByScope = Dictionary(grouping: animations.indices) { animations[$0].scope }

    var isUsed = [Bool](repeating: false, count: count)
    for index in tokens.groups.indices.reversed() {
      let group = GroupID(UInt32(index))
      if memberStarts[index] < memberStarts[index + 1] || animationsByScope[group] != nil {
        isUsed[index] = true
      }
      if isUsed[index] { isUsed[Int(tokens[group].parent.rawValue)] = true }
    }
    usedGroups = isUsed
  }

  /// Whether anything is printed in or below a group.
  func isUsed(_ group: GroupID) -> Bool { usedGroups[Int(group.rawValue)] }

  /// Sorts by group, keeping the order inside each: the elements and where each group begins.
  private static func sort<Element>(
    _ elements: [Element], _ count: Int, by group: (Element) -> GroupID
  ) -> ([Element], [Int]) {
    var starts = [Int](repeating: 0, count: count + 1)
    for element in elements { starts[Int(group(element).rawValue) + 1] += 1 }
    for index in 0..<count { starts[index + 1] += starts[index] }
    var next = starts
    var order = [Int](repeating: 0, count: elements.count)
    for (index, element) in elements.enumerated() {
      let place = Int(group(element).rawValue)
      order[next[place]] = index
      next[place] += 1
    }
    return (order.map { elements[$0] }, starts)
  }

  /// Writes the groups of a file.
  func write(_ part: FilePart, to w: inout CodeWriter) {
    switch part {
    case .everything: writeGroups(from: .root, to: &w)
    case .shared:
      open(.root, to: &w)
      close(to: &w)
    case .group(let group):
      w.begin()
      w.append("extension ")
      w.append(constants.root)
      w.append(" {")
      w.end()
      w.indent()
      writeGroups(from: group, to: &w)
      close(to: &w)
    }
  }

  /// Writes a group and all in it, without recursion.
  private func writeGroups(from first: GroupID, to w: inout CodeWriter) {
    var stack: [(group: GroupID, next: Int)] = []
    open(first, to: &w)
    stack.append((first, childStarts[Int(first.rawValue)]))
    while let (group, next) = stack.last {
      guard next < childStarts[Int(group.rawValue) + 1] else {
        stack.removeLast()
        if !holdsNoGroups(group) { close(to: &w) }
        continue
      }
      stack[stack.count - 1].next += 1
      let child = children[next]
      guard isUsed(child) else { continue }
      if hasEnum(child) {
        w.blankLine()
        open(child, to: &w)
        if holdsNoGroups(child) { close(to: &w) }
      }
      stack.append((child, childStarts[Int(child.rawValue)]))
    }
  }

  /// Whether there is an enum for a group that is used. One that stands beside its ancestor has the
  /// names of all groups on the way in its own, so that without members it would make the length of
  /// the output the square of the depth, for nothing.
  private func hasEnum(_ group: GroupID) -> Bool {
    let index = Int(group.rawValue)
    return constants.tokens.groups[index].depth <= SwiftConstants.deepestNesting
      || memberStarts[index] < memberStarts[index + 1] || animationsByScope[group] != nil
  }

  /// Whether the groups in a group stand beside its enum and not inside.
  private func holdsNoGroups(_ group: GroupID) -> Bool {
    constants.tokens[group].depth >= SwiftConstants.deepestNesting
  }

  private func close(to w: inout CodeWriter) {
    w.outdent()
    w.line("}")
  }

  /// Writes the head of a group, and the constants in it.
  private func open(_ group: GroupID, to w: inout CodeWriter) {
    let tokens = constants.tokens
    if let text = tokens.documentation(of: group) {
      w.document(text)
    } else if group == .root {
      w.document("The design tokens.")
    }
    w.begin()
    w.append(namespace)
    constants.appendName(of: group, to: &w)
    w.append(" {")
    w.end()
    w.indent()
    let index = Int(group.rawValue)
    for id in members[memberStarts[index]..<memberStarts[index + 1]] { write(id, to: &w) }
    for animation in animationsByScope[group] ?? [] {
      w.blankLine()
      animations[animation].write(template, constants, expressions, to: &w)
    }
  }

  /// Writes the constant of a token.
  private func write(_ id: TokenID, to w: inout CodeWriter) {
    let index = Int(id.rawValue)
    guard let kind = constants.kinds[index] else { return }
    writeComments(index, to: &w)
    w.begin()
    w.append(constant)
    constants.appendName(of: id, to: &w)
    let support = constants.tokens.tokens[index].support
    let count = constants.count(id)
    if let target = constants.alias(of: id) {
      // The type is said, so that no constant needs that of another one to be found first.
      w.append(": ")
      appendType(kind, support: support, isPartial: constants.isPartial[index], to: &w)
      w.append(" = ")
      constants.appendPath(of: target, to: &w)
    } else {
      w.append(" = ")
      append(id, kind, support, count, to: &w)
    }
    w.end()
  }

  private func writeComments(_ index: Int, to w: inout CodeWriter) {
    // Of most tokens nothing is said.
    guard constants.notes.placeIndex[index] >= 0 || constants.notes.deprecationIndex[index] >= 0
    else { return }
    let deprecation = constants.notes.deprecation(of: index)
    let description = constants.notes.description(of: index)
    w.blankLine()
    if let description { w.document(bytes: description) }
    guard let deprecation else { return }
    w.begin()
    w.append("@available(*, deprecated")
    if let message = deprecation.message {
      w.append(", message: ")
      w.append(swiftString: message)
    }
    w.append(")")
    w.end()
  }

  /// Appends the type of a constant.
  private func appendType(
    _ kind: SwiftKind, support: UInt32, isPartial: Bool, to w: inout CodeWriter
  ) {
    guard constants.tokens.supports[Int(support)].count > 1 else {
      expressions.type(kind, to: &w)
      return
    }
    appendThemedType(support, to: &w)
    w.append("<")
    expressions.type(kind, to: &w)
    w.append(isPartial ? "?>" : ">")
  }

  private func appendThemedType(_ support: UInt32, to w: inout CodeWriter) {
    w.append(expressions.prefix)
    w.append(constants.themes.types[Int(support)])
  }

  /// Appends the value of a token, or its values.
  private func append(
    _ id: TokenID, _ kind: SwiftKind, _ support: UInt32, _ count: Int, to w: inout CodeWriter
  ) {
    guard count > 1 else {
      append(id, kind, support, combination: 0, to: &w)
      return
    }
    let isPartial = constants.isPartial[Int(id.rawValue)]
    appendType(kind, support: support, isPartial: isPartial, to: &w)
    constants.themes.appendValues(support, to: &w) { combination, w in
      append(id, kind, support, combination: combination, to: &w)
    } isEqual: { a, b in
      !isPartial && value(id, a) == value(id, b)
    }
  }

  private func value(_ id: TokenID, _ combination: Int) -> TokenValue? {
    constants.tokens.values[Int(constants.tokens[id].firstValue) + combination]
  }

  /// Appends the value of a token in one combination.
  private func append(
    _ id: TokenID, _ kind: SwiftKind, _ support: UInt32, combination: Int, to w: inout CodeWriter
  ) {
    let slot = Int(constants.tokens.tokens[Int(id.rawValue)].firstValue) + combination
    guard let value = constants.tokens.values[slot],
      !constants.isPartial[Int(id.rawValue)] || SwiftKind(value) == kind
    else {
      w.append("nil")
      return
    }
    if let target = constants.alias(of: id, combination: combination),
      constants.appendReference(
        to: target, kind: kind, support: support, combination: combination, to: &w)
    {
      return
    }
    let source = kind.hasParts ? constants.source(of: id, combination: combination) : nil
    expressions.write(value, from: source, to: &w)
  }
}

extension SwiftConstants {
  /// Where a composite value with references was written; nil for others.
  fileprivate func source(of id: TokenID, combination: Int) -> SwiftSource? {
    let winner = tokens.winners[Int(tokens[id].firstValue) + combination]
    guard winner != ThemedTokens.noOccurrence else { return nil }
    let occurrence = tokens.occurrences[Int(winner)]
    guard occurrence.alias == nil, !tokens.references(of: Int(winner)).isEmpty else { return nil }
    return SwiftSource(
      constants: self, support: tokens[id].support, combination: combination,
      occurrence: Int(winner), node: occurrence.value)
  }
}

extension SwiftThemes {
  /// Appends the arguments of a value that depends on the theme: all values by name, or one for all
  /// combinations but those that differ.
  func appendValues(
    _ support: UInt32, to w: inout CodeWriter, value: (Int, inout CodeWriter) -> Void,
    isEqual: (Int, Int) -> Bool
  ) {
    let fields = fields[Int(support)]
    w.openArguments()
    if fields.isEmpty {
      w.append("[")
      for index in 0..<counts[Int(support)] {
        w.argument(isFirst: index == 0)
        value(index, &w)
      }
      w.append("]")
      w.closeArguments()
      return
    }
    let usual = fields.count > 2 ? Self.mostCommon(fields.count, isEqual) : nil
    if let usual {
      w.argument(isFirst: true)
      value(usual, &w)
    }
    var isFirst = usual == nil
    for (index, field) in fields.enumerated() {
      if let usual, isEqual(usual, index) { continue }
      w.argument(isFirst: isFirst)
      w.append(SwiftIdentifier.label(field))
      w.append(": ")
      value(index, &w)
      isFirst = false
    }
    w.closeArguments()
  }

  /// The first combination of those that share the most common value; nil if all values differ.
  private static func mostCommon(_ count: Int, _ isEqual: (Int, Int) -> Bool) -> Int? {
    var isCounted = [Bool](repeating: false, count: count)
    var best: (index: Int, count: Int) = (0, 1)
    for index in 0..<count where !isCounted[index] {
      var equal = 1
      for other in (index + 1)..<max(count, index + 1) where isEqual(index, other) {
        isCounted[other] = true
        equal += 1
      }
      if equal > best.count { best = (index, equal) }
    }
    return best.count > 1 ? best.index : nil
  }
}
