import Testing

@testable import tokenc

/// What reaches a command.
@Suite struct ParsingTests {
  private func build(_ arguments: [String]) throws -> Sample.Build {
    let outcome = Sample.run(["build"] + arguments)
    #expect(outcome.errors == "")
    return try #require(outcome.values as? Sample.Build)
  }

  private func at(_ arguments: [String]) throws -> Sample.At {
    let outcome = Sample.run(["at"] + arguments)
    #expect(outcome.errors == "")
    return try #require(outcome.values as? Sample.At)
  }

  @Test func withoutArgumentsDefaultsStay() throws {
    #expect(try build([]) == Sample.Build())
  }

  @Test(arguments: [["--out", "x"], ["--out=x"], ["-o", "x"], ["-ox"], ["-o=x"]])
  func aValueFollowsOrIsAttached(arguments: [String]) throws {
    #expect(try build(arguments).out == "x")
  }

  @Test func anAttachedValueMayBeAnything() throws {
    #expect(try build(["--out=--check"]).out == "--check")
    #expect(try build(["--out=a=b"]).out == "a=b")
    #expect(try at(["p", "t", "--step="]).step == "")
  }

  @Test func repeatedOptionsKeepTheirOrderEvenAcrossNames() throws {
    let values = try build([
      "--tokens", "a", "--context", "size=big", "--theme", "dark", "--tokens=b",
    ])
    #expect(values.project.tokens == ["a", "b"])
    #expect(
      values.project.contexts == [
        KeyValue(key: "size", value: "big"), KeyValue(key: "theme", value: "dark"),
      ])
  }

  @Test func theFirstEqualsSignSplits() throws {
    #expect(
      try build(["--context", "a=b=c"]).project.contexts == [KeyValue(key: "a", value: "b=c")])
  }

  @Test func listsMayBeWrittenInOneOrInParts() throws {
    #expect(try build(["--format", "css,swift"]).formats == [.css, .swift])
    #expect(try build(["--format=kotlin", "--format", "css"]).formats == [.kotlin, .css])
  }

  @Test func flagsSetWhatTheyAreDeclaredToSet() throws {
    let values = try build(["--check", "--no-header", "--check"])
    #expect(values.check)
    #expect(!values.header)
  }

  @Test func optionsMayFollowArguments() throws {
    let values = try build(["a", "--check", "b", "--out", "x", "c"])
    #expect(values.inputs == ["a", "b", "c"])
    #expect(values.out == "x")
  }

  @Test func twoDashesEndTheOptions() throws {
    #expect(try build(["--", "--check", "--", "-h"]).inputs == ["--check", "--", "-h"])
  }

  @Test func aMinusSignAloneIsAValue() throws {
    #expect(try build(["-", "--out", "-"]).inputs == ["-"])
  }

  @Test(arguments: ["-240ms", "-.5s", "-0", "-50%", "-2.5 iterations", ""])
  func negativeNumbersAreValues(time: String) throws {
    let values = try at(["x", time, "--step", time])
    #expect(values.time == time)
    #expect(values.step == time)
  }

  @Test func numbersAreRead() throws {
    let values = try at(["x", "0s", "--index", "12", "--scale", "-2.5e-1"])
    #expect(values.index == 12)
    #expect(values.scale == -0.25)
  }

  @Test func aCommandMayRefuseWhatItReads() {
    let outcome = Sample.run("at", "x", "5")
    #expect(outcome.status == .usage)
    #expect(
      outcome.errors == """
        error: 5 has no unit
        Choices: 5ms, 5s, 5%
        Usage: tokenc at [OPTIONS] PATH TIME
        See 'tokenc at --help' for more information.

        """)
  }

  @Test func keyPathsIntoAGroupReachThePart() throws {
    #expect(try at(["x", "0s", "--config", "c.json"]).project.config == "c.json")
  }
}
