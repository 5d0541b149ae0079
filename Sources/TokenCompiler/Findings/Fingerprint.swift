package import TokenModel
package import TokenSyntax

/// What stays the same of a finding when other lines of its file come, go or move: its code, its
/// file, and the token concerned (or the text of its line where no token is).
///
/// Two findings that agree in all of it are told apart by a counter, in file order.
package struct Fingerprint: Hashable, Sendable {
  /// The code of the finding.
  package var code: String
  /// The tidied path of the file; empty for a finding about no file.
  package var file: String
  /// The path of the token, or the line without white space around it. A line is cut at
  /// `longestSubject` bytes, so that a minified file does not fill a baseline.
  package var subject: String
  /// How many findings before it have the same parts; from 0.
  package var repetition: Int

  /// The most bytes of a line that count.
  package static let longestSubject = 200

  /// Makes a fingerprint of its parts.
  package init(code: String, file: String, subject: String, repetition: Int = 0) {
    self.code = code
    self.file = file
    self.subject = subject
    self.repetition = repetition
  }

  /// The fingerprints of findings, in their order.
  package static func all(of findings: [Diagnostic], sources: SourceMap) -> [Fingerprint] {
    var counts: [Fingerprint: Int] = [:]
    return findings.map { finding in
      var print = Fingerprint(
        code: finding.code,
        file: finding.span.map { FilePath.tidy(sources[$0.file].path) } ?? "",
        subject: finding.tokenPath ?? finding.span.map { line(of: $0, sources) }
          ?? finding.message)
      print.repetition = counts[print, default: 0]
      counts[Fingerprint(code: print.code, file: print.file, subject: print.subject), default: 0] +=
        1
      return print
    }
  }

  /// 16 hexadecimal digits for programs that want one word: FNV-1a over all parts, each ended by a
  /// zero byte.
  package var hexadecimal: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for part in [code, file, subject, String(repetition)] {
      for byte in Array(part.utf8) + [0] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// The line on which a span begins, without white space around it.
  private static func line(of span: SourceSpan, _ sources: SourceMap) -> String {
    let file = sources[span.file]
    let bytes = file.bytes
    func isEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
    let start = min(Int(span.lower), bytes.count)
    var lower = start
    while lower > 0, start - lower < longestSubject, !isEnd(bytes[lower - 1]) { lower -= 1 }
    var upper = start
    while upper < bytes.count, upper - lower < longestSubject, !isEnd(bytes[upper]) { upper += 1 }
    while lower < upper, bytes[lower] <= 0x20 { lower += 1 }
    while lower < upper, bytes[upper - 1] <= 0x20 { upper -= 1 }
    return String(decoding: bytes[lower..<upper], as: UTF8.self)
  }
}
