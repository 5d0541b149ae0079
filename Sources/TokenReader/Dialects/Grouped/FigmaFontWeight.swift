import TokenModel

/// A style of a font as Figma names it: `Semi Bold Italic`.
struct FigmaFontWeight {
  /// The weight in the standard's spelling.
  var name: FontWeightName
  /// Whether it is also italic or oblique, which the standard has no place for.
  var isSlanted: Bool

  /// The weight of a style's name: blanks, hyphens and the case of letters do not count, and a style
  /// that names no weight is regular. Nil if it has another word.
  init?(style: String) {
    var letters = style.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
    isSlanted = false
    for word in ["italic", "oblique"] where letters.hasSuffix(word) {
      letters.removeLast(word.count)
      isSlanted = true
    }
    if letters.isEmpty, isSlanted { letters = "regular" }
    let known = FontWeightName.allCases.first { name in
      name.rawValue.filter { $0 != "-" } == letters
    }
    guard let known else { return nil }
    name = known
  }
}
