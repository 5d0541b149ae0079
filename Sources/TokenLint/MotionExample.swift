import TokenModel

/// Builds the examples of rules about motion: one animation between two colours.
enum MotionExample {
  /// A pulse between two greys.
  ///
  /// - Parameters:
  ///   - start: The first colour: red, green and blue from 0 to 1.
  ///   - end: The second one.
  ///   - milliseconds: The length of one way.
  ///   - rest: More members of the animation, each with a comma in front.
  ///   - space: How colours are mixed.
  ///   - options: Options of the rule.
  static func pulse(
    _ start: String = "0.82, 0.82, 0.84", _ end: String = "0.91, 0.91, 0.92",
    milliseconds: String = "480", rest: String = #", "reducedMotion": { "hold": 0 }"#,
    space: String = "srgb", colorSpace: String = "srgb", options: String? = nil
  ) -> RuleExample {
    func color(_ text: String) -> String {
      #"{ "$type": "color", "$value": { "colorSpace": "\#(colorSpace)", "components": [\#(text)] } }"#
    }
    let text = """
      { "a": \(color(start)),
        "b": \(color(end)),
        "pulse": { "$extensions": { "dev.tokenc.animation": {
          "tracks": { "color": { "type": "color", "colorSpace": "\(space)", "keyframes": [
            { "offset": 0, "value": "{a}" }, { "offset": 1, "value": "{b}" }] } },
          "duration": { "value": \(milliseconds), "unit": "ms" }, "iterations": "infinite",
          "direction": "alternate"\(rest) } } } }
      """
    return RuleExample(.init(.tokens, text), options: options)
  }
}
