package import TokenModel

extension SwiftEmitter {
  /// Every option that a configuration may set.
  package static var options: [ConfigurationOption<SwiftOptions>] {
    [
      .identifier("root", into: \.root, "The type around all tokens."),
      .identifier("typePrefix", into: \.typePrefix, "What the names of value types begin with."),
      .choice("access", into: \.access, "Who may see the declarations."),
      .choice("namespace", into: \.namespace, "How namespaces are declared."),
      .choice("groupNaming", into: \.groupNaming, "The spelling of groups."),
      .choice("tokenNaming", into: \.tokenNaming, "The spelling of tokens."),
      .splitBy(into: \.splitBy),
      .positive("pointsPerRem", into: \.pointsPerRem, "The number of points of 1 rem."),
      .flag(
        "platformLayer", into: \.hasPlatformLayer, "Write the part for SwiftUI, UIKit, AppKit."),
    ]
  }
}
