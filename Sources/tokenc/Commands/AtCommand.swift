import TokenCompiler
import TokenModel
import TokenMotion

extension Command {
  /// `tokenc at`.
  static var at: Command {
    Command(
      name: "at", summary: "Evaluate an animation or a token at a time",
      discussion: """
        Prints the value of an animation at a time of its own clock, exactly as the generated CSS, \
        Swift and Kotlin show it. PATH is the name of the group or token that carries the animation, \
        with dots or slashes; a plain token has its one value at every time.

        TIME has a unit: 240ms, 0.24s, 50% of an iteration, '2.5 iterations'. It may be negative. \
        Iterations are counted from the end of the delay, with --count that of item 0. A dash means \
        that the animation is not in effect at that time.

        At a terminal each colour has a patch beside it, and several times are followed by a strip \
        of each colour and a curve of each number. A pipe and --color never leave that out.
        """,
      defaults: AtValues(),
      arguments: [
        .required(
          .text("PATH"), into: \.path,
          help: "The animation or token, such as motion/skeleton/pulse."),
        .required(.time(), into: \.time, help: "The time, with its unit."),
      ],
      options: [
        OptionGroup(
          "Time",
          [
            .value("to", .time(), into: \.end, help: "The last time of several, with --step."),
            .value("step", .time(), into: \.step, help: "From one time to the next."),
          ]),
        OptionGroup(
          "Animation",
          [
            .flag("reduced-motion", into: \.isReduced, help: "What is shown under reduced motion."),
            .value("track", .text("NAME"), into: \.track, help: "Only this track."),
            .value(
              "index", .integer(in: 0...1_000_000), into: \.index,
              help: "The item of a staggered animation, from 0. Without it: 0."),
            .value(
              "count", .integer(in: 1...1_000_000), into: \.count,
              help: "So many items of a staggered animation, each with its index before it."),
          ]),
        OptionGroup(
          "Output",
          [.value("format", .choice("FORMAT"), into: \.format, help: "How values are printed.")]),
        OptionGroup(ProjectOptions.theme, into: \.project),
        OptionGroup(ProjectOptions.input, into: \.project),
      ],
      examples: [
        Example("The colour of the skeleton half way", "tokenc at motion/skeleton/pulse 240ms"),
        Example("In the dark theme", "tokenc at motion/skeleton/pulse 240ms --theme dark"),
        Example(
          "A breath in steps of 80 ms",
          "tokenc at motion/skeleton/pulse 0ms --to 960ms --step 80ms"),
        Example("All three dots", "tokenc at motion/thinking 240ms --count 3"),
        Example("For a tool", "tokenc at motion.skeleton.pulse 50% --format json"),
        Example(
          "For a spreadsheet",
          "tokenc at motion/thinking 0ms --to 1.2s --step 10ms --count 3 --format csv"),
      ],
      run: { values, terminal throws(UsageError) in try runAt(values, terminal) })
  }
}

/// The arguments and options of `tokenc at`.
struct AtValues: Sendable {
  /// How values are printed.
  enum Format: String, CaseIterable, Sendable {
    /// Colours as hexadecimal, everything else as CSS.
    case text
    /// Colours as `#rrggbb` or `#rrggbbaa`.
    case hex
    /// As CSS writes it.
    case css
    /// The shape that COMMAND-LINE.md fixes.
    case json
    /// A header and a row for each sample, as RFC 4180 has it.
    case csv
  }

  /// What to evaluate.
  var path = ""
  /// The (first) time.
  var time = TimeText.zero
  /// The last time.
  var end: TimeText?
  /// From one time to the next.
  var step: TimeText?
  /// Whether reduced motion is asked for.
  var isReduced = false
  /// The only track that is wanted.
  var track: String?
  /// The item of a staggered animation; nil for item 0.
  var index: Int?
  /// The number of items from item 0 on; nil for the one item.
  var count: Int?
  /// How values are printed.
  var format = Format.text
  /// Where the tokens are.
  var project = ProjectOptions()
}

extension TimeText {
  /// The start of the clock.
  static let zero = TimeText(count: 0, unit: .nanoseconds)

  init(count: Int64, unit: Unit) {
    self.count = count
    self.unit = unit
  }
}

/// The most samples of one run.
private let sampleLimit = 1_000_000

private func runAt(_ values: AtValues, _ terminal: Terminal) throws(UsageError) -> ExitStatus {
  if (values.end == nil) != (values.step == nil) {
    throw UsageError("--to and --step belong together: --to 960ms --step 80ms")
  }
  if values.index != nil, values.count != nil {
    throw UsageError("--index is one item and --count is several: one of both is expected")
  }
  var session = Session(values.project)
  session.compiler.requiresInputs = true
  session.read()
  guard session.faults.isEmpty, !session.projects.isEmpty else {
    session.printErrors(on: terminal)
    return session.status
  }
  let subject = try Subject.find(values.path, in: session)
  session.printErrors(on: terminal)
  guard let subject else { return .failure }
  let sampler = try SubjectSampler(subject, values)
  let times = try times(of: values, in: sampler.timing)
  SamplePrinter(subject: subject, sampler: sampler, format: values.format)
    .print(times, isSeries: values.end != nil, on: terminal.output)
  return session.status
}

/// The times that were asked for, in nanoseconds.
private func times(of values: AtValues, in timing: Timing) throws(UsageError) -> [Nanoseconds] {
  let limit = "times of at most 36,000,000 s are expected"
  guard let start = values.time.nanoseconds(in: timing) else { throw UsageError(limit) }
  guard let end = values.end, let step = values.step else { return [start] }
  guard let last = end.nanoseconds(in: timing) else { throw UsageError(limit) }
  // A step is a length of time, so the delay does not count.
  var undelayed = timing
  undelayed.delay = .zero
  guard let distance = step.nanoseconds(in: undelayed), distance > .zero else {
    throw UsageError("--step must be above 0")
  }
  guard last >= start else { throw UsageError("--to must not be before TIME") }
  let count = (last.count - start.count) / distance.count + 1
  let items = Int64(values.count ?? 1)
  guard count <= sampleLimit, count * items <= sampleLimit else {
    throw UsageError(
      "\(count)\(items > 1 ? " times \(items)" : "") samples are too many; at most "
        + "\(sampleLimit) are printed", notes: ["Take a longer --step."])
  }
  return (0..<count).map { start + distance * $0 }
}
