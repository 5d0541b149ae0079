import TokenModel
import TokenMotion

/// `@property` rules (CSS Properties and Values 1).
extension CSSSheet {
  /// Registers the tracks of animations and, if asked to, tokens of simple types.
  func writeRegistrations(to writer: inout CodeWriter) {
    for animation in plan.animations {
      for track in animation.registrations {
        register(track.property, track.syntax, track.initial, to: &writer)
      }
    }
    guard options.registersProperties else { return }
    for id in tokens.tokenIDs where !plan.lightDark.contains(id) && plan.isPrinted(id) {
      guard
        let value = plan.place(id, in: tokens.defaultTheme, .fallback)?.value
          ?? tokens.anyValue(of: id),
        let (syntax, initial) = Self.registration(of: value)
      else { continue }
      register(Array(plan.values.names[id]), syntax, initial, to: &writer)
    }
  }

  private func register(
    _ name: [UInt8], _ syntax: String, _ initial: [UInt8], to writer: inout CodeWriter
  ) {
    writer.blankLine()
    writer.begin()
    writer.append("@property --")
    writer.append(name)
    writer.append(" {")
    writer.end()
    writer.indent()
    writer.line("syntax: \"\(syntax)\";")
    writer.line("inherits: true;")
    writer.begin()
    writer.append("initial-value: ")
    writer.append(initial)
    writer.append(";")
    writer.end()
    writer.outdent()
    writer.line("}")
  }

  /// The syntax of a value and an initial value that depends on nothing else, such as a font size;
  /// nil for values that are not registered.
  private static func registration(of value: TokenValue) -> (String, [UInt8])? {
    var initial = ByteBuffer()
    switch value {
    case .color(let color):
      CSSColor.appendFallback(color, to: &initial)
      return ("<color>", initial.array)
    case .dimension(let dimension):
      if dimension.unit == .none {
        appendDecimal(dimension.value, to: &initial)
        return ("<number>", initial.array)
      }
      if dimension.unit == .px || dimension.unit == .percent {
        CSSValues.append(dimension, to: &initial)
      } else {
        initial += "0px".utf8
      }
      return ("<length-percentage>", initial.array)
    case .fontWeight(let weight):
      appendDecimal(weight.value, to: &initial)
      return ("<number>", initial.array)
    case .number(let number):
      appendDecimal(number, to: &initial)
      return ("<number>", initial.array)
    case .duration(let duration):
      CSSValues.append(duration, to: &initial)
      return ("<time>", initial.array)
    case .fontFamily, .cubicBezier, .strokeStyle, .border, .transition, .shadow, .gradient,
      .typography, .opaque:
      return nil
    }
  }
}
