import TokenModel
import TokenSyntax

/// Text inside XML 1.0.
enum XMLText {
  /// A text for an element or an attribute in double quotes. Line ends and tabs are kept by
  /// reference; characters that XML does not have become U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\r", "\t": result += "&#\(scalar.value);"
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// Findings as test results in the form of JUnit: a suite for each file, a failure for each error.
///
/// Warnings and notes fail nothing, as they do not change the exit status: they stand in the output
/// of a case that passes. A file without findings is one case that passes.
enum JUnitReport {
  /// Prints the document.
  static func print(_ report: Report, on stream: StandardStream) {
    let groups = report.byFile()
    let tests = groups.reduce(0) { $0 + max($1.findings.count, 1) }
    let failures = report.findings.count { $0.severity == .error }
    stream.writeLine("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    stream.writeLine("<testsuites name=\"tokenc\" tests=\"\(tests)\" failures=\"\(failures)\">")
    var places = Places(report.sources)
    for group in groups { printSuite(group.path, group.findings, &places, stream) }
    stream.writeLine("</testsuites>")
  }

  private static func printSuite(
    _ path: String, _ findings: [Diagnostic], _ places: inout Places, _ stream: StandardStream
  ) {
    let name = XMLText.escaped(path)
    let failures = findings.count { $0.severity == .error }
    stream.writeLine(
      "  <testsuite name=\"\(name)\" tests=\"\(max(findings.count, 1))\" failures=\"\(failures)\">")
    if findings.isEmpty {
      stream.writeLine("    <testcase name=\"no findings\" classname=\"\(name)\"/>")
    }
    for finding in findings {
      let place = finding.span.map { places.place(of: $0).start }
      let position = place.map { " \($0.line):\($0.column)" } ?? ""
      let code = XMLText.escaped(finding.code)
      stream.writeLine("    <testcase name=\"\(code)\(position)\" classname=\"\(name)\">")
      let message = XMLText.escaped(finding.message)
      let help = finding.help.map { "\nhelp: \($0)" } ?? ""
      let body = XMLText.escaped(
        "\(path)\(place.map { ":\($0.line):\($0.column)" } ?? ""): \(finding.severity.name): "
          + "\(finding.message) [\(finding.code)]\(help)")
      if finding.severity == .error {
        stream.writeLine(
          "      <failure type=\"\(code)\" message=\"\(message)\">\(body)</failure>")
      } else {
        stream.writeLine("      <system-out>\(body)</system-out>")
      }
      stream.writeLine("    </testcase>")
    }
    stream.writeLine("  </testsuite>")
  }
}

/// Findings in the XML of Checkstyle, which many programs of CI read.
enum CheckstyleReport {
  /// Prints the document.
  static func print(_ report: Report, on stream: StandardStream) {
    stream.writeLine("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    stream.writeLine("<checkstyle version=\"4.3\">")
    var places = Places(report.sources)
    for (path, findings) in report.byFile() {
      stream.writeLine("  <file name=\"\(XMLText.escaped(path))\">")
      for finding in findings {
        let place = finding.span.map { places.place(of: $0).start }
        let position = place.map { " line=\"\($0.line)\" column=\"\($0.column)\"" } ?? ""
        let severity = finding.severity == .note ? "info" : finding.severity.name
        let text = finding.message + (finding.help.map { "; \($0)" } ?? "")
        stream.writeLine(
          "    <error\(position) severity=\"\(severity)\" message=\"\(XMLText.escaped(text))\" "
            + "source=\"tokenc.\(XMLText.escaped(finding.code))\"/>")
      }
      stream.writeLine("  </file>")
    }
    stream.writeLine("</checkstyle>")
  }
}
