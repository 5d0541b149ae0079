import Testing
import TokenModel

@testable import TokenReader

/// The language of expressions, without tokens.
struct ExpressionTests {
  private static func value(
    _ text: String, _ references: [ExpressionValue] = []
  ) throws(ExpressionFault) -> String {
    let program = try ExpressionProgram(parsing: Array(text.utf8))
    return try program.value(references).text
  }

  private static func fault(
    _ text: String, _ references: [ExpressionValue] = []
  ) -> ExpressionFault? {
    do throws(ExpressionFault) {
      _ = try value(text, references)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    ("1 + 2 * 3", "7"), ("(1 + 2) * 3", "9"), ("2 ^ 3 ^ 2", "512"), ("2 ** 3", "8"),
    ("-2 ^ 2", "-4"), ("2 ^ -1", "0.5"), ("- -3", "3"), ("7 % 3", "1"), ("7%3", "1"),
    ("10 - 4 - 3", "3"), ("12 / 3 / 2", "2"), ("3 * 1.1", "3.3"), ("0.1 + 0.2", "0.3"),
    (".5 * 4", "2"), ("1e3 + 1", "1001"), ("pi * 0 + 1", "1"), ("2*3", "6"), ("4-1", "3"),
    ("calc(2px + 3px)", "5px"), ("calc( (1 + 1) * 2rem )", "4rem"), ("4px * 2", "8px"),
    ("2 * 4px", "8px"), ("8px / 4px", "2"), ("8px / 2", "4px"), ("200ms + 0.1s", "300ms"),
    ("0.1s + 200ms", "0.3s"), ("50% * 2", "100%"), ("4px + 2", "6px"), ("2 + 4px", "6px"),
    ("1rem + 0", "1rem"), ("0 - 1rem", "-1rem"), ("(1 + 2) px", "3px"), ("1 + 2 px", "3px"),
    ("16 px", "16px"), ("2em - 0.5EM", "1.5em"), ("9px % 4px", "1px"), ("4px-2px", "2px"),
    ("pi-pi", "0"), ("log2(8)-1", "2"),
  ])
  func arithmetic(_ text: String, _ expected: String) throws {
    #expect(try Self.value(text) == expected)
  }

  @Test(arguments: [
    ("roundTo(3 / 7, 2)", "0.43"), ("roundTo(2.5)", "3"), ("roundTo(-2.5)", "-2"),
    ("roundTo(1.005, 2)", "1.01"), ("round(2.4px)", "2px"), ("floor(2.7)", "2"),
    ("ceil(2.1rem)", "3rem"), ("abs(-4px)", "4px"), ("min(4, 2, 3)", "2"), ("max(4px, 7px)", "7px"),
    ("MAX(1, 2)", "2"), ("clamp(1px, 9px, 5px)", "5px"), ("clamp(1px, 0px, 5px)", "1px"),
    ("pow(2, 10)", "1024"), ("sqrt(16)", "4"), ("cbrt(27)", "3"), ("log10(1000)", "3"),
    ("floor(log10(1000))", "3"), ("log2(8)", "3"), ("ln(exp(2))", "2"), ("sign(-3)", "-1"),
    ("trunc(-2.7)", "-2"), ("mod(7, 4)", "3"), ("sin(0)", "0"), ("cos(0)", "1"), ("tan(0)", "0"),
    ("floor(0.1 * 3 * 10)", "3"), ("min(4px, 2)", "2px"),
  ])
  func functions(_ text: String, _ expected: String) throws {
    #expect(try Self.value(text) == expected)
  }

  @Test(arguments: [
    ("rgba(#0066ff, 50%)", "rgb(0 102 255 / 0.5)"), ("rgba(#0066ff, .5)", "rgb(0 102 255 / 0.5)"),
    ("rgb(#0066ff / 1/2)", nil), ("rgba(#0066ff80, 1)", "#0066ff"),
    ("hsla(#000000, 1 - 0.5)", "rgb(0 0 0 / 0.5)"), ("rgb(0, 102, 255)", "#0066ff"),
    ("rgba(0, 102, 510 / 2, 100%)", "#0066ff"), ("rgb(0 102 255 / 50%)", "rgb(0 102 255 / 0.5)"),
    ("hsl(210, 50, 50)", "hsl(210 50% 50%)"), ("hsl(0.5turn 50% 50%)", "hsl(180 50% 50%)"),
    ("color-mix(in srgb, white, black)", "color(srgb 0.5 0.5 0.5)"),
    ("rgb(from #0066ff r g b / 50%)", "rgb(0 102 255 / 0.5)"),
    ("oklch(0.5 none 20)", "oklch(0.5 none 20)"),
  ])
  func colors(_ text: String, _ expected: String?) throws {
    #expect((try? Self.value(text)) == expected)
  }

  @Test func referencesStandForValues() throws {
    #expect(try Self.value("{a} * 2", [.length(4, .px)]) == "8px")
    #expect(try Self.value("{a}px", [.number(4)]) == "4px")
    #expect(try Self.value("{a} + {b} px", [.number(4), .number(2)]) == "6px")
    #expect(try Self.value("{a}rem + {b}rem", [.number(4), .number(2)]) == "6rem")
    #expect(try Self.value("-{ a b }", [.length(1, .px)]) == "-1px")
    #expect(try Self.value("$a.b-c * 2", [.number(4)]) == "8")
    #expect(try Self.value("calc( {a} - {b} )", [.length(640, .px), .length(1, .px)]) == "639px")
    let ink = try #require(ExpressionValue(literal: "#0066ff"))
    #expect(try Self.value("rgba({ink}, {a})", [ink, .number(0.5)]) == "rgb(0 102 255 / 0.5)")
    #expect(try Self.value("rgba({ink} / 50%)", [ink]) == "rgb(0 102 255 / 0.5)")
    #expect(try Self.value("color-mix(in srgb, {ink} 100%, white)", [ink]) == "#0066ff")
    #expect(
      try Self.value("rgba({r}, {g}, {b}, 1)", [.number(0), .number(102), .number(255)])
        == "#0066ff")
  }

  /// Every fault is told at its characters: the text of the range.
  @Test(arguments: [
    ("1 + ", ExpressionFault.Kind.syntax, ""), ("1 + * 2", .syntax, "*"), ("(1 + 2", .syntax, ""),
    ("1 + 2)", .syntax, ")"), ("1 2", .syntax, "2"), ("4 foo", .syntax, "f"),
    ("4foo * 2", .syntax, "foo"), ("{a", .syntax, "{a"), ("1 + ü", .syntax, "ü"), ("", .syntax, ""),
    ("blurple * 2", .syntax, "blurple"), ("#12345 * 2", .syntax, "#12345"),
    ("roundoff(1)", .function, "roundoff"), ("min()", .function, "min()"),
    ("sqrt(1, 2)", .function, "sqrt(1, 2)"), ("random()", .function, "random"),
    ("1 + 4px * 2px", .units, "*"), ("4px + 1rem", .units, "+"), ("1rem - 2", .units, "-"),
    ("1 / 4px", .units, "/"), ("2px ^ 2", .units, "^"), ("sqrt(4px)", .units, "4px"),
    ("1 + #fff", .units, "+"), ("4px rem", .units, "rem"), ("rgb(4px, 1, 1)", .units, "4px"),
    ("100% - 4px", .units, "-"), ("200ms + 1", .units, "+"),
    ("1 / (2 - 2)", .result, "2 - 2"), ("sqrt(-1)", .result, "sqrt(-1)"), ("5 % 0", .result, "0"),
    ("rgba(#000, 50)", .result, "50"), ("roundTo(1, 0.5)", .result, "0.5"),
    ("10 ^ 400", .limit, "^"), ("2 ^ 40", .limit, "2 ^ 40"),
  ])
  func faults(_ text: String, _ kind: ExpressionFault.Kind, _ place: String) throws {
    let fault = try #require(Self.fault(text))
    #expect(fault.kind == kind)
    let bytes = Array(text.utf8)
    #expect(String(decoding: bytes[fault.range], as: UTF8.self) == place)
    #expect(!fault.message.isEmpty)
  }

  @Test func twoUnitsAreTwoReadings() {
    #expect(
      Self.fault("4px + 2rem")?.help
        == "with 1rem = 16px that is `4px + 32px` or `0.25rem + 2rem`: write one of them")
    #expect(Self.fault("1rem + 2")?.help == "give `2` a unit: is it `2rem` or `2px`?")
  }

  @Test func depthSizeAndStepsAreBounded() throws {
    func nested(_ count: Int) -> String {
      String(repeating: "(", count: count) + "1" + String(repeating: ")", count: count)
    }
    #expect(try Self.value(nested(ExpressionLimits.depth)) == "1")
    #expect(Self.fault(nested(ExpressionLimits.depth + 1))?.kind == .limit)
    #expect(Self.fault(String(repeating: "-", count: 4000) + "1")?.kind == .limit)
    #expect(Self.fault(String(repeating: "2^", count: 2000) + "1")?.kind == .limit)
    #expect(Self.fault(String(repeating: "1+", count: 1000) + "1")?.kind == .limit)
    #expect(Self.fault("1" + String(repeating: " ", count: 9000))?.kind == .limit)
    #expect(Self.fault(String(repeating: "rgb(", count: 2000))?.kind == .syntax)
  }

  @Test func aLiteralIsNoExpression() throws {
    for text in ["4", "16px", "#fff", "red"] {
      #expect(try !ExpressionProgram(parsing: Array(text.utf8)).isComputed)
    }
    for text in ["-4", "1+1", "{a}", "rgba(#000, 1)", "min(1)"] {
      #expect(try ExpressionProgram(parsing: Array(text.utf8)).isComputed)
    }
  }
}
