// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// One floor of the house. A target may only depend on floors below its own.
func floor(_ name: String, on dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(
  _ name: String, on dependencies: [Target.Dependency], excluding excluded: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, exclude: excluded, swiftSettings: settings)
}

let package = Package(
  name: "tokenc",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "TokenMotion", targets: ["TokenMotion"]),
    // With the modules of the types in its interface.
    .library(
      name: "TokenCompiler", targets: ["TokenCompiler", "TokenModel", "TokenSyntax", "TokenMotion"]),
    .executable(name: "tokenc", targets: ["tokenc"]),
  ],
  targets: [
    floor("TokenMotion"),
    floor("TokenSyntax", on: ["TokenMotion"]),
    floor("TokenModel", on: ["TokenSyntax", "TokenMotion"]),
    floor("TokenReader", on: ["TokenModel", "TokenSyntax", "TokenMotion"]),
    floor("TokenLint", on: ["TokenModel", "TokenSyntax", "TokenMotion"]),
    floor("TokenEmit", on: ["TokenModel", "TokenSyntax", "TokenMotion"]),
    floor(
      "TokenCompiler",
      on: ["TokenReader", "TokenLint", "TokenEmit", "TokenModel", "TokenSyntax", "TokenMotion"]),
    .executableTarget(
      name: "tokenc",
      dependencies: [
        "TokenCompiler", "TokenReader", "TokenLint", "TokenEmit", "TokenModel", "TokenSyntax",
        "TokenMotion",
      ],
      swiftSettings: settings),
    .target(name: "AllocationCounter"),
    .executableTarget(
      name: "tokenc-bench",
      dependencies: [
        "AllocationCounter", "TokenCompiler", "TokenReader", "TokenEmit", "TokenModel",
        "TokenSyntax", "TokenMotion",
      ],
      swiftSettings: settings),
    // generated/swift as a target, by a link, so that the package stands even when generated/ is
    // deleted to be built anew.
    .target(name: "GeneratedTokens", path: "Tests/GeneratedTokens", swiftSettings: settings),
    .target(name: "SharedData", path: "Tests/SharedData", swiftSettings: settings),
    tests("TokenMotionTests", on: ["SharedData", "TokenMotion"], excluding: ["Vectors"]),
    tests("TokenModelTests", on: ["TokenModel", "TokenSyntax", "TokenMotion"]),
    tests(
      "TokenCompilerTests",
      on: ["TokenCompiler", "TokenReader", "TokenEmit", "TokenModel", "TokenSyntax"]),
    tests(
      "TokenCodesTests",
      on: [
        "TokenCompiler", "TokenLint", "TokenEmit", "TokenReader", "TokenModel", "TokenSyntax",
        "TokenMotion",
      ]),
    tests(
      "TokenLintTests",
      on: [
        "TokenCompiler", "TokenLint", "TokenReader", "TokenModel", "TokenSyntax", "TokenMotion",
      ]),
    tests(
      "TokencTests",
      on: ["SharedData", "tokenc", "TokenCompiler", "TokenModel", "TokenSyntax", "TokenMotion"],
      excluding: ["Generators"]),
    tests(
      "TokenEmitTests",
      on: [
        "GeneratedTokens", "SharedData", "TokenCompiler", "TokenEmit", "TokenReader", "TokenModel",
        "TokenSyntax", "TokenMotion",
      ],
      excluding: ["ComposeStubs", "Corpus/corpus.tsv", "DartCheck", "SwiftUIStubs", "WildCases"]),
    tests(
      "TokenReaderTests",
      on: [
        "SharedData", "TokenCompiler", "TokenReader", "TokenModel", "TokenSyntax", "TokenMotion",
      ]),
    tests("TokenSyntaxTests", on: ["SharedData", "TokenSyntax"]),
    tests(
      "TokenSchemaTests",
      on: ["SharedData", "TokenReader", "TokenModel", "TokenSyntax", "TokenMotion"]),
    tests(
      "TokenAnimationTests",
      on: ["TokenEmit", "TokenReader", "TokenModel", "TokenSyntax", "TokenMotion"]),
  ]
)
