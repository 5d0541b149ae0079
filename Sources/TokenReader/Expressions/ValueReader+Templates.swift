import TokenModel
import TokenMotion
import TokenSyntax

extension ValueReader {
  /// A text outside the types of the standard with the values of the references in it put in, by
  /// position: `{size.16}/{line}` becomes `1rem/1`. Nothing is computed.
  ///
  /// Nil for a text whose braces name no token at all: that is a text with braces.
  mutating func template(_ place: Place) -> Scalar?? {
    guard hasTerms(place) else { return nil }
    let text = Array(tree(place).decodedBytes(place.node))
    let places = ReferenceText.references(in: text[...])
    let isTemplate = references(of: place.occurrence).contains {
      $0.node == place.node && $0.target != PathTree.none
    }
    guard isTemplate else { return nil }
    var result: [UInt8] = []
    var position = 0
    for range in places {
      if text[range.lowerBound] == UInt8(ascii: "$"), case .fault = resolver.dollar(text[range]) {
        continue
      }
      result += text[position..<range.lowerBound]
      position = range.upperBound
      guard let value = term(range, of: text, at: place) else { return .some(nil) }
      guard let inserted = Self.text(of: value) else {
        report(
          ExpressionFault(
            .units, range, "a \(value.typeName) cannot stand inside a text",
            help: "refer to its parts, or give this token the type \(value.typeName)"),
          at: place)
        return .some(nil)
      }
      result += inserted.utf8
      guard result.count <= ExpressionLimits.resultLength else {
        reportLength(range, at: place)
        return .some(nil)
      }
    }
    templateBytes += result.count
    guard templateBytes <= ExpressionLimits.totalLength else {
      reportTotal(at: place)
      return .some(nil)
    }
    result += text[position...]
    note(.text, at: place)
    report(
      .expressionValue, "the standard has no references inside a text, and these are put in",
      at: place, help: "write the text that it comes to")
    return .some(.string(String(decoding: result, as: UTF8.self)))
  }

  private mutating func reportLength(_ range: Range<Int>, at place: Place) {
    report(
      ExpressionFault(
        .limit, range,
        "a text may have \(ExpressionLimits.resultLength) characters, and with its references this has more",
        help: "look for a text that is doubled over and over along the references"),
      at: place)
  }

  /// Tells once that the texts of the project are too long in all.
  private mutating func reportTotal(at place: Place) {
    guard !isTemplateTotalTold else { return }
    isTemplateTotalTold = true
    report(
      .expressionLimit,
      "the texts with references come to more than \(ExpressionLimits.totalLength >> 20) MiB in all",
      at: place, help: "refer to long texts as a whole, so that they are not copied")
  }

  /// A value as CSS would write it inside a longer text; nil for most composites.
  static func text(of value: TokenValue) -> String? {
    switch value {
    case .color(let color): return color.color.cssText
    case .dimension(let length): return length.value.decimalText + length.unit.name
    case .duration(let time): return time.value.decimalText + time.unit.name
    case .number(let number): return number.decimalText
    case .fontWeight(let weight): return weight.value.decimalText
    case .fontFamily(let family):
      return family.names.map { $0.contains(" ") ? "\"\($0)\"" : $0 }.joined(separator: ", ")
    case .cubicBezier(let points):
      let numbers = [points.x1, points.y1, points.x2, points.y2].map(\.decimalText)
      return "cubic-bezier(\(numbers.joined(separator: ", ")))"
    case .strokeStyle(.keyword(let keyword)): return keyword.rawValue
    case .opaque(let opaque):
      switch opaque.content {
      case .string(let text): return text
      case .number(let number): return number.decimalText
      case .boolean(let state): return state ? "true" : "false"
      }
    case .strokeStyle(.dashed), .border, .transition, .shadow, .gradient, .typography: return nil
    }
  }

  /// The fonts of a list in one string with references in it: `{font.base}, sans-serif`.
  mutating func fontTemplate(_ place: Place) -> FontFamily? {
    let text = Array(tree(place).decodedBytes(place.node))
    var names: [String] = []
    for part in text.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      let trimmed = part.trimmingBlanks
      let places = ReferenceText.references(in: trimmed)
      if places.isEmpty {
        names += FontList.split(String(decoding: trimmed, as: UTF8.self))
      } else if places == [trimmed.indices] {
        guard let value = term(trimmed.indices, of: text, at: place) else { return nil }
        switch value {
        case .fontFamily(let family): names += family.names
        case .opaque(let opaque):
          guard case .string(let name) = opaque.content else { fallthrough }
          names += FontList.split(name)
        default:
          reportMismatch(value, expected: "fontFamily", at: place)
          return nil
        }
      } else {
        report(
          ExpressionFault(
            .syntax, trimmed.indices, "a font is a name or a reference, not both in one",
            help: "separate them by a comma"),
          at: place)
        return nil
      }
      guard names.count <= ExpressionLimits.fonts else {
        report(
          ExpressionFault(
            .limit, trimmed.indices,
            "a list may have \(ExpressionLimits.fonts) fonts, and with its references this has more"
          ),
          at: place)
        return nil
      }
    }
    note(.text, at: place)
    templateBytes += names.reduce(0) { $0 + $1.utf8.count + MemoryLayout<String>.size }
    guard templateBytes <= ExpressionLimits.totalLength else {
      reportTotal(at: place)
      return nil
    }
    report(
      .expressionValue, "the standard has no references inside a text, and these are put in",
      at: place, help: "write an array of the names")
    return FontFamily(names: names, isList: true)
  }
}
