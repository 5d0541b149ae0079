import TokenMotion

extension SamplePrinter {
  /// Prints a header line and a row for each sample, as RFC 4180 has it: commas, CRLF, and quotation
  /// marks where a text needs them.
  ///
  /// The columns are `timeNanoseconds`, `iteration`, `progress` and the tracks, with `index` before
  /// them for several items. Values are those of the text; what is not in effect is empty.
  func printCSV(_ times: [Nanoseconds], on stream: StandardStream) {
    let fixed = ["timeNanoseconds", "iteration", "progress"]
    writeRow((sampler.isList ? ["index"] : []) + fixed + sampler.names, on: stream)
    for item in sampler.items {
      for time in times {
        let sample = sampler.sample(at: time, item: item)
        var row = sampler.isList ? ["\(item)"] : []
        row.append("\(time.count)")
        row.append(sample.timing.map { "\($0.iteration)" } ?? "")
        row.append(sample.timing?.progress.decimalText ?? "")
        row += sample.tracks?.map { text($0.value) } ?? sampler.names.map { _ in "" }
        writeRow(row, on: stream)
      }
    }
  }

  private func writeRow(_ fields: [String], on stream: StandardStream) {
    stream.write(fields.map(\.csvField).joined(separator: ",") + "\r\n")
  }
}

extension String {
  /// This text as a field of RFC 4180: in quotation marks, its own ones doubled, if it holds a
  /// comma, a quotation mark or a line break.
  var csvField: String {
    guard utf8.contains(where: { ",\"\r\n".utf8.contains($0) }) else { return self }
    var result = "\""
    for scalar in unicodeScalars {
      if scalar == "\"" { result += "\"" }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }
}
