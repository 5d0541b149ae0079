/// A pattern for dotted paths: `*` stands for any text within one name, `**` for any number of
/// names. A pattern that matches a group matches everything in it.
///
/// Matching takes time proportional to the product of both lengths at worst.
package struct PathPattern: Sendable, Hashable {
  private let names: [[Unicode.Scalar]]

  /// Reads a pattern such as `bg.*`, `motion.**.duration` or `dimensions`; slashes count as dots.
  /// Nil if a name between dots is empty.
  package init?(_ text: String) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "/" }
    guard !parts.contains(where: \.isEmpty) else { return nil }
    names = parts.map { Array($0.unicodeScalars) }
  }

  /// Whether a path, or the path of a group around it, has the form of the pattern.
  package func matches(_ path: [String]) -> Bool {
    // reachable[i]: the first i names of the pattern match what was read of the path so far.
    var reachable = [Bool](repeating: false, count: names.count + 1)
    reachable[0] = true
    skipDoubleStars(&reachable)
    for name in path {
      if reachable[names.count] { return true }
      let scalars = Array(name.unicodeScalars)
      var next = [Bool](repeating: false, count: names.count + 1)
      for index in names.indices where reachable[index] {
        if isDoubleStar(index) {
          next[index] = true
        } else if Self.matches(names[index], scalars) {
          next[index + 1] = true
        }
      }
      skipDoubleStars(&next)
      reachable = next
    }
    return reachable[names.count]
  }

  private func isDoubleStar(_ index: Int) -> Bool { names[index] == ["*", "*"] }

  private func skipDoubleStars(_ reachable: inout [Bool]) {
    for index in names.indices where reachable[index] && isDoubleStar(index) {
      reachable[index + 1] = true
    }
  }

  /// Whether a name has the form of one part of the pattern: the usual walk with one step back.
  private static func matches(_ pattern: [Unicode.Scalar], _ name: [Unicode.Scalar]) -> Bool {
    var (p, n) = (0, 0)
    var star: (pattern: Int, name: Int)?
    while n < name.count {
      if p < pattern.count, pattern[p] == "*" {
        star = (p, n)
        p += 1
      } else if p < pattern.count, pattern[p] == name[n] {
        p += 1
        n += 1
      } else if let last = star {
        star = (last.pattern, last.name + 1)
        p = last.pattern + 1
        n = last.name + 1
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }
}
