import TokenModel
import TokenMotion
import TokenSyntax

/// Prints runs as JSON, a line for each sample.
struct ConformancePrinter: Sendable {
  /// How a build knows its own files: the text is looked for in their first lines.
  private static let mark = GeneratedMark.text

  let tokens: ThemedTokens
  let runs: [ConformanceRun]

  /// Writes the whole file.
  func write(to sink: inout ByteSink) {
    var json = JSONWriter(style: .pretty)
    json.beginObject()
    json.name("comment")
    json.string(Self.mark)
    json.name("animations")
    json.beginArray()
    for run in runs { write(run, to: &json) }
    json.endArray()
    json.endObject()
    sink.append(json.finish())
  }

  private func write(_ run: ConformanceRun, to json: inout JSONWriter) {
    let record = tokens.animations[run.record]
    json.beginObject()
    json.name("animation")
    json.string(record.path.description)
    json.name("contexts")
    json.beginObject(inline: true)
    let support = tokens.supports[Int(record.support)]
    var theme = tokens.defaultTheme
    support.assign(run.combination, to: &theme)
    for modifier in support.modifiers {
      json.name(tokens.modifiers[modifier].name)
      json.string(tokens.modifiers[modifier].contexts[theme.choices[modifier]])
    }
    json.endObject()
    json.name("index")
    json.integer(run.index)
    json.name("reducedMotion")
    json.bool(run.isReduced)
    json.name("samples")
    json.beginArray()
    let sampler = AnimationSampler(run.animation)
    for time in run.times {
      json.beginObject(inline: true)
      json.name("timeNanoseconds")
      json.integer(Int(time.count))
      json.name("tracks")
      let state = sampler.evaluate(at: time, index: run.index, reducedMotion: run.isReduced)
      if let state { write(state, to: &json) } else { json.null() }
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }

  private func write(_ state: AnimationState, to json: inout JSONWriter) {
    json.beginObject(inline: true)
    for track in state.tracks {
      json.name(track.name)
      json.beginObject(inline: true)
      switch track.value {
      case .color(let color):
        json.name("hex")
        json.string(RGBA8(color).hex)
      case .number(let number):
        json.name("number")
        json.number(number)
      case .dimension(let number, let unit):
        json.name("number")
        json.number(number)
        json.name("unit")
        json.string(unit)
      }
      json.endObject()
    }
    json.endObject()
  }
}
