import Testing

@testable import tokenc

@Suite struct TerminalTests {
  @Test(arguments: [
    (ColorPolicy.always, false, ["NO_COLOR": "1"], true),
    (.never, true, ["CLICOLOR_FORCE": "1"], false),
    (.auto, true, [:], true),
    (.auto, false, [:], false),
    (.auto, true, ["NO_COLOR": "1"], false),
    (.auto, true, ["NO_COLOR": ""], true),
    (.auto, true, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false),
    (.auto, false, ["CLICOLOR_FORCE": "1"], true),
    (.auto, false, ["CLICOLOR_FORCE": "0"], false),
    (.auto, true, ["TERM": "dumb"], false),
    (.auto, true, ["TERM": "xterm"], true),
    (.auto, true, ["CLICOLOR": "0"], false),
    (.auto, false, ["CLICOLOR_FORCE": "1", "TERM": "dumb"], true),
  ])
  func colorPolicy(
    policy: ColorPolicy, isTerminal: Bool, environment: [String: String], expected: Bool
  ) {
    #expect(
      policy.isColored(isTerminal: isTerminal, environment: { environment[$0] }) == expected)
  }

  @Test func paint() {
    #expect(Style.plain.paint("a", .bold) == "a")
    #expect(Style(isColored: true).paint("a", .bold, .red) == "\u{1B}[1;31ma\u{1B}[0m")
    #expect(Style(isColored: true).paint("", .bold) == "")
  }

  @Test(arguments: [(nil, 80), (10, 40), (40, 40), (72, 72), (300, 100)])
  func textWidth(columns: Int?, expected: Int) {
    #expect(StandardStream(columns: columns).textWidth == expected)
  }

  @Test(arguments: [("57", 57), ("0", nil), ("-3", nil), ("wide", nil), (nil, nil)])
  func columnsOfADescriptorThatIsNoTerminal(variable: String?, expected: Int?) {
    // No descriptor has this number, so that only the variable can tell.
    let stream = StandardStream(
      descriptor: 9_999, environment: { $0 == "COLUMNS" ? variable : nil })
    #expect(stream.columns == expected)
    #expect(!stream.isTerminal)
  }

  @Test func aFailureIsRememberedAndNothingIsKept() {
    let stream = StandardStream(descriptor: 9_999, environment: { _ in nil })
    stream.write("lost")
    #expect(stream.failure == nil)
    stream.flush()
    guard case .other = stream.failure else {
      Issue.record("\(String(describing: stream.failure))")
      return
    }
    stream.write("dropped")
    #expect(stream.text == "")
  }
}
