package import TokenModel

extension CSSEmitter {
  /// Every option that a configuration may set.
  package static var options: [ConfigurationOption<CSSOptions>] {
    formOptions + scopeOptions + layoutOptions
  }

  private static var formOptions: [ConfigurationOption<CSSOptions>] {
    [
      .choice("files", into: \.files, "One file, or one more for what each context changes."),
      .splitBy(into: \.splitBy),
      ConfigurationOption(
        "prefix", .text, "Stands before every name: `acme` makes `--acme-bg-sub-200`."
      ) {
        guard case .text(let text) = $0 else { return nil }
        let isLegal = text.unicodeScalars.allSatisfy {
          $0.properties.isXIDContinue || $0 == "-" || !$0.isASCII
        }
        guard isLegal else { return "letters, digits, `-` and `_` are expected" }
        $1.prefix = text
        return nil
      },
      .choice("naming", into: \.naming, "The spelling of names."),
      .choice("aliases", into: \.aliases, "Aliases as `var()`, or their values."),
    ]
  }

  /// The options for scopes of contexts.
  static var scopeOptions: [ConfigurationOption<CSSOptions>] {
    [
      ConfigurationOption(
        "selectors", .list(.choice(selectorNames.map(\.name))), "How a theme scope is selected."
      ) {
        guard case .list(let items) = $0 else { return nil }
        $1.selectors = []
        for (name, selector) in selectorNames where items.contains(.text(name)) {
          $1.selectors.insert(selector)
        }
        return $1.selectors.isEmpty ? "at least one kind of selector is expected" : nil
      },
      ConfigurationOption(
        "mediaRules", .list(.record(["modifier", "context", "query"])),
        "The contexts that media queries choose, in the order of rising priority."
      ) {
        guard case .list(let items) = $0 else { return nil }
        var rules: [CSSOptions.MediaRule] = []
        for case .record(let members) in items {
          let query = members["query"] ?? ""
          guard isMediaQuery(query) else {
            return "a media query in parentheses is expected, such as `(prefers-contrast: more)`"
          }
          rules.append(
            CSSOptions.MediaRule(
              modifier: members["modifier"] ?? "", context: members["context"] ?? "",
              query: query))
        }
        $1.mediaRules = rules
        return nil
      },
    ]
  }

  private static var layoutOptions: [ConfigurationOption<CSSOptions>] {
    [
      .flag("lightDark", into: \.usesLightDark, "Colours of two themes as `light-dark()`."),
      .choice("wideGamut", into: \.wideGamut, "When colours beyond sRGB are used."),
      ConfigurationOption("layer", .textOrNull, "The cascade layer around everything.") {
        switch $0 {
        case .text(let text) where isLayerName(text): $1.layer = text
        case .null: $1.layer = nil
        default: return "the name of a layer is expected, such as `tokens` or `base.tokens`"
        }
        return nil
      },
      .flag("register", into: \.registersProperties, "Register properties with `@property`."),
      .flag("parts", into: \.writesParts, "A property for each part of a composite value, too."),
      .flag("classes", into: \.writesUtilityClasses, "A class that applies each composite value."),
      .flag("comments", into: \.writesComments, "Write descriptions and deprecations as comments."),
      ConfigurationOption(
        "indexProperty", .text, "The property that holds an item's place in a list."
      ) {
        guard case .text(let text) = $0 else { return nil }
        let isLegal = text.hasPrefix("--") && text.utf8.count > 2 && isLayerName(text)
        guard isLegal else { return "a custom property is expected, such as `--index`" }
        $1.indexProperty = text
        return nil
      },
    ]
  }

  private static let selectorNames: [(name: String, selector: CSSOptions.Selectors)] = [
    ("media", .media), ("attribute", .attribute), ("class", .class),
  ]

  /// Whether a text stays inside the prelude of an `@media` rule: balanced parentheses and nothing
  /// that ends the prelude.
  private static func isMediaQuery(_ text: String) -> Bool {
    var depth = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "\\"), 0..<0x20:
        return false
      default: break
      }
      if depth < 0 { return false }
    }
    return depth == 0 && text.hasPrefix("(")
  }

  private static func isLayerName(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
          UInt8(ascii: "."), 0x80...:
          true
        default: false
        }
      }
  }
}
