import TokenModel
import TokenSyntax

extension ForeignTranslator {
  /// Names of CSS that stand for any font of a kind: a list that ends in one is a list of fonts.
  static let genericFamilies: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif",
    "ui-sans-serif", "ui-monospace", "ui-rounded",
  ]

  /// A list.
  func list(_ place: ForeignBook.Place, _ meaning: ForeignType) -> ForeignPlan {
    let elements = elements(of: place)
    let numbers = elements.compactMap { number($0) }
    let isCurve = numbers.count == 4 && elements.count == 4
    func plan(_ form: ForeignPlan.Form, _ type: TokenType) -> ForeignPlan {
      ForeignPlan(place: place, form: form, type: type.name)
    }
    switch meaning {
    case .standard(.cubicBezier) where isCurve: return plan(.numbers(numbers), .cubicBezier)
    case .standard(.shadow): return plan(.composite(.shadow), .shadow)
    case .open:
      if isCurve, (0...1).contains(numbers[0]), (0...1).contains(numbers[2]) {
        return plan(.numbers(numbers), .cubicBezier)
      }
      if let last = elements.last.flatMap({ text($0) }), Self.genericFamilies.contains(last) {
        return plan(.copy, .fontFamily)
      }
      if let first = elements.first, tree(first).isObject(first.node) {
        let shape = shape(of: first)
        if shape == .shadow { return plan(.composite(.shadow), .shadow) }
        if shape == .gradient { return plan(.copy, .gradient) }
      }
    case .standard, .length, .pixels, .lineHeight, .ratio, .text: break
    }
    return ForeignPlan(place: place, form: .copy, type: meaning.standard?.name)
  }

  /// An object.
  func structure(
    _ place: ForeignBook.Place, _ meaning: ForeignType, _ declared: ForeignBook.Declaration?
  ) -> ForeignPlan {
    let type = meaning.standard
    if meaning == .open, let text = axes(place, declared) {
      return ForeignPlan(place: place, form: .text(text), type: "string")
    }
    if let value = member("value", of: place).flatMap({ number($0) }),
      let unit = member("unit", of: place).flatMap({ text($0) }), members(of: place).count == 2
    {
      var plan = measure(value, unit, place)
      if let type, case .standard = meaning { plan.type = type.name }
      return plan
    }
    if type == nil || type == .cubicBezier, let curve = curve(place) {
      return ForeignPlan(place: place, form: .numbers(curve), type: TokenType.cubicBezier.name)
    }
    if type == nil || type == .color, let color = color(place) {
      return ForeignPlan(place: place, form: color, type: TokenType.color.name)
    }
    switch type ?? shape(of: place) {
    case .shadow?: return composite(.shadow, place)
    case .border?: return composite(.border, place)
    case .transition?: return composite(.transition, place)
    case .typography?: return composite(.typography, place)
    case let other: return ForeignPlan(place: place, form: .copy, type: other?.name)
    }
  }

  private func composite(_ type: TokenType, _ place: ForeignBook.Place) -> ForeignPlan {
    ForeignPlan(place: place, form: .composite(type), type: type.name)
  }

  /// The type that the members of an object show.
  private func shape(of place: ForeignBook.Place) -> TokenType? {
    let names = Set(members(of: place).map { ForeignType.plain($0.name) })
    if names.contains("fontsize") || names.contains("fontfamily") { return .typography }
    if names.contains("timingfunction") { return .transition }
    if names.contains("colorspace") { return .color }
    if names.contains("dasharray") { return .strokeStyle }
    if names.isSuperset(of: ["color", "position"]) { return .gradient }
    if names.isSuperset(of: ["color", "width", "style"]) { return .border }
    if names.contains("color"), names.contains("blur") { return .shadow }
    return nil
  }

  /// The numbers of `{x1, y1, x2, y2}`, be they strings.
  private func curve(_ place: ForeignBook.Place) -> [Double]? {
    guard members(of: place).count == 4 else { return nil }
    let numbers = ["x1", "y1", "x2", "y2"].compactMap { name in
      member(name, of: place).flatMap { number($0) }
    }
    return numbers.count == 4 ? numbers : nil
  }

  /// A colour of `h`, `s` and `l`, or of `r`, `g` and `b` up to 255.
  private func color(_ place: ForeignBook.Place) -> ForeignPlan.Form? {
    let names = members(of: place).map(\.name)
    let alphaName = names.first { $0 == "a" || $0 == "alpha" }
    guard names.count == (alphaName == nil ? 3 : 4) else { return nil }
    let isHSL = Set(names).isSuperset(of: ["h", "s", "l"])
    guard isHSL || Set(names).isSuperset(of: ["r", "g", "b"]) else { return nil }
    let parts = (isHSL ? ["h", "s", "l"] : ["r", "g", "b"]).compactMap { name in
      member(name, of: place).flatMap { component($0, divisor: isHSL ? 1 : 255) }
    }
    let alpha = alphaName.flatMap { member($0, of: place) }.flatMap { component($0, divisor: 1) }
    guard parts.count == 3, (alphaName == nil) == (alpha == nil) else { return nil }
    return .color(space: isHSL ? "hsl" : "srgb", components: parts, alpha: alpha)
  }

  /// A number, `50%`, or a reference to either; a token stays a reference.
  private func component(
    _ place: ForeignBook.Place, divisor: Double, depth: Int = 0
  ) -> ForeignPlan.Component? {
    if let value = number(place) { return .number(value / divisor) }
    guard let text = text(place) else { return nil }
    if let (value, unit) = LegacyForm.split(text.trimmed), unit == "%", divisor == 1 {
      return .number(value)
    }
    guard let path = ForeignText(text).wholeReference, depth < Self.dataDepth else { return nil }
    switch target(of: path, in: place.file) {
    case .entry(let entry): return divisor == 1 ? .token(book.entries[entry].path) : nil
    case .data(let data): return component(data, divisor: divisor, depth: depth + 1)
    case .unknown(let path): return divisor == 1 ? .token(path) : nil
    }
  }

  /// The axes of a variable font as CSS writes them.
  private func axes(
    _ place: ForeignBook.Place, _ declared: ForeignBook.Declaration?
  ) -> String? {
    guard let declared, ForeignType.plain(declared.spelling) == "fontvariationsettings" else {
      return nil
    }
    let axes = members(of: place).compactMap { name, value in
      scalarText(value).map { "'\(name.filter { $0 != "'" && $0 != "\"" })' \($0)" }
    }
    return axes.joined(separator: ", ")
  }
}
