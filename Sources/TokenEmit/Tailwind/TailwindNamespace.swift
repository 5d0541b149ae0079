import TokenModel

/// A namespace of Tailwind's theme: the words before the first part of a theme variable's name decide
/// which utilities it makes.
package enum TailwindNamespace: String, CaseIterable, Sendable {
  case color, spacing, radius, breakpoint, container, text, leading, tracking, blur, perspective
  case font
  case fontWeight = "font-weight"
  case borderWidth = "border-width"
  case outlineWidth = "outline-width"
  case opacity
  case zIndex = "z-index"
  case aspect
  case transitionDuration = "transition-duration"
  case transitionDelay = "transition-delay"
  case ease
  case shadow
  case insetShadow = "inset-shadow"
  case dropShadow = "drop-shadow"
  case backgroundImage = "background-image"
  /// No namespace of Tailwind: a variable, and a utility that we add.
  case border
  /// No namespaces of Tailwind: variables without utilities. `transition` names the parts alone.
  case borderStyle = "border-style"
  case transition, number, value

  /// Whether the values stand in queries, where no variable can.
  var isLiteral: Bool { self == .breakpoint || self == .container }

  /// Names that say no more than the namespace does: at the front of a path they are left out.
  private var echoes: Set<String> {
    switch self {
    case .color: ["color", "colors", "colour", "colours"]
    case .spacing: ["spacing", "spacings", "space"]
    case .radius: ["radius", "radii", "border", "rounded"]
    case .breakpoint: ["breakpoint", "breakpoints", "screen", "screens"]
    case .container: ["container", "containers"]
    case .text: ["text", "font", "size", "sizes", "typography"]
    case .leading: ["leading", "line", "height", "heights", "font", "text"]
    case .tracking: ["tracking", "letter", "spacing", "spacings", "font", "text"]
    case .blur: ["blur", "blurs"]
    case .perspective: ["perspective"]
    case .font: ["font", "fonts", "family", "families"]
    case .fontWeight: ["font", "fonts", "weight", "weights"]
    case .borderWidth: ["border", "borders", "stroke", "width", "widths"]
    case .outlineWidth: ["outline", "outlines", "width", "widths"]
    case .opacity: ["opacity", "opacities", "alpha"]
    case .zIndex: ["z", "index", "zindex"]
    case .aspect: ["aspect", "ratio", "ratios"]
    case .transitionDuration: ["duration", "durations", "transition"]
    case .transitionDelay: ["delay", "delays", "transition"]
    case .ease: ["ease", "easing", "easings"]
    case .shadow, .insetShadow, .dropShadow:
      ["shadow", "shadows", "box", "drop", "inset"]
    case .backgroundImage: ["gradient", "gradients"]
    case .border: ["border", "borders"]
    case .borderStyle: ["border", "stroke", "style", "styles"]
    case .transition: ["transition", "transitions"]
    case .number: ["number", "numbers"]
    case .value: []
    }
  }

  /// How many names at the front of a path only repeat the namespace; at least one name is left.
  func echoCount(_ path: [[String]]) -> Int {
    let count = path.prefix { name in name.allSatisfy(echoes.contains) }.count
    return min(count, path.count - 1)
  }

  /// The namespace of a value by its type and, for lengths, numbers and times, by what its path says.
  init(_ value: TokenValue, _ path: [[String]]) {
    let words = path.flatMap(\.self)
    func says(_ any: String...) -> Bool { any.contains(where: words.contains) }
    func says(both first: String, _ second: String) -> Bool {
      zip(words, words.dropFirst()).contains { $0 == first && $1.hasPrefix(second) }
    }
    switch value {
    case .color: self = .color
    case .dimension:
      self =
        if says("radius", "radii", "rounded") {
          .radius
        } else if says("breakpoint", "breakpoints", "screen", "screens") {
          .breakpoint
        } else if says("container", "containers") {
          .container
        } else if says(both: "font", "size") || says(both: "text", "size") {
          .text
        } else if says("leading") || says(both: "line", "height") {
          .leading
        } else if says("tracking") || says(both: "letter", "spacing") {
          .tracking
        } else if says(both: "outline", "width") {
          .outlineWidth
        } else if says(both: "border", "width") || says(both: "stroke", "width") {
          .borderWidth
        } else if says("blur", "blurs") {
          .blur
        } else if says("perspective") {
          .perspective
        } else {
          .spacing
        }
    case .number:
      self =
        if says("opacity", "opacities", "alpha") {
          .opacity
        } else if says("zindex") || says(both: "z", "index") {
          .zIndex
        } else if says("leading") || says(both: "line", "height") {
          .leading
        } else if says(both: "aspect", "ratio") {
          .aspect
        } else {
          .number
        }
    case .fontFamily: self = .font
    case .fontWeight: self = .fontWeight
    case .duration: self = says("delay", "delays") ? .transitionDelay : .transitionDuration
    case .cubicBezier: self = .ease
    case .strokeStyle: self = .borderStyle
    case .border: self = .border
    case .transition: self = .transition
    case .shadow(let shadow):
      self = shadow.layers.allSatisfy { $0.inset == true } ? .insetShadow : .shadow
    case .gradient: self = .backgroundImage
    case .typography: self = .text
    case .opaque: self = .value
    }
  }
}
