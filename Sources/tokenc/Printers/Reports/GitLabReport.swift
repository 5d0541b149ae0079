import TokenCompiler
import TokenModel
import TokenSyntax

/// Findings as the code quality report of GitLab: an array in the form of Code Climate's issues.
enum GitLabReport {
  /// The text of the report.
  static func bytes(of report: Report) -> [UInt8] {
    var places = Places(report.sources)
    var json = JSONWriter(style: .pretty)
    json.beginArray()
    for (finding, fingerprint) in zip(report.findings, report.fingerprints) {
      json.beginObject()
      json.name("type")
      json.string("issue")
      json.name("check_name")
      json.string(finding.code)
      json.name("description")
      json.string(finding.message + (finding.help.map { "; \($0)" } ?? ""))
      json.name("categories")
      json.beginArray(inline: true)
      json.string("Bug Risk")
      json.endArray()
      json.name("fingerprint")
      json.string(fingerprint.hexadecimal)
      json.name("severity")
      json.string(severity(finding.severity))
      json.name("location")
      writeLocation(of: finding, &places, &json)
      json.endObject()
    }
    json.endArray()
    return json.finish()
  }

  /// GitLab needs a path and a line; a finding about no file stands at the root of the repository.
  private static func writeLocation(
    of finding: Diagnostic, _ places: inout Places, _ json: inout JSONWriter
  ) {
    let place = finding.span.map { places.place(of: $0) }
    json.beginObject()
    json.name("path")
    json.string(place?.path ?? ".")
    json.name("lines")
    json.beginObject(inline: true)
    json.name("begin")
    json.integer(place?.start.line ?? 1)
    json.name("end")
    json.integer(place?.end.line ?? 1)
    json.endObject()
    json.endObject()
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
