import TokenCompiler
import TokenModel
import TokenMotion

/// A lint rule of our own: a colour that depends on the theme and is black in the dark one.
struct UnlitInTheDark: TokenRule {
  let name = "unlit-in-the-dark"

  func check(_ tokens: ThemedTokens, _ findings: inout TokenFindings) {
    guard let dark = tokens.theme(choosing: ["theme": "dark"]) else { return }
    for id in tokens.tokenIDs where tokens.themes(of: id).count > 1 {
      guard case .color(let color)? = tokens.value(of: id, in: dark),
        RGBA8(color.color.gamutMapped(to: .srgb)).hex == "#000000"
      else { continue }
      findings.add(
        "`\(tokens.path(of: id))` is black where the screen is dark", on: id, in: dark,
        help: "take a grey that can be seen")
    }
  }
}
