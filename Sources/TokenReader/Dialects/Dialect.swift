/// A form of token files.
public enum Dialect: String, CaseIterable, Sendable, Hashable {
  /// The format module of DTCG, 2025.10 and the drafts before it.
  case dtcg
  /// The flat table of paths with slashes of Appetite UI.
  case appetite
  /// Style Dictionary before its DTCG mode: `value`, `type`, `comment`.
  case styleDictionary = "style-dictionary"
  /// Tokens Studio: one file of sets, or a folder with `$themes.json` and `$metadata.json`.
  case tokensStudio = "tokens-studio"
  /// The variables that Figma exports itself: a file for each mode, `com.figma` extensions.
  case figma
  /// The answer of Figma's REST endpoint `variables/local`.
  case figmaREST = "figma-rest"
  /// The export of the Figma plugin "Design Tokens".
  case figmaPlugin = "figma-plugin"
  /// Salesforce Theo: `props`, `aliases`, `global`, `imports`.
  case theo
  /// Adobe Spectrum: tokens with `$schema` and `sets`, or the array form.
  case spectrum

  /// What people call it.
  public var title: String {
    switch self {
    case .dtcg: "DTCG"
    case .appetite: "Appetite table"
    case .styleDictionary: "Style Dictionary"
    case .tokensStudio: "Tokens Studio"
    case .figma: "Figma variables"
    case .figmaREST: "Figma REST variables"
    case .figmaPlugin: "Figma plugin Design Tokens"
    case .theo: "Theo"
    case .spectrum: "Spectrum"
    }
  }
}
