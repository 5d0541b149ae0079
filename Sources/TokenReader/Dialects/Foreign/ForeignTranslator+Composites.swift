import TokenModel
import TokenMotion
import TokenSyntax

extension ForeignTranslator {
  /// Writes the `$value` of a token. Members that a composite type does not have are added to
  /// `extra`.
  func writeValue(
    _ plan: ForeignPlan, in token: TreeDraft.ID, _ draft: inout TreeDraft,
    _ extra: inout [(name: String, place: ForeignBook.Place)]
  ) {
    write(plan, as: "$value", in: token, &draft, &extra)
  }

  private func write(
    _ plan: ForeignPlan, as name: String?, in parent: TreeDraft.ID, _ draft: inout TreeDraft,
    _ extra: inout [(name: String, place: ForeignBook.Place)]
  ) {
    let place = plan.place
    let origin = rewritten(place)
    switch plan.form {
    case .alias(let index):
      let text = "{\(book.entries[index].path)}"
      draft.add(
        text, as: name, in: parent, at: self.text(place) == text ? self.origin(place) : origin)
    case .unknownAlias(let path):
      let text = "{\(path)}"
      draft.add(
        text, as: name, in: parent, at: self.text(place) == text ? self.origin(place) : origin)
    case .copy: copyRewriting(place, as: name, in: parent, &draft)
    case .text(let text):
      draft.add(
        text, as: name, in: parent, at: self.text(place) == text ? self.origin(place) : origin)
    case .expression(let expression): draft.add(expression.text, as: name, in: parent, at: origin)
    case .number(let value): draft.add(value, as: name, in: parent, at: origin)
    case .numbers(let values):
      let list = draft.addArray(name, in: parent, at: origin)
      for value in values { draft.add(value, in: list, at: origin) }
    case .fonts(let names):
      let list = draft.addArray(name, in: parent, at: origin)
      for font in names { draft.add(font, in: list, at: origin) }
    case .measure(let value, let unit):
      let object = draft.addObject(name, in: parent, at: origin)
      draft.add(value, as: "value", in: object, at: origin)
      draft.add(unit, as: "unit", in: object, at: origin)
    case .color(let space, let components, let alpha):
      let object = draft.addObject(name, in: parent, at: origin)
      draft.add(space, as: "colorSpace", in: object, at: origin)
      let list = draft.addArray("components", in: object, at: origin)
      for component in components { write(component, as: nil, in: list, at: origin, &draft) }
      if let alpha { write(alpha, as: "alpha", in: object, at: origin, &draft) }
    case .composite(.shadow): writeShadow(place, as: name, in: parent, &draft, &extra)
    case .composite(let type): writeObject(place, type, as: name, in: parent, &draft, &extra)
    }
  }

  private func write(
    _ component: ForeignPlan.Component, as name: String?, in parent: TreeDraft.ID,
    at origin: TreeDraft.Origin, _ draft: inout TreeDraft
  ) {
    switch component {
    case .number(let value): draft.add(value, as: name, in: parent, at: origin)
    case .token(let path):
      let object = draft.addObject(name, in: parent, at: origin)
      let steps = path.split(separator: ".").map { step in
        step.split(separator: "~", omittingEmptySubsequences: false).joined(separator: "~0")
          .split(separator: "/", omittingEmptySubsequences: false).joined(separator: "~1")
      }
      let pointer = "#/" + steps.joined(separator: "/") + "/$value"
      draft.add(pointer, as: "$ref", in: object, at: origin)
    }
  }

  /// The name in the standard of a member of a text style; nil for what is none.
  static func typographyMember(_ name: String) -> String? {
    switch ForeignType.plain(name) {
    case "fontfamily", "family": "fontFamily"
    case "fontsize": "fontSize"
    case "fontweight", "weight": "fontWeight"
    case "letterspacing": "letterSpacing"
    case "lineheight": "lineHeight"
    default: nil
    }
  }

  private static func memberName(_ name: String, of type: TokenType) -> String? {
    let plain = ForeignType.plain(name)
    switch type {
    case .typography: return typographyMember(name) ?? name
    case .transition:
      return ["duration": "duration", "delay": "delay", "timingfunction": "timingFunction"][plain]
    case .border: return ["color": "color", "width": "width", "style": "style"][plain]
    case .shadow:
      return [
        "x": "offsetX", "offsetx": "offsetX", "y": "offsetY", "offsety": "offsetY",
        "blur": "blur", "blurradius": "blur", "spread": "spread", "spreadradius": "spread",
        "color": "color", "inset": "inset", "type": "inset",
      ][plain]
    default: return name
    }
  }

  private static func memberType(_ name: String) -> ForeignType {
    switch name {
    case "color": .standard(.color)
    case "fontFamily": .standard(.fontFamily)
    case "fontWeight": .standard(.fontWeight)
    case "fontSize", "letterSpacing", "width", "offsetX", "offsetY", "blur", "spread":
      .standard(.dimension)
    case "lineHeight": .lineHeight
    case "duration", "delay": .standard(.duration)
    case "timingFunction": .standard(.cubicBezier)
    default: .text
    }
  }

  private func writeObject(
    _ place: ForeignBook.Place, _ type: TokenType, as name: String?, in parent: TreeDraft.ID,
    _ draft: inout TreeDraft, _ extra: inout [(name: String, place: ForeignBook.Place)]
  ) {
    guard tree(place).isObject(place.node) else {
      copyRewriting(place, as: name, in: parent, &draft)
      return
    }
    let object = draft.addObject(name, in: parent, at: origin(place))
    for (name, value) in members(of: place) {
      guard let known = Self.memberName(name, of: type) else {
        extra.append((name, value))
        continue
      }
      write(member: value, as: known, isShadow: type == .shadow, in: object, &draft, &extra)
    }
    let origin = rewritten(place)
    func zero(_ name: String, _ unit: String) {
      guard draft.member(name, of: object) == nil else { return }
      let measure = draft.addObject(name, in: object, at: origin)
      draft.add(0.0, as: "value", in: measure, at: origin)
      draft.add(unit, as: "unit", in: measure, at: origin)
    }
    if type == .transition { zero("delay", "ms") }
    if type == .shadow {
      zero("blur", "px")
      zero("spread", "px")
    }
  }

  private func writeShadow(
    _ place: ForeignBook.Place, as name: String?, in parent: TreeDraft.ID,
    _ draft: inout TreeDraft, _ extra: inout [(name: String, place: ForeignBook.Place)]
  ) {
    guard tree(place).isArray(place.node) else {
      writeObject(place, .shadow, as: name, in: parent, &draft, &extra)
      return
    }
    let list = draft.addArray(name, in: parent, at: origin(place))
    for element in elements(of: place) {
      writeObject(element, .shadow, as: nil, in: list, &draft, &extra)
    }
  }

  /// Writes a member of a composite value. A length of a shadow without a unit is in pixels, as CSS
  /// and design tools have it.
  private func write(
    member place: ForeignBook.Place, as name: String, isShadow: Bool, in parent: TreeDraft.ID,
    _ draft: inout TreeDraft, _ extra: inout [(name: String, place: ForeignBook.Place)]
  ) {
    let origin = rewritten(place)
    if name == "inset", let text = text(place) {
      draft.add(
        text == "innerShadow" || text == "inset" || text == "true", as: name, in: parent, at: origin
      )
      return
    }
    let type = Self.memberType(name)
    if isShadow, type == .standard(.dimension) {
      if let value = number(place) {
        write(measurePlan(value, place), as: name, in: parent, &draft, &extra)
        return
      }
      if let path = text(place).flatMap({ ForeignText($0).wholeReference }),
        case .entry(let target) = target(of: path, in: place.file), types[target] == "number"
      {
        draft.add("{\(book.entries[target].path)} * 1px", as: name, in: parent, at: origin)
        return
      }
    }
    if let text = text(place), ForeignText(text).references.isEmpty,
      let plan = memberPlan(text, type, place)
    {
      write(plan, as: name, in: parent, &draft, &extra)
    } else {
      copyRewriting(place, as: name, in: parent, &draft)
    }
  }

  private func measurePlan(_ value: Double, _ place: ForeignBook.Place) -> ForeignPlan {
    ForeignPlan(place: place, form: .measure(value, unit: "px"), type: nil)
  }

  /// How a literal member is written, where not as it stands.
  private func memberPlan(
    _ text: String, _ type: ForeignType, _ place: ForeignBook.Place
  ) -> ForeignPlan? {
    func plan(_ form: ForeignPlan.Form) -> ForeignPlan {
      ForeignPlan(place: place, form: form, type: nil)
    }
    let value = ForeignLiteral.number(text.trimmed)
    switch type {
    case .lineHeight: return value.map { plan(.number($0)) }
    case .standard(.fontFamily):
      let names = FontList.split(text)
      return names.count > 1 ? plan(.fonts(names)) : nil
    case .standard(.fontWeight):
      if let value { return plan(.number(value)) }
      return ForeignLiteral.fontWeight(text).map { plan(.text($0.rawValue)) }
    case .standard(.dimension) where value == 0: return plan(.measure(0, unit: "px"))
    case .standard(.duration) where value == 0: return plan(.measure(0, unit: "ms"))
    case .standard(.cubicBezier):
      return ForeignLiteral.bezier(text).map { plan(.numbers($0.numbers)) }
    case .standard, .length, .pixels, .ratio, .text, .open: return nil
    }
  }

  /// Copies a value; the references in it are written as the standard has them.
  private func copyRewriting(
    _ place: ForeignBook.Place, as name: String?, in parent: TreeDraft.ID,
    _ draft: inout TreeDraft, depth: Int = 0
  ) {
    let tree = tree(place)
    guard tree.text(place.node).contains(UInt8(ascii: "{")) else {
      copy(place, as: name, in: parent, &draft)
      return
    }
    switch tree.kind(place.node) {
    case .object:
      let object = draft.addObject(name, in: parent, at: origin(place))
      for (name, value) in members(of: place) {
        copyRewriting(value, as: name, in: object, &draft, depth: depth)
      }
    case .array:
      let list = draft.addArray(name, in: parent, at: origin(place))
      for element in elements(of: place) {
        copyRewriting(element, as: nil, in: list, &draft, depth: depth)
      }
    case .plainString, .escapedString:
      let text = tree.string(place.node) ?? ""
      let parts = ForeignText(text)
      if let path = parts.wholeReference, case .data(let data) = target(of: path, in: place.file),
        depth < Self.dataDepth
      {
        copyRewriting(data, as: name, in: parent, &draft, depth: depth + 1)
        return
      }
      let new = rewrite(parts, in: place.file)
      draft.add(new, as: name, in: parent, at: new == text ? origin(place) : rewritten(place))
    case .missing, .null, .false, .true, .number: copy(place, as: name, in: parent, &draft)
    }
  }
}
