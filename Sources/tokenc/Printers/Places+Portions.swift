import TokenCompiler
import TokenModel
import TokenSyntax

extension Places {
  /// How many findings one thread prints at a time.
  private static let portion = 512

  /// Prints findings in their order, on several threads where there are many.
  ///
  /// - Parameters:
  ///   - jobs: The most threads.
  ///   - append: Appends what is printed of a finding.
  func print(
    _ findings: [Diagnostic], on stream: StandardStream, jobs: Int,
    _ append: @escaping @Sendable (Diagnostic, inout Places, inout LineBuffer) -> Void
  ) {
    // The lines of a file are found once for all threads.
    var ready = self
    for finding in findings {
      if let span = finding.span { ready.prepare(span.file) }
      for label in finding.labels { ready.prepare(label.span.file) }
    }
    let (places, style) = (ready, stream.style)
    let count = (findings.count + Self.portion - 1) / Self.portion
    let texts = Parallel.map(count, jobs: jobs) { number in
      var places = places
      var line = LineBuffer(style: style)
      let start = number * Self.portion
      for finding in findings[start..<min(start + Self.portion, findings.count)] {
        append(finding, &places, &line)
      }
      return line.bytes
    }
    for text in texts { stream.write(text) }
  }
}
