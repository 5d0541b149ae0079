import TokenModel
import TokenSyntax

/// What files allow with `$extensions."dev.tokenc.allow"`, and what of it was needed.
///
/// An allowance on a token or group holds in every context, for it and for all that is in it.
struct Allowances {
  private struct Entry {
    var rule: String
    var subject: LintSubject
    var span: SourceSpan
    var isUsed = false
  }

  private var entries: [Entry] = []
  private var bySubject: [LintSubject: [Int]] = [:]
  /// What is wrong with the allowances themselves.
  private(set) var diagnostics: [Diagnostic] = []

  /// The names of all rules.
  private let rules: [String]

  /// Reads all allowances. Next to nothing where no file has one.
  ///
  /// - Parameter rules: The names of all rules.
  init(_ context: LintContext, rules: [String]) {
    self.rules = rules
    let tokens = context.tokens
    let isNeeded = tokens.trees.map { tree in
      tree.nodes.contains { $0.name == WellKnownName.allow.id }
    }
    guard isNeeded.contains(true) else { return }
    for index in tokens.groups.indices {
      read(.group(GroupID(UInt32(index))), tokens.groups[index].occurrences, context, isNeeded)
    }
    for index in tokens.tokens.indices {
      read(.token(TokenID(UInt32(index))), tokens.tokens[index].occurrences, context, isNeeded)
    }
  }

  private mutating func read(
    _ subject: LintSubject, _ occurrences: Range<UInt32>, _ context: LintContext,
    _ isNeeded: [Bool]
  ) {
    for index in occurrences {
      let occurrence = context.tokens.occurrences[Int(index)]
      guard isNeeded[Int(occurrence.tree)] else { continue }
      let tree = context.tokens.trees[Int(occurrence.tree)]
      guard let extensions = tree.member(occurrence.object, .extensions),
        let allow = tree.member(extensions, .allow)
      else { continue }
      let path = context.path(subject)
      guard tree.isObject(allow) else {
        diagnostics.append(
          Diagnostic(
            .allowWithoutReason, "`dev.tokenc.allow` is an object of rules and reasons",
            at: tree.span(allow), token: path))
        continue
      }
      for child in tree.children(allow) {
        read(child, tree, context.tokens.names.string(tree.name(child)), subject, path)
      }
    }
  }

  private mutating func read(
    _ node: NodeID, _ tree: JSONTree, _ rule: String, _ subject: LintSubject, _ path: String
  ) {
    let span = tree.keySpan(node) ?? tree.span(node)
    guard rules.contains(rule) else {
      diagnostics.append(
        Diagnostic(
          .unknownAllow, "there is no rule `\(rule)`", at: span,
          help: nearestMatch(to: rule, among: rules).map { "did you mean `\($0)`?" }
            ?? "`tokenc rules` lists all rules", token: path))
      return
    }
    guard let reason = tree.string(node), reason.contains(where: { !$0.isWhitespace }) else {
      diagnostics.append(
        Diagnostic(
          .allowWithoutReason, "`\(rule)` is allowed without a reason", at: tree.span(node),
          help: "write why, as a text", token: path))
      return
    }
    // The same token in several files or contexts may allow a thing in each of them.
    bySubject[subject, default: []].append(entries.count)
    entries.append(Entry(rule: rule, subject: subject, span: span))
  }

  /// Whether a finding of a rule is allowed; notes that the allowance was needed.
  mutating func allow(_ rule: String, _ subject: LintSubject, _ context: LintContext) -> Bool {
    guard !entries.isEmpty else { return false }
    var isAllowed = false
    var current: LintSubject? = subject
    while let place = current {
      for index in bySubject[place, default: []] where entries[index].rule == rule {
        entries[index].isUsed = true
        isAllowed = true
      }
      current = context.parent(place).map(LintSubject.group)
    }
    return isAllowed
  }

  /// The allowances that were not needed, of rules that ran where they stand.
  func unused(
    _ context: LintContext, where isRunning: (String, LintSubject) -> Bool
  ) -> [Diagnostic] {
    entries.filter { !$0.isUsed && isRunning($0.rule, $0.subject) }.map {
      Diagnostic(
        .unusedAllow, "`\($0.rule)` finds nothing here that must be allowed", at: $0.span,
        help: "remove it", token: context.path($0.subject))
    }
  }
}
