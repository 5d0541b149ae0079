/// The candidate that somebody who wrote `word` most probably meant, or `nil` if none is near.
///
/// Nearness is the optimal string alignment distance over Unicode scalars: insertions, deletions,
/// substitutions and swaps of neighbours cost one each, no stretch is edited twice, and the case of
/// ASCII letters does not count. A candidate is near if its distance is at most a third of the
/// length of `word`, rounded to the nearest whole number (0 for one scalar: only its case may
/// differ; 1 from two, 2 from five, 3 from eight, …) and never more than 8.
///
/// Among equally near candidates the one wins whose case differs least, then the one that shares
/// the longest beginning with `word` (`bg.sub-20` means `bg.sub-200` rather than `bg.sub-10`), then
/// the first in byte order. The answer therefore does not depend on the order of `candidates`.
///
/// `word` itself is never the answer, even if it is among the candidates. A word of more than 255
/// scalars, or an empty one, has no answer.
///
/// - Complexity: linear in the number of candidates. Each costs O(its length) when its length or
///   letters rule it out, else at most O(length x 33). 100,000 paths took 15 to 130 ms (release,
///   2 cores): who calls this once per mistake should bound the number of mistakes.
package func nearestMatch(
  to word: String, among candidates: some Sequence<String>
) -> String? {
  guard var search = NearestMatchSearch(word: word) else { return nil }
  for candidate in candidates {
    search.consider(candidate)
  }
  return search.best
}

/// The state of one search: the word, the best candidate so far, and scratch space that is reused.
private struct NearestMatchSearch {
  private static let longestWord = 255
  private static let largestLimit = 8

  private(set) var best: String?
  private var bestRank = Rank(folded: .max, exact: .max, differsAt: .max)

  private let word: String
  private let exact: [UInt32]
  private let folded: [UInt32]
  private let letters: UInt64
  /// The distance a candidate may have; it shrinks to that of the best one.
  private var limit: Int

  private var candidateExact: [UInt32] = []
  private var candidateFolded: [UInt32] = []
  private var rows: AlignmentRows

  init?(word: String) {
    let exact = word.unicodeScalars.prefix(Self.longestWord + 1).map(\.value)
    guard !exact.isEmpty, exact.count <= Self.longestWord else { return nil }
    self.word = word
    self.exact = exact
    folded = exact.map(foldCase)
    letters = folded.reduce(0) { $0 | letterBit($1) }
    limit = min((exact.count + 1) / 3, Self.largestLimit)
    rows = AlignmentRows(columns: exact.count + limit + 1)
  }

  mutating func consider(_ candidate: String) {
    guard read(candidate), candidateExact != exact else { return }
    guard let foldedDistance = rows.distance(from: folded, to: candidateFolded, atMost: limit)
    else { return }
    let exactDistance = rows.distance(
      from: exact, to: candidateExact, atMost: foldedDistance + Self.largestLimit)
    let shared = zip(folded, candidateFolded).prefix { $0 == $1 }.count
    let rank = Rank(folded: foldedDistance, exact: exactDistance ?? .max, differsAt: -shared)
    if let best {
      guard rank <= bestRank else { return }
      if rank == bestRank, !candidate.utf8.lexicographicallyPrecedes(best.utf8) { return }
    }
    best = candidate
    bestRank = rank
    limit = foldedDistance
  }

  /// Decodes `candidate` into the scratch arrays; false if its length or letters put it out of
  /// reach.
  private mutating func read(_ candidate: String) -> Bool {
    let longest = exact.count + limit
    // A scalar has one to four bytes.
    let bytes = candidate.utf8.count
    guard bytes >= exact.count - limit, bytes <= 4 * longest else { return false }

    candidateExact.removeAll(keepingCapacity: true)
    candidateFolded.removeAll(keepingCapacity: true)
    var candidateLetters: UInt64 = 0
    for scalar in candidate.unicodeScalars {
      guard candidateExact.count < longest else { return false }
      let lowered = foldCase(scalar.value)
      candidateExact.append(scalar.value)
      candidateFolded.append(lowered)
      candidateLetters |= letterBit(lowered)
    }
    guard candidateExact.count >= exact.count - limit else { return false }
    // One edit removes or adds at most one kind of letter.
    return (letters & ~candidateLetters).nonzeroBitCount <= limit
      && (candidateLetters & ~letters).nonzeroBitCount <= limit
  }

  /// What is compared, in this order; less is nearer.
  private struct Rank: Comparable {
    var folded: Int
    var exact: Int
    /// The negated length of the shared beginning.
    var differsAt: Int

    static func < (left: Rank, right: Rank) -> Bool {
      (left.folded, left.exact, left.differsAt) < (right.folded, right.exact, right.differsAt)
    }
  }
}

/// Three rows of the alignment table, reused from one comparison to the next.
private struct AlignmentRows {
  private var cells: [Int32]
  private let width: Int

  /// Room for words of up to `columns` scalars.
  init(columns: Int) {
    width = columns + 2
    cells = Array(repeating: 0, count: 3 * width)
  }

  /// The distance between two words, or `nil` if it is more than `limit`. Only the cells within
  /// `limit` of the diagonal are computed; all others count as `limit + 1`.
  mutating func distance(from a: [UInt32], to b: [UInt32], atMost limit: Int) -> Int? {
    guard abs(a.count - b.count) <= limit else { return nil }
    let beyond = Int32(limit + 1)
    var beforePrevious = 0
    var previous = width
    var current = 2 * width
    for column in 0...min(b.count, limit + 1) {
      cells[previous + column] = Int32(column)
    }
    var previousLeast: Int32 = 0

    for row in stride(from: 1, through: a.count, by: 1) {
      let first = max(1, row - limit)
      let last = min(b.count, row + limit)
      cells[current + first - 1] = first == 1 ? min(Int32(row), beyond) : beyond
      var least = cells[current + first - 1]
      for column in stride(from: first, through: last, by: 1) {
        let same = a[row - 1] == b[column - 1]
        var cost = cells[previous + column - 1] + (same ? 0 : 1)
        cost = min(cost, cells[previous + column] + 1, cells[current + column - 1] + 1)
        if !same, row > 1, column > 1, a[row - 1] == b[column - 2], a[row - 2] == b[column - 1] {
          cost = min(cost, cells[beforePrevious + column - 2] + 1)
        }
        cells[current + column] = min(cost, beyond)
        least = min(least, cost)
      }
      if last < b.count {
        cells[current + last + 1] = beyond
      }
      if least > limit, previousLeast > limit { return nil }
      previousLeast = least
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    let distance = Int(cells[previous + b.count])
    return distance <= limit ? distance : nil
  }
}

/// The lower-case form of an ASCII letter, any other scalar as it is.
private func foldCase(_ scalar: UInt32) -> UInt32 {
  (0x41...0x5A).contains(scalar) ? scalar | 0x20 : scalar
}

/// One bit of 64 for a scalar; different scalars may share one.
private func letterBit(_ scalar: UInt32) -> UInt64 {
  1 << UInt64(scalar & 63)
}
