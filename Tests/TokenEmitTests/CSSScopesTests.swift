import Foundation
import Testing
import TokenModel
import TokenMotion

@testable import TokenEmit

/// Values in every scope, in a browser, against the resolved ones.
@Suite(.serialized, .enabled(if: Chromium.isUsable, Chromium.reason)) struct CSSScopesTests {
  /// Scopes from the outside in; each is a set of attributes on one element.
  static let chains: [[[String: String]]] = [
    [], [["theme": "light"]], [["theme": "dark"]], [["theme": "high contrast"]],
    [["density": "compact"]], [["theme": "dark", "density": "compact"]],
    [["theme": "dark"], ["density": "compact"]], [["density": "compact"], ["theme": "dark"]],
    [["theme": "dark"], ["theme": "light"]], [["theme": "light"], ["theme": "dark"]],
    [["theme": "dark"], ["theme": "light"], ["density": "compact"]],
    [["theme": "dark"], ["theme": "light"], ["theme": "dark"], ["density": "compact"]],
    [["density": "compact"], ["theme": "high contrast"], ["density": "cozy"]],
    [["theme": "dark", "density": "compact"], ["theme": "light"]],
  ]

  private struct Check: Encodable {
    var chain: Int
    var name: String
    var property: String
    var literal: String?
  }

  private static let script = """
    const problems = [];
    const probes = chains.map(chain => {
      let parent = document.body;
      for (const attributes of chain) {
        const element = document.createElement("div");
        for (const key in attributes) element.setAttribute("data-" + key, attributes[key]);
        if (usesClasses) element.className =
          Object.entries(attributes).map(([k, v]) => k + "-" + v.replace(" ", "-")).join(" ");
        parent = parent.appendChild(element);
      }
      return parent.appendChild(document.createElement("div"));
    });
    const value = (probe, property, text) => {
      probe.style.cssText = "border: 0 solid; ";
      probe.style.setProperty(property, text);
      const style = getComputedStyle(probe);
      return property === "border-top"
        ? [style.borderTopWidth, style.borderTopStyle, style.borderTopColor].join(" ")
        : property === "transition"
        ? [style.transitionDuration, style.transitionTimingFunction, style.transitionDelay].join(" ")
        : property.startsWith("--") ? style.getPropertyValue(property).trim()
        : style.getPropertyValue(property);
    };
    for (const check of checks) {
      const probe = probes[check.chain];
      const prefix = check.property === "transition" ? "opacity " : "";
      if (check.literal === undefined || check.literal === null) {
        const found = getComputedStyle(probe).getPropertyValue("--" + check.name);
        if (found !== "") problems.push([check, "is set", found]);
        continue;
      }
      const isFree = check.property.startsWith("--");
      if (!isFree && !CSS.supports(check.property, prefix + check.literal))
        problems.push([check, "is refused"]);
      const shown = value(probe, check.property, prefix + "var(--" + check.name + ")");
      const wanted = value(probe, check.property, prefix + check.literal);
      if (shown !== wanted) problems.push([check, shown, wanted]);
    }
    return problems.map(problem => JSON.stringify(problem));
    """

  /// Checks every token in every chain of scopes.
  private func check(
    _ tokens: ThemedTokens, _ options: CSSOptions, media: Chromium.Media = .init()
  ) throws -> (problems: [String], count: Int) {
    let literal = CSSPlan(
      tokens,
      options: {
        var options = CSSOptions()
        options.aliases = .resolved
        options.writesParts = false
        return options
      }())
    let names = CSSNames(tokens, options: options)
    var checks: [Check] = []
    for (index, chain) in Self.chains.enumerated() {
      var theme = tokens.defaultTheme
      if media.isDark, let modifier = tokens.modifiers.firstIndex(where: { $0.name == "theme" }) {
        theme.choices[modifier] = try #require(
          tokens.modifiers[modifier].contexts.firstIndex(of: "dark"))
      }
      for (name, context) in chain.flatMap({ $0 }) {
        let modifier = try #require(tokens.modifiers.firstIndex { $0.name == name })
        theme.choices[modifier] = try #require(
          tokens.modifiers[modifier].contexts.firstIndex(of: context))
      }
      for id in tokens.tokenIDs {
        let name = String(decoding: names[id], as: UTF8.self)
        guard let (value, place) = literal.place(id, in: theme, .authored) else {
          checks.append(Check(chain: index, name: name, property: "", literal: nil))
          continue
        }
        var text: [UInt8] = []
        literal.values.append(value, .whole, at: place, to: &text)
        checks.append(
          Check(
            chain: index, name: name, property: Self.property(value),
            literal: String(decoding: text, as: UTF8.self)))
      }
    }
    let encoder = JSONEncoder()
    let data =
      "const checks = \(String(decoding: try encoder.encode(checks), as: UTF8.self)), chains = "
      + "\(String(decoding: try encoder.encode(Self.chains), as: UTF8.self)), "
      + "usesClasses = \(options.selectors.contains(.class));\n"
    let problems: [String] = try Chromium.run(
      css: CSSProject.css(tokens, options),
      script: data.replacing("</", with: "<\\/") + Self.script, media: media)
    return (problems, checks.count)
  }

  private static func property(_ value: TokenValue) -> String {
    switch value {
    case .color: "color"
    case .dimension(let dimension): dimension.unit == .none ? "--free" : "margin-left"
    case .fontFamily: "font-family"
    case .fontWeight: "font-weight"
    case .duration: "transition-duration"
    case .cubicBezier: "transition-timing-function"
    case .number, .opaque: "--free"
    case .strokeStyle: "border-top-style"
    case .border: "border-top"
    case .transition: "transition"
    case .shadow: "box-shadow"
    case .gradient: "background-image"
    case .typography: "font"
    }
  }

  enum Form: String, CaseIterable {
    case standard, resolved, classes, registered, layered, lightDark, camelCase
  }

  private func options(_ form: Form) -> CSSOptions {
    var options = CSSOptions()
    switch form {
    case .standard: break
    case .resolved: options.aliases = .resolved
    case .classes: options.selectors = [.media, .class]
    case .registered: options.registersProperties = true
    case .layered:
      options.layer = "design.tokens"
      options.prefix = "acme"
    case .lightDark: options.usesLightDark = true
    case .camelCase: options.naming = .camel
    }
    return options
  }

  @Test(arguments: Form.allCases)
  func everyValueInEveryScope(form: Form) throws {
    let tokens = CSSProject.resolver(CSSEverything.document)
    let (problems, count) = try check(tokens, options(form))
    #expect(count > 800)
    // A registered property always has a value: where a theme has no token, its initial one.
    let real = form == .registered ? problems.filter { !$0.contains("only-dark") } : problems
    #expect(real == [])
  }

  @Test(arguments: [Form.standard, .lightDark])
  func theSystemSchemeIsTheDefault(form: Form) throws {
    let tokens = CSSProject.resolver(CSSEverything.document)
    let (problems, _) = try check(tokens, options(form), media: .init(isDark: true))
    #expect(problems == [])
  }

  @Test(arguments: Form.allCases)
  func nothingIsDropped(form: Form) throws {
    var tokens = CSSProject.resolver(CSSEverything.document)
    tokens.animations = []
    let css = CSSProject.css(tokens, options(form))
    let written = css.split(separator: "\n").count { line in
      let text = line.drop { $0 == " " }
      return text.hasSuffix(";") && !text.hasPrefix("/*") && !text.hasPrefix("syntax")
        && !text.hasPrefix("inherits") && !text.hasPrefix("initial-value")
    }
    let parsed: Int = try Chromium.run(
      css: css,
      script: """
        const count = rules => [...rules].reduce((sum, rule) => sum
          + (rule.style && !(rule instanceof CSSPropertyRule) ? new Set(rule.style).size : 0)
          + (rule.cssRules ? count(rule.cssRules) : 0), 0);
        return count(document.styleSheets[0].cssRules);
        """)
    #expect(parsed == written)
  }
}
