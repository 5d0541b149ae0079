import TokenModel
import TokenMotion
import TokenSyntax

extension AnimationReader {
  /// The easings that are written as one word.
  private static let easingKeywords: [(name: String, easing: Easing)] = [
    ("linear", .linear), ("ease", .cubicBezier(.ease)), ("ease-in", .cubicBezier(.easeIn)),
    ("ease-out", .cubicBezier(.easeOut)), ("ease-in-out", .cubicBezier(.easeInOut)),
    ("step-start", .steps(.stepStart)), ("step-end", .steps(.stepEnd)), ("sine", .sine),
  ]

  /// An easing: a word, four numbers, an object, or a reference to a cubicBezier token.
  mutating func easing(_ place: Place) -> Easing? {
    let tree = reader.tree(place)
    switch tree.kind(place.node) {
    case .plainString, .escapedString:
      if startsWithBrace(place) { return curve(place) }
      let words = Self.easingKeywords
      guard let word = keyword(place, "an easing", among: words.map(\.name)) else { return nil }
      return words.first { $0.name == word }?.easing
    case .array: return curve(place)
    case .object:
      return tree.member(place.node, .ref) == nil ? easingObject(place) : curve(place)
    case .missing, .null, .false, .true, .number:
      reportForm(
        "an easing is a word, four numbers, an object or a reference", at: place,
        help: "write [x1, y1, x2, y2], or one of the objects `steps`, `linear` and `spring`")
      return nil
    }
  }

  private mutating func curve(_ place: Place) -> Easing? {
    guard let points = reader.cubicBezier(place, takesCurly: true) else { return nil }
    return CubicBezier(points.x1, points.y1, points.x2, points.y2).map(Easing.cubicBezier)
  }

  private mutating func easingObject(_ place: Place) -> Easing? {
    guard let members = members(of: place, .ofEasing, in: "an easing") else { return nil }
    let forms = [AnimationMember.steps, .linear, .spring].filter { members[$0] != nil }
    guard forms.count == 1, let form = forms.first, let inner = members[form] else {
      reader.report(
        .animationForm,
        forms.isEmpty
          ? "an easing object needs one of `steps`, `linear` and `spring`"
          : "an easing is one of \(forms.map { "`\($0.rawValue)`" }.joined(separator: " and ")), not both",
        at: place)
      return nil
    }
    if form != .steps, let position = members[.position] {
      reader.report(
        .unknownAnimationMember, "`position` belongs to `steps`", at: position,
        help: "remove it")
      return nil
    }
    switch form {
    case .steps: return steps(inner, members[.position])
    case .linear: return stops(inner)
    default: return spring(inner)
    }
  }

  private mutating func steps(_ place: Place, _ position: Place?) -> Easing? {
    let known = Steps.Position.allCases.map(\.name) + ["start", "end"]
    let jump = read(position, or: .jumpEnd) { reader, place in
      reader.keyword(place, "the position of a jump", among: known)
        .flatMap(Steps.Position.init(name:))
    }
    let range: NumberRange = jump == .jumpNone ? .stepsWithoutEnds : .steps
    guard let count = number(place, "the number of steps", range), let jump else { return nil }
    return Steps(Int(count), jump).map(Easing.steps)
  }

  /// Pairs of an input and an output. The inputs never fall, from 0 to 1 as a rule; outside of
  /// them the nearest two stops' line goes on.
  private mutating func stops(_ place: Place) -> Easing? {
    let tree = reader.tree(place)
    guard tree.isArray(place.node), tree.childCount(place.node) >= 2 else {
      reportForm(
        "`linear` is an array of at least two pairs", at: place,
        help: "write [[0, 0], …, [1, 1]]: an input and its output in each pair")
      return nil
    }
    var result: [LinearEasing.AuthoredStop] = []
    var isComplete = true
    for child in tree.children(place.node) {
      let pair = reader.inside(place, child)
      guard let stop = stop(pair) else {
        isComplete = false
        continue
      }
      if let last = result.last?.input, let input = stop.input, input < last {
        reader.report(
          .animationRange,
          "the inputs of `linear` must not fall: this must be \(last.decimalText) or more",
          at: reader.inside(pair, tree.children(child).first { _ in true } ?? child))
        isComplete = false
      }
      result.append(stop)
    }
    guard isComplete else { return nil }
    return LinearEasing(result).map(Easing.linearStops)
  }

  private mutating func stop(_ pair: Place) -> LinearEasing.AuthoredStop? {
    let tree = reader.tree(pair)
    let numbers = tree.isArray(pair.node) ? Array(tree.children(pair.node)) : []
    guard numbers.count == 2 else {
      reportForm("a stop of `linear` is a pair of numbers", at: pair, help: "write [input, output]")
      return nil
    }
    let input = number(reader.inside(pair, numbers[0]), "an input of `linear`", .finite)
    let output = number(reader.inside(pair, numbers[1]), "an output of `linear`", .finite)
    guard let input, let output else { return nil }
    return LinearEasing.AuthoredStop(output: output, input: input)
  }
}
