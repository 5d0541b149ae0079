import TokenModel
import TokenMotion

/// What a track looks like in CSS, apart from its keyframes.
struct CSSTrack {
  /// The syntax under which the track's property is registered.
  let syntax: String

  /// The value of `@property` that stands for the track before any rule sets it. It may depend on
  /// nothing: a relative length is 0.
  let initial: [UInt8]

  init(_ track: KeyframeTrack) {
    var initial = ByteBuffer()
    switch track.keyframes {
    case .color(let frames, _):
      syntax = "<color>"
      if let first = frames.first { CSSColor.appendMixedBytes(first.value, to: &initial) }
    case .number(let frames):
      syntax = "<number>"
      appendDecimal(frames.first?.value ?? 0, to: &initial)
    case .dimension(let frames, let unit):
      let value = frames.first?.value ?? 0
      switch unit {
      case "":
        syntax = "<number>"
        appendDecimal(value, to: &initial)
      case "deg", "turn", "rad", "grad":
        syntax = "<angle>"
        appendDecimal(value, to: &initial)
        initial += unit.utf8
      case "ms", "s":
        syntax = "<time>"
        appendDecimal(value, to: &initial)
        initial += unit.utf8
      case "px", "dp", "%":
        syntax = "<length-percentage>"
        appendDecimal(value, to: &initial)
        initial += (unit == "dp" ? "px" : unit).utf8
      default:
        syntax = "<length-percentage>"
        initial += "0px".utf8
      }
    }
    self.initial = initial.array
  }

  /// Appends a number with the unit of a track.
  static func append(_ value: Double, unit: String, to bytes: inout ByteBuffer) {
    if let known = DimensionUnit(name: unit) {
      CSSValues.append(
        Dimension(value: value.roundedToSignificantDigits(), unit: known), to: &bytes)
    } else {
      appendDecimal(value.roundedToSignificantDigits(), to: &bytes)
      bytes += CSSText.escaped(Array(unit.utf8))
    }
  }

  /// The properties of CSS that show the tracks of an animation, by the names of the tracks: `opacity`,
  /// `scale`, `rotate`, `x` and `y`, `fill`, `stroke`, and for a colour of any other name the
  /// background, as a skeleton needs it. A track that is not known is left to whoever uses its custom
  /// property.
  static func styles(_ tracks: [(track: KeyframeTrack, property: [UInt8])]) -> [(String, [UInt8])] {
    var styles: [(String, [UInt8])] = []
    var shift: (x: [UInt8]?, y: [UInt8]?) = (nil, nil)
    for (track, property) in tracks {
      let value = Array("var(--".utf8) + property + Array(")".utf8)
      let name = String(
        decoding: CaseStyle.kebab.text(of: NameWords(track.name.utf8)), as: UTF8.self)
      switch track.keyframes {
      case .color:
        let target = colorProperty(name)
        if !styles.contains(where: { $0.0 == target }) { styles.append((target, value)) }
      case .number:
        switch name {
        case "opacity", "scale": styles.append((name, value))
        case "rotate", "rotation":
          styles.append(("rotate", Array("calc(1deg * ".utf8) + value + Array(")".utf8)))
        default: break
        }
      case .dimension:
        switch name {
        case "x", "translate-x", "offset-x": shift.x = value
        case "y", "translate-y", "offset-y", "rise": shift.y = value
        case "rotate", "rotation": styles.append(("rotate", value))
        case "blur": styles.append(("filter", Array("blur(".utf8) + value + Array(")".utf8)))
        default: break
        }
      }
    }
    if shift.x != nil || shift.y != nil {
      let zero = Array("0".utf8)
      styles.append(("translate", (shift.x ?? zero) + [UInt8(ascii: " ")] + (shift.y ?? zero)))
    }
    return styles
  }

  private static func colorProperty(_ name: String) -> String {
    switch name {
    case "fill", "stroke": name
    case "text", "text-color", "foreground", "tint": "color"
    case "border", "border-color": "border-color"
    default: "background-color"
    }
  }
}
