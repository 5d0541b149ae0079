/// The program: what it is called and which commands it has.
@main
struct Tokenc {
  static func main() {
    let terminal = Terminal.ofProcess()
    let status = program.run(Array(CommandLine.arguments.dropFirst()), on: terminal)
    terminal.finish(status)
  }

  /// The one place that knows the version.
  static let version = "0.1.0"

  /// The declaration of everything that can be typed.
  static var program: Program {
    Program(
      name: "tokenc", version: version,
      summary: "Compiles design tokens into CSS, Swift and Kotlin.",
      groups: [
        CommandGroup(
          "Commands", [.build, .lint, .diff, .at, .ease, .mix, .show, .migrate, .schema]),
        CommandGroup(
          "Help",
          [.explain, .rules, .completions(of: { Tokenc.program }), .help(of: { Tokenc.program })]),
      ],
      examples: [])
  }
}
