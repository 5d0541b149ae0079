import TokenModel
import TokenMotion

/// Prints an animation as the construction of a `TokenAnimation`.
struct KotlinAnimationPrinter {
  let printer: KotlinPrinter

  /// The expression, on several lines.
  func text(of animation: Animation) -> [UInt8] {
    .written { append(animation, &$0) }
  }

  private func append(_ animation: Animation, _ text: inout ByteBuffer) {
    text.append("TokenAnimation(listOf(")
    printer.appendList(animation.tracks, &text) { append($0, of: animation, &$1) }
    text.append("), ")
    append(animation.timing, &text)
    text.append(", ")
    printer.appendDuration(animation.stagger?.delay ?? .zero, &text)
    text += ", \(animation.stagger?.count.map { "\($0)" } ?? "null")".utf8
    text += ", TokenClock.\(animation.clock == .shared ? "SHARED" : "OWN"), ".utf8
    append(animation.reducedMotion, of: animation, &text)
    text.append(")")
  }

  private func append(_ timing: Timing, _ text: inout ByteBuffer) {
    text.append("TokenTiming(")
    printer.appendDuration(timing.duration, &text)
    text.append(", ")
    printer.appendDuration(timing.delay, &text)
    text.append(", ")
    var length: Int64? = timing.duration.count == 0 ? 0 : nil
    switch timing.iterations {
    case .infinite: text.append("null, 1L, ")
    case .finite(let count):
      KotlinLiteral.append(long: count.numerator, to: &text)
      text.append(", ")
      KotlinLiteral.append(long: count.denominator, to: &text)
      text.append(", ")
      let parts = Int128(count.denominator)
      let total = Int128(timing.duration.count) * Int128(count.numerator)
      length = Int64(clamping: (total + parts - 1) / parts)
    }
    if let length {
      printer.appendDuration(Nanoseconds(length), &text)
    } else {
      text.append("null")
    }
    text.append(", TokenDirection.")
    text += KotlinPrinter.enumName(timing.direction.name)
    text.append(", TokenFill.")
    text += KotlinPrinter.enumName(timing.fill.name)
    text.append(")")
  }

  private func append(
    _ rule: Animation.ReducedMotion, of animation: Animation, _ text: inout ByteBuffer
  ) {
    text.append("TokenReducedMotion.")
    switch rule {
    case .unchanged: text.append("Unchanged")
    case .notInEffect: text.append("NotInEffect")
    case .hold(let progress):
      text.append("Hold(")
      KotlinLiteral.append(double: progress, to: &text)
      text.append(")")
    case .values(let values): appendFixed(values, of: animation, &text)
    case .replacement(var other):
      // What is shown instead has no rule of its own.
      other.reducedMotion = .unchanged
      text.append("Replacement(")
      append(other, &text)
      text.append(")")
    }
  }

  private func appendFixed(
    _ values: [String: TrackValue], of animation: Animation, _ text: inout ByteBuffer
  ) {
    var numbers: [(String, Double)] = []
    var colors: [(String, Color)] = []
    for track in animation.tracks {
      switch values[track.name] {
      case .color(let color): colors.append((track.name, color))
      case .number(let number), .dimension(let number, _): numbers.append((track.name, number))
      case nil: break
      }
    }
    text.append("Values(mapOf(")
    printer.appendList(numbers, &text) { entry, text in
      KotlinLiteral.append(string: entry.0, to: &text)
      text.append(" to ")
      KotlinLiteral.append(double: entry.1, to: &text)
    }
    text.append("), mapOf(")
    printer.appendList(colors, &text) { entry, text in
      KotlinLiteral.append(string: entry.0, to: &text)
      text.append(" to ")
      printer.append(.color(ColorValue(entry.1)), nil, &text)
    }
    text.append("))")
  }

  private func append(_ track: KeyframeTrack, of animation: Animation, _ text: inout ByteBuffer) {
    let sampler = TrackSampler(
      track, easing: animation.easing, duration: animation.timing.duration, tables: false)
    switch track.keyframes {
    case .color(let keyframes, _):
      text.append("TokenColorTrack(")
      KotlinLiteral.append(string: track.name, to: &text)
      text.append(", listOf(")
      let bytes = keyframes.map { RGBA8($0.value.gamutMapped(to: .srgb)) }
      let ends = bytes.count == 1 ? bytes : Array(bytes.dropFirst())
      let mixes = Array(zip(sampler.colorInterpolators, zip(bytes, ends)))
      printer.appendList(mixes, &text) { append($0.0, $0.1.0, $0.1.1, &$1) }
      text.append("), ")
      appendStretches(keyframes, animation.easing, &text)
    case .number(let keyframes), .dimension(let keyframes, _):
      text.append("TokenNumberTrack(")
      KotlinLiteral.append(string: track.name, to: &text)
      text.append(", listOf(")
      printer.appendList(keyframes, &text) { KotlinLiteral.append(double: $0.value, to: &$1) }
      text.append("), ")
      appendStretches(keyframes, animation.easing, &text)
    }
    text.append(")")
  }

  private func appendStretches<Value>(
    _ keyframes: [Keyframe<Value>], _ easing: Easing, _ text: inout ByteBuffer
  ) {
    text.append("TokenStretches(listOf(")
    printer.appendList(keyframes, &text) { KotlinLiteral.append(double: $0.offset, to: &$1) }
    text.append("), listOf(")
    printer.appendList(keyframes.dropLast(), &text) { append($0.easing ?? easing, &$1) }
    text.append("))")
  }

  /// A way from colour to colour: two times four bytes if these say all, else the prepared numbers.
  private func append(
    _ mix: ColorInterpolator, _ from: RGBA8, _ to: RGBA8, _ text: inout ByteBuffer
  ) {
    text.append("TokenColorMix(")
    let plain = ColorInterpolator(from: Color(from), to: Color(to), mixing: .srgb)
    if mix.space == .srgb, mix.missing.isEmpty, mix.start == plain.start, mix.end == plain.end,
      mix.startAlpha == plain.startAlpha, mix.endAlpha == plain.endAlpha
    {
      KotlinLiteral.append(argb: from, to: &text)
      text.append(", ")
      KotlinLiteral.append(argb: to, to: &text)
    } else {
      if printer.animations.needs.otherSpaces {
        text.append("TokenColorSpace.")
        text += KotlinPrinter.enumName(mix.space.name)
        text.append(", ")
      }
      for parts in [mix.start, mix.end] {
        text.append("listOf(")
        printer.appendList([parts.first, parts.second, parts.third], &text) {
          KotlinLiteral.append(double: $0, to: &$1)
        }
        text.append("), ")
      }
      let opacity: Double = mix.missing.contains(.alpha) ? 0 : 1
      for alpha in [mix.startAlpha, mix.endAlpha] {
        KotlinLiteral.append(double: mix.isPremultiplied ? alpha : opacity, to: &text)
        text.append(", ")
      }
      text += (mix.isPremultiplied ? "true" : "false").utf8
    }
    text.append(")")
  }

  private func append(_ easing: Easing, _ text: inout ByteBuffer) {
    func numbers(_ list: [Double]) {
      printer.appendList(list, &text) { KotlinLiteral.append(double: $0, to: &$1) }
    }
    switch easing {
    case .linear: text.append("TokenLinear")
    case .cubicBezier(let curve):
      text.append("TokenBezier(")
      numbers([curve.x1, curve.y1, curve.x2, curve.y2])
      text.append(")")
    case .steps(let steps):
      text += "TokenSteps(\(min(steps.count, Int(Int32.max))), TokenSteps.Position.".utf8
      text += KotlinPrinter.enumName(steps.position.name)
      text.append(")")
    case .linearStops(let line):
      text.append("TokenLinearStops(listOf(")
      numbers(line.stops.map(\.input))
      text.append("), listOf(")
      numbers(line.stops.map(\.output))
      text.append("))")
    case .spring(let spring):
      let ratio = spring.dampingRatio
      let damped =
        spring.angularFrequency * ((1 - ratio) * (1 + ratio)).magnitude.squareRoot()
      text.append("TokenSpring(")
      numbers([spring.angularFrequency, ratio, damped, spring.initialVelocity])
      text.append(")")
    case .sine: text.append("TokenSine")
    }
  }
}
