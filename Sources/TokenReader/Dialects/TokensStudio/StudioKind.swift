import TokenModel
import TokenMotion
import TokenSyntax

/// What a type of Tokens Studio means.
enum StudioKind: Equatable {
  case color
  /// A number without a unit is a length in pixels.
  case length
  /// A length; a percentage is one of the font size.
  case letterSpacing
  /// A length; a percentage is a multiple of the font size, and so is a number up to 4. A number from
  /// 8 on is a length in pixels.
  case lineHeight
  case fontFamily
  case fontWeight
  /// A number; a percentage is a hundredth.
  case opacity
  case number
  case boolean
  case duration
  case shadow
  case typography
  case border
  /// Properties of any kinds, which the standard has nothing for.
  case composition
  /// A type of the standard whose values are read as they are.
  case standard(String)
  /// The value says what it is; if it does not, it is text of this type.
  case untyped(String)
  /// A type that the standard does not have, kept with its scalars.
  case foreign(String)

  /// The kind of a type; `nil` stands for a token without one.
  init(type: String?) {
    self = type.map { Self.known[$0] ?? .foreign($0) } ?? .untyped("string")
  }

  private static let known: [String: StudioKind] = [
    "color": .color,
    "dimension": .length, "spacing": .length, "space": .length, "sizing": .length,
    "size": .length, "borderRadius": .length, "borderWidth": .length, "fontSizes": .length,
    "fontSize": .length, "paragraphSpacing": .length, "paragraphIndent": .length,
    "paragraphSpacings": .length,
    "letterSpacing": .letterSpacing, "letterSpacings": .letterSpacing,
    "lineHeights": .lineHeight, "lineHeight": .lineHeight,
    "fontFamilies": .fontFamily, "fontFamily": .fontFamily,
    "fontWeights": .fontWeight, "fontWeight": .fontWeight,
    "opacity": .opacity, "number": .number, "boolean": .boolean,
    "duration": .duration, "motionDuration": .duration,
    "boxShadow": .shadow, "shadow": .shadow, "typography": .typography, "border": .border,
    "composition": .composition,
    "cubicBezier": .standard("cubicBezier"), "strokeStyle": .standard("strokeStyle"),
    "gradient": .standard("gradient"), "transition": .standard("transition"),
    "other": .untyped("other"),
  ]

  /// The kind of a member of a composite value that has no type of its own: that of the token that
  /// such a member refers to in Tokens Studio.
  init(member: String) {
    switch member {
    case "fontFamily", "fontWeight", "fontSize", "lineHeight", "letterSpacing", "paragraphSpacing",
      "paragraphIndent", "opacity", "boxShadow", "typography":
      self.init(type: member)
    case "textCase", "textDecoration": self = .foreign(member)
    case "fill", "color", "background", "backgroundColor": self = .color
    case "width", "height", "sizing", "spacing", "gap", "itemSpacing", "minWidth", "maxWidth",
      "minHeight", "maxHeight", "x", "y":
      self = .length
    case _ where member.hasPrefix("borderColor"): self = .color
    case _ where member.hasPrefix("borderRadius"), _ where member.hasPrefix("borderWidth"),
      _ where member.hasPrefix("padding"):
      self = .length
    default: self = .untyped("string")
    }
  }

  /// The type of the standard that an expression of this kind has.
  var typeName: String {
    switch self {
    case .color: "color"
    case .length, .letterSpacing, .lineHeight: "dimension"
    case .fontFamily: "fontFamily"
    case .fontWeight: "fontWeight"
    case .opacity, .number: "number"
    case .boolean: "boolean"
    case .duration: "duration"
    case .shadow: "shadow"
    case .typography: "typography"
    case .border: "border"
    case .composition: "composition"
    case .standard(let name), .untyped(let name), .foreign(let name): name
    }
  }

  /// The members without which a value of this kind is none of the standard's; nil for kinds whose
  /// values are not objects or may not lack any.
  var requiredMembers: [String]? {
    switch self {
    case .typography: ["fontFamily", "fontSize", "fontWeight", "lineHeight"]
    case .border: ["color", "width", "style"]
    default: nil
    }
  }
}

extension StudioKind {
  /// What a number means.
  func reading(of number: Double) -> ScalarReading {
    switch self {
    case .length, .letterSpacing:
      ScalarReading(type: "dimension", content: .measure(number, unit: "px"))
    // Figma counts pixels, and CSS multiples of the font size: between the sizes of the two nobody
    // can tell, which is reported where values are checked.
    case .lineHeight where number >= 8:
      ScalarReading(type: "dimension", content: .measure(number, unit: "px"))
    case .lineHeight where number <= 4: ScalarReading(type: "number", content: .number(number))
    case .lineHeight: ScalarReading(type: "lineHeights", content: .copy)
    case .untyped: ScalarReading(type: "number", content: .copy)
    default: ScalarReading(type: typeName, content: .copy)
    }
  }

  /// What a text without references means. One that is neither a value of this kind nor has a
  /// meaning here stays as it is: an expression, or a fault that is found when values are checked.
  func reading(of text: String) -> ScalarReading {
    let text = ReferencePieces.trimmed(text)
    let measure = LegacyForm.split(text)
    switch self {
    case .length:
      if let (value, unit) = measure, unit.isEmpty { return reading(of: value) }
    case .letterSpacing:
      if let (value, unit) = measure, unit.isEmpty { return reading(of: value) }
      if let (value, unit) = measure, unit == "%" {
        return ScalarReading(
          type: "dimension",
          content: .measure((value / 100).roundedToSignificantDigits(), unit: "em"))
      }
    case .lineHeight:
      if let (value, unit) = measure, unit.isEmpty { return reading(of: value) }
      if let (value, unit) = measure, unit == "%" {
        return ScalarReading(
          type: "number", content: .number((value / 100).roundedToSignificantDigits()))
      }
      if ["auto", "normal"].contains(text.lowercased()) {
        return ScalarReading(type: "string", content: .copy)
      }
    case .opacity, .number:
      if let (value, unit) = measure, unit.isEmpty {
        return ScalarReading(type: "number", content: .number(value))
      }
      if self == .opacity, let (value, unit) = measure, unit == "%" {
        return ScalarReading(
          type: "number", content: .number((value / 100).roundedToSignificantDigits()))
      }
    case .fontFamily:
      let names = FontList.split(text)
      if names.count > 1 { return ScalarReading(type: typeName, content: .texts(names)) }
    case .fontWeight:
      if let (value, unit) = measure, unit.isEmpty {
        return ScalarReading(type: typeName, content: .number(value))
      }
      if let weight = FigmaFontWeight(style: text) {
        return ScalarReading(
          type: typeName, content: .text(weight.name.rawValue), losesPart: weight.isSlanted)
      }
    case .boolean:
      if text == "true" || text == "false" {
        return ScalarReading(type: typeName, content: .flag(text == "true"))
      }
    case .color:
      if text.utf8.contains(UInt8(ascii: "(")), text.hasGradientFunction {
        return ScalarReading(type: "gradient", content: .copy)
      }
    case .untyped(let otherwise):
      return ScalarReading.inferred(text, otherwise: otherwise)
    case .duration, .shadow, .typography, .border, .composition, .standard, .foreign: break
    }
    return ScalarReading(type: typeName, content: .copy)
  }
}

extension GroupToken {
  /// What its type means.
  var studioKind: StudioKind { StudioKind(type: type) }
}

extension String {
  /// Whether it begins with a gradient function of CSS.
  fileprivate var hasGradientFunction: Bool {
    ["linear-gradient(", "radial-gradient(", "conic-gradient("].contains(where: hasPrefix)
  }
}
