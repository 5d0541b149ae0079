import TokenModel
import TokenMotion

/// Prints an animation as the construction of a `TokenAnimation`.
struct KotlinAnimationPrinter {
  let printer: KotlinPrinter

  /// The expression, on several lines.
  func text(of animation: Animation) -> [UInt8] {
    var text: [UInt8] = []
    append(animation, &text)
    return text
  }

  private func append(_ animation: Animation, _ text: inout [UInt8]) {
    text += "TokenAnimation(listOf(".utf8
    printer.appendList(animation.tracks, &text) { append($0, of: animation, &$1) }
    text += "), ".utf8
    append(animation.timing, &text)
    text += ", ".utf8
    printer.appendDuration(animation.stagger?.delay ?? .zero, &text)
    text += ", \(animation.stagger?.count.map { "\($0)" } ?? "null")".utf8
    text += ", TokenClock.\(animation.clock == .shared ? "SHARED" : "OWN"), ".utf8
    append(animation.reducedMotion, of: animation, &text)
    text += ")".utf8
  }

  private func append(_ timing: Timing, _ text: inout [UInt8]) {
    text += "TokenTiming(".utf8
    printer.appendDuration(timing.duration, &text)
    text += ", ".utf8
    printer.appendDuration(timing.delay, &text)
    text += ", ".utf8
    var length: Int64? = timing.duration.count == 0 ? 0 : nil
    switch timing.iterations {
    case .infinite: text += "null, 1L, ".utf8
    case .finite(let count):
      KotlinLiteral.append(long: count.numerator, to: &text)
      text += ", ".utf8
      KotlinLiteral.append(long: count.denominator, to: &text)
      text += ", ".utf8
      let parts = Int128(count.denominator)
      let total = Int128(timing.duration.count) * Int128(count.numerator)
      length = Int64(clamping: (total + parts - 1) / parts)
    }
    if let length {
      printer.appendDuration(Nanoseconds(length), &text)
    } else {
      text += "null".utf8
    }
    text += ", TokenDirection.".utf8
    text += KotlinPrinter.enumName(timing.direction.name)
    text += ", TokenFill.".utf8
    text += KotlinPrinter.enumName(timing.fill.name)
    text += ")".utf8
  }

  private func append(
    _ rule: Animation.ReducedMotion, of animation: Animation, _ text: inout [UInt8]
  ) {
    text += "TokenReducedMotion.".utf8
    switch rule {
    case .unchanged: text += "Unchanged".utf8
    case .notInEffect: text += "NotInEffect".utf8
    case .hold(let progress):
      text += "Hold(".utf8
      KotlinLiteral.append(double: progress, to: &text)
      text += ")".utf8
    case .values(let values): appendFixed(values, of: animation, &text)
    case .replacement(var other):
      // What is shown instead has no rule of its own.
      other.reducedMotion = .unchanged
      text += "Replacement(".utf8
      append(other, &text)
      text += ")".utf8
    }
  }

  private func appendFixed(
    _ values: [String: TrackValue], of animation: Animation, _ text: inout [UInt8]
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
    text += "Values(mapOf(".utf8
    printer.appendList(numbers, &text) { entry, text in
      KotlinLiteral.append(string: entry.0, to: &text)
      text += " to ".utf8
      KotlinLiteral.append(double: entry.1, to: &text)
    }
    text += "), mapOf(".utf8
    printer.appendList(colors, &text) { entry, text in
      KotlinLiteral.append(string: entry.0, to: &text)
      text += " to ".utf8
      printer.append(.color(ColorValue(entry.1)), nil, &text)
    }
    text += "))".utf8
  }

  private func append(_ track: KeyframeTrack, of animation: Animation, _ text: inout [UInt8]) {
    let sampler = TrackSampler(
      track, easing: animation.easing, duration: animation.timing.duration, tables: false)
    switch track.keyframes {
    case .color(let keyframes, _):
      text += "TokenColorTrack(".utf8
      KotlinLiteral.append(string: track.name, to: &text)
      text += ", listOf(".utf8
      let bytes = keyframes.map { RGBA8($0.value.gamutMapped(to: .srgb)) }
      let ends = bytes.count == 1 ? bytes : Array(bytes.dropFirst())
      let mixes = Array(zip(sampler.colorInterpolators, zip(bytes, ends)))
      printer.appendList(mixes, &text) { append($0.0, $0.1.0, $0.1.1, &$1) }
      text += "), ".utf8
      appendStretches(keyframes, animation.easing, &text)
    case .number(let keyframes), .dimension(let keyframes, _):
      text += "TokenNumberTrack(".utf8
      KotlinLiteral.append(string: track.name, to: &text)
      text += ", listOf(".utf8
      printer.appendList(keyframes, &text) { KotlinLiteral.append(double: $0.value, to: &$1) }
      text += "), ".utf8
      appendStretches(keyframes, animation.easing, &text)
    }
    text += ")".utf8
  }

  private func appendStretches<Value>(
    _ keyframes: [Keyframe<Value>], _ easing: Easing, _ text: inout [UInt8]
  ) {
    text += "TokenStretches(listOf(".utf8
    printer.appendList(keyframes, &text) { KotlinLiteral.append(double: $0.offset, to: &$1) }
    text += "), listOf(".utf8
    printer.appendList(keyframes.dropLast(), &text) { append($0.easing ?? easing, &$1) }
    text += "))".utf8
  }

  /// A way from colour to colour: two times four bytes if these say all, else the prepared numbers.
  private func append(
    _ mix: ColorInterpolator, _ from: RGBA8, _ to: RGBA8, _ text: inout [UInt8]
  ) {
    text += "TokenColorMix(".utf8
    let plain = ColorInterpolator(from: Color(from), to: Color(to), mixing: .srgb)
    if mix.space == .srgb, mix.missing.isEmpty, mix.start == plain.start, mix.end == plain.end,
      mix.startAlpha == plain.startAlpha, mix.endAlpha == plain.endAlpha
    {
      KotlinLiteral.append(argb: from, to: &text)
      text += ", ".utf8
      KotlinLiteral.append(argb: to, to: &text)
    } else {
      if printer.animations.needs.otherSpaces {
        text += "TokenColorSpace.".utf8
        text += KotlinPrinter.enumName(mix.space.name)
        text += ", ".utf8
      }
      for parts in [mix.start, mix.end] {
        text += "listOf(".utf8
        printer.appendList([parts.first, parts.second, parts.third], &text) {
          KotlinLiteral.append(double: $0, to: &$1)
        }
        text += "), ".utf8
      }
      let opacity: Double = mix.missing.contains(.alpha) ? 0 : 1
      for alpha in [mix.startAlpha, mix.endAlpha] {
        KotlinLiteral.append(double: mix.isPremultiplied ? alpha : opacity, to: &text)
        text += ", ".utf8
      }
      text += (mix.isPremultiplied ? "true" : "false").utf8
    }
    text += ")".utf8
  }

  private func append(_ easing: Easing, _ text: inout [UInt8]) {
    func numbers(_ list: [Double]) {
      printer.appendList(list, &text) { KotlinLiteral.append(double: $0, to: &$1) }
    }
    switch easing {
    case .linear: text += "TokenLinear".utf8
    case .cubicBezier(let curve):
      text += "TokenBezier(".utf8
      numbers([curve.x1, curve.y1, curve.x2, curve.y2])
      text += ")".utf8
    case .steps(let steps):
      text += "TokenSteps(\(min(steps.count, Int(Int32.max))), TokenSteps.Position.".utf8
      text += KotlinPrinter.enumName(steps.position.name)
      text += ")".utf8
    case .linearStops(let line):
      text += "TokenLinearStops(listOf(".utf8
      numbers(line.stops.map(\.input))
      text += "), listOf(".utf8
      numbers(line.stops.map(\.output))
      text += "))".utf8
    case .spring(let spring):
      let ratio = spring.dampingRatio
      let damped =
        spring.angularFrequency * ((1 - ratio) * (1 + ratio)).magnitude.squareRoot()
      text += "TokenSpring(".utf8
      numbers([spring.angularFrequency, ratio, damped, spring.initialVelocity])
      text += ")".utf8
    case .sine: text += "TokenSine".utf8
    }
  }
}
