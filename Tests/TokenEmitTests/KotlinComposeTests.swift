import Foundation
import Testing
import TokenModel

@testable import TokenEmit

/// The output for Compose: all of it against stand-ins, and what needs no composition against Compose
/// itself where there is one.
@Suite(.enabled(if: KotlinHarness.isUsable, KotlinHarness.reason)) struct KotlinComposeTests {
  private static var options: KotlinOptions {
    var options = KotlinOptions()
    options.platform = .compose
    return options
  }

  /// The text of each stand-in by its name.
  static func stubs() throws -> [String: String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("ComposeStubs")
    var result: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".kt") {
      result["Stub" + name] = try String(
        contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
    return result
  }

  /// What an expression of Kotlin must be, as text; true of the stand-ins and of Compose.
  private static let probes: [(expression: String, expected: String)] = [
    ("Tokens.Plain.hex == ComposeColor(0xFFFF6600)", "true"),
    ("Tokens.Plain.srgb == ComposeColor(0.5f, 0.25f, 1f, 0.5f, ColorSpaces.Srgb)", "true"),
    ("Tokens.Plain.p3 == ComposeColor(1f, 0f, 0f, 1f, ColorSpaces.DisplayP3)", "true"),
    ("Tokens.Plain.px", "-1.5.dp"), ("Tokens.Plain.rem", "1.6.dp"),
    ("Tokens.Plain.number", "1.25"), ("Tokens.Plain.ms.milliseconds", "480.0"),
    ("Tokens.Plain.bezier.transform(0f)", "0.0"), ("Tokens.Plain.bezier.transform(1f)", "1.0"),
    ("Tokens.Plain.weight.weight", "600"),
    ("Tokens.Plain.family.fontFamily == FontFamily.Serif", "true"),
    ("Tokens.Plain.oneFamily.fontFamily == FontFamily.Default", "true"),
    ("Tokens.Plain.border.stroke == BorderStroke(1.6f.dp, ComposeColor(0xFFFF6600))", "true"),
    ("Tokens.Plain.transition.spec<Float>().durationMillis", "240"),
    ("Tokens.Plain.transition.spec<Float>().delay", "0"),
    ("Tokens.Plain.shadow.layers[0].offsetY", "-1.5.dp"),
    ("Tokens.Plain.shadow.layers[0].textShadow(density).blurRadius", "8.0"),
    ("Tokens.Plain.gradient.horizontal() == Tokens.Plain.gradient.horizontal()", "true"),
    ("Tokens.Plain.gradient.stops[1].position", "0.3"),
    ("Tokens.Plain.text.style.fontSize", "24.0.sp"),
    ("Tokens.Plain.text.style.letterSpacing", "-0.5.sp"),
    ("Tokens.Plain.text.style.lineHeight", "1.25.em"),
    ("Tokens.Plain.text.style.fontWeight == FontWeight(600)", "true"),
    ("Tokens.Alias.color == Tokens.Plain.hex", "true"),
  ]

  private static let themeProbes: [(expression: String, expected: String)] = [
    ("Tokens.Theme.ink(light) == ComposeColor(0xFF000000)", "true"),
    ("Tokens.Theme.ink(light.copy(theme = TokenTheme.Theme.DARK)) == ComposeColor(-1L)", "true"),
    ("Tokens.Theme.line(light).color == ComposeColor(0xFF000000)", "true"),
    ("Tokens.Size.only(light)", "7.0"),
  ]

  private static func main(
    _ probes: [(expression: String, expected: String)], more: String = ""
  ) -> String {
    """
    import androidx.compose.foundation.BorderStroke
    import androidx.compose.ui.graphics.Color as ComposeColor
    import androidx.compose.ui.graphics.colorspace.ColorSpaces
    import androidx.compose.ui.text.font.FontFamily
    import androidx.compose.ui.text.font.FontWeight
    import androidx.compose.ui.unit.Density
    import androidx.compose.ui.unit.dp

    val density = object : Density {
        override val density: Float get() = 2f
        FONTSCALE
    }
    \(more)
    fun main() {
    \(probes.map { "    println(\($0.expression))" }.joined(separator: "\n"))
    }
    """
  }

  private static func check(
    _ output: String, _ probes: [(expression: String, expected: String)]
  ) {
    let answers = output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(answers.count == probes.count + 1)
    for (probe, answer) in zip(probes, answers) {
      #expect(answer == probe.expected, "\(probe.expression)")
    }
  }

  @Test func everythingAgainstStandIns() throws {
    let tokens = KotlinProject.tokens(KotlinEverything.document, isResolver: true)
    var files = try Self.stubs()
    files["Tokens.kt"] = KotlinProject.kotlin(tokens, Self.options)
    var options = Self.options
    options.packageName = "motion"
    files["Motion.kt"] = KotlinProject.kotlin(
      KotlinMotionSamples.tokens(withSpaces: true), options)
    let probes =
      Self.probes + Self.themeProbes + [
        ("read()", "true"),
        (
          "motion.TokenAnimations.Motion.Pulse.color(10_000_000L, motion.TokenTheme.light) "
            + "== ComposeColor(0xFFD2D2D6)", "true"
        ),
        ("pulse() == ComposeColor(0xFFD1D1D6)", "true"),
        ("motion.TokenAnimations.Motion.Dots.rise(0L)", "-2.0.dp"),
      ]
    let more = """
      val light = TokenTheme(`class` = TokenTheme.Class.`2X`)

      @androidx.compose.runtime.Composable
      fun pulse() = motion.TokenAnimations.Motion.Pulse.animatedColor()

      @androidx.compose.runtime.Composable
      fun read(): Boolean {
          var isDark = false
          motion.ProvideTokenTheme(motion.TokenTheme.dark) { isDark = motion.Tokens.n == 2f }
          return isDark && motion.Tokens.n == 1f
      }
      """
    files["Main.kt"] = Self.main(probes, more: more)
      .split(separator: "\n").filter { !$0.contains("FONTSCALE") }.joined(separator: "\n")
    Self.check(try KotlinHarness.run(files), probes)
  }

  private static let classpath = ProcessInfo.processInfo.environment["TOKENC_COMPOSE_CLASSPATH"]

  /// Without the compiler's plugin for Compose, nothing composable can be compiled against the real
  /// library: tokens without themes and animations are what is left.
  @Test(.enabled(if: classpath != nil, "TOKENC_COMPOSE_CLASSPATH names no jars"))
  func valuesAgainstCompose() throws {
    let tokens = KotlinProject.tokens(KotlinEverything.withoutThemes, isResolver: true)
    let paths = (Self.classpath ?? "").split(separator: ":").map(String.init)
    let files = [
      "Tokens.kt": KotlinProject.kotlin(tokens, Self.options),
      "Main.kt": Self.main(Self.probes).split(separator: "\n").map {
        $0.contains("FONTSCALE") ? "    override val fontScale: Float get() = 1f" : String($0)
      }.joined(separator: "\n"),
    ]
    Self.check(try KotlinHarness.run(files, classpath: paths), Self.probes)
  }
}
