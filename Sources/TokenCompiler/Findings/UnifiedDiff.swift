/// The difference of two texts as `diff -u` writes it, for `patch` and for people.
package enum UnifiedDiff {
  /// A stretch of lines that is replaced: ranges of lines, from 0, on both sides.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  private typealias Line = ArraySlice<UInt8>

  private static let context = 3
  /// How far ahead equal lines are looked for; beyond, the rest of the file is one change.
  private static let reach = 400

  /// The text of the difference; empty if there is none.
  ///
  /// - Parameters:
  ///   - path: The old file; nil for a file that there was not.
  ///   - newPath: The new file, if it is another.
  package static func bytes(
    path: String?, newPath: String? = nil, old: [UInt8], new: [UInt8]
  ) -> [UInt8] {
    let (oldLines, newLines) = (lines(old), lines(new))
    let changes = changes(oldLines, newLines)
    guard !changes.isEmpty else { return [] }
    let before = path.map { "a/" + $0 } ?? "/dev/null"
    let after = (newPath ?? path).map { "b/" + $0 } ?? "/dev/null"
    var result = Array("--- \(before)\n+++ \(after)\n".utf8)
    var rest = changes[...]
    while let first = rest.first {
      var hunk = [first]
      rest = rest.dropFirst()
      while let next = rest.first, let last = hunk.last,
        next.old.lowerBound - last.old.upperBound <= 2 * context
      {
        hunk.append(next)
        rest = rest.dropFirst()
      }
      append(hunk, oldLines, newLines, &result)
    }
    return result
  }

  private static func append(
    _ hunk: [Change], _ old: [Line], _ new: [Line], _ result: inout [UInt8]
  ) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let lead = min(context, first.old.lowerBound)
    let tail = min(context, old.count - last.old.upperBound)
    let oldRange = (first.old.lowerBound - lead)..<(last.old.upperBound + tail)
    let newRange = (first.new.lowerBound - lead)..<(last.new.upperBound + tail)
    result += Array("@@ -\(text(oldRange)) +\(text(newRange)) @@\n".utf8)
    var position = oldRange.lowerBound
    for change in hunk {
      for line in old[position..<change.old.lowerBound] { append(" ", line, &result) }
      for line in old[change.old] { append("-", line, &result) }
      for line in new[change.new] { append("+", line, &result) }
      position = change.old.upperBound
    }
    for line in old[position..<oldRange.upperBound] { append(" ", line, &result) }
  }

  private static func text(_ range: Range<Int>) -> String {
    // An empty range names the line before it.
    "\(range.isEmpty ? range.lowerBound : range.lowerBound + 1),\(range.count)"
  }

  private static func append(_ sign: String, _ line: Line, _ result: inout [UInt8]) {
    result += Array(sign.utf8)
    result += line
    if line.last != 0x0A { result += Array("\n\\ No newline at end of file\n".utf8) }
  }

  /// The lines with their line feeds.
  private static func lines(_ bytes: [UInt8]) -> [Line] {
    var result: [Line] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0x0A {
      result.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { result.append(bytes[start...]) }
    return result
  }

  /// Changes in order, found by looking ahead for the nearest lines that agree again: not always the
  /// fewest, but edits touch few lines and those are found.
  private static func changes(_ old: [Line], _ new: [Line]) -> [Change] {
    var result: [Change] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, j < new.count, old[i] == new[j] {
        i += 1
        j += 1
        continue
      }
      let (k, l) = meeting(old, i, new, j)
      result.append(Change(old: i..<k, new: j..<l))
      (i, j) = (k, l)
    }
    return result
  }

  /// The nearest lines at or behind `i` and `j` that are equal, as are those that follow them.
  private static func meeting(_ old: [Line], _ i: Int, _ new: [Line], _ j: Int) -> (Int, Int) {
    func agree(_ k: Int, _ l: Int) -> Bool {
      if k == old.count || l == new.count { return k == old.count && l == new.count }
      guard old[k] == new[l] else { return false }
      // One equal line may be a closing bracket: the next must agree too, if there is one.
      return k + 1 == old.count || l + 1 == new.count || old[k + 1] == new[l + 1]
    }
    for distance in 1...reach {
      // The lines opposite each other first: most edits keep the number of lines.
      let half = distance / 2
      for spread in 0...(distance - half) {
        for shift in [half - spread, half + spread] where (0...distance).contains(shift) {
          let (k, l) = (i + shift, j + distance - shift)
          if k <= old.count, l <= new.count, agree(k, l) { return (k, l) }
        }
      }
    }
    return (old.count, new.count)
  }
}
