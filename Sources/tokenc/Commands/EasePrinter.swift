import TokenMotion
import TokenSyntax

/// Evaluates an easing and prints what `ease` was asked for.
struct EasePrinter {
  /// The easing.
  let easing: Easing
  /// The time that a progress of 1 stands for, if it was given.
  let duration: Nanoseconds?
  /// How values are printed.
  let format: EaseValues.Format

  /// What holds at one input.
  struct Sample {
    /// The input as it was typed or counted.
    var input: EaseInput
    /// The input progress; nil where a spring without damping has no whole.
    var progress: Double?
    /// The output.
    var value: Double
  }

  /// The duration in seconds: what was given, or the spring's settling time.
  private var seconds: Double? {
    if let duration { return duration.seconds }
    if case .spring(let spring) = easing { return spring.settlingTime() }
    return nil
  }

  /// The value at an input.
  func sample(at input: EaseInput) throws(UsageError) -> Sample {
    var result = Sample(input: input, progress: input.progress, value: .nan)
    if let time = input.time {
      if let duration {
        result.progress = Double(time.count) / Double(duration.count)
      } else {
        result.progress = seconds.map { time.seconds / $0 }
      }
    }
    if case .spring(let spring) = easing, let time = input.time {
      result.value = spring.value(at: time.seconds)
    } else if let progress = result.progress {
      result.value = easing.value(at: progress, over: seconds)
    } else {
      throw UsageError(
        "\(input.text) is a time, and \(easing.cssText) has no duration of its own",
        notes: ["Add --duration 480ms, or write a progress such as 0.3."])
    }
    guard result.value.isFinite else {
      throw UsageError("the value at \(input.text) is beyond what a number can hold")
    }
    return result
  }

  /// Prints the value at each input.
  func print(
    _ inputs: [EaseInput], isSeries: Bool, on stream: StandardStream
  ) throws(UsageError) {
    // All of them first, so that nothing is printed before an error.
    var samples: [Sample] = []
    samples.reserveCapacity(inputs.count)
    for input in inputs { samples.append(try sample(at: input)) }
    switch format {
    case .text:
      for sample in samples {
        let prefix = isSeries ? sample.input.text + " " : ""
        stream.writeLine(prefix + sample.value.decimalText)
      }
    case .json:
      printJSON(on: stream) { json in
        json.name("samples")
        json.beginArray()
        for sample in samples { write(sample, &json) }
        json.endArray()
      }
    }
  }

  private func write(_ sample: Sample, _ json: inout JSONWriter) {
    json.beginObject(inline: true)
    json.name("progress")
    if let progress = sample.progress { json.number(progress) } else { json.null() }
    json.name("timeNanoseconds")
    if let time = sample.input.time {
      json.integer(Int(time.count))
    } else if let seconds,
      let time = sample.progress.flatMap({ Nanoseconds(seconds: $0 * seconds) })
    {
      json.integer(Int(time.count))
    } else {
      json.null()
    }
    json.name("value")
    json.number(sample.value)
    json.endObject()
  }

  private func printJSON(on stream: StandardStream, _ body: (inout JSONWriter) -> Void) {
    var json = JSONWriter(style: .pretty)
    json.beginObject()
    json.name("easing")
    json.string(easing.cssText)
    body(&json)
    json.endObject()
    stream.write(json.bytes)
    stream.writeLine()
  }
}

extension EasePrinter {
  /// The easing in CSS.
  struct CSSForm {
    /// The text of an `<easing-function>`.
    var text: String
    /// What it approximates and how well; nil where CSS has the easing itself.
    var fit: (stops: Int, error: Double, seconds: Double?)?
  }

  /// Prints the easing as CSS; how good an approximation is goes to standard error.
  func printCSS(maxError: Double, on terminal: Terminal) throws(UsageError) {
    let form = try cssForm(maxError: maxError)
    switch format {
    case .text:
      terminal.output.writeLine(form.text)
      guard let fit = form.fit else { return }
      let over = fit.seconds.map {
        " over \(($0 * 1000).roundedToSignificantDigits(9).decimalText)ms"
      }
      let label = terminal.errors.style.paint("note:", .bold, .cyan)
      terminal.errors.writeLine(
        "\(label) \(fit.stops) stops\(over ?? ""), off by at most "
          + fit.error.roundedToSignificantDigits(3).decimalText)
    case .json:
      printJSON(on: terminal.output) { json in
        json.name("css")
        json.string(form.text)
        json.name("durationSeconds")
        if let seconds = form.fit?.seconds ?? seconds { json.number(seconds) } else { json.null() }
        json.name("stops")
        if let fit = form.fit { json.integer(fit.stops) } else { json.null() }
        json.name("error")
        json.number(form.fit?.error ?? 0)
      }
    }
  }

  /// The easing in CSS, springs and the sine as straight lines.
  func cssForm(maxError: Double) throws(UsageError) -> CSSForm {
    guard !easing.isCSS else { return CSSForm(text: easing.cssText) }
    var length = duration?.seconds
    if case .spring(let spring) = easing, length == nil {
      // By a hair within the bound, so that the step to exactly 1 at the end is within it too.
      length = spring.settlingTime(tolerance: maxError * (1 - 1e-9))
      guard length != nil else {
        throw UsageError(
          "\(easing.cssText) never settles", notes: ["Say how long it runs: --duration 480ms."])
      }
    }
    guard let line = easing.linearApproximation(maxError: maxError, over: length) else {
      throw UsageError("\(easing.cssText) has no form in CSS")
    }
    let error = (0...10_000).reduce(0.0) { worst, index in
      let progress = Double(index) / 10_000
      let difference = line.value(at: progress) - easing.value(at: progress, over: length)
      return max(worst, difference.magnitude)
    }
    return CSSForm(text: line.cssText, fit: (line.stops.count, error, length))
  }
}
