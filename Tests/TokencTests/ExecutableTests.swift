import Testing

@testable import tokenc

/// What only a process shows: statuses, broken pipes, full disks.
@Suite(.enabled(if: ShellTool.executable != nil, "tokenc is not beside the tests"))
struct ExecutableTests {
  private func run(_ line: (String) -> String) throws -> ShellTool.Outcome {
    let executable = try #require(ShellTool.executable)
    return try ShellTool.run(line(Shell.quote(executable)))
  }

  @Test func statuses() throws {
    #expect(try run { "\($0) --version" }.output == "tokenc \(Tokenc.version)\n")
    #expect(try run { "\($0) >/dev/null" }.status == 0)
    #expect(try run { "\($0) frobnicate 2>/dev/null" } == .init(output: "", status: 2))
  }

  @Test(.enabled(if: ShellTool.has("bash"), "bash is not installed"))
  func aReaderThatGoesAwayEndsItQuietly() throws {
    let outcome = try run { tokenc in
      // Nothing is tested before the reader is really gone.
      let untilGone = "while (printf x >&3) 2>/dev/null; do sleep 0.02; done"
      return
        "bash -c \(Shell.quote("exec 3> >(exec true); \(untilGone); \(tokenc) >&3 2>&1; echo $?"))"
    }
    #expect(outcome.output == "141\n")
  }

  @Test(
    .enabled(if: (try? ShellTool.run("test -c /dev/full"))?.status == 0, "there is no /dev/full"))
  func aFullDiskIsTold() throws {
    let outcome = try run { "\($0) 2>&1 >/dev/full" }
    #expect(outcome.status == 2)
    #expect(outcome.output.hasPrefix("error: cannot write to standard output: "))
  }

  @Test func aClosedStandardOutputIsTold() throws {
    let outcome = try run { "\($0) 2>&1 >&-" }
    #expect(outcome.status == 2)
    #expect(outcome.output.hasPrefix("error: cannot write to standard output: "))
  }

  @Test func aClosedStandardErrorChangesNothing() throws {
    #expect(try run { "\($0) frobnicate 2>&-" } == .init(output: "", status: 2))
  }

  @Test func easingsMixesAndTimes() throws {
    #expect(
      try run { "\($0) ease 'spring(0.35, 0.2)' 120ms" }
        == .init(output: "0.7221857721641648\n", status: 0))
    #expect(try run { "\($0) ease 'cubic-bezier(2,0,0,1)' 1 2>&-" } == .init(output: "", status: 2))
    #expect(
      try run { "\($0) mix '#d1d1d6' '#e9e9ea' 50% --in oklab --color always" }
        == .init(output: "#dddde0\n", status: 0))
    let tokens = "--tokens \(Shell.quote(Running.tokens))"
    #expect(
      try run { "CLICOLOR_FORCE=1 \($0) at motion/skeleton/pulse 2.5\\ iterations \(tokens)" }
        == .init(output: "#dddde0\n", status: 0))
    #expect(
      try run { "\($0) at motion/skeleton/pulse -10ms \(tokens)" }
        == .init(output: "-\n", status: 0))
    #expect(
      try run { "\($0) at motion/thinking 0ms --index 3 \(tokens) 2>&-" }
        == .init(output: "", status: 2))
  }
}
