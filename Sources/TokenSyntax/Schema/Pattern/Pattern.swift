/// A regular expression of ECMA-262, matched in time linear in the text for a given pattern.
///
/// Supported: characters, `.`, classes, `\d \w \s \p{…}`, groups, alternation, all quantifiers,
/// `^ $ \b \B`, look-ahead and look-behind. Refused: references back to a group (nothing linear
/// can match them) and Unicode scripts. Characters are Unicode scalars, as with the `u` flag.
package struct Pattern: Sendable {
  /// The pattern as it was written.
  package let source: String
  private let program: PatternProgram

  /// Compiles a pattern.
  package init(_ source: String) throws(PatternFault) {
    self.source = source
    var parser = PatternParser(source)
    program = try PatternProgram(try parser.parse())
  }

  /// Whether the pattern matches some part of the text.
  package func matches(_ text: String) -> Bool {
    var matcher = PatternMatcher()
    return matcher.matches(self, Array(text.utf8)[...])
  }

  /// What the matcher runs.
  var compiled: PatternProgram { program }
}

/// Runs patterns; keeps its memory from one text to the next.
struct PatternMatcher {
  private var scalars: [UInt32] = []
  private var current = ThreadList()
  private var next = ThreadList()

  /// The places of the program that are alive at one place of the text, each once.
  private struct ThreadList {
    var threads: [Int] = []
    private var marks: [UInt32] = []
    private var mark: UInt32 = 0
    var pending: [Int] = []

    mutating func prepare(_ count: Int) {
      if marks.count < count { marks += repeatElement(0, count: count - marks.count) }
      clear()
    }

    mutating func clear() {
      threads.removeAll(keepingCapacity: true)
      mark &+= 1
      if mark == 0 {
        for index in marks.indices { marks[index] = 0 }
        mark = 1
      }
    }

    /// Whether the place is new.
    mutating func visit(_ place: Int) -> Bool {
      if marks[place] == mark { return false }
      marks[place] = mark
      return true
    }
  }

  /// Whether the pattern matches some part of the text, given as UTF-8.
  mutating func matches(_ pattern: Pattern, _ text: ArraySlice<UInt8>) -> Bool {
    scalars.removeAll(keepingCapacity: true)
    if text.allSatisfy({ $0 < 0x80 }) {
      for byte in text { scalars.append(UInt32(byte)) }
    } else {
      for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
        scalars.append(scalar.value)
      }
    }
    var found = false
    run(pattern.compiled, backward: false) { _ in
      found = true
      return false
    }
    return found
  }

  /// Runs a program over the text; `report` hears each place where a match ends and says whether
  /// to go on.
  private mutating func run(
    _ program: PatternProgram, backward: Bool, _ report: (Int) -> Bool
  ) {
    let looks = program.looks.map { look in truth(of: look.program, ahead: look.isAhead) }
    current.prepare(program.instructions.count)
    next.prepare(program.instructions.count)
    let count = scalars.count
    var first = (thread: 0, step: 0)
    if program.isAnchored, !backward {
      guard let reached = takeOnlyWay(program) else { return }
      first = reached
    }
    for step in first.step...count {
      let place = backward ? count - step : step
      if step == first.step || !program.isAnchored {
        Self.follow(first.thread, program, place, looks, scalars, &current)
      }
      let hasMatched = current.threads.contains { thread in
        if case .match = program.instructions[thread] { true } else { false }
      }
      if hasMatched, !report(place) { return }
      if step == count || (program.isAnchored && current.threads.isEmpty) { return }
      let scalar = scalars[backward ? place - 1 : place]
      let behind = backward ? place - 1 : place + 1
      next.clear()
      for thread in current.threads {
        switch program.instructions[thread] {
        case .scalar(let wanted) where wanted == scalar: break
        case .set(let set) where program.sets[set].contains(scalar): break
        default: continue
        }
        Self.follow(thread + 1, program, behind, looks, scalars, &next)
      }
      swap(&current, &next)
    }
  }

  /// Follows an anchored program as long as there is only one way; where it is then, or nil if
  /// the text does not fit.
  private func takeOnlyWay(_ program: PatternProgram) -> (thread: Int, step: Int)? {
    var thread = 0
    var step = 0
    while true {
      switch program.instructions[thread] {
      case .scalar(let wanted):
        guard step < scalars.count, scalars[step] == wanted else { return nil }
        step += 1
      case .set(let set):
        guard step < scalars.count, program.sets[set].contains(scalars[step]) else { return nil }
        step += 1
      case .assert(let assertion):
        guard Self.holds(assertion, step, scalars) else { return nil }
      default: return (thread, step)
      }
      thread += 1
    }
  }

  /// For each place of the text, whether the program of a look-around holds there.
  private mutating func truth(of program: PatternProgram, ahead: Bool) -> [Bool] {
    var truth = [Bool](repeating: false, count: scalars.count + 1)
    run(program, backward: ahead) { place in
      truth[place] = true
      return true
    }
    return truth
  }

  /// Adds all places that are reached from `start` without taking a character.
  private static func follow(
    _ start: Int, _ program: PatternProgram, _ place: Int, _ looks: [[Bool]],
    _ scalars: [UInt32], _ list: inout ThreadList
  ) {
    list.pending.append(start)
    while let thread = list.pending.popLast() {
      guard list.visit(thread) else { continue }
      switch program.instructions[thread] {
      case .jump(let target): list.pending.append(target)
      case .split(let first, let second):
        list.pending.append(second)
        list.pending.append(first)
      case .assert(let assertion):
        if holds(assertion, place, scalars) { list.pending.append(thread + 1) }
      case .look(let index, let isNegated):
        if looks[index][place] != isNegated { list.pending.append(thread + 1) }
      case .scalar, .set, .match: list.threads.append(thread)
      }
    }
  }

  private static func holds(
    _ assertion: PatternAssertion, _ place: Int, _ scalars: [UInt32]
  ) -> Bool {
    switch assertion {
    case .start: return place == 0
    case .end: return place == scalars.count
    case .wordBoundary, .noWordBoundary:
      let before = place > 0 && ScalarSet.word.contains(scalars[place - 1])
      let after = place < scalars.count && ScalarSet.word.contains(scalars[place])
      return (before != after) == (assertion == .wordBoundary)
    }
  }
}
