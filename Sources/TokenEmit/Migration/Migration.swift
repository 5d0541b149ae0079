package import TokenModel
import TokenSyntax

/// Tokens of any form, rewritten as DTCG 2025.10: token files, and a resolver document that joins
/// them if there are modifiers.
///
/// What holds always goes to one file for each old one, what a context changes to files of that
/// context. Aliases stay aliases, in composite values too. What the standard cannot say stands under
/// `$extensions`, where `tokenc` reads it, and is among the remarks. Pure: the disk is not touched.
package struct Migration: Sendable {
  /// A new file.
  package struct File: Sendable, Hashable {
    /// Seen from the folder into which all are written.
    package var path: String
    /// The old file of which it is the counterpart; nil if there is none.
    package var source: String?
    package var bytes: [UInt8]
  }

  /// The new files, the resolver document last.
  package private(set) var files: [File] = []
  /// What could not be carried over as it was, by kind and then in authored order.
  package private(set) var remarks: [MigrationRemark] = []
  /// How many tokens were written into the standard's tree.
  package private(set) var standardTokens = 0

  /// Rewrites all tokens. There must be no error among what was found in them.
  ///
  /// - Parameter fixed: Modifiers that the user fixed to a context: they are no longer wanted.
  package init(_ tokens: ThemedTokens, fixed: Set<String> = []) {
    var dropped: [Int: Int] = [:]
    for (index, modifier) in tokens.modifiers.enumerated() where modifier.contexts.count < 2 {
      dropped[index] = 0
      remarks.append(
        MigrationRemark(
          .modifierDropped, modifier.name, modifier.contexts.first ?? "", at: modifier.span))
    }
    let writer = MigrationWriter(tokens.fixing(dropped))
    let layout = MigrationLayout(writer)
    let document = ResolverTree(writer.tokens)
    var paths = MigrationPaths(
      layout.keys, modifiers: tokens.modifiers, resolver: document?.path)
    for key in layout.keys {
      guard let content = layout.contents[key], let path = paths.paths[key] else { continue }
      let printer = MigrationPrinter(writer: writer, content: content)
      let (bytes, found) = printer.print()
      let isCounterpart = key.place == .base && key.source != document?.path
      files.append(
        File(
          path: path,
          source: isCounterpart && !files.contains { $0.source == key.source } ? key.source : nil,
          bytes: bytes))
      remarks += found
    }
    let kept = layout.order.filter {
      dropped[$0] == nil && !fixed.contains(tokens.modifiers[$0].name)
    }
    if !kept.isEmpty || document != nil || tokens.sets.contains(where: { !$0.isShown }) {
      let path = paths.resolver(named: document?.path)
      let printer = MigrationResolver(
        tokens: writer.tokens, modifiers: kept, layout: layout, paths: paths.paths, path: path,
        old: document)
      files.append(File(path: path, source: document?.path, bytes: printer.print()))
    }
    standardTokens = tokens.tokenIDs.count { writer.forms.isStandard($0) }
    remarkStructure(tokens, layout)
  }

  /// Adds that a file holds comments.
  package mutating func noteComments(in file: String) {
    remarks.append(MigrationRemark(.commentsDropped, file))
  }

  private mutating func remarkStructure(_ tokens: ThemedTokens, _ layout: MigrationLayout) {
    remarks += layout.unhidden.map { MigrationRemark(.shown, $0) }
    for id in layout.inexpressible {
      remarks.append(MigrationRemark(.inexpressible, tokens.path(of: id).description))
    }
    for id in layout.inexpressibleGroups {
      remarks.append(MigrationRemark(.inexpressible, tokens.path(of: id).description))
    }
    // The root refers to files where sources of a resolver document do.
    for index in tokens.groups.indices.dropFirst() {
      for number in tokens.groups[index].occurrences {
        let occurrence = tokens.occurrences[Int(number)]
        let tree = tokens.trees[Int(occurrence.tree)]
        guard
          let node = tree.member(occurrence.object, .extends)
            ?? tree.member(occurrence.object, .ref)
        else { continue }
        remarks.append(
          MigrationRemark(
            .extended, tokens.path(of: GroupID(UInt32(index))).description,
            tree.string(node) ?? "", at: tree.span(node)))
      }
    }
    for declaration in tokens.shadowed {
      remarks.append(
        MigrationRemark(
          .replaced, tokens.path(of: declaration.token).description, at: declaration.span))
    }
    let winners = Set(tokens.winners)
    for id in tokens.tokenIDs {
      for number in tokens[id].occurrences where !winners.contains(number) {
        let occurrence = tokens.occurrences[Int(number)]
        let tree = tokens.trees[Int(occurrence.tree)]
        remarks.append(
          MigrationRemark(
            .replaced, tokens.path(of: id).description,
            at: tree.keySpan(occurrence.object) ?? tree.span(occurrence.object)))
      }
    }
    // A token that stands in several files is told once.
    var seen: Set<MigrationRemark> = []
    remarks = MigrationRemark.Kind.allCases.flatMap { kind in
      remarks.filter { $0.kind == kind && seen.insert($0).inserted }
    }
  }
}
