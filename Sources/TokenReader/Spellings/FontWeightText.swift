import TokenModel

/// The name of a font weight as fonts and design tools spell it: `Thin`, `Semi Bold`, `ExtraBold
/// Italic`.
struct FontWeightText {
  /// The weight.
  var weight: FontWeight
  /// The style in the name, such as `Italic`: no part of a weight.
  var style: String?

  /// Reads a name without regard to case, blanks and dashes, or a number; nil for any other text.
  init?(_ text: String) {
    if let (value, unit) = LegacyForm.split(text) {
      guard unit.isEmpty, (1...1000).contains(value) else { return nil }
      weight = FontWeight(value: value)
      return
    }
    var words = text.lowercased().split { " -_".contains($0) }.map(String.init)
    if let last = words.last, last == "italic" || last == "oblique" {
      style = last
      words.removeLast()
      if words.isEmpty { words = ["regular"] }
    }
    let joined = words.joined()
    guard
      let name = FontWeightName.allCases.first(where: {
        $0.rawValue.filter { $0 != "-" } == joined
      })
    else { return nil }
    weight = FontWeight(name: name)
  }
}
