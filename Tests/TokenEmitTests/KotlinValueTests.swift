import Testing
import TokenModel

@testable import TokenEmit

/// Every type, alias, theme and hostile name, compiled and run.
@Suite(.enabled(if: KotlinHarness.isUsable, KotlinHarness.reason)) struct KotlinValueTests {
  /// What an expression of Kotlin must be, as text.
  private static let probes: [(expression: String, expected: String)] =
    values + aliases + themes + hostileNames

  private static let values = [
    ("Tokens.Plain.srgb.space", "SRGB"), ("Tokens.Plain.srgb.first", "0.5"),
    ("Tokens.Plain.srgb.alpha", "0.5"),
    ("Tokens.Plain.srgb.argb.toUInt().toString(16)", "808040ff"),
    ("Tokens.Plain.hex == TokenColor(0xFFFF6600)", "true"), ("Tokens.Plain.hex.second", "0.4"),
    ("Tokens.Plain.half.alpha", "0.5"),
    ("Tokens.Plain.half.argb.toUInt().toString(16)", "80ff6600"),
    ("Tokens.Plain.oklch.space.cssName", "oklch"), ("Tokens.Plain.oklch.missing", "4"),
    ("Tokens.Plain.oklch.second", "0.15"), ("Tokens.Plain.p3.space", "DISPLAY_P3"),
    ("Tokens.Plain.px", "TokenDimension(value=-1.5, unit=PX)"),
    ("Tokens.Plain.rem", "TokenDimension(value=0.1, unit=REM)"),
    ("Tokens.Plain.ms.milliseconds", "480.0"), ("Tokens.Plain.s.seconds", "0.24"),
    ("Tokens.Plain.bezier", "TokenBezier(x1=0.4, y1=-0.2, x2=0.2, y2=1.4)"),
    ("Tokens.Plain.number", "1.25"), ("Tokens.Plain.huge", "1.0E21"),
    ("Tokens.Plain.tiny", "-1.0E-9"),
    ("Tokens.Plain.family.names.joinToString(\"|\")", #"O'Reilly "Sans"|Cost $5 $x \(y)|serif"#),
    ("Tokens.Plain.oneFamily.names.size", "1"), ("Tokens.Plain.weight.value", "600.0"),
    ("Tokens.Plain.stroke", "DOTTED"),
    (
      "Tokens.Plain.dashes",
      "Dashes(lengths=[TokenDimension(value=-1.5, unit=PX), "
        + "TokenDimension(value=0.5, unit=REM)], cap=ROUND)"
    ),
    ("Tokens.Plain.border.color == Tokens.Plain.hex", "true"),
    ("Tokens.Plain.border.width.value", "0.1"), ("Tokens.Plain.border.style", "DOTTED"),
    ("Tokens.Plain.transition.duration.milliseconds", "240.0"),
    ("Tokens.Plain.transition.delay.milliseconds", "-100.0"),
    ("Tokens.Plain.transition.timingFunction.y2", "1.4"),
    ("Tokens.Plain.shadow.layers[0].inset", "true"),
    ("Tokens.Plain.shadow.layers[0].offsetY.value", "-1.5"),
    ("Tokens.Plain.shadows.layers.size", "2"),
    ("Tokens.Plain.shadows.layers[0].color == Tokens.Plain.p3", "true"),
    ("Tokens.Plain.shadows.layers[1].blur.value", "-1.5"),
    ("Tokens.Plain.shadows.layers[1].inset", "false"),
    ("Tokens.Plain.gradient.stops.map { it.position }", "[0.0, 0.3, 1.0]"),
    ("Tokens.Plain.gradient.stops[1].color.argb.toUInt().toString(16)", "ff000000"),
    ("Tokens.Plain.text.fontFamily == Tokens.Plain.family", "true"),
    ("Tokens.Plain.text.fontSize", "TokenDimension(value=1.5, unit=REM)"),
    ("Tokens.Plain.text.letterSpacing?.value", "-0.5"),
    ("Tokens.Plain.text.lineHeight", "Multiple(value=1.25)"),
  ]

  private static let aliases = [
    ("Tokens.Alias.color == Tokens.Plain.hex", "true"),
    ("Tokens.Alias.dimension == Tokens.Plain.px", "true"),
    ("Tokens.Alias.family == Tokens.Plain.family", "true"),
    ("Tokens.Alias.weight == Tokens.Plain.weight", "true"),
    ("Tokens.Alias.duration == Tokens.Plain.s", "true"),
    ("Tokens.Alias.bezier == Tokens.Plain.bezier", "true"), ("Tokens.Alias.number", "1.25"),
    ("Tokens.Alias.stroke == Tokens.Plain.dashes", "true"),
    ("Tokens.Alias.border == Tokens.Plain.border", "true"),
    ("Tokens.Alias.shadow == Tokens.Plain.shadows", "true"),
    ("Tokens.Alias.transition == Tokens.Plain.transition", "true"),
    ("Tokens.Alias.text == Tokens.Plain.text", "true"),
    ("Tokens.Alias.gradient == Tokens.Plain.gradient", "true"), ("Tokens.Alias.twice", "1.25"),
    ("Tokens.Alias.themed(dark).argb.toUInt().toString(16)", "ffffffff"),
  ]

  private static let themes = [
    ("Tokens.Theme.ink(light).argb.toUInt().toString(16)", "ff000000"),
    ("Tokens.Theme.ink(dark).argb.toUInt().toString(16)", "ffffffff"),
    ("Tokens.Theme.line(light).color == Tokens.Theme.ink(light)", "true"),
    ("Tokens.Theme.line(dark).color == Tokens.Theme.ink(dark)", "true"),
    ("Tokens.Theme.both(light)", "1.0"), ("Tokens.Theme.both(dark)", "1.25"),
    ("Tokens.Theme.both(other)", "9.0"), ("Tokens.Theme.mixed", "1.0"),
    ("Tokens.Size.gap(light).value", "1.0"), ("Tokens.Size.gap(other).value", "2.0"),
    ("Tokens.Size.only(light)", "7.0"), ("Tokens.Size.only(other)", "null"),
  ]

  private static let hostileNames =
    zip(
      [
        "`class`", "`object`", "`typealias`", "`2xl`", "minus1", "`1`", "`ok👍🏽`", "aB", "quOTe",
        "newLine", "stStarAr", "parEn", "proto", "value", "by", "`yield`", "überschrift", "日本語",
        "cDLessEGreaterFGH", "tick", "percent", "underscore", "instance", "hashCode",
      ], 1...
    ).map { ("Tokens.Hostile.\($0)", "\($1).0") } + [
      ("Tokens.hostile", "25.0"), ("Tokens.Hostile.listOf_", "26.0"),
      ("Tokens.Hostile.theme", "27.0"), ("Tokens.Hostile.`𝒳`", "28.0"),
      ("Tokens.Hostile.Companion.companion", "29.0"), ("Tokens.Hostile.String_.string", "30.0"),
      ("Tokens.Hostile.Double_.double", "31.0"), ("Tokens.Hostile.TokenColor_.x", "32.0"),
      ("Tokens.Hostile.Tokens_.x", "33.0"), ("Tokens.Hostile.If.If.`if`", "35.0"),
      ("Tokens.Hostile.Fun.`class`.argb.toUInt().toString(16)", "ff000000"),
      ("Tokens.Hostile.In.`class`.value", "36.0"), ("Tokens.Old.b", "2.0"),
    ]

  @Test func everythingComesBack() throws {
    let tokens = KotlinProject.tokens(KotlinEverything.document, isResolver: true)
    var options = KotlinOptions()
    options.packageName = "in.object.design"
    let lines = Self.probes.map { "    println(\($0.expression))" }.joined(separator: "\n")
    let main = """
      import `in`.`object`.design.*

      val light = TokenTheme(`class` = TokenTheme.Class.`2X`)
      val dark = light.copy(theme = TokenTheme.Theme.DARK)
      val other = TokenTheme(TokenTheme.Theme.HIGH_CONTRAST, TokenTheme.Class.OBJECT)

      fun main() {
      \(lines)
      }
      """
    let output = try KotlinHarness.run([
      "Tokens.kt": KotlinProject.kotlin(tokens, options), "Main.kt": main,
    ])
    let answers = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    try #require(answers.count >= Self.probes.count)
    for (probe, answer) in zip(Self.probes, answers) {
      #expect(answer == probe.expected, "\(probe.expression)")
    }
  }

  @Test func deprecationWarnsItsUsers() throws {
    let tokens = KotlinProject.tokens(KotlinEverything.document, isResolver: true)
    let text = KotlinProject.kotlin(tokens)
    let uses = ["Tokens.Old.a", "Tokens.Old.c", "Tokens.Hostile.Deprecated_.x"]
    let main = "fun main() {\n" + uses.map { "println(\($0))\n" }.joined() + "}"
    do {
      _ = try KotlinHarness.run(["Tokens.kt": text, "Main.kt": main])
      Issue.record("the uses of deprecated tokens are no warnings")
    } catch let failure as KotlinHarness.Failure {
      #expect(failure.description.contains("Main.kt:2:"))
      #expect(failure.description.contains("Main.kt:3:"))
      #expect(failure.description.contains("Main.kt:4:"))
      #expect(failure.description.contains("use $y \"now\""))
    }
  }

  @Test func internalDeclarationsAndManyTokensOfOneGroup() throws {
    var options = KotlinOptions()
    options.visibility = .internal
    let count = 5000
    func members(_ value: (Int) -> String) -> String {
      (0..<count).map { "\"t\($0)\": { \"$value\": \(value($0)) }" }.joined(separator: ",\n")
    }
    let json = """
      { "n": { "$type": "number", \(members { "\($0).5" }) },
        "c": { "$type": "color", \(members { index in
          "{ \"colorSpace\": \"oklch\", \"components\": [0.\(index + 1), 0.1\(index), \(index % 360)] }"
        }) },
        "d": { "$type": "dimension", \(members { "{ \"value\": \($0), \"unit\": \"px\" }" }) },
        "a": { \(members { "\"{n.t\($0)}\"" }) } }
      """
    let text = KotlinProject.kotlin(KotlinProject.tokens(json), options)
    let main = """
      fun main() {
          println(Tokens.N.t0 + Tokens.N.t4999)
          println(Tokens.C.t4999.third)
          println(Tokens.D.t2500.value)
          println(Tokens.A.t4321)
      }
      """
    #expect(
      try KotlinHarness.run(["Tokens.kt": text, "Main.kt": main])
        == "5000.0\n319.0\n2500.0\n4321.5\n")
    #expect(text.contains("internal object Tokens"))
  }
}
