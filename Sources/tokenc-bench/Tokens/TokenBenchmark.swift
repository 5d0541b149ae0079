/// Measures the compiler over generated sets and prints tables in Markdown.
struct TokenBenchmark {
  /// The largest set.
  var most = 1_000_000
  /// How often each set is built; sets of more than 100,000 tokens a third as often.
  var runs = 6
  /// Where the sets and their outputs are written.
  var folder = "/tmp"

  private static let counts = [100, 1000, 10_000, 100_000, 1_000_000]
  private static let manyFiles = 1000

  /// A set and what was measured of it.
  private struct Row {
    var options: GeneratorOptions
    var figures: Measurement
  }

  /// Measures all sets, each in a process of its own so that its memory can be told, and prints.
  func run() throws {
    var rows: [Row] = []
    for count in Self.counts where count <= most {
      for hasThemes in [false, true] {
        for files in [1, Self.manyFiles] where files <= count {
          var options = GeneratorOptions()
          options.count = count
          options.files = files
          options.hasThemes = hasThemes
          rows.append(Row(options: options, figures: try measure(options)))
        }
      }
    }
    printBuilds(rows)
    printStages(rows)
  }

  private func measure(_ options: GeneratorOptions) throws -> Measurement {
    let parent = try ChildRun.makeFolder(in: folder)
    defer { ChildRun.remove(parent) }
    let set = parent + "/tokens"
    try GeneratedSet(options).write(to: set)
    let runs = options.count > 100_000 ? max(1, runs / 3) : runs
    let line = "\(ChildRun.quote(ChildRun.program)) measure \(ChildRun.quote(set)) --runs \(runs)"
    guard let figures = Measurement(lines: try ChildRun.output(of: line)) else {
      throw ChildRun.Failure(line: line)
    }
    return figures
  }

  private func printBuilds(_ rows: [Row]) {
    var table = MarkdownTable(columns: [
      "tokens", "files", "themes", "input MB", "build ms", "tokens/s", "MB/s", "peak MB",
    ])
    for row in rows {
      let figures = row.figures
      let seconds = Double(figures[.build]) / 1e9
      let megabytes = Double(figures[.bytes]) / 1e6
      table.add(
        head(of: row) + [
          Figure.text(megabytes), Figure.text(Double(figures[.build]) / 1e6),
          Figure.grouped(Int(Double(figures[.tokens]) / seconds)), Figure.text(megabytes / seconds),
          Figure.text(Double(figures[.memory]) / 1e6),
        ])
    }
    print("CSS, Swift and Kotlin, on all processors:\n\n\(table.text)")
  }

  private func printStages(_ rows: [Row]) {
    let names = rows.first?.figures.stages.map(\.name) ?? []
    var table = MarkdownTable(columns: ["tokens", "files", "themes"] + names)
    for row in rows {
      table.add(head(of: row) + row.figures.stages.map { Figure.text(Double($0.time) / 1e6) })
    }
    print("Stages in milliseconds, on one processor:\n\n\(table.text)", terminator: "")
  }

  private func head(of row: Row) -> [String] {
    [
      Figure.grouped(row.options.count), Figure.grouped(row.options.files),
      row.options.hasThemes ? "2" : "1",
    ]
  }
}
