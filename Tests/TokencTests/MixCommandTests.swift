import Testing
import TokenMotion

@testable import tokenc

/// `tokenc mix`, against `color-mix()` of the same words.
@Suite struct MixCommandTests {
  @Test(
    arguments: ColorSpace.allCases, ["#d1d1d6 #e9e9ea", "red blue", "#f008 oklch(0.7_0.1_200)"])
  func isColorMix(space: ColorSpace, pair: String) throws {
    let colors = pair.split(separator: " ").map { String($0.replacing("_", with: " ")) }
    for (portion, percentage) in [("0%", 0.0), ("25%", 25), ("0.5", 50), ("1", 100)] {
      let outcome = Running.run(
        "mix", colors[0], colors[1], portion, "--in", space.name, "--format", "css")
      let css = "color-mix(in \(space.name), \(colors[0]), \(colors[1]) \(percentage)%)"
      #expect(try outcome.output == Color(css: css).cssText + "\n", "\(css)")
    }
  }

  @Test(arguments: ColorMixing.HueMethod.allCases)
  func hues(method: ColorMixing.HueMethod) throws {
    let outcome = Running.run(
      "mix", "red", "blue", "25%", "--in", "oklch", "--hue", method.name, "--format", "css")
    let css = "color-mix(in oklch \(method.name) hue, red, blue 25%)"
    #expect(try outcome.output == Color(css: css).cssText + "\n")
  }

  @Test func formats() throws {
    #expect(Running.run("mix", "#d1d1d6", "#e9e9ea", "50%", "--in", "oklab").output == "#dddde0\n")
    #expect(Running.run("mix", "#d1d1d6", "#e9e9ea", "--in", "srgb").output == "#dddde0\n")
    // Half of the way, in Oklab, if nothing else is said.
    let long = Running.run("mix", "red", "blue", "0.5", "--in", "oklab")
    #expect(Running.run("mix", "red", "blue") == long)
    #expect(long.output == "#8c53a2\n")
    #expect(Running.run("mix", "#ff0000", "#ff000000").output == "#ff000080\n")
    let wide = ["mix", "red", "color(display-p3 0 1 0)", "100%"]
    #expect(Running.run(wide).output.hasPrefix("oklab("))
    let hex = Running.run(wide + ["--format", "hex"]).output
    #expect(hex.hasPrefix("#") && hex.count == 8)
    let sample = try #require(
      try Running.samples(Running.run(wide + ["--format", "json"])).first)
    #expect(sample["hex"] as? String == String(hex.dropLast()))
    #expect(sample["isInSRGB"] as? Bool == false && sample["amount"] as? Double == 1)
    #expect(
      Running.run("mix", "black", "white", "0%", "100%").output == "0% #000000\n100% #ffffff\n")
  }

  @Test func aPatchAtATerminalOnly() {
    let shown = Running.run("mix", "#ff0000", "#ff0000", columns: 80)
    #expect(shown.output == "\u{1B}[48;2;255;0;0m  \u{1B}[0m #ff0000\n")
    #expect(Running.run("mix", "red", "red", columns: 80, colored: false).output == "#ff0000\n")
    #expect(Running.run("--color", "always", "mix", "red", "red").output == "#ff0000\n")
    #expect(
      !Running.run("mix", "red", "red", "--format", "json", columns: 80).output.contains("\u{1B}"))
  }

  @Test(arguments: [
    (["red", "bleu"], "'bleu' for 'SECOND'"), (["#12345", "red"], "'#12345' for 'FIRST'"),
    (["red", "rgb(1 2)"], "for 'SECOND'"), (["red", "blue", "101%"], "0% to 100%, or 0 to 1"),
    (["red", "blue", "-1%"], "0% to 100%, or 0 to 1"),
    (["red", "blue", "50"], "did you mean 50%?"),
    (["red", "blue", "nan"], "a percentage such as 50%"),
    (["red", "blue", "--in", "oklap"], "did you mean 'oklab'?"),
    (["red", "blue", "--hue", "longer"], "oklab has none"),
    (["red", "blue", "--in", "lch", "--hue", "longr"], "did you mean 'longer'?"),
    (["red"], "missing argument 'SECOND'"),
  ])
  func refused(arguments: [String], message: String) {
    let outcome = Running.run(["mix"] + arguments)
    #expect(outcome.status == .usage && outcome.output == "")
    #expect(outcome.message.contains(message), "\(outcome.message)")
  }
}
