import TokenCompiler
import TokenModel
import TokenMotion

/// An output format of our own: a C header with the colours and lengths of the default theme, for a
/// device that has one theme and counts in pixels.
struct CHeader: TokenEmitter {
  let name = "c-header"

  func emit(_ tokens: ThemedTokens, _ findings: inout TokenFindings) -> [OutputFile] {
    var text = "#pragma once\n\n"
    var owners: [String: TokenID] = [:]
    for id in tokens.tokenIDs {
      guard let value = tokens.value(of: id, in: tokens.defaultTheme) else { continue }
      let number: String
      switch value {
      case .color(let color):
        let bytes = RGBA8(color.color.gamutMapped(to: .srgb))
        number = "0x" + bytes.hex.dropFirst() + (bytes.alpha == 255 ? "ff" : "")
      case .dimension(let length) where length.unit == .px: number = "\(length.value)"
      case .dimension(let length):
        findings.add(
          "a header counts in px, not in \(length.unit.name)", on: id, in: tokens.defaultTheme,
          severity: .warning, help: "write the length in px")
        continue
      default: continue
      }
      let name = tokens.path(of: id).name(.screamingSnake)
      if let other = owners.updateValue(id, forKey: name) {
        findings.add("`\(name)` is also the name of `\(tokens.path(of: other))`", on: id)
      }
      text += "#define \(name) \(number)\n"
    }
    return [OutputFile(path: "tokens.h", text: text)]
  }
}
