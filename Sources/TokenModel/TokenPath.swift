/// The full name of a token or group: the names from the outermost group inwards.
///
/// Names hold no `.` (DTCG 5.1), so the dotted form is unambiguous. `$root` is part of a path
///
public struct TokenPath: Hashable, Sendable {
  /// The names, outermost first. Empty for the root group of a file.
  public let names: [String]

  /// Makes a path of names, outermost first.
  public init(names: [String]) {
    self.names = names
  }

  /// Reads the dotted form; an empty text is the root group.
  public init(dotted text: String) {
    names =
      text.isEmpty
      ? []
      : text.split(separator: ".", omittingEmptySubsequences: false)
        .map(String.init)
  }
}

extension TokenPath: CustomStringConvertible {
  /// The names joined by dots, the form in which paths are printed everywhere.
  public var description: String { names.joined(separator: ".") }
}
