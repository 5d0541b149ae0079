import TokenModel
import TokenMotion
import TokenSyntax

/// A value of JavaScript, and how it is written: as an expression, or as the type that has no other
/// value.
indirect enum ScriptValue: Sendable {
  /// How the value is written.
  enum Form: Sendable {
    /// `{ "a": [1] }`
    case expression
    /// `{ readonly "a": readonly [1] }`
    case type
  }

  case undefined
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([ScriptValue])
  case object([(name: String, value: ScriptValue)])

  /// Appends the text. Nothing in it ends a line.
  func append(_ form: Form, to bytes: inout [UInt8]) {
    switch self {
    case .undefined: bytes += "undefined".utf8
    case .boolean(let state): bytes += (state ? "true" : "false").utf8
    case .number(let number): appendDecimal(number, to: &bytes)
    case .string(let text): JSONWriter.append(quoting: text.utf8, to: &bytes)
    case .array(let elements):
      bytes += (form == .type ? "readonly [" : "[").utf8
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes += ", ".utf8 }
        element.append(form, to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes += "{".utf8
      for (index, member) in members.enumerated() {
        bytes += (index == 0 ? " " : form == .type ? "; " : ", ").utf8
        if form == .type { bytes += "readonly ".utf8 }
        // A plain `__proto__` would set the prototype.
        let isComputed = member.name == "__proto__"
        if isComputed { bytes.append(UInt8(ascii: "[")) }
        JSONWriter.append(quoting: member.name.utf8, to: &bytes)
        if isComputed { bytes.append(UInt8(ascii: "]")) }
        bytes += ": ".utf8
        member.value.append(form, to: &bytes)
      }
      bytes += (members.isEmpty ? "}" : " }").utf8
    }
  }
}

extension ScriptValue {
  /// A value as style objects and style sheets take it: a text of CSS, a number, or for a text style
  /// an object with the names of the DOM.
  init(css value: TokenValue) {
    switch value {
    case .fontWeight(let weight): self = .number(weight.value)
    case .number(let number): self = .number(number)
    case .opaque(let value): self.init(value.content)
    case .typography(let style): self.init(css: style)
    case .color, .dimension, .fontFamily, .duration, .cubicBezier, .strokeStyle, .border,
      .transition, .shadow, .gradient:
      self = .string(PlainCSS().text(value))
    }
  }

  private init(css style: Typography) {
    let css = PlainCSS()
    var members: [(name: String, value: ScriptValue)] = [
      ("fontFamily", .string(css.text(.fontFamily(style.fontFamily)))),
      ("fontSize", .string(css.text(.dimension(style.fontSize)))),
      ("fontWeight", .number(style.fontWeight.value)),
    ]
    if let spacing = style.letterSpacing {
      members.append(("letterSpacing", .string(css.text(.dimension(spacing)))))
    }
    switch style.lineHeight {
    case .multiple(let number): members.append(("lineHeight", .number(number)))
    case .fixed(let length): members.append(("lineHeight", .string(css.text(.dimension(length)))))
    }
    for extra in style.extras { members.append((extra.name, ScriptValue(extra.value))) }
    self = .object(members)
  }

  /// A scalar.
  init(_ scalar: Scalar) {
    switch scalar {
    case .string(let text): self = .string(text)
    case .number(let number): self = .number(number)
    case .boolean(let state): self = .boolean(state)
    }
  }
}
