import Foundation
import GeneratedTokens
import Testing
import TokenMotion

/// The checked-in outputs show the pulse of `tokens/` as TokenMotion does: every millisecond of one
/// and a half breaths, in both themes, in 8-bit colours.
@Suite("The pulse in the checked-in outputs", .serialized) struct ReferencePulseTests {
  @Test("generated/swift", arguments: ["light", "dark"], [false, true])
  func swift(theme: String, isReduced: Bool) throws {
    let expected = try ReferenceProject.pulseColors(theme, reducedMotion: isReduced)
    let shown = (0...1440).map { millisecond in
      Tokens.Motion.Skeleton.pulse.color(
        at: .milliseconds(Double(millisecond)), theme: theme == "light" ? .light : .dark,
        reducedMotion: isReduced)
    }
    #expect(shown.map { $0?.hex } == expected.map(\.hex))
  }

  @Test(
    "generated/kotlin", .enabled(if: KotlinHarness.isUsable, KotlinHarness.reason))
  func kotlin() throws {
    let output = try KotlinHarness.run([
      "Tokens.kt": ReferenceProject.generated("kotlin/Tokens.kt"),
      "Main.kt": """
      fun main() {
          val out = StringBuilder()
          for (theme in listOf(TokenTheme.light, TokenTheme.dark)) {
              for (reduced in listOf(false, true)) {
                  for (t in 0L..1440L) {
                      val color = TokenAnimations.Motion.Skeleton.Pulse.color(
                          t * 1000000L, theme, 0, reduced)
                      out.append(color?.argb?.toUInt().toString()).append('\\n')
                  }
              }
          }
          print(out)
      }
      """,
    ])
    var expected: [String] = []
    for theme in ["light", "dark"] {
      for isReduced in [false, true] {
        let colors = try ReferenceProject.pulseColors(theme, reducedMotion: isReduced)
        expected += colors.map { color in
          let high = UInt32(color.alpha) << 24 | UInt32(color.red) << 16
          return "\(high | UInt32(color.green) << 8 | UInt32(color.blue))"
        }
      }
    }
    #expect(output.split(separator: "\n").map(String.init) == expected)
  }

  /// How a page comes to be dark.
  enum Way: CaseIterable {
    case attribute, media
  }

  private struct Samples: Decodable {
    var colors: [String]
    var tracks: [String]
  }

  @Test(
    "generated/css", .enabled(if: Chromium.isUsable, Chromium.reason),
    arguments: ["light", "dark"], Way.allCases)
  func css(theme: String, way: Way) throws {
    let expected = try ReferenceProject.pulseColors(theme).map { color in
      "rgb(\(color.red), \(color.green), \(color.blue))"
    }
    let attribute = way == .attribute ? " data-theme='\(theme)'" : ""
    let samples: Samples = try Chromium.run(
      css: ReferenceProject.generated("css/tokens.css"),
      body: "<div\(attribute)><div id=probe class='motion-skeleton-pulse'></div></div>",
      script: """
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
        """, media: .init(isDark: way == .media && theme == "dark"))
    #expect(samples.colors == expected)
    #expect(samples.tracks == expected)
  }

  @Test(
    "generated/css with reduced motion", .enabled(if: Chromium.isUsable, Chromium.reason),
    arguments: ["light", "dark"])
  func reducedCSS(theme: String) throws {
    let color = try #require(ReferenceProject.pulseColors(theme, reducedMotion: true).first)
    let shown: [String] = try Chromium.run(
      css: ReferenceProject.generated("css/tokens.css"),
      body: "<div id=probe class='motion-skeleton-pulse'></div>",
      script: """
        const element = document.querySelector("#probe");
        return [getComputedStyle(element).backgroundColor, String(element.getAnimations().length)];
        """, media: .init(isDark: theme == "dark", isReduced: true))
    #expect(shown == ["rgb(\(color.red), \(color.green), \(color.blue))", "0"])
  }
}
