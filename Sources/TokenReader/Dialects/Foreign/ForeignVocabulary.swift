/// What the members of a token are called in a form.
struct ForeignVocabulary {
  /// What a member says.
  enum Role: Equatable {
    /// The value, its type or its unit: the room has taken it already.
    case taken
    /// A text about the token. Of several the first of the object counts, the rest are extra.
    case description
    /// Whether the token is deprecated, and perhaps why.
    case deprecated
    /// Why it is deprecated.
    case deprecationText
    /// A member of the standard that stays as it is.
    case standard
    /// Data of others: kept under `$extensions`.
    case extra
  }

  /// The key under `$extensions`.
  let vendor: String
  /// The roles of names.
  let roles: [String: Role]
  /// The member whose text is a reference without braces; nil for none.
  var bareReference: String?

  /// The role of a member. Unknown `$` names are left to the checks of the standard.
  func role(of name: String) -> Role {
    roles[name] ?? (name.hasPrefix("$") ? .standard : .extra)
  }
}
