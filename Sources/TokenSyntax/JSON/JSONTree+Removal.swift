/// Taking members out of objects without touching anything around them.
extension JSONTree {
  /// The edits that take a member out of its object: with the comma that belongs to it, and with its
  /// line where it has one to itself. Comments stay, and so do all other members as they are written.
  ///
  /// The object must have been read without a fault; without the member in it there are no edits.
  package func removal(of member: NodeID, from object: NodeID) -> [Edit] {
    let siblings = Array(children(object))
    guard let index = siblings.firstIndex(of: member), let key = keySpan(member) else { return [] }
    var gone = Int(key.lower)..<Int(self[member].end)
    let following = index + 1 < siblings.count ? siblings[index + 1] : nil
    let limit = following.flatMap(keySpan)?.lower ?? self[object].end
    if let comma = comma(from: gone.upperBound, to: Int(limit)) {
      guard isBlank(gone.upperBound..<comma) else { return edits([gone, comma..<(comma + 1)]) }
      gone = gone.lowerBound..<(comma + 1)
      return edits([followingBlanks(of: gone)])
    }
    guard index > 0 else { return edits([gone]) }
    // The last member: the comma in front of it goes, with the white space between them.
    guard let comma = comma(from: Int(self[siblings[index - 1]].end), to: gone.lowerBound) else {
      return edits([gone])
    }
    guard isBlank((comma + 1)..<gone.lowerBound) else {
      return edits([comma..<(comma + 1), followingBlanks(of: gone)])
    }
    return edits([comma..<gone.upperBound])
  }

  private func edits(_ ranges: [Range<Int>]) -> [Edit] {
    ranges.map { range in
      let span = SourceSpan(
        file: file.id, lower: UInt32(range.lowerBound), upper: UInt32(range.upperBound))
      return Edit(span: span, text: "")
    }
  }

  /// The range with the blanks behind it on its line; or the whole line, if there is nothing else.
  private func followingBlanks(of range: Range<Int>) -> Range<Int> {
    let bytes = file.padded
    var upper = range.upperBound
    while upper < file.length, bytes[upper] == 0x20 || bytes[upper] == 0x09 { upper += 1 }
    let isAtEnd = upper < file.length && (bytes[upper] == 0x0A || bytes[upper] == 0x0D)
    guard isAtEnd else { return range.lowerBound..<upper }
    var lower = range.lowerBound
    while lower > 0, bytes[lower - 1] == 0x20 || bytes[lower - 1] == 0x09 { lower -= 1 }
    let isAtStart = lower == 0 || bytes[lower - 1] == 0x0A || bytes[lower - 1] == 0x0D
    guard isAtStart else {
      // What stands before it on the line stays, without blanks at the end of the line.
      return lower..<range.upperBound
    }
    if bytes[upper] == 0x0D, bytes[upper + 1] == 0x0A { upper += 1 }
    return lower..<(upper + 1)
  }

  /// The first comma of a stretch between values, outside comments.
  private func comma(from start: Int, to end: Int) -> Int? {
    let bytes = file.padded
    var position = start
    while position < end {
      switch (bytes[position], bytes[position + 1]) {
      case (UInt8(ascii: ","), _): return position
      case (UInt8(ascii: "/"), UInt8(ascii: "/")):
        while position < end, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        position += 2
        while position < end,
          bytes[position] != UInt8(ascii: "*")
            || bytes[position + 1] != UInt8(ascii: "/")
        {
          position += 1
        }
        position += 2
      default: position += 1
      }
    }
    return nil
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    file.padded[range].allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
  }
}
