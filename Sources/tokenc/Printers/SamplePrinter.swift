import TokenCompiler
import TokenEmit
import TokenModel
import TokenMotion

/// Prints what `at` found.
struct SamplePrinter {
  /// What was asked about.
  let subject: Subject
  /// What evaluates it.
  let sampler: SubjectSampler
  /// How values are printed.
  let format: AtValues.Format

  /// Prints a sample for each item and time; in a series each line begins with its time, and with
  /// several items with the index before that.
  func print(_ times: [Nanoseconds], isSeries: Bool, on stream: StandardStream) {
    switch format {
    case .json: printJSON(times, on: stream)
    case .csv: printCSV(times, on: stream)
    case .text, .hex, .css:
      // At a terminal the values stand below each other.
      let width =
        Swatch.isShown(on: stream) && isSeries ? times.map { text($0).utf8.count }.max() ?? 0 : 0
      for item in sampler.items {
        for time in times {
          printText(
            sampler.sample(at: time, item: item), isSeries ? padded(text(time), to: width) : "",
            on: stream)
        }
      }
      guard isSeries, sampler.isAnimation, Swatch.isShown(on: stream), let first = times.first,
        let last = times.last, first < last
      else { return }
      StripPrinter(sampler: sampler, stream: stream).print(from: first, to: last)
    }
  }

  private func text(_ time: Nanoseconds) -> String { "\(time.milliseconds.decimalText)ms" }

  private func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(width - text.utf8.count, 0)) + text + " "
  }

  /// - Parameter time: The time as it is printed, with a space behind it; empty outside a series.
  private func printText(
    _ sample: SubjectSampler.Sample, _ time: String, on stream: StandardStream
  ) {
    let prefix = (sampler.isList ? "\(sample.item) " : "") + time
    guard let tracks = sample.tracks else {
      stream.writeLine(prefix + "-")
      return
    }
    let texts = tracks.map { track in
      let patch = track.value.color.map { Swatch.prefix(RGBA8($0), on: stream) } ?? ""
      return (tracks.count > 1 ? track.name + " " : "") + patch + text(track.value)
    }
    if !prefix.isEmpty {
      stream.writeLine(prefix + texts.joined(separator: " "))
    } else {
      for text in texts { stream.writeLine(text) }
    }
  }

  /// A value alone, in the chosen format.
  func text(_ value: SubjectSampler.Value) -> String {
    if let color = value.color { return text(color) }
    switch value {
    case .track(.number(let number)): return number.roundedToSignificantDigits().decimalText
    case .track(.dimension(let number, let unit)):
      return number.roundedToSignificantDigits().decimalText + unit
    case .track(.color), .token:
      guard case .token(let id) = subject.kind else { return "-" }
      return CSSTokenTexts(subject.project.tokens).text(of: id, in: subject.theme) ?? "-"
    }
  }

  private func text(_ color: Color) -> String {
    switch format {
    case .css: color.cssText
    case .text, .hex, .json, .csv: RGBA8(color).hex
    }
  }
}

extension Color {
  /// This colour with components of at most 12 significant digits, as computed numbers are printed.
  var roundedForText: Color {
    var result = self
    result.components.first = components.first.roundedToSignificantDigits()
    result.components.second = components.second.roundedToSignificantDigits()
    result.components.third = components.third.roundedToSignificantDigits()
    result.alpha = alpha.roundedToSignificantDigits()
    return result
  }
}
