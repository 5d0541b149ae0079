import TokenModel
import TokenMotion
import TokenSyntax

extension JSONPrinter {
  /// Writes an animation in every combination of the contexts on which it depends.
  func write(_ record: AnimationRecord, to json: inout JSONWriter) {
    json.beginObject()
    json.name("path")
    json.beginArray(inline: true)
    for name in record.path.names { json.string(name) }
    json.endArray()
    json.name("name")
    json.string(record.path.description)
    if options.writesDescriptions, let description = record.description {
      json.name("description")
      json.string(description)
    }
    json.name("values")
    json.beginArray()
    let support = tokens.supports[Int(record.support)]
    for (index, animation) in record.values.enumerated() {
      var theme = tokens.defaultTheme
      support.assign(index, to: &theme)
      json.beginObject()
      write(
        support.modifiers.map {
          (tokens.modifiers[$0].name, tokens.modifiers[$0].contexts[theme.choices[$0]])
        }, to: &json)
      json.name("value")
      if let animation {
        json.beginObject()
        write(animation, to: &json)
        json.name("reducedMotion")
        write(animation.reducedMotion, to: &json)
        json.endObject()
      } else {
        json.null()
      }
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }

  /// Writes the members of an animation, without what it does if motion is to be reduced.
  private func write(_ animation: Animation, to json: inout JSONWriter) {
    let timing = animation.timing
    func nanoseconds(_ name: StaticString, _ time: Nanoseconds) {
      json.name("\(name)")
      json.integer(Int(time.count))
    }
    nanoseconds("durationNanoseconds", timing.duration)
    nanoseconds("delayNanoseconds", timing.delay)
    nanoseconds("endDelayNanoseconds", timing.endDelay)
    json.name("iterations")
    if timing.iterations.value.isFinite {
      json.number(timing.iterations.value)
    } else {
      json.string("infinite")
    }
    json.name("iterationStart")
    json.number(timing.iterationStart.value)
    json.name("direction")
    json.string(timing.direction.name)
    json.name("fill")
    json.string(timing.fill.name)
    json.name("easing")
    json.string(animation.easing.cssText)
    json.name("clock")
    json.string(animation.clock.name)
    if let stagger = animation.stagger {
      json.name("stagger")
      json.beginObject(inline: true)
      nanoseconds("delayNanoseconds", stagger.delay)
      if let count = stagger.count {
        json.name("count")
        json.integer(count)
      }
      json.endObject()
    }
    json.name("tracks")
    json.beginArray()
    for track in animation.tracks { write(track, to: &json) }
    json.endArray()
  }

  private func write(_ track: KeyframeTrack, to json: inout JSONWriter) {
    json.beginObject()
    json.name("name")
    json.string(track.name)
    json.name("type")
    switch track.keyframes {
    case .color(let frames, let mixing):
      json.string("color")
      json.name("mixing")
      json.string(mixing.cssText)
      write(frames, to: &json) { $1.value(ColorValue($0)) }
    case .number(let frames):
      json.string("number")
      write(frames, to: &json) { $1.number($0) }
    case .dimension(let frames, let unit):
      json.string("dimension")
      write(frames, to: &json) { $1.measure($0, unit) }
    }
    json.endObject()
  }

  private func write<Value>(
    _ frames: [Keyframe<Value>], to json: inout JSONWriter,
    value: (Value, inout JSONWriter) -> Void
  ) {
    json.name("keyframes")
    json.beginArray()
    for frame in frames {
      json.beginObject(inline: true)
      json.name("offset")
      json.number(frame.offset)
      json.name("value")
      value(frame.value, &json)
      if let easing = frame.easing {
        json.name("easing")
        json.string(easing.cssText)
      }
      json.endObject()
    }
    json.endArray()
  }

  /// Writes what happens if motion is to be reduced: `unchanged`, `none` (the animation is not in
  /// effect), or an object with one of `hold`, `values` and `replacement`.
  private func write(_ reduced: Animation.ReducedMotion, to json: inout JSONWriter) {
    switch reduced {
    case .unchanged: json.string("unchanged")
    case .notInEffect: json.string("none")
    case .hold(let progress):
      json.beginObject(inline: true)
      json.name("hold")
      json.number(progress)
      json.endObject()
    case .values(let values):
      json.beginObject()
      json.name("values")
      json.beginObject()
      for (name, value) in values.sorted(by: { $0.key < $1.key }) {
        json.name(name)
        switch value {
        case .color(let color): json.value(ColorValue(color))
        case .number(let number): json.number(number)
        case .dimension(let number, let unit): json.measure(number, unit)
        }
      }
      json.endObject()
      json.endObject()
    case .replacement(let animation):
      json.beginObject()
      json.name("replacement")
      json.beginObject()
      write(animation, to: &json)
      json.endObject()
      json.endObject()
    }
  }
}
