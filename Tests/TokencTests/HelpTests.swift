import Testing

@testable import tokenc

/// The whole text of help, as it is printed.
@Suite struct HelpTests {
  @Test func theOverviewAt40Columns() {
    #expect(
      Sample.run(["--help"], columns: 40).output == """
        Compiles design tokens into CSS, Swift
        and Kotlin.

        Usage: tokenc COMMAND [OPTIONS]
               [ARGUMENTS]

        Compile:
          build        Compile tokens into code

        Ask:
          at           Show the value of a token
                       at a time

        More:
          completions  Print completions for a
                       shell
          help         Show how to use a command

        Options:
          -h, --help
              Show this help.
          --version
              Show the version.
          --color WHEN
              Color the output. 'auto' heeds the
              terminal and NO_COLOR. [choices:
              auto, always, never]
              [default: auto]

        Examples:
          # Compile what tokenc.json names
          tokenc build

        See 'tokenc help COMMAND' for the
        options of a command.

        """)
  }

  @Test func aCommandAt40Columns() {
    #expect(
      Sample.run(["build", "--help"], columns: 40).output == """
        Compile tokens into code.

        Usage: tokenc build [OPTIONS] [INPUT]...

        Reads the inputs, resolves every
        reference and writes one file for each
        output. If there is an error, no output
        is touched.

          tokens/ -> generated/

        Files that tokenc did not generate are
        never overwritten.

        Arguments:
          [INPUT]...
              Files or folders; '-' is standard
              input.

        Inputs:
          --config FILE
              The configuration. Without it, the
              nearest tokenc.json is used.
          --tokens PATH
              A token file or folder.
              [repeatable]
          --theme NAME
              Short for --context theme=NAME.
              [repeatable]
          --context MODIFIER=CONTEXT
              Choose a context of a modifier.
              [repeatable]

        Output:
          -o, --out DIR
              The root of every output.
          --format FORMAT,...
              Write only these. [choices: css,
              swift, kotlin]
          --check
              Write nothing; fail if a file
              would differ.
          --no-header
              Leave out the header comment.

        General options:
          -h, --help
              Show this help.
          --color WHEN
              Color the output. 'auto' heeds the
              terminal and NO_COLOR. [choices:
              auto, always, never]
              [default: auto]

        Examples:
          # Compile what tokenc.json names
          tokenc build

          # Compile one folder into another, for
          # the web and for Android
          tokenc build 'my tokens' \\
              --out generated \\
              --format css,kotlin --check

        Exit status:
          0  No error; warnings alone are none
          1  An error in the tokens
          2  A mistake in the call, or a file
             that cannot be read or written

        """)
  }

  @Test func theOverviewAt80Columns() {
    #expect(
      Sample.run(["--help"], columns: 80).output == """
        Compiles design tokens into CSS, Swift and Kotlin.

        Usage: tokenc COMMAND [OPTIONS] [ARGUMENTS]

        Compile:
          build        Compile tokens into code

        Ask:
          at           Show the value of a token at a time

        More:
          completions  Print completions for a shell
          help         Show how to use a command

        Options:
          -h, --help        Show this help.
              --version     Show the version.
              --color WHEN  Color the output. 'auto' heeds the terminal and NO_COLOR.
                            [choices: auto, always, never] [default: auto]

        Examples:
          # Compile what tokenc.json names
          tokenc build

        See 'tokenc help COMMAND' for the options of a command.

        """)
  }

  @Test func aCommandAt80Columns() {
    #expect(
      Sample.run(["build", "--help"], columns: 80).output == """
        Compile tokens into code.

        Usage: tokenc build [OPTIONS] [INPUT]...

        Reads the inputs, resolves every reference and writes one file for each output.
        If there is an error, no output is touched.

          tokens/ -> generated/

        Files that tokenc did not generate are never overwritten.

        Arguments:
          [INPUT]...               Files or folders; '-' is standard input.

        Inputs:
              --config FILE        The configuration. Without it, the nearest
                                   tokenc.json is used.
              --tokens PATH        A token file or folder. [repeatable]
              --theme NAME         Short for --context theme=NAME. [repeatable]
              --context MODIFIER=CONTEXT
                                   Choose a context of a modifier. [repeatable]

        Output:
          -o, --out DIR            The root of every output.
              --format FORMAT,...  Write only these. [choices: css, swift, kotlin]
              --check              Write nothing; fail if a file would differ.
              --no-header          Leave out the header comment.

        General options:
          -h, --help               Show this help.
              --color WHEN         Color the output. 'auto' heeds the terminal and
                                   NO_COLOR. [choices: auto, always, never]
                                   [default: auto]

        Examples:
          # Compile what tokenc.json names
          tokenc build

          # Compile one folder into another, for the web and for Android
          tokenc build 'my tokens' --out generated --format css,kotlin --check

        Exit status:
          0  No error; warnings alone are none
          1  An error in the tokens
          2  A mistake in the call, or a file that cannot be read or written

        """)
  }

  @Test func defaultsAndRequiredArguments() {
    #expect(
      Sample.run(["at", "--help"], columns: 80).output == """
        Show the value of a token at a time.

        Usage: tokenc at [OPTIONS] PATH TIME

        Arguments:
          PATH               The token.
          TIME               A time such as 240ms, 0.24s or 50%.

        Sampling:
              --step TIME    The time between samples.
              --index N      The place in the staggered group, from 0. [default: 0]
              --scale X      How fast time passes. [default: 1]
              --shape SHAPE  How to print. [choices: text, json] [default: text]

        Inputs:
              --config FILE  The configuration. Without it, the nearest tokenc.json is
                             used.
              --tokens PATH  A token file or folder. [repeatable]
              --theme NAME   Short for --context theme=NAME. [repeatable]
              --context MODIFIER=CONTEXT
                             Choose a context of a modifier. [repeatable]

        General options:
          -h, --help         Show this help.
              --color WHEN   Color the output. 'auto' heeds the terminal and NO_COLOR.
                             [choices: auto, always, never] [default: auto]

        Exit status:
          0  No error; warnings alone are none
          1  An error in the tokens
          2  A mistake in the call, or a file that cannot be read or written

        """)
  }

  @Test(arguments: [[], ["-h"], ["help"], ["--color", "never", "--help"]])
  func waysToTheOverview(arguments: [String]) {
    let outcome = Sample.run(arguments)
    #expect(outcome.status == .success)
    #expect(outcome.output == Sample.run("--help").output)
    #expect(outcome.errors == "")
  }

  @Test(arguments: [
    ["help", "at"], ["at", "-h"], ["at", "x", "--help", "y", "z"], ["at", "--bogus", "--help"],
    ["at", "--index", "x", "-h"],
  ])
  func waysToTheHelpOfACommand(arguments: [String]) {
    let outcome = Sample.run(arguments)
    #expect(outcome.status == .success)
    #expect(outcome.output == Sample.run("at", "--help").output)
    #expect(outcome.errors == "")
  }

  @Test func afterTwoDashesHelpIsAValue() {
    #expect(Sample.run("build", "--", "--help").output == "")
  }

  @Test func version() {
    let outcome = Sample.run("--version")
    #expect(outcome.status == .success)
    #expect(outcome.output == "tokenc 9.8.7\n")
  }

  @Test func colorPaintsHeadingsAndLabelsOnly() {
    let before = Sample.run("--color=always", "at", "--help").output
    let after = Sample.run("at", "--help", "--color=always").output
    #expect(before == after)
    #expect(before.contains("\u{1B}[1mUsage:\u{1B}[0m tokenc at"))
    #expect(before.contains("  \u{1B}[1m    --index N\u{1B}[0m"))
  }

  /// From 40 columns on no line is too long, and no words are lost on the way.
  @Test(arguments: [40, 41, 53, 64, 79, 100])
  func everyLineFits(columns: Int) {
    for arguments in [[], ["help"], ["build"], ["at"], ["completions"]] {
      let text = Sample.run(arguments + ["--help"], columns: columns).output
      for line in text.split(separator: "\n") {
        #expect(line.count <= columns, "\(line)")
      }
      #expect(!text.contains("\u{A0}"))
    }
  }
}
