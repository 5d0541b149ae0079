/// Which texts count as faultless. Whatever the dialect, the parser reads on behind a fault.
package enum JSONDialect: Sendable, CaseIterable {
  /// RFC 8259.
  case strict
  /// RFC 8259 with `//` and `/* */` comments and a comma behind the last member or element.
  case jsonc
  /// The JSON5 specification, version 1.0.0.
  case json5

  /// Whether comments and trailing commas are part of the dialect.
  var isRelaxed: Bool { self != .strict }

  /// The dialect that the ending of a file name promises: `.jsonc`, `.json5`, or strict for `.json`
  /// and `.tokens`; nil for any other name, such as that of standard input.
  package init?(path: String) {
    if path.hasSuffix(".json5") {
      self = .json5
    } else if path.hasSuffix(".jsonc") {
      self = .jsonc
    } else if path.hasSuffix(".json") || path.hasSuffix(".tokens") {
      self = .strict
    } else {
      return nil
    }
  }
}
