import Testing
import TokenModel
import TokenMotion

@testable import TokenEmit

/// The part for SwiftUI is type-checked against stub modules: with UIKit, with AppKit, and with neither,
/// which is as near as Linux comes to watchOS.
@Suite("Swift: the platform layer", .serialized)
struct SwiftPlatformTests {
  @Test("every type and theme type-checks", arguments: ["UIKit", "AppKit", ""])
  func everything(framework: String) throws {
    let modules = try SwiftHarness.stubs(with: framework)
    defer { SwiftHarness.remove(modules) }
    for tokens in [
      SwiftProject.resolver(SwiftEverything.document), try SwiftPulseTests.tokens(),
      SwiftProject.tokens(
        #"{ "a": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } } }"#),
    ] {
      #expect(try SwiftHarness.typecheck(SwiftProject.swift(tokens), modules: modules) == "")
    }
  }

  @Test("views use colours, themes and animations as a person would write it")
  func use() throws {
    let modules = try SwiftHarness.stubs(with: "UIKit")
    defer { SwiftHarness.remove(modules) }
    let use = """
      import SwiftUI
      import UIKit

      struct Row: View {
        @Environment(\\.tokenTheme) private var theme
        var body: some View {
          EmptyView()
            .foregroundStyle(Tokens.Bg.sub200)
            .foregroundStyle(Tokens.Bg.sub200.color)
            .foregroundStyle(Tokens.Bg.sub200.value(in: theme).color)
            .tokenForeground(Tokens.Motion.Skeleton.pulse, \\.color)
            .tokenAnimation(Tokens.Motion.Skeleton.pulse, index: 2) { view, values in
              view.foregroundStyle(values?.color.color ?? Tokens.Bg.soft100.color)
            }
            .tokenTheme(theme: .dark)
            .tokenTheme(.light)
        }
      }

      func uiColor() -> UIColor { Tokens.Bg.sub200.uiColor }
      func animation() -> Animation { Tokens.Motion.Easing.linear.animation(duration: 0.3) }
      """
    let generated = SwiftProject.swift(try SwiftPulseTests.tokens())
    let messages = try SwiftHarness.typecheck(generated, modules: modules, use: use)
    #expect(messages == "")
  }

  @Test("tracks of every kind type-check")
  func animations() throws {
    let modules = try SwiftHarness.stubs(with: "AppKit")
    defer { SwiftHarness.remove(modules) }
    let spring = try #require(Spring(duration: 0.35, bounce: 0.2))
    let wave = Animation(
      tracks: [
        KeyframeTrack(
          name: "opacity",
          keyframes: .number([Keyframe(offset: 0, value: 0.35), Keyframe(offset: 1, value: 1)])),
        KeyframeTrack(
          name: "class",
          keyframes: .dimension(
            [Keyframe(offset: 0, value: 0), Keyframe(offset: 1, value: -4)], unit: "px")),
      ],
      timing: Timing(duration: Nanoseconds(600_000_000), iterations: .infinite),
      easing: .spring(spring))
    let tokens = SwiftProject.animated(
      SwiftProject.tokens(##"{ "dots": { "x": { "$type": "color", "$value": "#ff0000" } } }"##),
      [("dots", [wave])])
    let use = """
      import SwiftUI
      struct Dot: View {
        var body: some View { EmptyView().tokenOpacity(Tokens.dots, \\.opacity, index: 1) }
      }
      func offset() -> Double? { Tokens.dots.class(at: .milliseconds(100))?.points }
      """
    let messages = try SwiftHarness.typecheck(
      SwiftProject.swift(tokens), modules: modules, use: use)
    #expect(messages == "")
  }
}
