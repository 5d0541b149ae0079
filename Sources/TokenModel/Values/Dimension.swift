/// A length with its unit.
public struct Dimension: Sendable, Hashable {
  /// The amount; any sign, any fraction. Finite.
  public var value: Double
  /// What the amount counts.
  public var unit: DimensionUnit

  /// Makes a length.
  public init(value: Double, unit: DimensionUnit) {
    self.value = value
    self.unit = unit
  }
}

/// The units of lengths: `px` and `rem` of DTCG, and those that real files use beside them.
public enum DimensionUnit: UInt8, CaseIterable, Sendable, Hashable {
  /// An idealised pixel: `dp` on Android, `pt` on iOS (DTCG 8.2.1).
  case px
  /// A multiple of the default font size.
  case rem
  case em
  case percent
  case none
  case pt
  case dp
  case sp
  case vw
  case vh
  case vmin
  case vmax
  case vi
  case vb
  case svw
  case svh
  case lvw
  case lvh
  case dvw
  case dvh
  case cqw
  case cqh
  case cqi
  case cqb
  case ch
  case ex
  case cap
  case ic
  case lh
  case rlh
  case cm
  case mm
  case inch
  case pc
  case q

  /// The spelling in a token file; `%` for percent and an empty text for none.
  public var name: String {
    switch self {
    case .percent: "%"
    case .none: ""
    case .inch: "in"
    case .px: "px"
    case .rem: "rem"
    case .em: "em"
    case .pt: "pt"
    case .dp: "dp"
    case .sp: "sp"
    case .vw: "vw"
    case .vh: "vh"
    case .vmin: "vmin"
    case .vmax: "vmax"
    case .vi: "vi"
    case .vb: "vb"
    case .svw: "svw"
    case .svh: "svh"
    case .lvw: "lvw"
    case .lvh: "lvh"
    case .dvw: "dvw"
    case .dvh: "dvh"
    case .cqw: "cqw"
    case .cqh: "cqh"
    case .cqi: "cqi"
    case .cqb: "cqb"
    case .ch: "ch"
    case .ex: "ex"
    case .cap: "cap"
    case .ic: "ic"
    case .lh: "lh"
    case .rlh: "rlh"
    case .cm: "cm"
    case .mm: "mm"
    case .pc: "pc"
    case .q: "q"
    }
  }

  /// The unit with this spelling, case-sensitive.
  public init?(name: some StringProtocol) {
    guard let unit = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = unit
  }

  /// Whether the unit is one of DTCG 2025.10.
  public var isStandard: Bool { self == .px || self == .rem }
}
