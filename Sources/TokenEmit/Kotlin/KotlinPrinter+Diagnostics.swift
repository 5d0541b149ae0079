import TokenModel
import TokenMotion
import TokenSyntax

extension KotlinPrinter {
  /// One warning for groups of one scope whose names differ in letter case only: their class files
  /// have one name where the file system ignores case.
  func caseClashes() -> [Diagnostic] {
    /// The parent and the name in small letters of every group, and the first group of each.
    var table = NameTable.empty
    var first: [GroupID] = []
    var key: [UInt8] = []
    var result: [Diagnostic] = []
    for index in tokens.groups.indices.dropFirst() where members.isInhabited[index] {
      let group = GroupID(UInt32(index))
      let parent = tokens[group].parent
      let name = names.name(of: group, in: tokens)
      key.removeAll(keepingCapacity: true)
      withUnsafeBytes(of: parent.rawValue.littleEndian) { key += $0 }
      key += LetterCase.lower(Array(name))
      let number = Int(table.intern(key[...]).rawValue)
      guard number < first.count else {
        first.append(group)
        continue
      }
      let other = first[number]
      guard !names.name(of: other, in: tokens).elementsEqual(name) else { continue }
      let label = tokens.nameSpan(of: other).map {
        [Diagnostic.Label(span: $0, text: "the group `\(tokens.path(of: other))` is here")]
      }
      result.append(
        Diagnostic(
          .kotlinCaseClash,
          "the objects of `\(tokens.path(of: other))` and `\(tokens.path(of: group))` differ in "
            + "letter case only",
          at: tokens.nameSpan(of: group), labels: label ?? [],
          help: "rename one of them: on macOS and Windows one class file overwrites the other",
          token: tokens.path(of: group).description))
    }
    return result
  }

  /// One warning for the first object of each branch whose class file has a name of more than 255
  /// bytes, which no common file system takes.
  func longNames() -> [Diagnostic] {
    let suffix = ".class".utf8.count
    var lengths = [Int](repeating: options.rootName.utf8.count, count: tokens.groups.count)
    var result: [Diagnostic] = []
    for index in tokens.groups.indices.dropFirst() {
      let group = GroupID(UInt32(index))
      let outer = lengths[Int(tokens[group].parent.rawValue)]
      lengths[index] = outer + 1 + names.name(of: group, in: tokens).count
      guard members.isInhabited[index], outer + suffix <= 255, lengths[index] + suffix > 255 else {
        continue
      }
      result.append(
        Diagnostic(
          .kotlinLongName,
          "the class file of `\(tokens.path(of: group))` has a name of more than 255 bytes",
          at: tokens.nameSpan(of: group), help: "compile to a jar, or nest less deep",
          token: tokens.path(of: group).description))
    }
    return result
  }

  /// One warning for each value that Kotlin, or Compose, cannot have as it is.
  func losses() -> [Diagnostic] {
    var result: [Diagnostic] = []
    for id in tokens.tokenIDs {
      let token = tokens[id]
      let count = tokens.supports[Int(token.support)].count
      let first = Int(token.firstValue)
      for slot in first..<first + count {
        guard let value = tokens.values[slot], let reason = loss(value) else { continue }
        let winner = Int(tokens.winners[slot])
        let span =
          tokens.occurrences.indices.contains(winner)
          ? tokens.trees[Int(tokens.occurrences[winner].tree)].span(
            tokens.occurrences[winner].value) : nil
        result.append(
          Diagnostic(
            .kotlinLoss, "`\(tokens.path(of: id))` is not the same in kotlin: \(reason)", at: span,
            token: tokens.path(of: id).description))
        break
      }
    }
    for record in tokens.animations {
      for case let animation? in record.values
      where animation.timing.endDelay != .zero || animation.timing.iterationStart != .zero {
        result.append(
          Diagnostic(
            .kotlinLoss,
            "the animation `\(record.path)` is not the same in kotlin: it has an end delay or "
              + "starts within an iteration", at: record.span))
      }
    }
    return result
  }

  /// What is lost of a value; nil if nothing is.
  private func loss(_ value: TokenValue) -> String? {
    func isTooLong(_ duration: Duration) -> Bool { duration.nanoseconds == nil }
    let isCompose = options.platform == .compose
    switch value {
    case .duration(let duration):
      return isTooLong(duration) ? "more than 292 years become 292 years" : nil
    case .transition(let transition):
      return isTooLong(transition.duration) || isTooLong(transition.delay)
        ? "more than 292 years become 292 years" : nil
    case .dimension(let length):
      guard isCompose, KotlinKind(value, on: .compose) == .otherDimension else { return nil }
      return "Compose has no `\(length.unit.name)`, it stays a `TokenDimension`"
    case .typography(let style):
      guard isCompose else { return nil }
      var lengths = [style.fontSize]
      if let spacing = style.letterSpacing { lengths.append(spacing) }
      if case .fixed(let height) = style.lineHeight { lengths.append(height) }
      let bad = lengths.first { KotlinKind(.dimension($0), on: .compose) == .otherDimension }
      guard let bad, bad.unit != .percent else { return nil }
      return "text in Compose has no `\(bad.unit.name)`, it counts as `sp`"
    case .border(let border): return isCompose ? loss(dp: [border.width]) : nil
    case .shadow(let shadow):
      guard isCompose else { return nil }
      return loss(dp: shadow.layers.flatMap { [$0.offsetX, $0.offsetY, $0.blur, $0.spread] })
    case .strokeStyle(let style):
      guard isCompose, case .dashed(let lengths, _) = style else { return nil }
      return loss(dp: lengths)
    case .color, .fontFamily, .fontWeight, .cubicBezier, .number, .gradient, .opaque: return nil
    }
  }

  private func loss(dp lengths: [Dimension]) -> String? {
    lengths.first { KotlinKind(.dimension($0), on: .compose) != .dimension }.map {
      "`\($0.unit.name)` is no fixed length in Compose, it counts as `dp`"
    }
  }
}
