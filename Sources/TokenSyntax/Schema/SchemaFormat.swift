/// The formats that can be checked. All others are annotations always.
enum SchemaFormat: String, CaseIterable, Sendable {
  case regex

  /// Whether the text has the format.
  func accepts(_ text: String) -> Bool {
    switch self {
    case .regex: (try? Pattern(text)) != nil
    }
  }
}
