/// Knows reports and baselines by how they begin: they may be written into the folder of the tokens,
/// under any name, and are not tokens when it is read again.
enum ReportText {
  /// The beginnings without white space: of a baseline, of SARIF, of findings as JSON, of the report
  /// for GitLab, and of either list when nothing was found. No token file begins like that.
  private static let beginnings = [
    #"{"tokencBaseline":"#, #"{"$schema":"https://json.schemastore.org/sarif-"#,
    #"[{"code":""#, #"[{"type":"issue","check_name":""#, "[]",
  ].map { Array($0.utf8) }

  private static let longest = beginnings.reduce(0) { max($0, $1.count) }

  /// Whether a text begins like a report. Looks at no more than its beginning.
  static func isReport(_ bytes: [UInt8]) -> Bool {
    var start: [UInt8] = []
    for byte in bytes.prefix(4 * longest) where byte > 0x20 {
      start.append(byte)
      if start.count == longest { break }
    }
    return beginnings.contains { start.starts(with: $0) }
  }
}
