import TokenModel
import TokenMotion

/// Classes that apply composite tokens.
extension CSSSheet {
  /// Writes a class for every token of a composite type that one property or two take whole.
  func writeUtilities(to writer: inout CodeWriter) {
    guard options.writesUtilityClasses else { return }
    for id in tokens.tokenIDs where plan.isPrinted(id) {
      guard let value = tokens.anyValue(of: id) else { continue }
      let declarations = Self.declarations(of: value, writesParts: options.writesParts)
        .filter { plan.values.names.isWritten($0.part, of: id) }
      guard !declarations.isEmpty else { continue }
      writer.blankLine()
      writer.begin()
      writer.append(".")
      writer.append(with: { CSSText.appendIdentifier(plan.values.names[id], to: &$0) })
      writer.append(" {")
      writer.end()
      writer.indent()
      for (property, part) in declarations {
        writer.begin()
        writer.append(property)
        writer.append(": ")
        writer.append(with: { plan.values.appendVariable(id, part, of: value, to: &$0) })
        writer.append(";")
        writer.end()
      }
      writer.outdent()
      writer.line("}")
    }
  }

  private static func declarations(
    of value: TokenValue, writesParts: Bool
  ) -> [(property: String, part: CSSPart)] {
    switch value {
    case .border: return [("border", .whole)]
    case .shadow: return [("box-shadow", .whole)]
    case .gradient: return [("background-image", .whole)]
    case .transition:
      return writesParts
        ? [
          ("transition-duration", .duration), ("transition-timing-function", .timingFunction),
          ("transition-delay", .delay),
        ] : []
    case .typography(let typography):
      guard writesParts else { return [("font", .whole)] }
      var result: [(String, CSSPart)] = [("font", .whole)]
      if typography.letterSpacing != nil { result.append(("letter-spacing", .letterSpacing)) }
      for (index, extra) in typography.extras.enumerated() {
        let property = CSSPart.extra(index).name(of: value)
        if isProperty(extra.name) { result.append((property, .extra(index))) }
      }
      return result
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number,
      .strokeStyle, .opaque:
      return []
    }
  }

  /// Members of real files that are properties of CSS under the same name.
  private static func isProperty(_ name: String) -> Bool {
    [
      "textTransform", "textDecoration", "fontStyle", "fontStretch", "fontVariant", "textAlign",
      "textIndent", "fontFeatureSettings",
    ].contains(name)
  }
}
