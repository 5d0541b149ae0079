import Synchronization

@testable import tokenc

/// A program with every kind of declaration, in the shape of the real one.
enum Sample {
  /// What the inputs of every command come from.
  struct Project: Sendable, Equatable {
    var config: String?
    var tokens: [String] = []
    var contexts: [KeyValue] = []

    static var options: OptionGroup<Project> {
      OptionGroup(
        "Inputs",
        [
          .value(
            "config", .file(extensions: ["json", "jsonc"]), into: \.config,
            help: "The configuration. Without it, the nearest tokenc.json is used."),
          .repeated(
            "tokens", .file("PATH"), into: \.tokens, help: "A token file or folder."),
          .repeated(
            "theme",
            ValueSyntax(
              "NAME",
              parse: { name throws(InvalidValue) in KeyValue(key: "theme", value: name) },
              describe: \.value),
            into: \.contexts, help: "Short for --context theme=NAME."),
          .repeated(
            "context", .keyValue("MODIFIER=CONTEXT"), into: \.contexts,
            help: "Choose a context of a modifier."),
        ])
    }
  }

  enum Format: String, CaseIterable, Sendable {
    case css, swift, kotlin
  }

  struct Build: Sendable, Equatable {
    var inputs: [String] = []
    var out: String?
    var formats: [Format] = []
    var check = false
    var header = true
    var project = Project()
  }

  struct At: Sendable, Equatable {
    var path = ""
    var time = ""
    var step: String?
    var index = 0
    var scale = 1.0
    var shape = "text"
    var project = Project()
  }

  static let build = Command(
    name: "build",
    summary: "Compile tokens into code",
    discussion: """
      Reads the inputs, resolves every reference and writes one file for each output. If there is \
      an error, no output is touched.

        tokens/ -> generated/

      Files that tokenc did not generate are never overwritten.
      """,
    defaults: Build(),
    arguments: [
      .repeated(
        .file("INPUT", extensions: ["tokens", "json"]), into: \.inputs,
        help: "Files or folders; '-' is standard input.")
    ],
    options: [
      OptionGroup(Project.options, into: \.project),
      OptionGroup(
        "Output",
        [
          .value("out", short: "o", .directory(), into: \.out, help: "The root of every output."),
          .list("format", .choice("FORMAT"), into: \.formats, help: "Write only these."),
          .flag("check", into: \.check, help: "Write nothing; fail if a file would differ."),
          .flag("no-header", into: \.header, sets: false, help: "Leave out the header comment."),
        ]),
    ],
    examples: [
      Example("Compile what tokenc.json names", "tokenc build"),
      Example(
        "Compile one folder into another, for the web and for Android",
        "tokenc build 'my tokens' --out generated --format css,kotlin --check"),
    ],
    run: { values, _ throws(UsageError) in record(values) })

  static let at = Command(
    name: "at",
    summary: "Show the value of a token at a time",
    defaults: At(),
    arguments: [
      .required(.text("PATH"), into: \.path, help: "The token."),
      .required(.text("TIME"), into: \.time, help: "A time such as 240ms, 0.24s or 50%."),
    ],
    options: [
      OptionGroup(
        "Sampling",
        [
          .value("step", .text("TIME"), into: \.step, help: "The time between samples."),
          .value(
            "index", .integer(in: 0...Int.max), into: \.index,
            help: "The place in the staggered group, from 0."),
          .value("scale", .number(), into: \.scale, help: "How fast time passes."),
          .value(
            "shape", .choice("SHAPE", of: ["text", "json"]), into: \.shape,
            help: "How to print."),
        ]),
      OptionGroup(Project.options, into: \.project),
    ],
    run: { values, _ throws(UsageError) in
      if values.time == "5" {
        throw UsageError("5 has no unit", notes: ["Choices: 5ms, 5s, 5%"])
      }
      return record(values)
    })

  static var program: Program {
    Program(
      name: "tokenc", version: "9.8.7",
      summary: "Compiles design tokens into CSS, Swift and Kotlin.",
      groups: [
        CommandGroup("Compile", [build]),
        CommandGroup("Ask", [at]),
        CommandGroup(
          "More", [.completions(of: { Sample.program }), .help(of: { Sample.program })]),
      ],
      examples: [Example("Compile what tokenc.json names", "tokenc build")])
  }

  /// What a run printed, and the values that reached the command.
  struct Outcome {
    var status: ExitStatus
    var output: String
    var errors: String
    var values: (any Sendable)?
  }

  /// Runs the sample in memory.
  static func run(_ arguments: String..., columns: Int? = nil) -> Outcome {
    run(arguments, columns: columns)
  }

  /// Runs the sample in memory.
  static func run(_ arguments: [String], columns: Int? = nil) -> Outcome {
    let terminal = Terminal(
      output: StandardStream(columns: columns), errors: StandardStream(columns: columns))
    let sink = Recorder()
    let status = $recorder.withValue(sink) { program.run(arguments, on: terminal) }
    return Outcome(
      status: status, output: terminal.output.text, errors: terminal.errors.text,
      values: sink.values.withLock { $0 })
  }

  private final class Recorder: Sendable {
    let values = Mutex<(any Sendable)?>(nil)
  }

  @TaskLocal private static var recorder = Recorder()

  private static func record(_ values: some Sendable) -> ExitStatus {
    recorder.values.withLock { $0 = values }
    return .success
  }
}
