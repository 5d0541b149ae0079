/// What a style sheet looks like. Every option has the default that most projects want.
package struct CSSOptions: EmitterOptions, Hashable {
  /// How a scope of a context is selected. Several may be combined.
  package struct Selectors: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Media queries, for the contexts that `mediaRules` names: `@media (prefers-color-scheme: dark)`.
    package static let media = Selectors(rawValue: 1)
    /// Attributes, for every context: `[data-theme="dark"]`.
    package static let attribute = Selectors(rawValue: 2)
    /// Classes, for every context: `.theme-dark`.
    package static let `class` = Selectors(rawValue: 4)
  }

  /// How an alias is written.
  package enum Aliases: String, CaseIterable, Sendable {
    /// `var(--target)`: a change of the target at run time changes the alias.
    case variable
    /// The value itself.
    case resolved
  }

  /// When the browser takes a colour beyond sRGB and not its fallback.
  package enum WideGamut: String, CaseIterable, Sendable {
    /// When it knows the notation (`@supports`).
    case supports
    /// When it knows the notation and the screen shows at least Display P3 as well
    /// (`@media (color-gamut: p3)`): other screens then get our mapping, which keeps the hue, and not
    /// the browser's.
    case display
    /// Never: sRGB only.
    case never
    /// Always: there is no fallback for browsers that do not know the notation.
    case always
  }

  /// How many files there are.
  package enum Files: String, CaseIterable, Sendable {
    /// All in `file`.
    case single
    /// The defaults in `file`, and what each context changes in a file of its own beside it
    /// (`tokens.theme-dark.css`), to be loaded after it.
    case perContext
  }

  /// A context that a media query chooses.
  package struct MediaRule: Sendable, Hashable {
    /// The name of the modifier.
    package var modifier: String
    /// The name of the context.
    package var context: String
    /// The query with its parentheses. It is printed as it is.
    package var query: String

    /// Makes a rule.
    package init(modifier: String, context: String, query: String) {
      self.modifier = modifier
      self.context = context
      self.query = query
    }
  }

  /// The path of the file, relative to the root of the output.
  package var path = "css/tokens.css"
  /// One file or several.
  package var files = Files.single
  /// Files by group; each has the scopes of its tokens, and animations stand in the first one.
  package var splitBy = SplitBy.none
  /// Stands before every name: `acme` makes `--acme-bg-sub-200`. Empty for none.
  package var prefix = ""
  /// The spelling of names.
  package var naming = CaseStyle.kebab
  /// How aliases, and references inside composite values, are written.
  package var aliases = Aliases.variable
  /// How scopes of contexts are selected.
  package var selectors: Selectors = [.media, .attribute]
  /// The contexts that media queries choose, in the order of rising priority.
  package var mediaRules = [
    MediaRule(modifier: "theme", context: "light", query: "(prefers-color-scheme: light)"),
    MediaRule(modifier: "theme", context: "dark", query: "(prefers-color-scheme: dark)"),
  ]
  /// Whether colours that depend on the modifier `theme` alone, with the contexts `light` and `dark`,
  /// are written once with `light-dark()`; scopes then set `color-scheme`.
  package var usesLightDark = false
  /// When colours beyond sRGB are used.
  package var wideGamut = WideGamut.supports
  /// The cascade layer around everything; nil for none.
  package var layer: String?
  /// Whether custom properties of colours, numbers, lengths and times are registered with `@property`,
  /// so that they can be transitioned. The tracks of animations always are: they need it.
  package var registersProperties = false
  /// Whether composite values also have a property for each of their parts (`--body-font-size`).
  package var writesParts = true
  /// Whether typography, shadows, borders, gradients and transitions get a class that applies them.
  /// Animations always have one.
  package var writesUtilityClasses = false
  /// Whether `$description` and `$deprecated` are written as comments.
  package var writesComments = true
  /// The custom property that holds an item's place in a list, from 0, for animations that stagger.
  package var indexProperty = "--index"

  /// The name of the format in findings.
  var target = CSSEmitter.name
  /// Whether names have the namespaces of Tailwind, and where the configuration puts some of them;
  /// nil for plain CSS.
  var tailwind: [TailwindPlacement]?

  /// The defaults.
  package init() {}
}
