/// How a line is drawn.
public enum StrokeStyle: Sendable, Hashable {
  /// One of the eight names of R-160.
  case keyword(StrokeStyleKeyword)
  /// Dashes and gaps in turn (an odd count repeats the list), with a cap.
  case dashed(dashArray: [Dimension], lineCap: LineCap)
}

/// The eight named stroke styles. The raw value is the spelling.
public enum StrokeStyleKeyword: String, CaseIterable, Sendable {
  case solid
  case dashed
  case dotted
  case double
  case groove
  case ridge
  case outset
  case inset
}

/// The end of a dash. The raw value is the spelling.
public enum LineCap: String, CaseIterable, Sendable {
  case round
  case butt
  case square
}

/// A line around something.
public struct Border: Sendable, Hashable {
  /// The colour of the line.
  public var color: ColorValue
  /// Its thickness.
  public var width: Dimension
  /// How it is drawn.
  public var style: StrokeStyle

  /// Makes a border.
  public init(color: ColorValue, width: Dimension, style: StrokeStyle) {
    self.color = color
    self.width = width
    self.style = style
  }
}

/// A change over time between two states.
public struct Transition: Sendable, Hashable {
  /// How long it takes.
  public var duration: Duration
  /// How long it waits before it starts.
  public var delay: Duration
  /// Its easing.
  public var timingFunction: BezierPoints

  /// Makes a transition.
  public init(duration: Duration, delay: Duration, timingFunction: BezierPoints) {
    self.duration = duration
    self.delay = delay
    self.timingFunction = timingFunction
  }
}

/// One layer of a shadow.
public struct ShadowLayer: Sendable, Hashable {
  /// The colour of the shadow.
  public var color: ColorValue
  /// To the right.
  public var offsetX: Dimension
  /// Downwards.
  public var offsetY: Dimension
  /// The blur radius as CSS and Figma understand it (twice a standard deviation).
  public var blur: Dimension
  /// How far the shape grows before it is blurred.
  public var spread: Dimension
  /// Whether the shadow falls inside; nil where it was not written, which means false.
  public var inset: Bool?

  /// Makes a layer.
  public init(
    color: ColorValue, offsetX: Dimension, offsetY: Dimension, blur: Dimension,
    spread: Dimension, inset: Bool?
  ) {
    self.color = color
    self.offsetX = offsetX
    self.offsetY = offsetY
    self.blur = blur
    self.spread = spread
    self.inset = inset
  }
}

/// One or more shadow layers.
public struct Shadow: Sendable, Hashable {
  /// At least one layer (D-06); the first is on top.
  public var layers: [ShadowLayer]
  /// Whether it was written as an array.
  public var isList: Bool

  /// Makes a shadow.
  public init(layers: [ShadowLayer], isList: Bool) {
    self.layers = layers
    self.isList = isList
  }
}

/// One colour of a gradient and its place.
public struct GradientStop: Sendable, Hashable {
  /// The colour at the place.
  public var color: ColorValue
  /// The place along the gradient in [0, 1]; a written value outside is clamped.
  public var position: Double

  /// Makes a stop.
  public init(color: ColorValue, position: Double) {
    self.color = color
    self.position = position
  }
}
