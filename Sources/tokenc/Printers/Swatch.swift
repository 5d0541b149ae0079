import TokenMotion

/// Patches of a colour, for people at a terminal that shows 24-bit colours.
enum Swatch {
  /// Whether patches are shown at all: a pipe stays plain, even if it is coloured.
  static func isShown(on stream: StandardStream) -> Bool {
    stream.isTerminal && stream.style.isColored
  }

  /// A patch of two columns and a space, or nothing where none is shown.
  ///
  /// A colour that is not opaque is laid over white on the left and over black on the right.
  static func prefix(_ color: RGBA8, on stream: StandardStream) -> String {
    guard isShown(on: stream) else { return "" }
    let (left, right) = (color.over(white: true), color.over(white: false))
    let body =
      left == right ? background(left) + "  " : background(left) + " " + background(right) + " "
    return body + reset + " "
  }

  /// One column of a colour, which is over white above and over black below if it is not opaque;
  /// end a run of them with `reset`.
  static func cell(_ color: RGBA8) -> String {
    let (top, bottom) = (color.over(white: true), color.over(white: false))
    if top == bottom { return background(bottom) + " " }
    return "\u{1B}[38;2;\(top.red);\(top.green);\(top.blue)m" + background(bottom) + "▀"
  }

  /// Ends what `cell` began.
  static let reset = "\u{1B}[0m"

  private static func background(_ color: RGBA8) -> String {
    "\u{1B}[48;2;\(color.red);\(color.green);\(color.blue)m"
  }
}

extension RGBA8 {
  /// This colour on white or black, opaque.
  fileprivate func over(white isWhite: Bool) -> RGBA8 {
    func channel(_ value: UInt8) -> UInt8 {
      let rest = isWhite ? 255 * (255 - Int(alpha)) : 0
      return UInt8((Int(value) * Int(alpha) + rest + 127) / 255)
    }
    return RGBA8(red: channel(red), green: channel(green), blue: channel(blue))
  }
}
