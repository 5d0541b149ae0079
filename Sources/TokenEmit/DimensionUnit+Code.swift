import TokenModel

extension DimensionUnit {
  /// The unit as an identifier of generated code: as it is spelled, where that is one.
  var identifier: String {
    switch self {
    case .percent: "percent"
    case .none: "none"
    case .inch: "inch"
    default: name
    }
  }

  /// The number of points of one unit; nil if that depends on a view, a font or a screen.
  func points(rem: Double) -> Double? {
    switch self {
    case .px, .pt, .dp, .sp, .none: 1
    case .rem: rem
    case .cm: 96 / 2.54
    case .mm: 9.6 / 2.54
    case .q: 2.4 / 2.54
    case .inch: 96
    case .pc: 16
    case .em, .percent, .vw, .vh, .vmin, .vmax, .vi, .vb, .svw, .svh, .lvw, .lvh, .dvw, .dvh, .cqw,
      .cqh, .cqi, .cqb, .ch, .ex, .cap, .ic, .lh, .rlh:
      nil
    }
  }
}
