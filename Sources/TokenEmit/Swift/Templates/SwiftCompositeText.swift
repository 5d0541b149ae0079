/// The value types of a generated file that are made of others, as a `SwiftTemplate`.
enum SwiftCompositeText {
  static let lines = """
    //? strokeStyle
    /// How a line is drawn.
    public enum TokenStrokeStyle: Hashable, Sendable {
      case solid
      case dashed
      case dotted
      case double
      case groove
      case ridge
      case outset
      case inset
      /// Dashes and gaps in turn; an odd number of them is repeated.
      case pattern([TokenDimension], TokenLineCap)
    }

    /// How the ends of dashes look.
    public enum TokenLineCap: Hashable, Sendable {
      case round
      case butt
      case square
    }

    //.
    //? border
    /// A line around something.
    public struct TokenBorder: Hashable, Sendable {
      /// The colour of the line.
      public let color: TokenColor
      /// How thick it is.
      public let width: TokenDimension
      /// How it is drawn.
      public let style: TokenStrokeStyle

      /// A line of a colour, a width and a style.
      public init(color: TokenColor, width: TokenDimension, style: TokenStrokeStyle) {
        self.color = color
        self.width = width
        self.style = style
      }
    }

    //.
    //? transition
    /// How something changes from one state to another.
    public struct TokenTransition: Hashable, Sendable {
      /// How long the change takes.
      public let duration: TokenDuration
      /// How long it waits before it starts.
      public let delay: TokenDuration
      /// How it proceeds.
      public let easing: TokenCubicBezier

      /// A change over a time, after another, along a curve.
      public init(duration: TokenDuration, delay: TokenDuration, easing: TokenCubicBezier) {
        self.duration = duration
        self.delay = delay
        self.easing = easing
      }
    }

    //.
    """

  static let paints = """
    //? shadow
    /// One or more shadows, the first on top.
    public struct TokenShadow: Hashable, Sendable {
      /// The shadows; at least one.
      public let layers: [TokenShadowLayer]

      /// Shadows, the first on top.
      public init(_ layers: TokenShadowLayer...) {
        self.layers = layers
      }
    }

    /// One shadow.
    public struct TokenShadowLayer: Hashable, Sendable {
      /// The colour.
      public let color: TokenColor
      /// How far it is moved to the right.
      public let x: TokenDimension
      /// How far it is moved down.
      public let y: TokenDimension
      /// The blur as CSS and Figma understand it: twice a standard deviation.
      public let blur: TokenDimension
      /// How far the shape grows before it is blurred.
      public let spread: TokenDimension
      /// Whether the shadow falls inside.
      public let isInset: Bool

      /// A shadow from its parts.
      public init(
        color: TokenColor, x: TokenDimension, y: TokenDimension, blur: TokenDimension,
        spread: TokenDimension, isInset: Bool = false
      ) {
        self.color = color
        self.x = x
        self.y = y
        self.blur = blur
        self.spread = spread
        self.isInset = isInset
      }
    }

    //.
    //? gradient
    /// Colours that run into each other.
    public struct TokenGradient: Hashable, Sendable {
      /// The colours and their places; at least one.
      public let stops: [TokenGradientStop]

      /// Colours and their places.
      public init(_ stops: TokenGradientStop...) {
        self.stops = stops
      }
    }

    /// A colour of a gradient and its place.
    public struct TokenGradientStop: Hashable, Sendable {
      /// The colour.
      public let color: TokenColor
      /// The place along the gradient, 0 to 1.
      public let position: Double

      /// A colour at a place from 0 to 1.
      public init(_ color: TokenColor, at position: Double) {
        self.color = color
        self.position = position
      }
    }

    //.
    """

  static let text = """
    //? typography
    /// A style of text.
    public struct TokenTypography: Hashable, Sendable {
      /// The fonts.
      public let fontFamily: TokenFontFamily
      /// The size of the text.
      public let fontSize: TokenDimension
      /// The weight of the text.
      public let fontWeight: TokenFontWeight
      /// The space added between letters; nil for none.
      public let letterSpacing: TokenDimension?
      /// The height of a line.
      public let lineHeight: TokenLineHeight
      //? extras
      /// What else was written, in its order.
      public let extras: [TokenExtraMember]
      //.

      /// A style from its parts.
      public init(
        fontFamily: TokenFontFamily, fontSize: TokenDimension, fontWeight: TokenFontWeight,
        //? extras
        letterSpacing: TokenDimension? = nil, lineHeight: TokenLineHeight,
        extras: [TokenExtraMember] = []
        //.
        //! extras
        letterSpacing: TokenDimension? = nil, lineHeight: TokenLineHeight
        //.
      ) {
        self.fontFamily = fontFamily
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.letterSpacing = letterSpacing
        self.lineHeight = lineHeight
        //? extras
        self.extras = extras
        //.
      }
    }

    /// The height of a line of text.
    public enum TokenLineHeight: Hashable, Sendable {
      /// A multiple of the size of the text.
      case multiple(Double)
      /// A length, whatever the size of the text is.
      case fixed(TokenDimension)
    }

    //.
    //? extras
    /// A property of a text style that is not part of the token format.
    public struct TokenExtraMember: Hashable, Sendable {
      /// The name as it was written.
      public let name: String
      /// The value.
      public let value: TokenScalar

      /// A name and a value.
      public init(_ name: String, _ value: TokenScalar) {
        self.name = name
        self.value = value
      }
    }

    /// A text, a number, or yes or no.
    public enum TokenScalar: Hashable, Sendable {
      case string(String)
      case number(Double)
      case boolean(Bool)
    }

    //.
    """
}
