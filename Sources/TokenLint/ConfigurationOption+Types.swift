import TokenModel

extension ConfigurationOption {
  /// A list of the standard's types.
  static func types(
    _ name: String, into path: @autoclosure @escaping OptionProperty<Options, Set<TokenType>>,
    _ summary: String
  ) -> Self {
    Self(name, .list(.choice(TokenType.standard.map(\.name))), summary) { value, options in
      if case .list(let items) = value {
        options[keyPath: path()] = Set(items.compactMap(\.text).compactMap { TokenType(name: $0) })
      }
      return nil
    }
  }
}
