import TokenModel
import TokenSyntax

/// How the tokens of an output are divided into files.
package enum SplitBy: String, CaseIterable, Sendable {
  /// Not at all.
  case none
  /// A file for each outermost group, and one before them for what they share: the types, the
  /// animations of CSS and Kotlin, and tokens outside groups. The path holds `{group}`.
  case group

  /// What stands in a path for the name of a group.
  package static let placeholder = "{group}"

  /// A path with the name of a group, or of what all groups share.
  static func path(_ path: String, _ name: String) -> String {
    // A keyword's backticks are no part of a file's name.
    path.replacing(all: placeholder, by: name.filter { $0 != "`" })
  }
}

/// What one of several files holds.
enum FilePart: Sendable, Hashable {
  case everything
  /// What the files of the groups share.
  case shared
  /// An outermost group.
  case group(GroupID)
}

extension ThemedTokens {
  /// The outermost groups, in their order.
  var outermostGroups: [GroupID] {
    (1..<UInt32(groups.count)).lazy.map(GroupID.init).filter { self[$0].parent == .root }
  }

  /// For each group, the outermost group around it; the root for the root.
  func outermostGroupOfEach() -> [GroupID] {
    var result: [GroupID] = []
    result.reserveCapacity(groups.count)
    // A parent comes before its children.
    for (index, group) in groups.enumerated() {
      result.append(
        group.parent == .root ? GroupID(UInt32(index)) : result[Int(group.parent.rawValue)])
    }
    return result
  }
}

extension ConfigurationOption where Options: EmitterOptions {
  /// How an output is divided into files.
  static func splitBy(
    into property: @autoclosure @escaping OptionProperty<Options, SplitBy>
  ) -> Self {
    Self(
      "splitBy", .choice(SplitBy.allCases.map(\.rawValue)),
      "A file for each outermost group; the path holds `{group}`."
    ) { value, options in
      guard case .text(let text) = value, let choice = SplitBy(rawValue: text) else { return nil }
      options[keyPath: property()] = choice
      return choice == .none || options.path.holds(SplitBy.placeholder)
        ? nil : "the `path` of this output needs `{group}` for the name of the group"
    }
  }
}
