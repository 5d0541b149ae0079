extension WildCase {
  /// The cases in DTCG form that concern outputs. What is said there to be debatable is decided here.
  static let standard: [WildCase] = [
    // Decided: an error in every mode; `$root` is the way to write it.
    WildCase(
      id: "001-token-with-children",
      errors: ["token-with-children: `color.surface` has a `$value`"]),
    // Decided: an error that names both files, in either order.
    WildCase(
      id: "002-prefix-path-across-files",
      errors: ["token-and-group: `size.gap` is a group here and a token in base.json"]),
    // Swift and Kotlin nest: `color.gray.light` is another place there.
    WildCase(
      id: "003-kebab-camel-collision",
      errors: [
        "`color.grayLight`, `color.gray.light` and `color.gray-light` get one name in css",
        "`color.grayLight` and `color.gray-light` get one name in swift",
        "`color.grayLight` and `color.gray-light` get one name in kotlin",
      ]),
    WildCase(
      id: "005-negative-steps", css: ["--z--1: -1;", "--z-0: 0;", "--z-1: 1;"],
      swift: ["let minus1 = -1.0", "let _1 = 1.0"],
      kotlin: ["val minus1: Double = -1.0", "val `1`: Double = 1.0"]),
    WildCase(
      id: "007-digit-letter-boundary",
      css: ["--space-2xl: 40px;", "--space-2x-small: 2px;", "--color-purple500: #7c3aed;"],
      swift: ["let _2xl =", "let _2xSmall =", "let purple500 ="],
      kotlin: ["val `2xl`:", "val `2xSmall`:", "val purple500:"]),
    WildCase(
      id: "008-swift-keywords", css: ["--default: #111111;", "--protocol: #999999;"],
      swift: [
        "let `default` =", "let `class` =", "let `extension` =", "let `return` =", "let `repeat` =",
        "let self_ =", "let init_ =", "let type =", "let `protocol` =",
      ],
      kotlin: ["val default:", "val `class`:", "val `return`:", "val init:"]),
    WildCase(
      id: "010-leading-digit", css: ["--2xl: 48px;", "--100: 1;", "--blue-50: #eff6ff;"],
      swift: ["let _2xl =", "let _100 =", "let _50 ="],
      kotlin: ["val `2xl`:", "val `100`:", "val `50`:"]),
    // Decided: an error by the standard. Nothing then refers to the wrong token.
    WildCase(
      id: "012-dot-in-name",
      errors: [
        "character-in-name: the name `0.5` must not hold `.`",
        "name-collision: `space.0.5` and `space.0.5` get one name in css: `--space-0-5`",
      ]),
    WildCase(
      id: "013-braces-in-name",
      errors: ["character-in-name: the name `a{b}`", "reserved-name: `$price`"],
      css: ["--ok: 3;"]),
    WildCase(
      id: "020-cycle-through-composite",
      errors: [
        "reference-circle: these tokens refer to each other in a circle: `type.body` → `font.main` → "
          + "`type.body`",
        "reference-circle: these tokens refer to each other in a circle: `type.body` → `font.main` → "
          + "`type.body`",
      ]),
    // Decided: the root token has the name of its group.
    WildCase(
      id: "023-root-token-alias",
      css: [
        "--color-accent: #dd0000;", "--color-accent-hover: var(--color-accent);",
        "--color-accent-soft: #ff2222;",
      ],
      swift: ["let accent = TokenColor(rgb: 0xDD0000)", "= Tokens.Color.accent\n"],
      kotlin: ["val accent: TokenColor get() = TokenColor(0xFFDD0000)", "= Tokens.Color.accent\n"],
      nowhere: ["$"]),
    WildCase(
      id: "025-cross-mode-alias",
      css: ["[data-theme=\"dark\"] {\n  --bg: #101014;\n  --card: var(--bg);\n}"],
      swift: ["card: TokenByTheme<TokenColor> = Tokens.bg"],
      kotlin: ["fun card(theme: TokenTheme): TokenColor = Tokens.bg(theme)"]),
    WildCase(
      id: "027-odd-mode-names", css: ["[data-theme=\"Dark (High Contrast)\"] {\n  --bg: #000000;"],
      swift: ["case darkHighContrast"], kotlin: ["DARK_HIGH_CONTRAST -> TokenColor(0xFF000000)"]),
    // Decided: the later file wins, whole, and a warning names the earlier one.
    WildCase(
      id: "032-same-token-two-files",
      warnings: ["overridden-token: `gap` replaces the token of the same path in a.json"],
      css: ["--gap: 12px;"], swift: ["let gap = TokenDimension(12, .px)"],
      kotlin: ["TokenDimension(12.0, TokenUnit.PX)"], nowhere: ["from a"]),
    // The two tokens in the form of Style Dictionary are written as DTCG here.
    WildCase(
      id: "037-falsy-values",
      css: [
        "--zero: 0;", "--z2: var(--zero);", "--op: 0;", "--gap: 0px;", "--pad: var(--gap);",
        "--layer: 0;",
      ],
      swift: ["let op = 0.0", "let pad: TokenDimension = Tokens.gap"],
      kotlin: ["val layer: Double = 0.0"]),
    WildCase(
      id: "038-zero-keeps-unit", css: ["--none: 0px;", "--none-rem: 0rem;", "--instant: 0ms;"],
      swift: ["let none = TokenDimension(0, .px)", "let instant = TokenDuration.milliseconds(0)"],
      kotlin: ["TokenDimension(0.0, TokenUnit.REM)", "TokenDuration(0L)"]),
    WildCase(
      id: "040-four-decimals", css: ["--sm: 0.9375rem;", "--sm2: 0.9375rem;"],
      swift: ["let sm = TokenDimension(0.9375, .rem)", "let sm2 = TokenDimension(0.9375, .rem)"],
      kotlin: ["TokenDimension(0.9375, TokenUnit.REM)"], nowhere: ["0.938", "15.008"]),
    // A colour without opacity keeps its red, green and blue: it is where a fade begins.
    WildCase(
      id: "048-android-argb",
      css: ["--a: #ff000080;", "--b: #ff000088;", "--c: #00aaff;", "--d: rgb(18 52 86 / 0);"],
      swift: ["rgb: 0xFF0000, alpha: 0.5019607843137255", "rgb: 0x123456, alpha: 0)"],
      kotlin: [
        "a: TokenColor get() = TokenColor(0x80FF0000)", "TokenColor(0x88FF0000)",
        "TokenColor(0xFF00AAFF)", "TokenColor(0x00123456)",
      ]),
    WildCase(
      id: "050-alpha-one-literal", css: ["--paper: #ffffff;", "--ink: #000000;"],
      swift: ["TokenColor(rgb: 0xFFFFFF)", "TokenColor(rgb: 0x000000)"],
      kotlin: ["TokenColor(0xFFFFFFFF)", "TokenColor(0xFF000000)"]),
    // Decided: errors that name what the standard wants.
    WildCase(
      id: "052-components-alias-plus-alpha",
      errors: [
        "missing-member: a color needs `colorSpace`",
        "reference-not-allowed: a reference in braces",
        "missing-member: a color needs `colorSpace`",
        "reference-not-allowed: a reference in braces",
        "reference-not-allowed: a reference in braces",
      ],
      css: ["--brand: #3366cc;"]),
    WildCase(
      id: "053-figma-composed-color", css: ["--scrim: rgb(0 0 0 / 0.3);"],
      swift: ["TokenColor(rgb: 0x000000, alpha: 0.3)"], kotlin: ["TokenColor(0x4D000000, 0.3)"],
      nowhere: ["0.3000", "0.09"]),
    WildCase(id: "060-at-fade-from-transparent"),
    WildCase(id: "062-at-colour-space"),
    WildCase(
      id: "065-transition-composite",
      errors: [
        "missing-member: a transition needs `delay`",
        "type-mismatch: this reference leads to a cubicBezier, and a duration is needed",
        "type-mismatch: this reference leads to a duration, and a cubicBezier is needed",
      ],
      css: [
        "--tr-full: var(--dur-m) var(--ease-std) var(--dur-none);", "--dur-m: 300ms;",
        "--ease-std: cubic-bezier(0.4, 0, 0.2, 1);", "--dur-none: 0ms;",
      ]),
    WildCase(
      id: "067-path-looks-like-a-type",
      css: ["--use: var(--prim-typography-font-family-sans);"],
      swift: ["let sans = TokenFontFamily(\"Inter\")", "= Tokens.Prim.Typography.FontFamily.sans"],
      kotlin: ["listOf(\"Inter\")"]),
    // Decided: a comma makes a list, in every target, with a warning.
    WildCase(
      id: "068-font-quoting", warnings: ["font-list: several fonts are an array"],
      css: [
        "--list: \"Times New Roman\", \"Segoe UI\", serif;", "--one: \"Open Sans\";",
        #"--tricky: "O'Reilly \"Sans\"", system-ui;"#,
        "--legacy-list: \"Segoe UI\", \"Arial\", sans-serif;",
      ],
      swift: [
        #"TokenFontFamily("O'Reilly \"Sans\"", "system-ui")"#,
        #"legacyList = TokenFontFamily("Segoe UI", "Arial", "sans-serif")"#,
      ],
      kotlin: [#"listOf("O'Reilly \"Sans\"", "system-ui")"#]),
    // Decided: `string` is no type of the standard, and is kept, with a warning; an open brace is text.
    WildCase(
      id: "070-string-escaping", warnings: ["unknown-type: `string`"],
      css: [#"--interp: "\\(name) and \"quoted\" \\ end";"#, #"--multi: "line1\a line2";"#],
      swift: [#"interp = "\\(name) and \"quoted\" \\ end""#, #"multi = "line1\nline2""#],
      kotlin: [#""\$cost \${x} 5€""#, #"brace: String = "{not a ref""#]),
    WildCase(
      id: "072-empty-names",
      errors: [
        "empty-name: a name must not be empty", "empty-name: a name must not be empty",
        "malformed-reference: this is no reference", "empty-name: a name must not be blank",
      ],
      nowhere: ["--:", "--a-:"]),
    // Decided: a `unit` beside the value is that of the value; `value` without `$` shows the dialect.
    WildCase(
      id: "080-sibling-unit",
      css: ["--d: 0.2s;", "--w: 32px;", "--w2: var(--w);", "--n: 32.72px;"]),
    WildCase(
      id: "082-none-components",
      css: ["--grey: hsl(none 0% 50%);", "--half: color(srgb 1 none 0);", "--grey: #808080;"],
      swift: ["TokenColor(.hsl, 0, 0, 50, rgba: 0x808080FF)", "half = TokenColor(rgb: 0xFF0000)"],
      kotlin: ["0xFF808080", "0xFFFF0000"]),
    WildCase(
      id: "083-deprecated-tokens",
      css: ["/* deprecated: Use new.* \"soon\" please */\n  --old-a: #111111;"],
      swift: [
        #"@available(*, deprecated, message: "Use new.* \"soon\"\nplease")"#
          + "\n    public static let a =",
        "}\n\n  public enum New {\n    public static let a = TokenColor(rgb: 0x111111)",
      ],
      kotlin: [#"@Deprecated("Use new.* \"soon\"\nplease")"# + "\n        val a:"]),
    WildCase(
      id: "088-shadow-list-with-refs",
      css: [
        "--key: #0000004d;", "--s-one: 0px 1px 2px 0px var(--key);",
        "--s-two: var(--s-one), inset 0px 2px 6px 2px #00000026;",
      ],
      swift: ["isInset: true"], kotlin: ["TokenColor(0x26000000)", "inset = true"]),
  ]
}
