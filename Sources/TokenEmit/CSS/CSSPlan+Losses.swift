import TokenModel

extension CSSPlan {
  /// What a sheet without properties for parts does not say: members that no shorthand holds.
  func losses() -> [Diagnostic] {
    guard !options.writesParts else { return [] }
    return tokens.tokenIDs.compactMap { id in
      let first = Int(tokens[id].firstValue)
      let values = tokens.values[first..<(first + tokens.support(of: id).count)]
      guard let lost = values.lazy.compactMap({ $0.flatMap(Self.lost) }).first else { return nil }
      return Diagnostic(
        .valueNotExpressible, "\(lost) not in the shorthand, and parts are not written in css",
        at: tokens.nameSpan(of: id), help: "leave the option `parts` on",
        token: tokens.path(of: id).description)
    }
  }

  /// What the shorthand of a value leaves out, with its verb; nil if nothing.
  private static func lost(_ value: TokenValue) -> String? {
    switch value {
    case .strokeStyle(.dashed): "the lengths of dashes are"
    case .border(let border):
      if case .dashed = border.style { "the lengths of dashes are" } else { nil }
    case .typography(let typography):
      if let spacing = typography.letterSpacing, spacing.value != 0 {
        "the letter spacing is"
      } else if let extra = typography.extras.first {
        "`\(extra.name)` is"
      } else {
        nil
      }
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number,
      .strokeStyle(.keyword), .transition, .shadow, .gradient, .opaque:
      nil
    }
  }
}
