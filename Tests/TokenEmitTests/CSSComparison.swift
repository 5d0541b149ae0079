import Foundation
import Testing
import TokenModel
import TokenMotion

@testable import TokenEmit

/// What a browser makes of a style sheet, against the tokens that it was made from.
enum CSSComparison {
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

  /// Compares the computed value of every token with the resolved one in every chain of scopes. Each
  /// chain goes from the outside in; each scope is a set of attributes on one element.
  static func run(
    _ tokens: ThemedTokens, _ options: CSSOptions, _ chains: [[[String: String]]],
    media: Chromium.Media = .init()
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
    for (index, chain) in chains.enumerated() {
      var theme = tokens.defaultTheme
      if media.isDark, let modifier = tokens.modifiers.firstIndex(where: { $0.name == "theme" }),
        let dark = tokens.modifiers[modifier].contexts.firstIndex(of: "dark")
      {
        theme.choices[modifier] = dark
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
        var text = ByteBuffer()
        literal.values.append(value, .whole, at: place, to: &text)
        checks.append(
          Check(
            chain: index, name: name, property: Self.property(value),
            literal: text.string))
      }
    }
    let encoder = JSONEncoder()
    let data =
      "const checks = \(String(decoding: try encoder.encode(checks), as: UTF8.self)), chains = "
      + "\(String(decoding: try encoder.encode(chains), as: UTF8.self)), "
      + "usesClasses = \(options.selectors.contains(.class));\n"
    let sheet = try #require(CSSEmitter(options: options).plan(tokens).files.first)
    let problems: [String] = try Chromium.run(
      css: String(decoding: sheet.bytes(), as: UTF8.self),
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

  /// What a browser keeps of a sheet.
  struct Sheet {
    /// The number of declarations that the text has.
    var written: Int
    /// The number of them that the browser knows.
    var parsed: Int
    /// The custom properties that the rules set.
    var names: Set<String>
  }

  /// Reads a sheet without animations.
  static func sheet(_ css: String) throws -> Sheet {
    let written = css.split(separator: "\n").count { line in
      let text = line.drop { $0 == " " }
      return text.hasSuffix(";") && !text.hasPrefix("/*") && !text.hasPrefix("syntax")
        && !text.hasPrefix("inherits") && !text.hasPrefix("initial-value")
    }
    let lists: [[String]] = try Chromium.run(
      css: css,
      script: """
        const lists = [];
        const collect = rules => { for (const rule of rules) {
          if (rule.style && !(rule instanceof CSSPropertyRule)) lists.push([...new Set(rule.style)]);
          if (rule.cssRules) collect(rule.cssRules);
        } };
        collect(document.styleSheets[0].cssRules);
        return lists;
        """)
    return Sheet(
      written: written, parsed: lists.reduce(0) { $0 + $1.count }, names: Set(lists.joined()))
  }
}
