import TokenMotion

/// An animation as CSS writes it: all text is final but for indentation and the stand-ins of
/// `CSSEasings`.
struct CSSAnimation: Sendable {
  /// A property without a colon, and what it is set to.
  struct Declaration: Sendable, Hashable {
    /// The name; of a custom property with its `--`.
    var property: [UInt8]
    var text: [UInt8]

    init(_ property: [UInt8], _ text: [UInt8]) {
      self.property = property
      self.text = text
    }

    init(_ property: String, _ text: [UInt8]) {
      self.init(Array(property.utf8), text)
    }
  }

  /// An `@property` rule; `property` is without `--`.
  struct Registration: Sendable {
    var property: [UInt8]
    var syntax: String
    var initial: [UInt8]
  }

  /// One `@keyframes` rule.
  struct Rule: Sendable {
    /// The escaped name.
    var name: [UInt8]
    /// By ascending place, each place once.
    var frames: [Frame]
  }

  /// One keyframe.
  struct Frame: Sendable {
    /// From 0 to 1.
    var offset: Double
    /// The easing to the next keyframe, where it is not that of the animation.
    var easing: [UInt8]?
    var declarations: [Declaration]
  }

  /// What the media query for reduced motion changes.
  enum Reduced: Sendable {
    case nothing
    /// The class does nothing at all.
    case notInEffect
    case declarations([Declaration])
  }

  /// The escaped name of the class, and of the keyframes if there is one set of them.
  var name: [UInt8]
  /// Lines of comment: the description, approximations.
  var notes: [String] = []
  var registrations: [Registration] = []
  var rules: [Rule] = []
  /// What the class declares: the values at rest, the animation, and the properties that show it.
  var declarations: [Declaration] = []
  var reduced = Reduced.nothing
}

/// Prints animations.
extension CSSSheet {
  /// Writes keyframes and a class for each animation.
  func writeAnimations(to writer: inout CodeWriter) {
    for animation in plan.animations {
      writer.blankLine()
      for note in animation.notes {
        writeComment(plan.easings.resolved(note: note), to: &writer)
      }
      for rule in animation.rules {
        write(rule, to: &writer)
        writer.blankLine()
      }
      writeClass(animation, to: &writer)
    }
  }

  /// Writes a rule.
  func write(_ rule: CSSAnimation.Rule, to writer: inout CodeWriter) {
    writer.begin()
    writer.append("@keyframes ")
    writer.append(with: { CSSText.appendKeyframesName(rule.name, to: &$0) })
    writer.append(" {")
    writer.end()
    writer.indent()
    for frame in rule.frames {
      let place = (frame.offset * 100).roundedToSignificantDigits().decimalText
      writer.block("\(place)% {") { writer in
        write(frame.declarations, to: &writer)
        if let easing = frame.easing {
          write([.init("animation-timing-function", easing)], to: &writer)
        }
      }
    }
    writer.outdent()
    writer.line("}")
  }

  private func writeClass(_ animation: CSSAnimation, to writer: inout CodeWriter) {
    switch animation.reduced {
    case .nothing:
      writeClass(animation.name, animation.declarations, to: &writer)
    case .notInEffect:
      writer.block("@media (prefers-reduced-motion: no-preference) {") { writer in
        writeClass(animation.name, animation.declarations, to: &writer)
      }
    case .declarations(let declarations):
      writeClass(animation.name, animation.declarations, to: &writer)
      writer.blankLine()
      writer.block("@media (prefers-reduced-motion: reduce) {") { writer in
        writeClass(animation.name, declarations, to: &writer)
      }
    }
  }

  private func writeClass(
    _ name: [UInt8], _ declarations: [CSSAnimation.Declaration], to writer: inout CodeWriter
  ) {
    writer.begin()
    writer.append(".")
    writer.append(with: { CSSText.appendIdentifier(name, to: &$0) })
    writer.append(" {")
    writer.end()
    writer.indent()
    write(declarations, to: &writer)
    writer.outdent()
    writer.line("}")
  }

  /// Writes declarations, each on a line.
  func write(_ declarations: [CSSAnimation.Declaration], to writer: inout CodeWriter) {
    for declaration in declarations {
      writer.begin()
      writer.append(declaration.property)
      writer.append(": ")
      writer.append(plan.easings.resolved(declaration.text))
      writer.append(";")
      writer.end()
    }
  }
}
