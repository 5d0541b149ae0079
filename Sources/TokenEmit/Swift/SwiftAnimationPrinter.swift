import TokenModel
import TokenMotion

/// Writes an animation: a constant, and a type with the data and a function for each track.
extension SwiftAnimation {
  /// Writes the constant and its type at the level where the writer is.
  func write(
    _ template: SwiftTemplate, _ constants: SwiftConstants, _ expressions: SwiftExpressions,
    to w: inout CodeWriter
  ) {
    let printer = SwiftAnimationPrinter(
      animation: self, template: template, constants: constants, expressions: expressions)
    if let text = constants.tokens.animations[record].description { w.document(text) }
    w.line("\(template.access)static let \(printer.constant) = \(printer.type)()")
    w.blankLine()
    printer.writeType(to: &w)
  }
}

/// Writes the type of one animation.
struct SwiftAnimationPrinter {
  private let animation: SwiftAnimation
  private let template: SwiftTemplate
  private let constants: SwiftConstants
  private let expressions: SwiftExpressions
  private let access: String
  private let prefix: String

  /// The names of the constant and of its type.
  let constant: String
  let type: String

  init(
    animation: SwiftAnimation, template: SwiftTemplate, constants: SwiftConstants,
    expressions: SwiftExpressions
  ) {
    self.animation = animation
    self.template = template
    self.constants = constants
    self.expressions = expressions
    access = template.access
    prefix = template.prefix
    constant = String(decoding: animation.constant, as: UTF8.self)
    type = String(decoding: animation.type, as: UTF8.self)
  }

  private var hasTheme: Bool { template.parts.contains("theme") }

  /// Writes the type.
  func writeType(to w: inout CodeWriter) {
    w.document("The animation \(animation.path).")
    w.line("\(access)struct \(type): \(prefix)Animation {")
    w.indent()
    writeValuesType(to: &w)
    writeData(to: &w)
    writeValues(to: &w)
    for track in animation.tracks { writeTrack(track, to: &w) }
    writeProgress(to: &w)
    if let replacement = animation.replacement.first {
      w.blankLine()
      SwiftAnimationPrinter(
        animation: replacement, template: template, constants: constants, expressions: expressions
      ).writeType(to: &w)
    }
    w.outdent()
    w.line("}")
  }

  private func writeValuesType(to w: inout CodeWriter) {
    w.line("/// What the tracks have at one moment.")
    w.block("\(access)struct Values: Hashable, Sendable {") { w in
      for track in animation.tracks {
        w.document("The value of the track \(track.name).")
        w.line("\(access)let \(name(track)): \(valueType(track))\(isOptional(track) ? "?" : "")")
      }
    }
  }

  private func writeData(to w: inout CodeWriter) {
    w.blankLine()
    w.line("/// Where the animation takes its time from.")
    w.line("\(access)let clock = \(prefix)Clock.\(animation.values[0].clock.name)")
    let isStill: Bool
    switch animation.values[0].reducedMotion {
    case .unchanged, .replacement: isStill = false
    case .notInEffect, .hold, .values: isStill = true
    }
    w.line("/// Whether nothing moves any more if motion is to be reduced.")
    w.line("\(access)let isStillWhenReduced = \(isStill)")
    w.line("/// When the animation runs.")
    writeDatum("timing", "Timing", animation.values.map(\.timing), to: &w) {
      expressions.timing($0, to: &$1)
    }
    if hasStagger {
      w.line("/// How much later each item of a list is than the one before it.")
      writeDatum("stagger", "Duration", delays, to: &w) { expressions.time($0, to: &$1) }
    }
    if let count = animation.values[0].stagger?.count {
      w.line("/// The number of items of the list.")
      w.line("\(access)let itemCount = \(count)")
    }
    for track in animation.tracks where !track.values.isEmpty {
      w.document("The keyframes of the track \(track.name).")
      let type: StaticString =
        switch track.kind {
        case .color: "ColorTrack"
        case .number: "NumberTrack"
        case .dimension: "DimensionTrack"
        }
      let frames = zip(track.values, animation.values).map { Frames(track: $0, easing: $1.easing) }
      writeDatum("\(bare(track))Track", type, frames, to: &w) {
        expressions.track($0.track, easing: $0.easing, to: &$1)
      }
    }
    if animation.replacement.first != nil {
      w.line("/// What is shown instead if motion is to be reduced.")
      w.line("\(access)let replacement = Replacement()")
    }
  }

  private struct Frames: Equatable {
    let track: KeyframeTrack
    let easing: Easing
  }

  private var hasStagger: Bool { delays.contains { $0 != .zero } }
  private var delays: [Nanoseconds] { animation.values.map { $0.stagger?.delay ?? .zero } }

  /// Writes a property: one value, or one for each combination if they differ.
  private func writeDatum<Value: Equatable>(
    _ name: String, _ type: StaticString, _ values: [Value], to w: inout CodeWriter,
    _ write: (Value, inout CodeWriter) -> Void
  ) {
    w.begin()
    w.append("\(access)let \(name) = ")
    appendDatum(type, values, to: &w, write)
    w.end()
  }

  private func appendDatum<Value: Equatable>(
    _ type: StaticString, _ values: [Value], to w: inout CodeWriter,
    _ write: (Value, inout CodeWriter) -> Void
  ) {
    if SwiftAnimation.isUniform(values) {
      write(values[0], &w)
      return
    }
    w.append(prefix)
    w.append(constants.themes.types[Int(animation.support)])
    w.append("<")
    expressions.type(type, to: &w)
    w.append(">")
    constants.themes.appendValues(animation.support, to: &w) {
      write(values[$0], &$1)
    } isEqual: {
      values[$0] == values[$1]
    }
  }

  /// The expression of a property for the theme of a call.
  private func datum<Value: Equatable>(_ name: String, _ values: [Value]) -> String {
    SwiftAnimation.isUniform(values) ? name : "\(name).value(in: theme)"
  }

  private func writeValues(to w: inout CodeWriter) {
    w.blankLine()
    w.line("/// The values of all tracks, or nil where the animation is not in effect.")
    w.line("\(access)func values(")
    writeParameters(to: &w)
    w.line(") -> Values? {")
    w.indent()
    if let replacement = animation.replacement.first {
      w.line("if reducedMotion {")
      w.indent()
      let arguments = "at: time, index: index\(hasTheme ? ", theme: theme" : "")"
      w.line("return replacement.values(\(arguments)).map {")
      w.indent()
      let fields = animation.tracks.map { track in
        let isThere = replacement.tracks.contains { $0.name == track.name && $0.kind == track.kind }
        return "\(label(track)): \(isThere ? "$0.\(name(track))" : "nil")"
      }
      w.line("Values(\(fields.joined(separator: ", ")))")
      w.outdent()
      w.line("}")
      w.outdent()
      w.line("}")
    }
    writeSample(to: &w)
    w.line("return Values(")
    w.indent()
    for (index, track) in animation.tracks.enumerated() {
      w.begin()
      w.append("\(label(track)): ")
      appendValue(of: track, to: &w)
      w.append(index + 1 < animation.tracks.count ? "," : ")")
      w.end()
    }
    w.outdent()
    w.outdent()
    w.line("}")
  }

  /// Writes the lines that find where the animation stands, or return nil.
  private func writeSample(to w: inout CodeWriter) {
    w.line("guard let sample = progress(")
    w.indent()
    w.line("\(arguments))")
    w.outdent()
    w.line("else { return nil }")
  }

  private func writeTrack(_ track: SwiftAnimation.Track, to w: inout CodeWriter) {
    w.blankLine()
    w.document("The value of the track \(track.name), or nil where it is not in effect.")
    w.line("\(access)func \(name(track))(")
    writeParameters(to: &w)
    w.line(") -> \(valueType(track))? {")
    w.indent()
    if track.values.isEmpty || animation.replacement.first != nil {
      w.line(
        "values(\(arguments))" + (isOptional(track) ? ".flatMap { $0" : "?") + ".\(name(track))"
          + (isOptional(track) ? " }" : ""))
    } else {
      writeSample(to: &w)
      w.begin()
      w.append("return ")
      appendValue(of: track, to: &w)
      w.end()
    }
    w.outdent()
    w.line("}")
  }

  /// Appends the value of a track for `sample`.
  private func appendValue(of track: SwiftAnimation.Track, to w: inout CodeWriter) {
    guard !track.values.isEmpty else {
      w.append("nil")
      return
    }
    if !track.reduced.isEmpty {
      w.append("reducedMotion ? ")
      let type: StaticString =
        switch track.kind {
        case .color: "Color"
        case .number: "Double"
        case .dimension: "Dimension"
        }
      if SwiftAnimation.isUniform(track.reduced) {
        expressions.fixed(track.reduced[0], to: &w)
      } else {
        w.append(prefix)
        w.append(constants.themes.types[Int(animation.support)])
        w.append("<")
        if track.kind == .number { w.append(type) } else { expressions.type(type, to: &w) }
        w.append(">")
        constants.themes.appendValues(animation.support, to: &w) {
          expressions.fixed(track.reduced[$0], to: &$1)
        } isEqual: {
          track.reduced[$0] == track.reduced[$1]
        }
        w.append(".value(in: theme)")
      }
      w.append(" : ")
    }
    let frames = zip(track.values, animation.values).map { Frames(track: $0, easing: $1.easing) }
    w.append(datum("\(bare(track))Track", frames))
    w.append(".value(at: sample")
    if template.parts.contains("spring") {
      w.append(", duration: \(datum("timing", animation.values.map(\.timing))).duration")
    }
    w.append(")")
  }

  private func writeProgress(to w: inout CodeWriter) {
    w.blankLine()
    w.line("/// Where the animation stands, or nil where it is not in effect.")
    w.line("\(access)func progress(")
    writeParameters(to: &w)
    w.line(") -> \(prefix)Progress? {")
    w.indent()
    switch animation.values[0].reducedMotion {
    case .unchanged: break
    case .replacement:
      w.line("if reducedMotion {")
      w.indent()
      w.line(
        "return replacement.progress(at: time, index: index\(hasTheme ? ", theme: theme" : ""))")
      w.outdent()
      w.line("}")
    case .notInEffect: w.line("if reducedMotion { return nil }")
    case .values: w.line("if reducedMotion { return \(prefix)Progress(0) }")
    case .hold: writeHold(to: &w)
    }
    let timing = datum("timing", animation.values.map(\.timing))
    if hasStagger {
      let delay = datum("stagger", delays)
      w.line("return \(timing).staggered(by: \(delay), index: index).progress(at: time)")
    } else {
      w.line("return \(timing).progress(at: time)")
    }
    w.outdent()
    w.line("}")
  }

  private func writeHold(to w: inout CodeWriter) {
    let held = animation.values.map { value in
      if case .hold(let progress) = value.reducedMotion { progress } else { 0.0 }
    }
    w.begin()
    w.append("if reducedMotion { return \(prefix)Progress(")
    if SwiftAnimation.isUniform(held) {
      w.append(argument: held[0])
    } else {
      w.append(prefix)
      w.append(constants.themes.types[Int(animation.support)])
      w.append("<Double>")
      constants.themes.appendValues(animation.support, to: &w) {
        $1.append(argument: held[$0])
      } isEqual: {
        held[$0] == held[$1]
      }
      w.append(".value(in: theme)")
    }
    w.append(") }")
    w.end()
  }

  private func writeParameters(to w: inout CodeWriter) {
    w.indent()
    if hasTheme {
      w.line(
        "at time: \(prefix)Duration, index: Int = 0, theme: \(prefix)Theme = \(prefix)Theme(),")
      w.line("reducedMotion: Bool = false")
    } else {
      w.line("at time: \(prefix)Duration, index: Int = 0, reducedMotion: Bool = false")
    }
    w.outdent()
  }

  private var arguments: String {
    "at: time, index: index, \(hasTheme ? "theme: theme, " : "")reducedMotion: reducedMotion"
  }

  private func valueType(_ track: SwiftAnimation.Track) -> String {
    switch track.kind {
    case .color: "\(prefix)Color"
    case .number: "Double"
    case .dimension: "\(prefix)Dimension"
    }
  }

  /// Whether the track is missing from the animation or from what replaces it.
  private func isOptional(_ track: SwiftAnimation.Track) -> Bool {
    if track.values.isEmpty { return true }
    guard let other = animation.replacement.first else { return false }
    return !other.tracks.contains { $0.name == track.name && $0.kind == track.kind }
  }

  private func name(_ track: SwiftAnimation.Track) -> String {
    String(decoding: track.identifier, as: UTF8.self)
  }

  private func label(_ track: SwiftAnimation.Track) -> String {
    String(decoding: SwiftIdentifier.label(track.identifier), as: UTF8.self)
  }

  /// The name without backticks, for names that are made of it.
  private func bare(_ track: SwiftAnimation.Track) -> String {
    name(track).filter { $0 != "`" }
  }
}
