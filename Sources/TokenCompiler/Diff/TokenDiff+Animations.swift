import TokenModel
import TokenMotion

extension TokenDiff {
  /// Compares the animations, which are named by the token or group that carries them.
  mutating func compareAnimations() {
    var before: [String: AnimationRecord] = [:]
    for record in old.animations { before[record.path.description] = record }
    let paths = Set(new.animations.map(\.path.description))
    var added: [AnimationRecord] = []
    for record in new.animations {
      guard let other = before[record.path.description] else {
        added.append(record)
        continue
      }
      let details = animationChanges(other, record)
      guard !details.isEmpty else { continue }
      changes.append(
        TokenChange(
          subject: .animation, path: record.path.description, kind: .animationChanged(details)))
    }
    let removed = old.animations.filter { !paths.contains($0.path.description) }
    let renames = Renames.find(
      removed: removed.map(\.path.description), added: added.map(\.path.description),
      key: { isOld, index in
        let record = isOld ? removed[index] : added[index]
        return record.values.first.flatMap { $0 }.map {
          "\($0.timing.duration.count) \($0.tracks.map(\.name))"
        }
      },
      isSame: { animationChanges(removed[$0], added[$1]).isEmpty })
    append(
      renames, removed.map(\.path.description), added.map(\.path.description), .animation)
  }

  /// What differs between two animations; contexts with the same difference are told together.
  private func animationChanges(
    _ before: AnimationRecord, _ after: AnimationRecord
  ) -> [TokenChange.Detail] {
    var result: [TokenChange.Detail] = []
    var numbers: [TokenChange.Detail: Int] = [:]
    let pairs = themes.pairs(
      old: old.supports[Int(before.support)], new: new.supports[Int(after.support)])
    for pair in pairs {
      let details = AnimationText.differences(
        old.value(of: before, in: pair.old), new.value(of: after, in: pair.new))
      for detail in details {
        let number = numbers[detail] ?? result.count
        if numbers.updateValue(number, forKey: detail) == nil { result.append(detail) }
        result[number].contexts.append(pair.name)
      }
    }
    for index in result.indices where result[index].contexts.count == pairs.count {
      result[index].contexts = []
    }
    return result
  }
}

/// The properties of an animation as a person reads them.
enum AnimationText {
  /// The properties that differ, in the order of the standard of animations.
  static func differences(_ old: Animation?, _ new: Animation?) -> [TokenChange.Detail] {
    guard old != new else { return [] }
    guard let old, let new else {
      return [
        TokenChange.Detail(
          name: "value", old: old == nil ? "faulty" : "an animation",
          new: new == nil ? "faulty" : "an animation")
      ]
    }
    var result: [TokenChange.Detail] = []
    let after = properties(new)
    for ((name, a), (_, b)) in zip(properties(old), after) where a != b {
      result.append(TokenChange.Detail(name: name, old: a, new: b))
    }
    let (before, now) = (tracks(old), tracks(new))
    for (name, text) in before where now.first(where: { $0.name == name })?.text != text {
      let other = now.first { $0.name == name }?.text ?? ""
      result.append(TokenChange.Detail(name: "track \(name)", old: text, new: other))
    }
    for (name, text) in now where !before.contains(where: { $0.name == name }) {
      result.append(TokenChange.Detail(name: "track \(name)", old: "", new: text))
    }
    if old.reducedMotion != new.reducedMotion {
      let texts = (text(old.reducedMotion), text(new.reducedMotion))
      result.append(TokenChange.Detail(name: "reduced motion", old: texts.0, new: texts.1))
    }
    // What differs without a text that differs: the order of tracks.
    if result.isEmpty {
      let orders = [old, new].map { $0.tracks.map(\.name).joined(separator: ", ") }
      result.append(TokenChange.Detail(name: "tracks", old: orders[0], new: orders[1]))
    }
    return result
  }

  private static func properties(_ animation: Animation) -> [(name: String, text: String)] {
    let timing = animation.timing
    let stagger = animation.stagger.map { stagger in
      time(stagger.delay) + (stagger.count.map { " for \($0)" } ?? "")
    }
    return [
      ("duration", time(timing.duration)), ("delay", time(timing.delay)),
      ("end delay", time(timing.endDelay)),
      (
        "iterations",
        timing.iterations == .infinite ? "infinite" : timing.iterations.value.decimalText
      ),
      ("iteration start", timing.iterationStart.value.decimalText),
      ("direction", timing.direction.name), ("fill", timing.fill.name),
      ("easing", animation.easing.cssText), ("stagger", stagger ?? "none"),
      ("clock", animation.clock.name),
    ]
  }

  private static func time(_ time: Nanoseconds) -> String { "\(time.milliseconds.decimalText)ms" }

  private static func tracks(_ animation: Animation) -> [(name: String, text: String)] {
    animation.tracks.map { track in
      func list<Value>(_ frames: [Keyframe<Value>], _ text: (Value) -> String) -> String {
        frames.map { frame in
          "\((frame.offset * 100).decimalText)% \(text(frame.value))"
            + (frame.easing.map { " \($0.cssText)" } ?? "")
        }
        .joined(separator: ", ")
      }
      switch track.keyframes {
      case .color(let frames, let mixing):
        return (track.name, list(frames, \.cssText) + " in \(mixing.cssText)")
      case .number(let frames): return (track.name, list(frames, \.decimalText))
      case .dimension(let frames, let unit):
        return (track.name, list(frames) { $0.decimalText + unit })
      }
    }
  }

  private static func text(_ motion: Animation.ReducedMotion) -> String {
    switch motion {
    case .unchanged: return "unchanged"
    case .notInEffect: return "not in effect"
    case .hold(let progress): return "hold at \((progress * 100).decimalText)%"
    case .values(let values):
      return values.keys.sorted().map { name in
        switch values[name] {
        case .color(let color): "\(name) \(color.cssText)"
        case .number(let number): "\(name) \(number.decimalText)"
        case .dimension(let number, let unit): "\(name) \(number.decimalText)\(unit)"
        case nil: name
        }
      }
      .joined(separator: ", ")
    case .replacement(let other):
      return "another animation: "
        + properties(other).map { "\($0.name) \($0.text)" }
        .joined(separator: ", ") + ", "
        + tracks(other).map { "\($0.name) \($0.text)" }.joined(separator: "; ")
    }
  }
}
