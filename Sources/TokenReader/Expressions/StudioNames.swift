import TokenSyntax

/// The member names of the modifiers of Tokens Studio, as the files of a project have them.
struct StudioNames {
  /// `studio.tokens`, the vendor's data under `$extensions`.
  let studio: NameID
  /// `modify` in it.
  let modify: NameID

  /// The names; nil if no file has them, so that no token needs to be asked.
  init?(_ names: NameTable) {
    guard let studio = names.find("studio.tokens"), let modify = names.find("modify") else {
      return nil
    }
    self.studio = studio
    self.modify = modify
  }
}

extension JSONTree {
  /// The `modify` of a token object of Tokens Studio.
  func modifier(of token: NodeID, _ names: StudioNames) -> NodeID? {
    member(token, .extensions).flatMap { member($0, names.studio) }.flatMap {
      member($0, names.modify)
    }
  }
}
