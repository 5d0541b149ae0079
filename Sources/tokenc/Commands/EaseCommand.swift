import TokenMotion

extension Command {
  /// `tokenc ease`.
  static var ease: Command {
    Command(
      name: "ease", summary: "Evaluate an easing that is in no file",
      discussion: """
        Prints the output of an easing, as many digits as it takes to read back the same number.

        EASING is CSS (ease, cubic-bezier(.2,0,0,1), steps(4, jump-none), linear(0, 0.3 50%, 1)) or \
        one of ours: sine, and spring(DURATION, BOUNCE, INITIAL VELOCITY), as SwiftUI has it, with \
        the duration in seconds or with a unit.

        The input is a progress (0.3 or 30%) or a time (120ms). A spring runs in real time; of a \
        spring, a progress is a part of its settling time. Every other easing needs --duration to \
        be asked for a time.

        --css prints the easing as CSS. Springs and sine become the shortest linear() that stays \
        within --max-error.
        """,
      defaults: EaseValues(),
      arguments: [
        .required(.text("EASING"), into: \.easing, help: "The easing, in quotation marks."),
        .repeated(.easeInput, into: \.inputs, help: "Where to evaluate it."),
      ],
      options: [
        OptionGroup(
          "Inputs",
          [
            .value("to", .easeInput, into: \.end, help: "The last input of several, with --step."),
            .value("step", .easeInput, into: \.step, help: "From one input to the next."),
            .value(
              "duration", .length, into: \.duration,
              help: "The time that a progress of 1 stands for."),
          ]),
        OptionGroup(
          "Output",
          [
            .flag("css", into: \.isCSS, help: "Print the easing as CSS, and no values."),
            .value(
              "max-error", .number(), into: \.maxError,
              help: "How far a linear() may be off, 0.00005 to 0.1. Without it: 0.001."),
            .value("format", .choice("FORMAT"), into: \.format, help: "How values are printed."),
          ]),
      ],
      examples: [
        Example("A curve at a third", "tokenc ease 'cubic-bezier(.2,0,0,1)' 0.3"),
        Example("A spring after 120 ms", "tokenc ease 'spring(0.35, 0.2)' 120ms"),
        Example("A spring for a style sheet", "tokenc ease 'spring(0.35, 0.2)' --css"),
        Example("Eleven values", "tokenc ease ease-in-out 0 --to 1 --step 0.1"),
      ],
      exitStatuses: [
        ExitMeaning(.success, "Evaluated"),
        ExitMeaning(.usage, "The command line is wrong, or the easing"),
      ],
      run: { values, terminal throws(UsageError) in try runEase(values, terminal) })
  }
}

/// The arguments and options of `tokenc ease`.
struct EaseValues: Sendable {
  /// How values are printed.
  enum Format: String, CaseIterable, Sendable {
    /// The value alone; with several inputs, each line begins with its input.
    case text
    /// An object with samples, or with the CSS text.
    case json
  }

  /// The easing as it was typed.
  var easing = ""
  /// Where to evaluate it.
  var inputs: [EaseInput] = []
  /// The last input of a series.
  var end: EaseInput?
  /// From one input of a series to the next.
  var step: EaseInput?
  /// The time that a progress of 1 stands for.
  var duration: Nanoseconds?
  /// Whether the CSS text is asked for.
  var isCSS = false
  /// How far a `linear()` may be off; nil for the default.
  var maxError: Double?
  /// How values are printed.
  var format = Format.text
}

/// The words that an easing can begin with.
private let easingNames = [
  "linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end", "sine",
  "cubic-bezier", "steps", "spring",
]

private func runEase(_ values: EaseValues, _ terminal: Terminal) throws(UsageError) -> ExitStatus {
  let easing: Easing
  do throws(CSSError) {
    easing = try Easing(css: values.easing)
  } catch {
    throw UsageError(error, in: values.easing, owner: "EASING", names: easingNames)
  }
  let printer = EasePrinter(easing: easing, duration: values.duration, format: values.format)
  if values.isCSS {
    guard values.inputs.isEmpty, values.end == nil, values.step == nil else {
      throw UsageError("--css prints the easing and takes no inputs")
    }
    let error = values.maxError ?? 0.001
    guard (0.00005...0.1).contains(error) else {
      throw UsageError("--max-error is from 0.00005 to 0.1")
    }
    try printer.printCSS(maxError: error, on: terminal)
    return .success
  }
  guard values.maxError == nil else { throw UsageError("--max-error needs --css") }
  guard let first = values.inputs.first else {
    throw UsageError(
      "nothing to evaluate: a progress such as 0.3, a time such as 120ms, or --css is expected")
  }
  if (values.end == nil) != (values.step == nil) {
    throw UsageError("--to and --step belong together: --to 1 --step 0.1")
  }
  guard let end = values.end, let step = values.step else {
    try printer.print(values.inputs, isSeries: values.inputs.count > 1, on: terminal.output)
    return .success
  }
  guard values.inputs.count == 1 else { throw UsageError("--to goes on from one input") }
  try printer.print(
    series(from: first, to: end, by: step), isSeries: true, on: terminal.output)
  return .success
}

/// The most inputs of one run.
private let inputLimit = 1_000_000

/// The inputs from `start` to `end`, both included if the step meets it.
private func series(
  from start: EaseInput, to end: EaseInput, by step: EaseInput
) throws(UsageError) -> [EaseInput] {
  guard start.unit == end.unit, start.unit == step.unit else {
    throw UsageError("the first input, --to and --step must be all times or all progresses")
  }
  guard step.count > 0 else { throw UsageError("--step must be above 0") }
  guard end.count >= start.count else {
    throw UsageError("--to must not be before the first input")
  }
  let (distance, overflow) = end.count.subtractingReportingOverflow(start.count)
  let count = distance / step.count + 1
  guard !overflow, count <= Int64(inputLimit) else {
    throw UsageError(
      "too many values; at most \(inputLimit) are printed", notes: ["Take a longer --step."])
  }
  return (0..<count).map { EaseInput(count: start.count + step.count * $0, unit: start.unit) }
}
