import TokenModel
import TokenSyntax

/// Findings of which a file may have many: each kind is told once for each file, at the first place,
/// with their number.
struct FindingTally {
  private struct Key: Hashable {
    var code: String
    var file: FileID
    var predicate: String
  }

  private struct Entry {
    var code: DiagnosticCode
    var subject: String
    var singular: String
    var plural: String
    var span: SourceSpan
    var help: String?
    var count = 1
  }

  private var positions: [Key: Int] = [:]
  private var entries: [Entry] = []

  /// Counts a finding: `this SUBJECT SINGULAR`, or `this SUBJECT and 3 others PLURAL`. The singular
  /// tells kinds apart.
  mutating func add(
    _ code: DiagnosticCode, _ subject: String, _ singular: String, _ plural: String,
    at span: SourceSpan, help: String? = nil
  ) {
    let key = Key(code: code.id, file: span.file, predicate: singular)
    if let known = positions[key] {
      entries[known].count += 1
      return
    }
    positions[key] = entries.count
    entries.append(
      Entry(
        code: code, subject: subject, singular: singular, plural: plural, span: span, help: help))
  }

  /// Reports what was counted.
  func report(to sink: inout DiagnosticSink, _ options: ReaderOptions) {
    for entry in entries {
      let message =
        switch entry.count {
        case 1: "this \(entry.subject) \(entry.singular)"
        case 2: "this \(entry.subject) and another \(entry.plural)"
        case let count: "this \(entry.subject) and \(count - 1) others \(entry.plural)"
        }
      sink.report(entry.code, message, at: entry.span, help: entry.help, under: options)
    }
  }
}
