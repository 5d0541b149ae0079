import TokenReader

extension WildCase {
  /// The cases in other forms than the standard's, and those about reading alone. What is said there
  /// to be debatable is decided here.
  static let others: [WildCase] = [
    WildCase(
      id: "015-group-called-value",
      css: [
        "--progress-value-height: 4px;", "--progress-value-color: #0066ff;",
        "--use: var(--progress-value-height);",
      ],
      swift: ["let height = TokenDimension(4, .px)", "= Tokens.Progress.Value.height"],
      kotlin: ["val color: TokenColor get() = TokenColor(0xFF0066FF)"],
      nowhere: ["[object"]),
    // Decided: the blanks are left out, and a sign before a reference negates the value.
    WildCase(
      id: "017-spaces-inside-braces",
      css: ["--text-base: var(--color-ink);", "--color-ink: #202122;", "--offset-neg: -1px;"],
      swift: ["let neg = TokenDimension(-1, .px)"], kotlin: ["TokenDimension(-1.0, TokenUnit.PX)"],
      nowhere: ["{ "]),
    // Every token of a circle is an error by the standard, each names the whole circle, and what only
    // leads into one is told nothing.
    WildCase(
      id: "018-cycle-self-and-three",
      errors: [
        "reference-circle: `color.me` refers to itself",
        "reference-circle: these tokens refer to each other in a circle: `color.a` → `color.b` → "
          + "`color.c` → `color.a`",
        "reference-circle: these tokens refer to each other in a circle: `color.a` → `color.b` → "
          + "`color.c` → `color.a`",
        "reference-circle: these tokens refer to each other in a circle: `color.a` → `color.b` → "
          + "`color.c` → `color.a`",
      ],
      css: ["--color-fine: #123456;"]),
    // Decided: an error, as the standard has it.
    WildCase(
      id: "022-alias-to-group",
      errors: ["reference-to-group: `color.accent` is a group, and only tokens have a value"],
      css: ["--color-accent: #dd0000;"]),
    WildCase(
      id: "028-set-order", css: ["--accent: #ff6600;"], swift: ["TokenColor(rgb: 0xFF6600)"],
      kotlin: ["TokenColor(0xFFFF6600)"], nowhere: ["888888"]),
    // Decided: sets without a word about sets are groups, unless --dialect says what they are.
    WildCase(
      id: "030-alias-without-set-prefix", dialect: .tokensStudio,
      css: ["--bg-default: var(--white);", "--white: #ffffff;"],
      swift: ["= Tokens.white"], kotlin: ["= Tokens.white"], nowhere: ["global", "Light"]),
    WildCase(
      id: "033-duplicate-json-key",
      errors: ["duplicate-key: the object has the name \"brand\" twice"]),
    WildCase(
      id: "035-bom-crlf", css: ["--brand: #0b5fff;"], swift: ["TokenColor(rgb: 0x0B5FFF)"],
      kotlin: ["TokenColor(0xFF0B5FFF)"], nowhere: ["\r"]),
    WildCase(
      id: "042-float-math-noise", dialect: .tokensStudio,
      css: ["--a: 3.3px;", "--b: 0.428571428571px;", "--c: 0.43px;"],
      swift: ["let a = TokenDimension(3.3, .px)", "let c = TokenDimension(0.43, .px)"],
      kotlin: ["TokenDimension(0.428571428571, TokenUnit.PX)"], nowhere: ["roundTo", "3.30"]),
    WildCase(
      id: "043-naive-substring-replace", dialect: .tokensStudio,
      css: ["--font-short: \"1rem/1\";", "--x6: 24px;"],
      swift: ["let short = \"1rem/1\"", "let x6 = TokenDimension(24, .px)"],
      kotlin: ["TokenDimension(24.0, TokenUnit.PX)"]),
    WildCase(
      id: "045-rgba-hexref-percent",
      css: [
        "--veil: rgb(0 102 255 / 0.5);", "--veil2: rgb(0 102 255 / 0.5);",
        "--veil3: rgb(0 102 255 / 0.5);",
      ],
      swift: ["let veil = TokenColor(rgb: 0x0066FF, alpha: 0.5)"],
      kotlin: ["veil3: TokenColor get() = TokenColor(0x800066FF, 0.5)"]),
    WildCase(
      id: "047-studio-modify-alpha",
      css: ["--ink: #222222;", "--muted: rgb(34 34 34 / 0.5);", "--faint: rgb(0 0 0 / 0);"],
      swift: ["TokenColor(rgb: 0x222222, alpha: 0.5)"], kotlin: ["TokenColor(0x80222222, 0.5)"]),
    // Decided: what it says is read, and a spring is an error and never another curve.
    WildCase(
      id: "055-figma-motion-export",
      errors: ["no-standard-easing: the spring `BOUNCY` has no cubic Bézier curve"],
      css: ["--fast: 300ms;", "--out: cubic-bezier(0, 0, 0.58, 1);"]),
    // Decided: a number without a unit stays a number, with a warning that names both readings.
    WildCase(
      id: "057-time-category-nan",
      warnings: ["unitless-duration: `time.duration.calm` has no unit: 0.36ms or 0.36s?"],
      css: [
        "--time-curve-in: cubic-bezier(0, 0, 0.2, 1);", "--time-duration-quick: 0.1s;",
        "--time-duration-calm: 0.36;",
      ],
      swift: ["TokenDuration.seconds(0.1)"], kotlin: ["TokenDuration(100000000L)"],
      nowhere: ["NaN", "0.00s"]),
    // Decided: numbers in quotes are read, with a warning.
    WildCase(
      id: "058-bezier-range",
      errors: [
        "bezier-range: the first and third number of a cubicBezier",
        "bezier-range: the first and third number of a cubicBezier",
        "wrong-count: a cubicBezier has four numbers, and this has 3",
      ],
      warnings: ["number-string: a number is written without quotes"],
      css: [
        "--bounce: cubic-bezier(0.3, 0, 0, 1.5);",
        "--under: cubic-bezier(0.68, -0.2, 0.265, 1.15);",
      ]),
    // Decided: the members are read by their names, and a spring is an error and never linear.
    WildCase(
      id: "063-spring-easing",
      errors: ["no-standard-easing: a spring has no cubic Bézier curve"],
      css: ["500ms cubic-bezier(0.3, -0.05, 0.7, -0.5)"]),
    WildCase(
      id: "075-errors-and-exit-code",
      errors: ["unresolved-reference: there is no token `ghost`", "wrong-value: "],
      css: ["--ok: #00aa00;"]),
    WildCase(
      id: "077-deterministic-output",
      css: ["  --b: 2;\n  --a: 1;\n  --c: 3;\n  --10: 10;\n  --9: 9;"]),
    // Decided: a token in the standard's members has no guessed type, even beside older ones.
    WildCase(
      id: "078-no-type-anywhere", errors: ["missing-type: `mystery` has no type"],
      css: ["--typed: #a2845e;", "--by-alias: var(--typed);", "--legacy-size: 4px;"]),
    WildCase(
      id: "085-json-pointer-refs",
      errors: [
        "unresolved-reference: there is no token `#/base/green`",
        "unresolved-reference: the pointer leads nowhere: the array has 3 elements",
      ],
      css: [
        "--base-blue: rgb(20% 40% 90%);", "--link: var(--base-blue);", "--mix: rgb(20% 40% 50%);",
      ]),
    // Decided: a member beside a value can be part of a text, as in Style Dictionary.
    WildCase(
      id: "087-reference-to-sibling-property", css: ["--hover: rgb(0 0 0 / 0.05);"],
      swift: ["let hover = TokenColor(rgb: 0x000000, alpha: 0.05)"],
      kotlin: ["TokenColor(0x0D000000, 0.05)"]),
  ]
}
