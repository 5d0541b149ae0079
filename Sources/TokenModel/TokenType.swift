/// The type of a token: the thirteen of DTCG 2025.10 and one for everything else that real files
/// hold.
public enum TokenType: UInt8, CaseIterable, Sendable, Hashable {
  case color
  case dimension
  case fontFamily
  case fontWeight
  case duration
  case cubicBezier
  case number
  case strokeStyle
  case border
  case transition
  case shadow
  case gradient
  case typography
  /// A `$type` outside the standard (`string`, `boolean`, …), kept as the scalar that it is. Not
  /// part of DTCG: an error under `--spec 2025.10`.
  case opaque

  /// The spelling of the standard; `opaque` for the case that has none.
  public var name: String {
    switch self {
    case .color: "color"
    case .dimension: "dimension"
    case .fontFamily: "fontFamily"
    case .fontWeight: "fontWeight"
    case .duration: "duration"
    case .cubicBezier: "cubicBezier"
    case .number: "number"
    case .strokeStyle: "strokeStyle"
    case .border: "border"
    case .transition: "transition"
    case .shadow: "shadow"
    case .gradient: "gradient"
    case .typography: "typography"
    case .opaque: "opaque"
    }
  }

  /// The thirteen types of the standard, in its order.
  public static let standard = allCases.filter { $0 != .opaque }

  /// The type with this spelling in the standard (R-018: exact, case-sensitive).
  public init?(name: some StringProtocol) {
    let name = String(name)
    guard let type = Self.standard.first(where: { $0.name == name }) else { return nil }
    self = type
  }

  /// Whether references may stand inside a value of this type and not only for the whole of it
  ///
  public var isComposite: Bool {
    switch self {
    case .strokeStyle, .border, .transition, .shadow, .gradient, .typography: true
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .opaque:
      false
    }
  }
}
