import TokenModel
import TokenMotion
import TokenSyntax

extension AnimationReader {
  /// The members of an object; reports what is none of `allowed`, with what was probably meant.
  /// Nil if there is no object.
  mutating func members(
    of place: Place, _ allowed: [AnimationMember], in what: String
  ) -> Members? {
    let tree = reader.tree(place)
    guard tree.isObject(place.node) else {
      reportForm("\(what) is an object", at: place)
      return nil
    }
    var result = Members()
    for child in tree.children(place.node) {
      let name = reader.project.names.string(tree.name(child))
      if let member = AnimationMember(rawValue: name), allowed.contains(member) {
        result.append(member, at: reader.inside(place, child))
        continue
      }
      let known = allowed.map(\.rawValue)
      reader.report(
        .unknownAnimationMember, "\(what) has no member `\(name)`",
        span: tree.keySpan(child) ?? tree.span(child), in: place,
        help: nearestMatch(to: name, among: known).map { "did you mean `\($0)`?" }
          ?? "it may hold \(known.map { "`\($0)`" }.joined(separator: ", "))")
    }
    return result
  }

  /// A member that must be there; reports its absence at the object.
  mutating func required(
    _ member: AnimationMember, in members: Members, of place: Place, _ what: String
  ) -> Place? {
    if let place = members[member] { return place }
    reader.report(
      .missingAnimationMember, "\(what) needs `\(member.rawValue)`", at: place,
      help: "add `\"\(member.rawValue)\": …`")
    return nil
  }

  /// Whether a value is a string that begins like a reference.
  func startsWithBrace(_ place: Place) -> Bool {
    let tree = reader.tree(place)
    return tree.isString(place.node)
      && tree.decodedBytes(place.node).first == UInt8(ascii: "{")
  }

  /// Reports a value of the wrong JSON kind; `expectation` is a whole phrase.
  mutating func reportForm(_ expectation: String, at place: Place, help: String? = nil) {
    guard reader.tree(place).kind(place.node) != .missing else { return }
    reader.report(
      .animationForm, "\(expectation), not \(reader.quoted(place))", at: place, help: help)
  }

  /// A string that is one of a fixed list.
  mutating func keyword(_ place: Place, _ what: String, among known: [String]) -> String? {
    func list() -> String { known.map { "`\($0)`" }.joined(separator: ", ") }
    guard let text = reader.tree(place).string(place.node) else {
      reportForm("\(what) is a string", at: place, help: "use one of \(list())")
      return nil
    }
    if known.contains(text) { return text }
    reader.report(
      .animationKeyword, "`\(text)` is not \(what)", at: place,
      help: nearestMatch(to: text, among: known).map { "did you mean `\($0)`?" }
        ?? "use one of \(list())")
    return nil
  }

  /// A number in a range, or a reference to a number token in it.
  mutating func number(_ place: Place, _ what: String, _ range: NumberRange) -> Double? {
    switch reader.follow(place, takesCurly: true) {
    case .failed: return nil
    case .value(.number(let value)):
      return check(value, range.allows(value), what, range.text, at: place)
    case .value(let other):
      reader.reportMismatch(other, expected: "number", at: place)
      return nil
    case .literal(let literal):
      guard let value = reader.tree(literal).number(literal.node) else {
        reportForm("\(what) must be \(range.text)", at: literal)
        return nil
      }
      return check(value, value.isFinite && range.allows(value), what, range.text, at: literal)
    }
  }

  /// A duration in a range, or a reference to a duration token in it, in whole nanoseconds.
  mutating func time(_ place: Place, _ what: String, _ range: TimeRange) -> Nanoseconds? {
    guard isRepresentable(place, what, range), let duration = duration(place) else { return nil }
    let time = duration.nanoseconds
    return check(time, time.map(range.allows) ?? false, what, range.text, at: amount(of: place))
      .flatMap(\.self)
  }

  /// A duration of any length, not checked.
  mutating func duration(_ place: Place) -> Duration? {
    reader.duration(place, takesCurly: true)
  }

  /// The number in a duration that is written out, or the place itself.
  func amount(of place: Place) -> Place {
    reader.tree(place).member(place.node, .plainValue).map { reader.inside(place, $0) } ?? place
  }

  /// Reports a written amount that is infinite or NaN, with the range of the place.
  mutating func isRepresentable(_ place: Place, _ what: String, _ range: TimeRange) -> Bool {
    let amount = amount(of: place)
    guard let value = reader.tree(amount).number(amount.node), !value.isFinite else { return true }
    return check(true, false, what, range.text, at: amount) ?? false
  }

  /// The value if it is allowed; else reports the range, and where a value behind a reference is
  /// written.
  mutating func check<Value>(
    _ value: Value, _ isAllowed: Bool, _ what: String, _ range: String, at place: Place
  ) -> Value? {
    if isAllowed { return value }
    let label = targetLabel(place)
    reader.report(
      .animationRange,
      label == nil
        ? "\(what) must be \(range), not \(reader.quoted(place))" : "\(what) must be \(range)",
      span: reader.tree(place).span(place.node), in: place, labels: label.map { [$0] } ?? [])
    return nil
  }

  /// Where the value is written to which a reference leads in the theme.
  private func targetLabel(_ place: Place) -> Diagnostic.Label? {
    let tree = reader.tree(place)
    var occurrence = place.occurrence
    var node = tree.member(place.node, .ref) ?? place.node
    var result: SourceSpan?
    for _ in 0..<ValueReader.partLimit {
      guard let edge = reader.edge(at: node, of: occurrence), edge.target != PathTree.none,
        case let token = reader.draft.tokenOfPath[Int(edge.target)], token != PathTree.none,
        let winner = reader.winner(of: TokenID(token))
      else { break }
      let target = reader.draft.tokens.occurrences[Int(winner)]
      let home = reader.project.trees[Int(target.tree)]
      occurrence = winner
      node = home.member(target.value, .ref) ?? target.value
      result = home.span(target.value)
    }
    return result.map { Diagnostic.Label(span: $0, text: "the value is written here") }
  }
}
