package import TokenModel

/// Prints a theme for Tailwind CSS 4: a style sheet to be imported behind `@import "tailwindcss"`.
///
/// - `@theme` has the values of the default theme. A token's type and the words of its path decide its
///   namespace (`TailwindNamespace`), and so which utilities there are: `--color-bg-page` makes
///   `bg-bg-page` and `text-bg-page`. Names at the front of a path that only repeat the namespace are
///   left out.
/// - Contexts override the same variables in scopes outside `@theme`, as in the format `css`. A
///   utility refers to its variable (`var(--color-bg-page)`), so it follows the scope of the element on
///   which it stands; `@theme inline` would freeze the value instead. Shadows are the exception:
///   Tailwind copies them into utilities, so the theme holds a reference where contexts change one.
/// - A text style is `--text-…` with its line height, letter spacing and weight, and `--font-…`. A
///   transition is `--transition-duration-…`, `--ease-…` and `--transition-delay-…`. A border has a
///   utility of its own.
/// - An animation is `--animate-…` in `@theme inline`, so that times which contexts change are those of
///   the element, with its keyframes; the utility of that name also shows the tracks, and stands still
///   where motion is to be reduced.
package struct TailwindEmitter: Emitter {
  package static let name = "tailwind"
  package static let summary = "A theme for Tailwind CSS 4, with scopes for contexts"

  private let settings: TailwindOptions

  /// Makes an emitter.
  package init(options: TailwindOptions = TailwindOptions()) {
    settings = options
  }

  package func plan(_ tokens: ThemedTokens) -> EmitPlan {
    var options = settings.css
    options.tailwind = settings.placements
    options.wideGamut = settings.colors == .authored ? .always : .never
    let plan = CSSPlan(tokens, options: options)
    let sheet = TailwindSheet(sheet: CSSSheet(plan: plan), settings: settings)
    return EmitPlan(
      diagnostics: plan.diagnostics + sheet.collisions() + sheet.losses(),
      files: [PlannedFile(path: options.path) { sheet.write(to: &$0) }])
  }
}

extension TailwindEmitter {
  /// Every option that a configuration may set.
  package static var options: [ConfigurationOption<TailwindOptions>] {
    [
      ConfigurationOption(
        "namespaces", .list(.record(["paths", "namespace"])),
        "Namespaces for the tokens of some paths, such as `container` for `size.page.*`."
      ) { value, options in
        guard case .list(let items) = value else { return nil }
        options.placements = []
        for case .record(let members) in items {
          guard let paths = PathPattern(members["paths"] ?? "") else {
            return "`paths` is no pattern for paths; write one such as `size.*`"
          }
          guard let namespace = TailwindNamespace(rawValue: members["namespace"] ?? "") else {
            let known = TailwindNamespace.allCases.map(\.rawValue).joined(separator: ", ")
            return "there is no namespace `\(members["namespace"] ?? "")`; they are \(known)"
          }
          options.placements.append(TailwindPlacement(paths: paths, namespace: namespace))
        }
        return nil
      },
      .flag("static", into: \.isStatic, "Write all variables, used or not (`@theme static`)."),
      .flag(
        "replaceDefaults", into: \.replacesDefaults,
        "Take Tailwind's own values out of the namespaces that have tokens."),
      .choice("colors", into: \.colors, "Colours in their own space, or all in sRGB."),
      .choice("aliases", into: \.css.aliases, "Aliases as `var()`, or their values."),
      .flag(
        "comments", into: \.css.writesComments, "Write descriptions and deprecations as comments."),
    ]
      + CSSEmitter.scopeOptions.map { option in
        ConfigurationOption(option.name, option.shape, option.summary) {
          option.store($0, &$1.css)
        }
      }
  }
}
