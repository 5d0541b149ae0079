import TokenModel

/// The Kotlin type of a value.
enum KotlinKind: UInt8, CaseIterable, Sendable {
  case color
  case dimension
  /// Compose only: a size of text.
  case textUnit
  /// Compose only: a length that is neither `Dp` nor `TextUnit`.
  case otherDimension
  case fontFamily
  case fontWeight
  case duration
  case bezier
  case number
  case strokeStyle
  case border
  case transition
  case shadow
  case gradient
  case typography
  case string
  case boolean
  /// The values of different themes have different types.
  case any

  /// The kind of a value on a platform.
  init(_ value: TokenValue, on platform: KotlinOptions.Platform) {
    switch value {
    case .color: self = .color
    case .dimension(let length):
      switch platform {
      case .plain: self = .dimension
      case .compose: self = Self.composeKind(length.unit)
      }
    case .fontFamily: self = .fontFamily
    case .fontWeight: self = .fontWeight
    case .duration: self = .duration
    case .cubicBezier: self = .bezier
    case .number: self = .number
    case .strokeStyle: self = .strokeStyle
    case .border: self = .border
    case .transition: self = .transition
    case .shadow: self = .shadow
    case .gradient: self = .gradient
    case .typography: self = .typography
    case .opaque(let value):
      switch value.content {
      case .string: self = .string
      case .number: self = .number
      case .boolean: self = .boolean
      }
    }
  }

  private static func composeKind(_ unit: DimensionUnit) -> KotlinKind {
    switch unit {
    case .px, .rem, .dp, .pt, .none: .dimension
    case .sp, .em: .textUnit
    case .percent, .vw, .vh, .vmin, .vmax, .vi, .vb, .svw, .svh, .lvw, .lvh, .dvw, .dvh, .cqw,
      .cqh, .cqi, .cqb, .ch, .ex, .cap, .ic, .lh, .rlh, .cm, .mm, .inch, .pc, .q:
      .otherDimension
    }
  }

  /// Whether a property of the kind may be `const`.
  var isPrimitive: Bool { self == .number || self == .string || self == .boolean }

  /// Whether values of the kind hold other values, which may be references.
  var hasParts: Bool {
    switch self {
    case .strokeStyle, .border, .transition, .shadow, .gradient, .typography, .any: true
    case .color, .dimension, .textUnit, .otherDimension, .fontFamily, .fontWeight, .duration,
      .bezier, .number, .string, .boolean:
      false
    }
  }

  /// The kinds of the values that a value of the kind holds.
  var parts: [KotlinKind] {
    switch self {
    case .border: [.color, .dimension, .strokeStyle]
    case .transition: [.duration, .bezier]
    case .shadow: [.color, .dimension]
    case .gradient: [.color]
    case .strokeStyle: [.dimension]
    case .typography: [.fontFamily, .dimension, .fontWeight]
    case .color, .dimension, .textUnit, .otherDimension, .fontFamily, .fontWeight, .duration,
      .bezier, .number, .string, .boolean, .any:
      []
    }
  }

  /// The name of the type.
  func typeName(on platform: KotlinOptions.Platform) -> StaticString {
    let isCompose = platform == .compose
    return switch self {
    case .color: isCompose ? "ComposeColor" : "TokenColor"
    case .dimension: isCompose ? "Dp" : "TokenDimension"
    case .textUnit: "TextUnit"
    case .otherDimension: "TokenDimension"
    case .fontFamily: "TokenFontFamily"
    case .fontWeight: isCompose ? "FontWeight" : "TokenFontWeight"
    case .duration: "TokenDuration"
    case .bezier: "TokenBezier"
    case .number: isCompose ? "Float" : "Double"
    case .strokeStyle: "TokenStrokeStyle"
    case .border: "TokenBorder"
    case .transition: "TokenTransition"
    case .shadow: "TokenShadow"
    case .gradient: "TokenGradient"
    case .typography: "TokenTypography"
    case .string: "String"
    case .boolean: "Boolean"
    case .any: "Any"
    }
  }
}

/// A set of kinds.
struct KotlinKinds: Sendable {
  private var bits: UInt32 = 0

  /// Whether a kind is in it.
  func contains(_ kind: KotlinKind) -> Bool { bits >> UInt32(kind.rawValue) & 1 == 1 }

  /// Adds a kind.
  mutating func insert(_ kind: KotlinKind) { bits |= 1 << UInt32(kind.rawValue) }
}

/// What a token is in Kotlin.
struct KotlinShape: Sendable, Hashable {
  /// The type; nil for a token that has no value at all, which is left out.
  var kind: KotlinKind?
  /// Whether some combination of contexts has no value.
  var isNullable = false
  /// Whether the value depends on the theme: a function then, not a property.
  var isThemed = false

  /// The shapes of all tokens.
  static func all(
    of tokens: ThemedTokens, on platform: KotlinOptions.Platform
  ) -> [KotlinShape] {
    // Tables of their own: the whole `ThemedTokens` is slow to copy into a closure.
    let (supports, values) = (tokens.supports, tokens.values)
    return tokens.tokens.map { token in
      let count = token.support == 0 ? 1 : supports[Int(token.support)].count
      let first = Int(token.firstValue)
      return KotlinShape(values[first..<first + count], on: platform)
    }
  }

  /// The shape of a token with these values.
  private init(_ values: ArraySlice<TokenValue?>, on platform: KotlinOptions.Platform) {
    isThemed = values.count > 1
    for value in values {
      guard let value else {
        isNullable = true
        continue
      }
      let kind = KotlinKind(value, on: platform)
      self.kind = self.kind == nil || self.kind == kind ? kind : .any
    }
  }
}
