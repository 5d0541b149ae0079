import TokenCompiler
import TokenEmit
import TokenModel
import TokenMotion
import TokenSyntax

/// Prints what `at` found.
struct SamplePrinter {
  let subject: Subject
  let sampler: SubjectSampler
  let format: AtValues.Format

  /// Prints a sample for each time; in a series each line begins with its time.
  func print(_ times: [Nanoseconds], isSeries: Bool, on stream: StandardStream) {
    if format == .json { return printJSON(times, on: stream) }
    for time in times {
      let sample = sampler.sample(at: time)
      let prefix = isSeries ? "\(time.milliseconds.decimalText)ms " : ""
      guard let tracks = sample.tracks else {
        stream.writeLine(prefix + "-")
        continue
      }
      if isSeries {
        let texts = tracks.map {
          tracks.count > 1 ? "\($0.name) \(text($0.value))" : text($0.value)
        }
        stream.writeLine(prefix + texts.joined(separator: " "))
      } else {
        for track in tracks {
          stream.writeLine(
            tracks.count > 1 ? "\(track.name) \(text(track.value))" : text(track.value))
        }
      }
    }
  }

  /// A value alone, in the chosen format.
  private func text(_ value: SubjectSampler.Value) -> String {
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
    case .css: return color.cssText
    case .text, .hex, .json: return RGBA8(color).hex
    }
  }

  private func printJSON(_ times: [Nanoseconds], on stream: StandardStream) {
    var json = JSONWriter(style: .pretty)
    json.beginObject()
    json.name("path")
    json.string(subject.path.description)
    let modifiers = subject.project.tokens.modifiers
    if let theme = modifiers.firstIndex(where: { $0.name == "theme" }) {
      json.name("theme")
      json.string(modifiers[theme].contexts[subject.theme.choices[theme]])
    }
    if !modifiers.isEmpty {
      json.name("contexts")
      json.beginObject(inline: true)
      for (modifier, choice) in zip(modifiers, subject.theme.choices) {
        json.name(modifier.name)
        json.string(modifier.contexts[choice])
      }
      json.endObject()
    }
    json.name("samples")
    json.beginArray()
    for time in times { write(sampler.sample(at: time), &json) }
    json.endArray()
    json.endObject()
    stream.write(json.bytes)
    stream.writeLine()
  }

  private func write(_ sample: SubjectSampler.Sample, _ json: inout JSONWriter) {
    json.beginObject()
    json.name("timeNanoseconds")
    json.integer(Int(sample.time.count))
    json.name("iteration")
    if let timing = sample.timing { json.integer(Int(timing.iteration)) } else { json.null() }
    json.name("progress")
    if let timing = sample.timing { json.number(timing.progress) } else { json.null() }
    json.name("tracks")
    if let tracks = sample.tracks {
      json.beginObject()
      for track in tracks {
        json.name(track.name)
        write(track.value, &json)
      }
      json.endObject()
    } else {
      json.null()
    }
    json.endObject()
  }

  private func write(_ value: SubjectSampler.Value, _ json: inout JSONWriter) {
    json.beginObject(inline: true)
    if let color = value.color {
      json.name("hex")
      json.string(RGBA8(color).hex)
    }
    json.name("value")
    switch value {
    case .track(.color(let color)): json.value(.color(ColorValue(color.roundedForText)))
    case .track(.number(let number)): json.number(number.roundedToSignificantDigits())
    case .track(.dimension(let number, let unit)):
      json.beginObject(inline: true)
      json.name("value")
      json.number(number.roundedToSignificantDigits())
      json.name("unit")
      json.string(unit)
      json.endObject()
    case .token(let value): json.value(value)
    }
    json.endObject()
  }
}

extension Color {
  /// This colour with components of at most 12 significant digits, as computed numbers are printed.
  fileprivate var roundedForText: Color {
    var result = self
    result.components.first = components.first.roundedToSignificantDigits()
    result.components.second = components.second.roundedToSignificantDigits()
    result.components.third = components.third.roundedToSignificantDigits()
    result.alpha = alpha.roundedToSignificantDigits()
    return result
  }
}
