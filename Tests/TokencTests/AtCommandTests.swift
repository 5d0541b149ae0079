import Testing
import TokenMotion

@testable import tokenc

/// `tokenc at` on the tokens of the package: items, tables, and what a terminal shows.
@Suite struct AtCommandTests {
  private let escape = "\u{1B}"

  @Test func negativeTimesAreValues() {
    #expect(Running.at("motion/skeleton/pulse", "-10ms").output == "-\n")
    #expect(
      Running.at("motion/thinking", "-.5s", "--to", "-100ms", "--step", "200ms").lines.map {
        $0.prefix { $0 != " " }
      } == ["-500ms", "-300ms", "-100ms"])
  }

  @Test func severalItems() throws {
    let rows = Running.at("motion/thinking", "240ms", "--count", "3").lines
    for index in 0..<3 {
      let alone = Running.at("motion/thinking", "240ms", "--index", "\(index)").lines
      #expect(rows[index] == "\(index) " + alone.joined(separator: " "))
    }
    let samples = try Running.samples(
      Running.at(
        "motion/thinking", "0ms", "--to", "10ms", "--step", "10ms", "--count", "2", "--format",
        "json"))
    #expect(samples.map { $0["index"] as? Int } == [0, 0, 1, 1])
    #expect(samples.map { $0["timeNanoseconds"] as? Int } == [0, 10_000_000, 0, 10_000_000])
  }

  @Test func anItemPastTheCountIsRefused() {
    for (option, value, range) in [
      ("--index", "3", "--index is from 0 to 2"), ("--count", "4", "--count is from 1 to 3"),
    ] {
      let outcome = Running.at("motion/thinking", "0ms", option, value)
      #expect(outcome.status == .usage && outcome.output == "")
      #expect(outcome.message == "error: motion.thinking has 3 items; \(range)")
    }
    #expect(Running.at("motion/thinking", "0ms", "--count", "0").status == .usage)
    #expect(Running.at("motion/thinking", "0ms", "--count", "2", "--index", "1").status == .usage)
    let many = Running.at("motion/thinking", "0s", "--to", "500s", "--step", "1ms", "--count", "3")
    #expect(many.status == .usage)
  }

  @Test func tables() {
    let table = Running.at(
      "motion/skeleton/pulse", "-240ms", "--to", "240ms", "--step", "240ms", "--format", "csv")
    #expect(
      table.output
        == "timeNanoseconds,iteration,progress,color\r\n-240000000,,,\r\n0,0,0,#d1d1d6\r\n"
        + "240000000,0,0.5,#dddde0\r\n")
    let items = Running.at(
      "motion/thinking", "0ms", "--count", "2", "--track", "rise", "--format", "csv")
    #expect(
      items.output
        == "index,timeNanoseconds,iteration,progress,rise\r\n0,0,2,0.5,-2px\r\n"
        + "1,0,2,0.2,-0.38196601125px\r\n")
    #expect("a".csvField == "a")
    #expect("a,\"b\"".csvField == "\"a,\"\"b\"\"\"")
    #expect("a\nb".csvField == "\"a\nb\"")
  }

  @Test func aTerminalShowsPatches() {
    let shown = Running.at("motion/skeleton/pulse", "0ms", columns: 80).output
    #expect(shown == "\(escape)[48;2;209;209;214m  \(escape)[0m #d1d1d6\n")
    #expect(
      Running.at("motion/skeleton/pulse", "0ms", columns: 80, colored: false).output == "#d1d1d6\n")
    #expect(Running.at("motion/skeleton/pulse", "0ms", "--color", "always").output == "#d1d1d6\n")
    for format in ["json", "csv"] {
      let output = Running.at("motion/skeleton/pulse", "0ms", "--format", format, columns: 80)
        .output
      #expect(!output.contains(escape))
    }
  }

  /// What a terminal prints below the values is as wide as the terminal at most, at any width.
  @Test(arguments: [1, 2, 9, 20, 40, 80, 300])
  func theStripFits(columns: Int) throws {
    for path in ["motion/skeleton/pulse", "motion/thinking"] {
      let series = [path, "-100ms", "--to", "1.1s", "--step", "100ms"]
      let plain = Running.at(series[0], series[1], series[2], series[3], series[4], series[5])
      let shown = Running.at(
        series[0], series[1], series[2], series[3], series[4], series[5], columns: columns)
      let lines = shown.output.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.replacing(#/\x1B\[[0-9;]*m/#, with: "") }
      // The same values, then the drawing.
      let values = lines.prefix(plain.lines.count).map {
        $0.split(separator: " ").joined(separator: " ")
      }
      #expect(values == plain.lines)
      let drawing = lines.dropFirst(plain.lines.count)
      #expect(drawing.count > 3)
      for line in drawing { #expect(line.count <= max(columns, 3), "\(line)") }
    }
  }

  @Test func curves() {
    #expect(Strip.curve([0, 1, 2, 3, 4, 5, 6, 7], rows: 1) == ["▁▂▃▄▅▆▇█"])
    #expect(Strip.curve([0, nil, 1], rows: 2) == ["  █", "▁ █"])
    #expect(Strip.curve([5, 5], rows: 2) == ["  ", "██"])
    #expect(Strip.curve([-1e308, 1e308], rows: 1) == ["▁█"])
    #expect(Strip.curve([nil], rows: 2) == [])
    #expect(Strip.axis("0ms", "1s", width: 8) == "0ms   1s")
    #expect(Strip.axis("0ms", "1s", width: 5) == "0ms")
    #expect(Strip.fitted("opacity", to: 4) == "opa…")
  }
}
