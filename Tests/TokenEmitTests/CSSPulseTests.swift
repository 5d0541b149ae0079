import Testing
import TokenModel
import TokenMotion

@testable import TokenEmit

/// The pulse in a browser against TokenMotion.
@Suite(.serialized, .enabled(if: Chromium.isUsable, Chromium.reason)) struct CSSPulseTests {
  private static let script = """
    const element = document.querySelector("#probe");
    const animation = element.getAnimations()[0];
    animation.pause();
    const colors = [], tracks = [];
    for (let t = 0; t <= 1440; t++) {
      animation.currentTime = t;
      const style = getComputedStyle(element);
      colors.push(style.backgroundColor);
      tracks.push(style.getPropertyValue("--motion-skeleton-pulse-color"));
    }
    return { colors, tracks };
    """

  private struct Samples: Decodable {
    var colors: [String]
    var tracks: [String]
  }

  @Test(arguments: ["light", "dark"], [false, true])
  func everyMillisecondIsExact(theme: String, registers: Bool) throws {
    let tokens = try CSSProject.pulse()
    var options = CSSOptions()
    options.registersProperties = registers
    let samples: Samples = try Chromium.run(
      css: CSSProject.css(tokens, options),
      body: "<div data-theme='\(theme)'><div id=probe class='motion-skeleton-pulse'></div></div>",
      script: Self.script)
    let record = try #require(tokens.animations.first)
    let animation = try #require(record.values[theme == "light" ? 0 : 1])
    let sampler = AnimationSampler(animation)
    var differences = 0
    for millisecond in 0...1440 {
      let state = try #require(
        sampler.evaluate(at: Nanoseconds(Int64(millisecond) * 1_000_000)))
      guard case .color(let color) = try #require(state.tracks.first).value else { continue }
      let bytes = RGBA8(color)
      let expected = "rgb(\(bytes.red), \(bytes.green), \(bytes.blue))"
      if samples.colors[millisecond] != expected || samples.tracks[millisecond] != expected {
        differences += 1
      }
    }
    #expect(differences == 0)
    #expect(samples.colors.count == 1441)
  }

  @Test func lessMotionShowsTheFirstColourStill() throws {
    let tokens = try CSSProject.pulse()
    let colors: [String] = try Chromium.run(
      css: CSSProject.css(tokens), body: "<div id=probe class='motion-skeleton-pulse'></div>",
      script: """
        const element = document.querySelector("#probe");
        return [getComputedStyle(element).backgroundColor, String(element.getAnimations().length)];
        """, media: .init(isDark: true, isReduced: true))
    #expect(colors == ["rgb(99, 99, 102)", "0"])
  }
}
