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

  /// How much of a pattern a path can have used up so far.
  package struct Progress: Sendable, Hashable {
    /// `reachable[i]`: the first i names of the pattern match what was read of the path.
    fileprivate var reachable: [Bool]
  }

  /// The progress at the root, for a walk down a tree of groups.
  package var start: Progress {
    var reachable = [Bool](repeating: false, count: names.count + 1)
    reachable[0] = true
    skipDoubleStars(&reachable)
    return Progress(reachable: reachable)
  }

  /// Whether the pattern is used up: it matches what was read, and everything in it.
  package func isMatched(_ progress: Progress) -> Bool { progress.reachable[names.count] }

  /// The progress behind one more name; nil if nothing that begins so can match.
  package func advance(_ progress: Progress, by name: String) -> Progress? {
    if isMatched(progress) { return progress }
    let scalars = Array(name.unicodeScalars)
    var next = [Bool](repeating: false, count: names.count + 1)
    for index in names.indices where progress.reachable[index] {
      if isDoubleStar(index) {
        next[index] = true
      } else if Self.matches(names[index], scalars) {
        next[index + 1] = true
      }
    }
    guard next.contains(true) else { return nil }
    skipDoubleStars(&next)
    return Progress(reachable: next)
  }

  /// Whether a path, or the path of a group around it, has the form of the pattern.
  package func matches(_ path: [String]) -> Bool {
    var progress = start
    for name in path {
      guard let next = advance(progress, by: name) else { return false }
      progress = next
    }
    return isMatched(progress)
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
