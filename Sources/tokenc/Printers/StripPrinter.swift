import TokenMotion

/// Draws a series of `at` below its values: a strip for each track of colours and a curve for each
/// track of numbers, over one axis of time, as wide as the terminal.
struct StripPrinter {
  /// What evaluates the animation, column by column.
  let sampler: SubjectSampler
  /// The terminal.
  let stream: StandardStream

  /// Draws the time from `start` to `end`, both included.
  func print(from start: Nanoseconds, to end: Nanoseconds) {
    let width = min(max((stream.columns ?? 80) - 2, 1), 98)
    let distance = (end - start).count
    let times = (0..<width).map {
      start + Nanoseconds(width == 1 ? 0 : distance * Int64($0) / Int64(width - 1))
    }
    for item in sampler.items {
      let samples = times.map { sampler.sample(at: $0, item: item).tracks }
      for (index, name) in sampler.names.enumerated() {
        let values = samples.map { $0?[index].value }
        printTrack(sampler.isList ? "\(item) \(name)" : name, values, width)
      }
    }
    let axis = Strip.axis(
      "\(start.milliseconds.decimalText)ms", "\(end.milliseconds.decimalText)ms", width: width)
    stream.writeLine("  " + stream.style.paint(axis, .dim))
  }

  private func printTrack(_ name: String, _ values: [SubjectSampler.Value?], _ width: Int) {
    stream.writeLine()
    if values.contains(where: { $0?.color != nil }) {
      printHeading(name, "", width)
      let cells = values.map { $0?.color.map { Swatch.cell(RGBA8($0)) } ?? Swatch.reset + " " }
      stream.writeLine("  " + cells.joined() + Swatch.reset)
      return
    }
    let numbers = values.map { $0?.number }
    let known = numbers.compactMap { $0 }
    guard let low = known.min(), let high = known.max() else {
      printHeading(name, "not in effect", width)
      return
    }
    func text(_ number: Double) -> String {
      number.roundedToSignificantDigits(4).decimalText
        + (values.lazy.compactMap { $0?.unit }.first ?? "")
    }
    printHeading(name, low == high ? text(low) : "\(text(low)) to \(text(high))", width)
    for line in Strip.curve(numbers, rows: sampler.items.count > 1 ? 2 : 4) {
      stream.writeLine("  " + stream.style.paint(line, .cyan))
    }
  }

  private func printHeading(_ name: String, _ range: String, _ width: Int) {
    let title = Strip.fitted(TerminalText.visible(name), to: width)
    let room = width - TerminalText.width(of: title) - 2
    let rest = TerminalText.width(of: range) <= room ? "  " + stream.style.paint(range, .dim) : ""
    stream.writeLine("  " + stream.style.paint(title, .bold) + (range.isEmpty ? "" : rest))
  }
}

extension SubjectSampler.Value {
  /// The number of a track of numbers, with or without a unit.
  fileprivate var number: Double? {
    switch self {
    case .track(.number(let number)), .track(.dimension(let number, _)): number
    case .track(.color), .token: nil
    }
  }

  /// The unit of a track of dimensions.
  fileprivate var unit: String? {
    if case .track(.dimension(_, let unit)) = self { unit } else { nil }
  }
}
