/// A place as a person counts it.
public struct SourcePosition: Hashable, Sendable {
  /// The line, from 1. LF, CRLF and a lone CR end a line.
  public let line: Int
  /// The column, from 1, in Unicode scalars. A byte order mark does not count.
  public let column: Int
}

/// Finds lines and columns in one file. Built once for each file that has something to print.
package struct LineIndex: Sendable {
  private let file: SourceFile
  /// The byte offset at which each line starts.
  private let starts: [UInt32]
  /// The line (from 0) in which every 4096th byte stands, so that few lines are left to search for a
  /// place: in a large file each step of a search would wait for memory.
  private let blockLines: [UInt32]
  /// The number of scalars before every 1024th byte, so that a column far into one long line (a
  /// minified file) costs no more than another; empty where every byte is one.
  private let scalarCounts: [Int]

  private static let stride = 1024
  /// The power of two of the bytes in a block of `blockLines`.
  private static let blockShift = 12
  /// Whether every byte is a scalar.
  private let isASCII: Bool

  /// Scans `file` for its line ends: linear in its length.
  package init(_ file: SourceFile) {
    self.file = file
    let (starts, isASCII) = file.padded.withUnsafeBufferPointer {
      Self.lineStarts(in: $0, file.length)
    }
    self.starts = starts
    var blockLines: [UInt32] = []
    blockLines.reserveCapacity(file.length >> Self.blockShift + 1)
    var line = 0
    for block in 0...(file.length >> Self.blockShift) {
      line = Self.line(of: block << Self.blockShift, in: starts, from: line, to: starts.count)
      blockLines.append(UInt32(line))
    }
    self.blockLines = blockLines
    self.isASCII = isASCII
    scalarCounts = isASCII ? [] : Self.scalarCounts(of: file)
  }

  /// Where lines start, and whether every byte is a scalar. Most words of eight bytes hold neither a
  /// line end nor a byte of another kind, and are looked at as a whole; the padding behind the text
  /// lets the last one be longer.
  private static func lineStarts(
    in bytes: UnsafeBufferPointer<UInt8>, _ length: Int
  ) -> (starts: [UInt32], isASCII: Bool) {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs = ones << 7
    /// A word in which the highest bit of a byte is set if that byte of `word` is 0; bits above the
    /// first of them may be set, too.
    func zeroes(_ word: UInt64) -> UInt64 { (word &- ones) & ~word & highs }
    var starts: [UInt32] = [0]
    var others: UInt64 = 0
    var offset = 0
    while offset < length {
      let word = bytes.word(at: offset)
      others |= word & highs
      if zeroes(word ^ ones &* 0x0A) | zeroes(word ^ ones &* 0x0D) == 0 {
        offset += 8
        continue
      }
      let end = min(offset + 8, length)
      while offset < end {
        let byte = bytes[offset]
        offset += 1
        if byte == 0x0A || byte == 0x0D && bytes[offset] != 0x0A { starts.append(UInt32(offset)) }
      }
    }
    return (starts, others == 0)
  }

  private static func scalarCounts(of file: SourceFile) -> [Int] {
    var counts: [Int] = []
    var scalars = 0
    for offset in 0..<file.length {
      if offset % stride == 0 { counts.append(scalars) }
      if file.padded[offset] & 0xC0 != 0x80 { scalars += 1 }
    }
    if file.length % stride == 0 { counts.append(scalars) }
    return counts
  }

  /// The number of scalars that begin before a byte.
  private func scalars(before offset: Int) -> Int {
    let block = offset / Self.stride
    var count = scalarCounts[block]
    for index in (block * Self.stride)..<offset where file.padded[index] & 0xC0 != 0x80 {
      count += 1
    }
    return count
  }

  /// The number of scalars that begin in a stretch; 0 for one that ends before it starts.
  private func scalars(from start: Int, to end: Int) -> Int {
    guard end > start else { return 0 }
    if isASCII { return end - start }
    if end - start > Self.stride { return scalars(before: end) - scalars(before: start) }
    var count = 0
    for index in start..<end where file.padded[index] & 0xC0 != 0x80 { count += 1 }
    return count
  }

  /// The number of lines; the one behind a final line end counts.
  package var lineCount: Int { starts.count }

  /// The line and column of a byte offset; an offset behind the end is taken as the end.
  package func position(of offset: UInt32) -> SourcePosition {
    let offset = min(Int(offset), file.length)
    let block = offset >> Self.blockShift
    let low = Self.line(
      of: offset, in: starts, from: Int(blockLines[block]),
      to: block + 1 < blockLines.count ? Int(blockLines[block + 1]) + 1 : starts.count)
    let start = startOfText(line: low)
    return SourcePosition(line: low + 1, column: scalars(from: start, to: offset) + 1)
  }

  /// The line (from 0) of an offset; it must be one from `low` to before `high`.
  private static func line(
    of offset: Int, in starts: [UInt32], from low: Int, to high: Int
  ) -> Int {
    var (low, high) = (low, high)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The bytes of a line (from 1) without its line end, and the offset of its first byte.
  package func line(_ number: Int) -> (text: ArraySlice<UInt8>, start: Int) {
    let start = startOfText(line: number - 1)
    var end = number < starts.count ? Int(starts[number]) : file.length
    while end > start, file.padded[end - 1] == 0x0A || file.padded[end - 1] == 0x0D { end -= 1 }
    return (file.padded[start..<end], start)
  }

  /// Where the text of a line (from 0) starts: behind the byte order mark in the first one.
  private func startOfText(line: Int) -> Int {
    if line == 0, file.length >= 3, file.padded[0] == 0xEF, file.padded[1] == 0xBB,
      file.padded[2] == 0xBF
    {
      return 3
    }
    return Int(starts[line])
  }
}
