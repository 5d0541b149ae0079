/// Font names, best first.
public struct FontFamily: Sendable, Hashable {
  /// At least one name (D-04).
  public var names: [String]
  /// Whether it was written as an array; a plain string has one name.
  public var isList: Bool

  /// Makes a list of names.
  public init(names: [String], isList: Bool) {
    self.names = names
    self.isList = isList
  }
}

/// How heavy a font is: a number in [1, 1000], or one of the names of the standard.
public struct FontWeight: Sendable, Hashable {
  /// The weight as a number in [1, 1000].
  public var value: Double
  /// The name, if it was written as one.
  public var name: FontWeightName?

  /// A weight that was written as a number.
  public init(value: Double) {
    self.value = value
    name = nil
  }

  /// A weight that was written as a name.
  public init(name: FontWeightName) {
    value = name.weight
    self.name = name
  }
}

/// The eighteen names of R-133. The raw value is the spelling.
public enum FontWeightName: String, CaseIterable, Sendable {
  case thin
  case hairline
  case extraLight = "extra-light"
  case ultraLight = "ultra-light"
  case light
  case normal
  case regular
  case book
  case medium
  case semiBold = "semi-bold"
  case demiBold = "demi-bold"
  case bold
  case extraBold = "extra-bold"
  case ultraBold = "ultra-bold"
  case black
  case heavy
  case extraBlack = "extra-black"
  case ultraBlack = "ultra-black"

  /// The weight that the name stands for (DTCG 8.4).
  public var weight: Double {
    switch self {
    case .thin, .hairline: 100
    case .extraLight, .ultraLight: 200
    case .light: 300
    case .normal, .regular, .book: 400
    case .medium: 500
    case .semiBold, .demiBold: 600
    case .bold: 700
    case .extraBold, .ultraBold: 800
    case .black, .heavy: 900
    case .extraBlack, .ultraBlack: 950
    }
  }
}

/// The height of a line of text.
public enum LineHeight: Sendable, Hashable {
  /// A multiple of the font size.
  case multiple(Double)
  /// A fixed length: outside the standard, read in default strength.
  case fixed(Dimension)
}

/// A text style.
public struct Typography: Sendable, Hashable {
  /// The fonts, best first.
  public var fontFamily: FontFamily
  /// The size of the text.
  public var fontSize: Dimension
  /// The weight of the text.
  public var fontWeight: FontWeight
  /// The space added between letters. The standard demands it; real files leave it out, which is
  /// read as no space added.
  public var letterSpacing: Dimension?
  /// The height of a line.
  public var lineHeight: LineHeight
  /// Members outside the standard (`textTransform`, …) with their scalar, in authored order.
  public var extras: [ExtraMember]

  /// Makes a text style.
  public init(
    fontFamily: FontFamily, fontSize: Dimension, fontWeight: FontWeight,
    letterSpacing: Dimension?, lineHeight: LineHeight, extras: [ExtraMember] = []
  ) {
    self.fontFamily = fontFamily
    self.fontSize = fontSize
    self.fontWeight = fontWeight
    self.letterSpacing = letterSpacing
    self.lineHeight = lineHeight
    self.extras = extras
  }
}

/// A member of a composite value that the standard does not know.
public struct ExtraMember: Sendable, Hashable {
  /// The name as written.
  public var name: String
  /// What it holds.
  public var value: Scalar

  /// Makes a member.
  public init(name: String, value: Scalar) {
    self.name = name
    self.value = value
  }
}

/// A string, number or boolean.
public enum Scalar: Sendable, Hashable {
  case string(String)
  case number(Double)
  case boolean(Bool)
}

/// A value of a type outside the standard, kept as it is.
public struct OpaqueValue: Sendable, Hashable {
  /// The `$type` as written.
  public var typeName: String
  /// The scalar.
  public var content: Scalar

  /// Makes an opaque value.
  public init(typeName: String, content: Scalar) {
    self.typeName = typeName
    self.content = content
  }
}
