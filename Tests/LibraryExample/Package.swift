// swift-tools-version: 6.2
import PackageDescription

// A package of its own, as a project would have it that uses tokenc as a library; a test builds and
// runs it. Elsewhere the dependency is a URL and a version.
let package = Package(
  name: "LibraryExample",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "tokenc", path: "../..")],
  targets: [
    .executableTarget(
      name: "headers", dependencies: [.product(name: "TokenCompiler", package: "tokenc")])
  ]
)
