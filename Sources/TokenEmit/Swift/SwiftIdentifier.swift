/// Makes names legal in Swift, whatever they are: nothing is refused and nothing depends on the
/// neighbours of a name.
///
/// - A name that begins with a digit, or is empty, gets `_` in front.
/// - A keyword stands in backticks. Where backticks are not enough (`init`, `self`, and types called
///   `Type`, `Protocol`, `Self`, `Any`), and where a type of the generated file would be hidden, `_`
///   is added.
/// - A character that Swift does not allow, or that cannot be seen, is spelled as `u` and its number.
package struct SwiftIdentifier: Sendable {
  /// The names of types that groups must not hide, and those that no type may have.
  private let reservedTypes: WordList

  /// Names beside the types of a generated file.
  ///
  /// - Parameters:
  ///   - typePrefix: The beginning of the names of its value types.
  ///   - types: The names of all other types at its top.
  package init(typePrefix: String, types: [String]) {
    var reserved = Self.hiddenTypes
    for type in Self.valueTypes { reserved.insert((typePrefix + type).utf8) }
    for type in types { reserved.insert(type.utf8) }
    for type in Self.standardTypes { reserved.insert(type.utf8) }
    reservedTypes = reserved
  }

  /// The name of a group, or of any other nested type.
  package func type(_ text: [UInt8]) -> [UInt8] {
    let name = Self.legal(text)
    return reservedTypes.contains(name) ? name + [0x5F] : Self.unkeyed(name)
  }

  /// The name of a token.
  package func value(_ text: [UInt8]) -> [UInt8] {
    let name = Self.legal(text)
    return reservedTypes.contains(name) ? name + [0x5F] : Self.unkeyed(name)
  }

  /// A name that is no keyword, whatever it was.
  private static func unkeyed(_ name: [UInt8]) -> [UInt8] {
    guard keywords.contains(name) else { return name }
    return unreachableValues.contains(name) ? name + [0x5F] : [0x60] + name + [0x60]
  }

  /// The name of a modifier or one of its contexts.
  package func context(_ text: [UInt8]) -> [UInt8] {
    let name = Self.legal(text)
    return Self.contextMembers.contains(name) ? name + [0x5F] : value(text)
  }

  /// The name of the enum of a modifier's contexts.
  package func contextType(_ text: [UInt8]) -> [UInt8] {
    let name = type(text)
    return Self.contextProtocols.contains(name) ? name + [0x5F] : name
  }

  /// The name of a track of an animation.
  package func track(_ text: [UInt8]) -> [UInt8] {
    let name = Self.legal(text)
    return Self.animationMembers.contains(name) ? name + [0x5F] : value(text)
  }

  /// A name as the label of an argument, where almost every keyword stands without backticks: they
  /// would be a warning.
  static func label(_ name: [UInt8]) -> [UInt8] {
    guard name.first == 0x60 else { return name }
    let bare = Array(name.dropFirst().dropLast())
    return declarators.contains(bare) ? name : bare
  }

  /// The same with only letters, digits and `_`.
  static func legal(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count + 1)
    let isPlain = text.allSatisfy { $0.isASCIILower || $0.isASCIIUpper || $0.isASCIIDigit }
    if isPlain {
      result += text
    } else {
      for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
        if isAllowed(scalar) {
          result += String(scalar).utf8
        } else {
          result += "u\(String(scalar.value, radix: 16))".utf8
        }
      }
    }
    guard let first = result.first else { return [0x5F] }
    if first < 0x80 {
      return first.isASCIIDigit || result == [0x5F] ? [0x5F] + result : result
    }
    let scalar = String(decoding: result, as: UTF8.self).unicodeScalars.first
    return scalar.map(isContinuation) ?? false ? [0x5F] + result : result
  }

  /// Whether the scalar may only follow others: digits and combining marks.
  private static func isContinuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    default: false
    }
  }

  /// The scalars of identifiers (The Swift Programming Language, "Lexical Structure"), without those
  /// that cannot be seen or that turn the direction of text.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
    case 0xA8, 0xAA, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6: true
    case 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF: true
    case 0x200C...0x200D, 0x203F...0x2040, 0x2054, 0x2070...0x218F, 0x2460...0x24FF: true
    case 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007: true
    case 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF: true
    case 0xFDF0...0xFE44, 0xFE47...0xFEFE, 0xFF00...0xFFF8: true
    case 0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD: true
    default: false
    }
  }

  private static let keywords = WordList(
    """
    associatedtype class deinit enum extension fileprivate func import inout internal let operator \
    private precedencegroup protocol public rethrows static struct subscript typealias var break \
    case catch continue default defer do else fallthrough for guard if in repeat return throw \
    switch where while as false is nil super throws true try any some await async actor macro \
    package open borrowing consuming nonisolated init self Any Self Type Protocol
    """)

  private static let declarators = WordList("inout let var")
  private static let unreachableValues = WordList("init self Type Protocol")
  private static let hiddenTypes = WordList("Type Protocol Self Any _")

  /// Members of the generated types that a context or modifier would meet.
  private static let contextMembers = WordList("allCases hash hashValue value")

  /// What the enum of a modifier conforms to.
  private static let contextProtocols = WordList("CaseIterable Hashable Sendable")

  /// Members of a generated animation that a track would meet.
  private static let animationMembers = WordList(
    "clock hash hashValue isStillWhenReduced itemCount progress replacement stagger timing values")

  private static let standardTypes = ["Double", "String", "Bool", "Swift"]

  /// The value types, without their prefix.
  static let valueTypes = [
    "Animation", "AnimationView", "Border", "Clock", "Color", "ColorMix", "ColorTrack",
    "Components", "CubicBezier", "Dimension", "DimensionTrack", "Duration", "Easing",
    "ExtraMember", "FontFamily", "FontWeight", "Gradient", "GradientStop", "LineCap", "LineHeight",
    "LinearStop", "NumberTrack", "Progress", "Scalar", "Shadow", "ShadowLayer", "Spring",
    "StepPosition", "StrokeStyle", "Theme", "Themed", "Timing", "Transition", "Typography",
  ]
}
