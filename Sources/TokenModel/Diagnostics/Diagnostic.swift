public import TokenSyntax

/// How bad a finding is.
public enum Severity: UInt8, Sendable, Hashable, Comparable, CaseIterable {
  /// Worth knowing; never changes the exit code.
  case note
  /// Probably a mistake; the exit code stays 0 unless the user limits warnings.
  case warning
  /// Nothing is written, exit code 1.
  case error

  /// `note`, `warning` or `error`.
  public var name: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// Notes come before warnings, warnings before errors.
  public static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
}

/// One finding about the user's files: where, what, and what to do about it.
///
/// Diagnostics are collected, never thrown; they are sorted and printed at the end of a run.
public struct Diagnostic: Sendable, Hashable {
  /// A second place that belongs to the finding, and what is there.
  public struct Label: Sendable, Hashable {
    /// The place.
    public var span: SourceSpan
    /// A phrase that says what is there, such as "first defined here".
    public var text: String

    /// Makes a label.
    public init(span: SourceSpan, text: String) {
      self.span = span
      self.text = text
    }
  }

  /// The stable code that `tokenc explain` describes.
  public var code: String
  /// How bad it is.
  public var severity: Severity
  /// One terse phrase without a full stop.
  public var message: String
  /// Where it is; nil for a finding about no place in a file (an input on the command line).
  public var span: SourceSpan?
  /// Other places that belong to it.
  public var labels: [Label]
  /// What to do, as a phrase without a full stop; may be nil.
  public var help: String?
  /// The dotted path of the token or group concerned, if there is one.
  public var tokenPath: String?
  /// The contexts in which it holds, such as `theme=dark`; empty when it holds always.
  public var contexts: [String]
  /// Edits that mend it without changing another value; empty when there are none.
  public var fix: [Edit]

  /// Makes a finding of a program's own.
  ///
  /// - Parameter code: A stable name in kebab case.
  public init(
    code: String, _ severity: Severity, _ message: String, at span: SourceSpan?,
    labels: [Label] = [], help: String? = nil, token: String? = nil, contexts: [String] = [],
    fix: [Edit] = []
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.span = span
    self.labels = labels
    self.help = help
    tokenPath = token
    self.contexts = contexts
    self.fix = fix
  }

  /// Makes a finding with the severity that its code has by default.
  package init(
    _ code: DiagnosticCode, _ message: String, at span: SourceSpan?, labels: [Label] = [],
    help: String? = nil, token: String? = nil, contexts: [String] = [], fix: [Edit] = []
  ) {
    self.code = code.id
    severity = code.severity
    self.message = message
    self.span = span
    self.labels = labels
    self.help = help
    tokenPath = token
    self.contexts = contexts
    self.fix = fix
  }
}

extension [Diagnostic] {
  /// Whether any of them is an error.
  public var hasErrors: Bool { contains { $0.severity == .error } }

  /// The findings in file order; those at one place in the order in which they were found, and
  /// those without a place first. A finding that stands twice is kept once.
  package func inFileOrder() -> [Diagnostic] {
    // Sorted by the number of the file and the place in it, which move more cheaply than findings.
    let places = map {
      $0.span.map { (UInt64($0.file.rawValue) + 1) << 32 | UInt64($0.lower) } ?? 0
    }
    let order = indices.sorted { (places[$0], $0) < (places[$1], $1) }
    // Equal ones have equal places, so they stand together now. A few are compared with each other:
    // they mostly differ in their codes, and a hash takes in every text.
    var result: [Diagnostic] = []
    result.reserveCapacity(count)
    var start = 0
    while start < order.count {
      let place = places[order[start]]
      let end = order[start...].firstIndex { places[$0] != place } ?? order.count
      let first = result.count
      var seen: Set<Diagnostic> = []
      for index in order[start..<end] {
        let isKnown =
          end - start > 8
          ? !seen.insert(self[index]).inserted : result[first...].contains(self[index])
        if !isKnown { result.append(self[index]) }
      }
      start = end
    }
    return result
  }
}
