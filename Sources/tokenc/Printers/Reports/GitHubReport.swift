import TokenModel
import TokenSyntax

/// Findings as workflow commands of GitHub Actions, which become annotations of a pull request.
enum GitHubReport {
  /// One command on a line for each finding.
  static func print(_ report: Report, on stream: StandardStream) {
    var places = Places(report.sources)
    for finding in report.findings { stream.writeLine(line(finding, &places)) }
  }

  private static func line(_ finding: Diagnostic, _ places: inout Places) -> String {
    var properties: [String] = []
    if let span = finding.span {
      let place = places.place(of: span)
      properties.append("file=\(property(place.path))")
      properties.append("line=\(place.start.line)")
      if place.start.line == place.end.line {
        // Columns mean something to GitHub only within one line.
        properties.append("col=\(place.start.column)")
        properties.append("endColumn=\(max(place.end.column, place.start.column))")
      } else {
        properties.append("endLine=\(place.end.line)")
      }
    }
    properties.append("title=\(property(finding.code))")
    let command: String
    switch finding.severity {
    case .error: command = "error"
    case .warning: command = "warning"
    case .note: command = "notice"
    }
    let help = finding.help.map { "\n" + $0 } ?? ""
    return "::\(command) \(properties.joined(separator: ","))::\(data(finding.message + help))"
  }

  /// A message, in which only `%` and line ends have a meaning.
  static func data(_ text: String) -> String { escaped(text, "%\r\n") }

  /// A property, in which `:` and `,` have one, too.
  static func property(_ text: String) -> String { escaped(text, "%\r\n:,") }

  private static func escaped(_ text: String, _ special: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if special.unicodeScalars.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result.append(
          contentsOf: ("%" + (digits.utf8.count < 2 ? "0" : "") + digits).unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
