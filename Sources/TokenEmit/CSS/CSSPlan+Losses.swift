import TokenModel

extension CSSPlan {
  /// What a sheet does not say as it is meant: members below 0 that CSS does not take, and without
  /// properties for parts those that no shorthand holds.
  func losses() -> [Diagnostic] {
    let tokens = values.tokens
    return tokens.tokenIDs.compactMap { id in
      guard tokens.type(of: id)?.isComposite ?? false else { return nil }
      let first = Int(tokens[id].firstValue)
      let values = tokens.values[first..<(first + tokens.support(of: id).count)].lazy
        .compactMap(\.self)
      let span = tokens.nameSpan(of: id)
      let path = tokens.path(of: id).description
      if let member = values.compactMap(Self.negative).first {
        return Diagnostic(
          .valueNotExpressible,
          "`\(member)` is below 0, which \(options.target) does not take: it is 0 there",
          at: span, token: path)
      }
      guard !options.writesParts, let lost = values.compactMap(Self.lost).first else { return nil }
      return Diagnostic(
        .valueNotExpressible, "\(lost) not in the shorthand, and parts are not written in css",
        at: span, help: "leave the option `parts` on", token: path)
    }
  }

  /// The member of a value that must not be below 0 in CSS and is.
  private static func negative(_ value: TokenValue) -> String? {
    switch value {
    case .border(let border): border.width.value < 0 ? "width" : nil
    case .shadow(let shadow): shadow.layers.contains { $0.blur.value < 0 } ? "blur" : nil
    case .transition(let transition): transition.duration.value < 0 ? "duration" : nil
    case .typography(let typography): typography.fontSize.value < 0 ? "fontSize" : nil
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number,
      .strokeStyle, .gradient, .opaque:
      nil
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
