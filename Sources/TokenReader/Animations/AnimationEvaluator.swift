import TokenModel
import TokenMotion
import TokenSyntax

/// Gives every animation its values: one for each combination of the contexts on which anything in
/// it depends.
///
/// Animations are read once the tokens and animations that they refer to are known.
struct AnimationEvaluator {
  private var reader: AnimationReader
  private let drafts: [AnimationDraft]
  private let links: AnimationLinks
  private var records: [AnimationRecord?]
  private var sink = DiagnosticSink()
  /// The positions of supports in `ThemedTokens.supports`, by the bits of their modifiers.
  private var supportNumbers: [UInt64: UInt32] = [:]
  /// For each animation, the modifiers on which it depends, one bit each.
  private var bits: [UInt64]

  /// Reads all animations of a project into its tokens. Returns the tokens and the findings.
  ///
  /// `reader` knows the values of all tokens.
  static func evaluate(
    _ reader: ValueReader
  ) -> (tokens: ThemedTokens, diagnostics: DiagnosticSink) {
    let drafts = reader.draft.animationDrafts()
    guard !drafts.isEmpty else { return (reader.tokens, DiagnosticSink()) }
    var reader = reader
    reader.contexts = []
    let links = AnimationLinks.find(drafts, &reader)
    let order = AnimationOrder.solve(drafts, links, &reader)
    reader.edges = reader.edges.merged(with: links.edges)
    var evaluator = AnimationEvaluator(reader, drafts, links)
    evaluator.collectFindings(combinations: 1)
    for index in order.order {
      evaluator.evaluate(index, isCircular: order.circular.contains(index))
    }
    var tokens = evaluator.reader.reader.tokens
    tokens.animations = evaluator.records.compactMap(\.self)
    return (tokens, evaluator.sink)
  }

  private init(_ reader: ValueReader, _ drafts: [AnimationDraft], _ links: AnimationLinks) {
    self.reader = AnimationReader(reader: reader)
    self.drafts = drafts
    self.links = links
    records = Array(repeating: nil, count: drafts.count)
    bits = Array(repeating: 0, count: drafts.count)
    for (index, support) in reader.tokens.supports.enumerated() {
      supportNumbers[Self.bits(of: support)] = UInt32(index)
    }
  }

  private static func bits(of support: Support) -> UInt64 {
    support.modifiers.reduce(0) { $0 | 1 << UInt64($1) }
  }

  private mutating func evaluate(_ index: Int, isCircular: Bool) {
    let draft = drafts[index]
    let path = draft.path(in: reader.reader.tokens)
    reader.reader.subject = path.description
    bits[index] = ownBits(index)
    let support = support(index)
    var record = record(index, path, support)
    for combination in 0..<(support?.count ?? 0) {
      if let support { enter(combination, of: support) }
      record.values.append(isCircular ? nil : animation(index))
    }
    if path.names.isEmpty {
      reader.reader.report(
        .namelessAnimation, "an animation at the root of a file has no name", span: record.span,
        in: place(draft.declarations[0]) ?? Place(tree: 0, node: .root, occurrence: 0),
        help: "put it into a group: the path of the group names it")
    }
    reader.reader.contexts = []
    checkTracks(of: record, support)
    collectFindings(combinations: support?.count ?? 1)
    records[index] = record
  }

  /// Chooses the contexts of a combination, for reading and for findings.
  private mutating func enter(_ combination: Int, of support: Support) {
    guard support.count > 1 else { return }
    support.assign(combination, to: &reader.reader.theme)
    reader.reader.contexts = [reader.reader.describe(support)]
  }

  /// The animation in the reader's theme; nil where none is declared or it is faulty.
  private mutating func animation(_ index: Int) -> Animation? {
    guard let declaration = declaration(of: index), let place = place(declaration) else {
      return nil
    }
    reader.replacement = nil
    if let target = links.targets[UInt64(declaration.occurrence)], let record = records[target],
      !record.values.isEmpty
    {
      let support = reader.reader.tokens.supports[Int(record.support)]
      reader.replacement = record.values[support.index(in: reader.reader.theme)]
    }
    return reader.animation(place)
  }

  private func declaration(of index: Int) -> AnimationDeclaration? {
    drafts[index].declaration(in: reader.reader.theme, reader.reader.draft.tokens.conditions)
  }

  private func place(_ declaration: AnimationDeclaration) -> Place? {
    declaration.node.map {
      Place(tree: declaration.tree, node: $0, occurrence: declaration.occurrence)
    }
  }

  /// The modifiers that decide which declaration counts, and those of all that they refer to.
  private func ownBits(_ index: Int) -> UInt64 {
    var result: UInt64 = 0
    for declaration in drafts[index].declarations {
      for term in reader.reader.draft.tokens.conditions[Int(declaration.condition)].terms {
        result |= 1 << UInt64(term.modifier)
      }
    }
    for id in targets(of: index) {
      result |= Self.bits(of: reader.reader.tokens.support(of: id))
    }
    for link in links.replacements[index] { result |= bits[link.target] }
    return result
  }

  /// The support of an animation; reports and returns nil if it has too many combinations.
  private mutating func support(_ index: Int) -> Support? {
    let bits = bits[index]
    if let number = supportNumbers[bits] { return reader.reader.tokens.supports[Int(number)] }
    let all = reader.reader.project.modifiers
    let modifiers = all.indices.filter { bits >> UInt64($0) & 1 == 1 }
    let limit = reader.reader.options.permutationLimit
    var product = 1
    for modifier in modifiers where product <= limit { product *= all[modifier].contexts.count }
    guard product <= limit else {
      let names = modifiers.map { "`\(all[$0].name)`" }.joined(separator: ", ")
      let path = drafts[index].path(in: reader.reader.tokens)
      sink.report(
        .tooManyPermutations,
        "`\(path)` depends on more than \(limit) combinations of contexts of \(names)",
        at: span(index),
        help: "raise `limits.permutations` in the configuration, or let fewer modifiers write it",
        token: path.description)
      return nil
    }
    supportNumbers[bits] = UInt32(reader.reader.tokens.supports.count)
    let support = Support(modifiers: modifiers, of: all)
    reader.reader.tokens.supports.append(support)
    return support
  }

  /// The tokens to which the declarations of an animation refer, each once, in the order of the
  /// text.
  private func targets(of index: Int) -> [TokenID] {
    var seen: Set<UInt64> = []
    return references(of: index).compactMap { reference in
      guard case .token(let id) = reference.target, seen.insert(UInt64(id.rawValue)).inserted else {
        return nil
      }
      return id
    }
  }

  /// All references of an animation: those to tokens in the order of the text, then the others.
  private func references(of index: Int) -> [AnimationReference] {
    var result: [AnimationReference] = []
    for declaration in drafts[index].declarations {
      guard let node = declaration.node else { continue }
      let tree = reader.reader.project.trees[Int(declaration.tree)]
      let range = node.rawValue..<tree[node].next
      for edge in reader.reader.references(of: declaration.occurrence)
      where range.contains(edge.node.rawValue) && edge.target != PathTree.none {
        let token = reader.reader.draft.tokenOfPath[Int(edge.target)]
        guard token != PathTree.none else { continue }
        result.append(
          AnimationReference(
            tree: declaration.tree, node: edge.node, target: .token(TokenID(token))))
      }
    }
    result += links.replacements[index].map {
      AnimationReference(tree: $0.tree, node: $0.node, target: .animation($0.target))
    }
    return result
  }

  /// Everything about an animation but its values.
  private func record(_ index: Int, _ path: TokenPath, _ support: Support?) -> AnimationRecord {
    let tokens = reader.reader.tokens
    let theme = tokens.defaultTheme
    let description: String? =
      switch drafts[index].carrier {
      case .group(let id): tokens.description(of: id, in: theme)
      case .token(let id): tokens.description(of: id, in: theme)
      }
    return AnimationRecord(
      path: path, span: span(index),
      support: support == nil ? 0 : supportNumbers[bits[index]] ?? 0, values: [],
      keyframeReferences: AnimationKeyframes.references(drafts[index], reader.reader),
      references: targets(of: index), edges: references(of: index), description: description)
  }

  /// The name and value of the extension in the declaration of the highest priority.
  private func span(_ index: Int) -> SourceSpan {
    let declarations = drafts[index].declarations
    guard let declaration = declarations.last(where: { $0.node != nil }) ?? declarations.last
    else { return SourceSpan(file: FileID(0), lower: 0, upper: 0) }
    let tree = reader.reader.project.trees[Int(declaration.tree)]
    let node = declaration.node ?? .root
    let value = tree.span(node)
    return SourceSpan(
      file: value.file, lower: tree.keySpan(node)?.lower ?? value.lower, upper: value.upper)
  }

  /// Checks that an animation has the same tracks in all contexts: outputs give each track one name
  /// and one type.
  private mutating func checkTracks(of record: AnimationRecord, _ support: Support?) {
    let values = record.values.compactMap(\.self)
    guard let first = values.first?.tracks.map(\.signature),
      let other = values.first(where: { $0.tracks.map(\.signature) != first })
    else { return }
    let texts = [first, other.tracks.map(\.signature)].map { $0.joined(separator: ", ") }
    sink.report(
      .animationTracksDiffer,
      "this animation has other tracks in one context (\(texts[0])) than in another (\(texts[1]))",
      at: record.span, help: "give it the same tracks, of the same types, in every context",
      token: record.path.description)
  }

  /// Moves the findings about an animation to the run's. One that holds in every combination names
  /// none.
  private mutating func collectFindings(combinations: Int) {
    for var diagnostic in reader.reader.sink.diagnostics {
      if diagnostic.contexts.count == combinations { diagnostic.contexts = [] }
      sink.add(diagnostic)
    }
    reader.reader.sink = DiagnosticSink()
    reader.reader.contexts = []
  }
}

extension KeyframeTrack {
  /// The name and type of a track, for comparing and for messages.
  fileprivate var signature: String { "`\(name)`: \(typeText)" }
}
