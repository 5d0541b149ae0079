import TokenModel
import TokenSyntax

extension Collector {
  /// The properties of groups that come over by `$extends`; a bit each, and one more for an
  /// animation.
  private static let groupProperties: [WellKnownName] = [
    .type, .description, .deprecated, .extensions,
  ]

  /// Of the declarations that a path inherits, lowest priority first, those that can still say
  /// something beside the `local` ones: so a long chain of `$extends` gathers no more than a few.
  ///
  /// A token is dead below one that always holds. A group is dead if groups above it that always
  /// hold have all of its properties; one stays where nothing else makes the path a group.
  func living(
    _ inherited: [DraftOccurrence], under local: [DraftOccurrence]
  ) -> [DraftOccurrence] {
    var hasToken = local.contains { $0.kind != .group && $0.condition == 0 }
    var hasGroup = local.contains { $0.kind == .group }
    var covered: UInt8 = 0
    for occurrence in local where occurrence.kind == .group && occurrence.condition == 0 {
      covered |= properties(of: occurrence)
    }
    var result: [DraftOccurrence] = []
    for occurrence in inherited.reversed() {
      if occurrence.kind != .group {
        if hasToken { continue }
        hasToken = occurrence.condition == 0
      } else {
        let properties = properties(of: occurrence)
        if hasGroup, properties & ~covered == 0 { continue }
        if occurrence.condition == 0 { covered |= properties }
        hasGroup = true
      }
      result.append(occurrence)
    }
    return result.reversed()
  }

  private func properties(of occurrence: DraftOccurrence) -> UInt8 {
    let tree = project.trees[Int(occurrence.tree)]
    var bits: UInt8 = 0
    for (position, name) in Self.groupProperties.enumerated()
    where tree.member(occurrence.object, name) != nil {
      bits |= 1 << UInt8(position)
    }
    // The animation of a group is taken from the last `$extensions` that has one.
    if let extensions = tree.member(occurrence.object, .extensions),
      tree.member(extensions, .animation) != nil
    {
      bits |= 1 << UInt8(Self.groupProperties.count)
    }
    return bits
  }
}
