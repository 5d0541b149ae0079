import Testing

@testable import tokenc

/// Every mistake: status 2, nothing on standard output, the message, the usage, the way to help.
@Suite struct UsageErrorTests {
  @Test(arguments: [
    (["build", "--them", "x"], "unknown option '--them'; did you mean '--theme'?"),
    (["build", "--Check"], "unknown option '--Check'; did you mean '--check'?"),
    (["build", "--tok=a"], "unknown option '--tok'; did you mean '--tokens'?"),
    (["build", "-theme"], "unknown option '-theme'; did you mean '--theme'?"),
    (["build", "--c"], "unknown option '--c'"),
    (
      ["build", "--co"],
      "unknown option '--co'; did you mean '--config' or '--context' or '--color'?"
    ),
    (["build", "--frobnicate"], "unknown option '--frobnicate'"),
    (["build", "-x"], "unknown option '-x'"),
    (["build", "--out"], "missing value for '--out DIR'"),
    (["build", "--out", "--"], "missing value for '--out DIR'"),
    (["build", "--format"], "missing value for '--format FORMAT,...'"),
    (["build", "--out", ""], "invalid value '' for '--out DIR': a path is expected"),
    (["build", "--out", "a", "-o", "b"], "option '--out' may be given only once"),
    (["build", "--check=yes"], "option '--check' takes no value"),
    (
      ["build", "--context", "dark"],
      "invalid value 'dark' for '--context MODIFIER=CONTEXT': MODIFIER=CONTEXT is expected"
    ),
    (
      ["build", "--format", "css,,swift"],
      "invalid value 'css,,swift' for '--format FORMAT,...': an item of the list is empty"
    ),
    (["at"], "missing arguments 'PATH' and 'TIME'"),
    (["at", "x"], "missing argument 'TIME'"),
    (["at", "x", "0s", "y", "z"], "unexpected argument 'y'"),
    (["at", "x", "0s", "-ish"], "unknown option '-ish'"),
    (
      ["at", "x", "0s", "--index", "-1"],
      "invalid value '-1' for '--index N': a whole number of at least 0 is expected"
    ),
    (
      ["at", "x", "0s", "--scale", "0x10"],
      "invalid value '0x10' for '--scale X': a number is expected"
    ),
    (
      ["at", "x", "0s", "--scale", "nan"],
      "invalid value 'nan' for '--scale X': a number is expected"
    ),
    (["build", "--a\u{1B}[31m\nb"], "unknown option '--a\\u{1b}[31m\\u{a}b'"),
  ])
  func inACommand(arguments: [String], message: String) {
    let outcome = Sample.run(arguments)
    #expect(outcome.status == .usage)
    #expect(outcome.output == "")
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.first == "error: \(message)")
    let usage = arguments[0] == "at" ? "at [OPTIONS] PATH TIME" : "build [OPTIONS] [INPUT]..."
    #expect(
      lines.suffix(2) == [
        "Usage: tokenc \(usage)", "See 'tokenc \(arguments[0]) --help' for more information.",
      ])
    #expect(outcome.values == nil)
  }

  @Test(arguments: [
    (["biuld"], "unknown command 'biuld'; did you mean 'build'?"),
    (["bui"], "unknown command 'bui'; did you mean 'build'?"),
    (["frobnicate"], "unknown command 'frobnicate'"),
    ([""], "unknown command ''"),
    (["-240ms"], "unknown command '-240ms'"),
    (["--versoin"], "unknown option '--versoin'; did you mean '--version'?"),
    (["--color"], "missing value for '--color WHEN'"),
  ])
  func beforeACommand(arguments: [String], message: String) {
    let outcome = Sample.run(arguments)
    #expect(outcome.status == .usage)
    #expect(outcome.output == "")
    #expect(
      outcome.errors == """
        error: \(message)
        Usage: tokenc COMMAND [OPTIONS] [ARGUMENTS]
        See 'tokenc --help' for more information.

        """)
  }

  @Test(arguments: [
    (["build", "--format", "css,kotlim"], "kotlim", "--format FORMAT,...", "kotlin"),
    (["build", "--format", "CSS"], "CSS", "--format FORMAT,...", "css"),
    (["at", "x", "0s", "--shape", "jsn"], "jsn", "--shape SHAPE", "json"),
    (["build", "--color", "allways"], "allways", "--color WHEN", "always"),
  ])
  func aWrongChoice(arguments: [String], wrong: String, owner: String, nearest: String) {
    let lines = Sample.run(arguments).errors.split(separator: "\n")
    #expect(
      lines.first == "error: invalid value '\(wrong)' for '\(owner)'; did you mean '\(nearest)'?")
    #expect(lines.dropFirst().first?.hasPrefix("Choices: ") == true)
    #expect(lines.dropFirst().first?.contains(nearest) == true)
  }

  @Test func aMissingValueBeforeAnOptionSaysHowToWriteIt() {
    #expect(
      Sample.run("build", "--out", "--check").errors == """
        error: missing value for '--out DIR'
        To use '--check' as the value, write '--out=…'.
        Usage: tokenc build [OPTIONS] [INPUT]...
        See 'tokenc build --help' for more information.

        """)
  }

  @Test func helpOfAnUnknownCommandPointsToTheOverview() {
    let outcome = Sample.run("help", "biuld")
    #expect(outcome.status == .usage)
    #expect(outcome.errors.hasPrefix("error: unknown command 'biuld'; did you mean 'build'?\n"))
  }

  @Test func colorIsHeededEvenAfterTheMistake() {
    let outcome = Sample.run("build", "--them", "--color", "always")
    #expect(outcome.errors.hasPrefix("\u{1B}[1;31merror:\u{1B}[0m unknown option"))
  }

  @Test func longWordsAreCut() {
    let word = String(repeating: "x", count: 5_000)
    let outcome = Sample.run("build", "--\(word)")
    #expect(outcome.errors.utf8.count < 500)
  }
}
