/// What a shell may offer where a value is expected. It guides, it does not check.
enum Completion: Sendable, Equatable {
  /// Nothing: any text.
  case none
  /// Files whose names end in one of `extensions` (without the point) and the folders on the way;
  /// every file if there are none.
  case file(extensions: [String])
  /// Folders only.
  case directory
  /// These spellings.
  case choices([String])
}
