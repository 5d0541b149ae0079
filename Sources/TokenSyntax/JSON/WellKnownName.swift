/// Member names with a meaning of their own in token files, interned under fixed numbers so that
/// readers compare integers. The raw value is the number in every `NameTable`.
@usableFromInline package enum WellKnownName: UInt32, CaseIterable, Sendable {
  // The properties of tokens and groups, which begin with `$`, come first; see `isProperty`.
  case value
  case type
  case description
  case deprecated
  case extensions
  case extends
  case ref
  case root
  case schema
  case defs
  case colorSpace
  case components
  case alpha
  case hex
  case plainValue
  case unit
  case plainType
  case color
  case width
  case style
  case duration
  case delay
  case timingFunction
  case offsetX
  case offsetY
  case blur
  case spread
  case inset
  case position
  case fontFamily
  case fontSize
  case fontWeight
  case letterSpacing
  case lineHeight
  case dashArray
  case lineCap
  case name
  case version
  case plainDescription
  case sets
  case modifiers
  case resolutionOrder
  case sources
  case contexts
  case plainDefault
  case mode
  case light
  case dark
  case animation
  case allow
  case fullValue
  case otherTokens
  case expression
  case hidden

  /// The number of the name in every table.
  @inlinable package var id: NameID { NameID(rawValue) }

  /// The name as it stands in a file.
  package var spelling: String {
    switch self {
    case .value: "$value"
    case .type: "$type"
    case .description: "$description"
    case .deprecated: "$deprecated"
    case .extensions: "$extensions"
    case .extends: "$extends"
    case .ref: "$ref"
    case .root: "$root"
    case .schema: "$schema"
    case .defs: "$defs"
    case .colorSpace: "colorSpace"
    case .components: "components"
    case .alpha: "alpha"
    case .hex: "hex"
    case .plainValue: "value"
    case .unit: "unit"
    case .plainType: "type"
    case .color: "color"
    case .width: "width"
    case .style: "style"
    case .duration: "duration"
    case .delay: "delay"
    case .timingFunction: "timingFunction"
    case .offsetX: "offsetX"
    case .offsetY: "offsetY"
    case .blur: "blur"
    case .spread: "spread"
    case .inset: "inset"
    case .position: "position"
    case .fontFamily: "fontFamily"
    case .fontSize: "fontSize"
    case .fontWeight: "fontWeight"
    case .letterSpacing: "letterSpacing"
    case .lineHeight: "lineHeight"
    case .dashArray: "dashArray"
    case .lineCap: "lineCap"
    case .name: "name"
    case .version: "version"
    case .plainDescription: "description"
    case .sets: "sets"
    case .modifiers: "modifiers"
    case .resolutionOrder: "resolutionOrder"
    case .sources: "sources"
    case .contexts: "contexts"
    case .plainDefault: "default"
    case .mode: "mode"
    case .light: "light"
    case .dark: "dark"
    case .animation: "dev.tokenc.animation"
    case .allow: "dev.tokenc.allow"
    case .fullValue: "dev.tokenc.value"
    case .otherTokens: "dev.tokenc.tokens"
    case .expression: "dev.tokenc.expression"
    case .hidden: "dev.tokenc.hidden"
    }
  }
}

extension NameID {
  /// Whether this is a well-known name that begins with `$`.
  var isProperty: Bool { rawValue <= WellKnownName.defs.rawValue }
}
