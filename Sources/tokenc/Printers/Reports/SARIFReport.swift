import TokenCompiler
import TokenModel
import TokenSyntax

/// Findings as SARIF 2.1.0: one run with the rules that were broken, and for each finding its
/// places, a fingerprint that survives moved lines, and the edits that mend it.
struct SARIFReport {
  private let report: Report
  private var places: Places
  private var json = JSONWriter(style: .pretty)

  /// The text of the report.
  static func bytes(of report: Report) -> [UInt8] {
    var printer = SARIFReport(report: report, places: Places(report.sources))
    printer.write()
    return printer.json.finish()
  }

  private init(report: Report, places: Places) {
    self.report = report
    self.places = places
  }

  private mutating func write() {
    let codes = Array(Set(report.findings.map(\.code))).sorted()
    var numbers: [String: Int] = [:]
    for (index, code) in codes.enumerated() { numbers[code] = index }
    json.beginObject()
    member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    member("version", "2.1.0")
    json.name("runs")
    json.beginArray()
    json.beginObject()
    json.name("tool")
    json.beginObject()
    json.name("driver")
    json.beginObject()
    member("name", "tokenc")
    member("version", Tokenc.version)
    json.name("rules")
    json.beginArray()
    for code in codes { writeRule(code) }
    json.endArray()
    json.endObject()
    json.endObject()
    member("columnKind", "unicodeCodePoints")
    json.name("results")
    json.beginArray()
    for (finding, fingerprint) in zip(report.findings, report.fingerprints) {
      writeResult(finding, fingerprint, ruleIndex: numbers[finding.code] ?? -1)
    }
    json.endArray()
    json.endObject()
    json.endArray()
    json.endObject()
  }

  private mutating func writeRule(_ id: String) {
    json.beginObject()
    member("id", id)
    if let code = DiagnosticCatalogue.code(id) {
      writeText("shortDescription", code.summary)
      writeText("fullDescription", code.explanation)
      let rule = code.rule.map { "\n\nRule: \($0)" } ?? ""
      json.name("help")
      json.beginObject()
      member(
        "text",
        "\(code.explanation)\n\nWrong:\n\n\(code.bad.text)\n\nRight:\n\n\(code.good.text)\(rule)")
      member(
        "markdown",
        "\(code.explanation)\n\nWrong:\n\n\(fenced(code.bad.text))\n\nRight:\n\n"
          + "\(fenced(code.good.text))\(rule)")
      json.endObject()
      json.name("defaultConfiguration")
      json.beginObject(inline: true)
      member("level", code.severity.name)
      json.endObject()
    }
    json.endObject()
  }

  private mutating func writeResult(
    _ finding: Diagnostic, _ fingerprint: Fingerprint, ruleIndex: Int
  ) {
    json.beginObject()
    member("ruleId", finding.code)
    json.name("ruleIndex")
    json.integer(ruleIndex)
    member("level", finding.severity.name)
    writeText("message", finding.message + (finding.help.map { "; \($0)" } ?? ""))
    if finding.span != nil || finding.tokenPath != nil {
      json.name("locations")
      json.beginArray()
      json.beginObject()
      if let span = finding.span { writePlace(span) }
      if let token = finding.tokenPath {
        json.name("logicalLocations")
        json.beginArray()
        json.beginObject(inline: true)
        member("fullyQualifiedName", token)
        json.endObject()
        json.endArray()
      }
      json.endObject()
      json.endArray()
    }
    writeLabels(of: finding)
    json.name("partialFingerprints")
    json.beginObject(inline: true)
    member("tokencFinding/v1", fingerprint.hexadecimal)
    json.endObject()
    writeFix(of: finding)
    if !finding.contexts.isEmpty {
      json.name("properties")
      json.beginObject(inline: true)
      json.name("contexts")
      json.beginArray(inline: true)
      for context in finding.contexts { json.string(context) }
      json.endArray()
      json.endObject()
    }
    json.endObject()
  }

  private mutating func writeLabels(of finding: Diagnostic) {
    guard !finding.labels.isEmpty else { return }
    json.name("relatedLocations")
    json.beginArray()
    for (index, label) in finding.labels.enumerated() {
      json.beginObject()
      json.name("id")
      json.integer(index + 1)
      writePlace(label.span)
      writeText("message", label.text)
      json.endObject()
    }
    json.endArray()
  }

  private mutating func writeFix(of finding: Diagnostic) {
    guard !finding.fix.isEmpty else { return }
    let edits = finding.fix.sorted { $0.span < $1.span }
    json.name("fixes")
    json.beginArray()
    json.beginObject()
    writeText("description", finding.help ?? "mend \(finding.code)")
    json.name("artifactChanges")
    json.beginArray()
    var rest = edits[...]
    while let first = rest.first {
      let own = rest.prefix { $0.span.file == first.span.file }
      rest = rest.dropFirst(own.count)
      json.beginObject()
      writeArtifact(places.place(of: first.span).path)
      json.name("replacements")
      json.beginArray()
      for edit in own {
        json.beginObject()
        writeRegion("deletedRegion", edit.span)
        writeText("insertedContent", edit.text)
        json.endObject()
      }
      json.endArray()
      json.endObject()
    }
    json.endArray()
    json.endObject()
    json.endArray()
  }

  private mutating func writePlace(_ span: SourceSpan) {
    json.name("physicalLocation")
    json.beginObject()
    writeArtifact(places.place(of: span).path)
    writeRegion("region", span)
    json.endObject()
  }

  private mutating func writeArtifact(_ path: String) {
    json.name("artifactLocation")
    json.beginObject(inline: true)
    member("uri", Self.uri(of: path))
    json.endObject()
  }

  private mutating func writeRegion(_ name: String, _ span: SourceSpan) {
    let place = places.place(of: span)
    json.name(name)
    json.beginObject(inline: true)
    for (name, number) in [
      ("startLine", place.start.line), ("startColumn", place.start.column),
      ("endLine", place.end.line), ("endColumn", place.end.column),
    ] {
      json.name(name)
      json.integer(number)
    }
    json.endObject()
  }

  private mutating func writeText(_ name: String, _ text: String) {
    json.name(name)
    json.beginObject(inline: true)
    member("text", text)
    json.endObject()
  }

  private mutating func member(_ name: String, _ text: String) {
    json.name(name)
    json.string(text)
  }

  private func fenced(_ text: String) -> String { "```json\n\(text)\n```" }

  /// A path as a URI reference (RFC 3986): absolute paths with the scheme `file`, `stdin` for
  /// standard input.
  static func uri(of path: String) -> String {
    guard path != "-" else { return "stdin" }
    let plain = FilePath.tidy(path)
    var result = plain.hasPrefix("/") ? "file://" : ""
    for byte in plain.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      case _ where "-._~/!$'()*+,;=@".utf8.contains(byte):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
      }
    }
    return result
  }
}
