package import TokenModel

extension KotlinEmitter {
  /// Every option that a configuration may set.
  package static var options: [ConfigurationOption<KotlinOptions>] {
    [
      ConfigurationOption("package", .text, "The package, its names joined by points.") {
        guard case .text(let text) = $0 else { return nil }
        let isLegal =
          text.isEmpty
          || text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { name in
            name.unicodeScalars.first.map { $0.properties.isXIDStart || $0 == "_" } == true
              && name.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
          }
        guard isLegal else { return "a package is expected, such as `com.example.tokens`" }
        $1.packageName = text
        return nil
      },
      .choice("visibility", into: \.visibility, "Who may see the declarations."),
      .choice("platform", into: \.platform, "Types of the file's own, or those of Compose."),
      .identifier("root", into: \.rootName, "The object that holds all tokens."),
      .identifier("animations", into: \.animationsName, "The object that holds all animations."),
      .choice("groupNaming", into: \.groupStyle, "The spelling of groups."),
      .choice("tokenNaming", into: \.tokenStyle, "The spelling of tokens."),
      .splitBy(into: \.splitBy),
      .flag("types", into: \.declaresTypes, "Declare the types here too."),
      .positive("remBase", into: \.remBase, "How many dp or sp a rem is in Compose."),
    ]
  }
}
