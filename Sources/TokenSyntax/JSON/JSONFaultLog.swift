/// Collects the faults of one text, up to a limit for each of two kinds: broken syntax and
/// repeated names. The fault behind the limit says that there are more.
struct JSONFaultLog {
  /// How many faults of one kind are reported for one text.
  static let maximumCount = 100

  private let file: FileID
  private var faults: [JSONFault] = []
  /// Whether anything was reported.
  var hasFaults: Bool { !faults.isEmpty }
  private var syntaxCount = 0
  private var duplicateCount = 0

  init(file: FileID) {
    self.file = file
  }

  /// Notes a fault of the bytes `lower ..< upper`.
  mutating func add(
    _ code: JSONFaultCode, _ lower: Int, _ upper: Int, _ message: String,
    help: String? = nil, related: (lower: Int, upper: Int, label: String)? = nil
  ) {
    guard let code = admit(code) else { return }
    let span = span(lower, upper)
    if code == .tooManyFaults {
      faults.append(
        JSONFault(
          code: code, span: span, message: "more faults follow; these are not listed",
          help: "repair the ones above first", related: nil))
      return
    }
    let label = related.map { JSONFaultLabel(span: self.span($0.lower, $0.upper), label: $0.label) }
    faults.append(
      JSONFault(code: code, span: span, message: message, help: help, related: label))
  }

  /// All faults, by place; those at one place in the order of their discovery.
  func sorted() -> [JSONFault] {
    let order = faults.indices.sorted { a, b in
      let (x, y) = (faults[a], faults[b])
      let last = (x.code == .tooManyFaults, y.code == .tooManyFaults)
      if last.0 != last.1 { return last.1 }
      return (x.span.lower, a) < (y.span.lower, b)
    }
    return order.map { faults[$0] }
  }

  /// The code under which the next fault is to be reported; nil behind the limit.
  private mutating func admit(_ code: JSONFaultCode) -> JSONFaultCode? {
    if code == .duplicateKey {
      duplicateCount += 1
      return duplicateCount <= Self.maximumCount ? code : nil
    }
    syntaxCount += 1
    if syntaxCount < Self.maximumCount { return code }
    return syntaxCount == Self.maximumCount ? .tooManyFaults : nil
  }

  private func span(_ lower: Int, _ upper: Int) -> SourceSpan {
    SourceSpan(
      file: file, lower: UInt32(truncatingIfNeeded: lower),
      upper: UInt32(truncatingIfNeeded: max(lower, upper)))
  }
}
