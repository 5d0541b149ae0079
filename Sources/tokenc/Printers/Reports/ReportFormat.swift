import TokenCompiler
import TokenModel
import TokenSyntax

/// How the findings of `lint` are written, for people and for the programs of a CI.
enum ReportFormat: String, CaseIterable, Sendable {
  /// Frames with the lines of the files.
  case text
  /// One line for each finding.
  case concise
  /// The array of COMMAND-LINE.md.
  case json
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// Workflow commands of GitHub Actions: annotations in a pull request.
  case github
  /// The code quality report of GitLab.
  case gitlab
  /// Test results in the form of JUnit.
  case junit
  /// The XML of Checkstyle.
  case checkstyle

  /// Whether it tells the fingerprints of findings.
  var hasFingerprints: Bool { self == .sarif || self == .gitlab }
}

/// The findings of a run as a report sees them.
struct Report {
  /// The findings in file order.
  let findings: [Diagnostic]
  /// Beside `findings`: what stays the same of each when lines move. Only formats that tell
  /// fingerprints need them.
  let fingerprints: [Fingerprint]
  /// Every file that was read.
  let sources: SourceMap
  /// How much was found in how much, for people; nil if not everything could be read.
  let summary: String?
  /// The most threads that print.
  var jobs = 1

  /// Prints the report in a format.
  func print(_ format: ReportFormat, on stream: StandardStream) {
    switch format {
    case .text:
      FramePrinter.print(findings, sources: sources, on: stream, jobs: jobs)
      if let summary { stream.writeLine(summary) }
    case .concise:
      Places(sources).print(findings, on: stream, jobs: jobs, ConcisePrinter.append)
    case .json: JSONPrinter.print(findings, sources: sources, on: stream)
    case .sarif: stream.write(SARIFReport.bytes(of: self))
    case .github: GitHubReport.print(self, on: stream)
    case .gitlab: stream.write(GitLabReport.bytes(of: self))
    case .junit: JUnitReport.print(self, on: stream)
    case .checkstyle: CheckstyleReport.print(self, on: stream)
    }
  }

  /// The report as a file holds it: without colours, as wide as it likes.
  func bytes(_ format: ReportFormat) -> [UInt8] {
    let stream = StandardStream(columns: nil)
    print(format, on: stream)
    return Array(stream.text.utf8)
  }

  /// The findings by file, in the order of reading, with every file that was read; those about no
  /// file come first, below the name of the program.
  func byFile() -> [(path: String, findings: [Diagnostic])] {
    var groups = [[Diagnostic]](repeating: [], count: sources.files.count)
    var others: [Diagnostic] = []
    for finding in findings {
      if let span = finding.span {
        groups[Int(span.file.rawValue)].append(finding)
      } else {
        others.append(finding)
      }
    }
    let named = sources.files.map { ($0.path, groups[Int($0.id.rawValue)]) }
    return (others.isEmpty ? [] : [("tokenc", others)]) + named
  }
}

/// One `--report FORMAT=FILE`.
struct ReportFile: Sendable, Equatable {
  /// The format.
  var format: ReportFormat
  /// The file to write.
  var path: String
}

extension ValueSyntax where Value == ReportFile {
  /// `FORMAT=FILE`, with one of the formats.
  static var report: Self {
    let choices = ReportFormat.allCases.map(\.rawValue)
    return Self(
      "FORMAT=FILE",
      parse: { text throws(InvalidValue) in
        guard let sign = text.firstIndex(of: "="),
          case let path = text[text.index(after: sign)...], !path.isEmpty
        else { throw InvalidValue(reason: "FORMAT=FILE is expected", choices: choices) }
        let name = String(text[..<sign])
        guard let format = ReportFormat(rawValue: name) else {
          throw InvalidValue(choices: choices, part: name)
        }
        return ReportFile(format: format, path: String(path))
      },
      describe: { "\($0.format.rawValue)=\($0.path)" })
  }
}
