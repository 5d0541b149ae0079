import TokenCompiler
import TokenModel
import TokenMotion
import TokenSyntax

extension SamplePrinter {
  /// Prints the shape that COMMAND-LINE.md fixes; with several items each sample has its `index`.
  func printJSON(_ times: [Nanoseconds], on stream: StandardStream) {
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
    for item in sampler.items {
      for time in times { write(sampler.sample(at: time, item: item), &json) }
    }
    json.endArray()
    json.endObject()
    stream.write(json.bytes)
    stream.writeLine()
  }

  private func write(_ sample: SubjectSampler.Sample, _ json: inout JSONWriter) {
    json.beginObject()
    if sampler.isList {
      json.name("index")
      json.integer(sample.item)
    }
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
