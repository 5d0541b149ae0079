import TokenModel
import TokenMotion
import TokenSyntax

extension CSSValues {
  /// Appends a border as the property `border` takes it, or a part of it.
  func append(
    _ border: Border, _ part: CSSPart, _ members: Members, _ gamut: Gamut,
    to bytes: inout ByteBuffer
  ) {
    func width(_ bytes: inout ByteBuffer) {
      if border.width.value < 0 { return Self.appendZero(of: border.width, to: &bytes) }
      members.append(.width, to: &bytes) { Self.append(border.width, to: &$0) }
    }
    func style(_ bytes: inout ByteBuffer) {
      members.append(.style, to: &bytes) { Self.append(border.style, .style, to: &$0) }
    }
    func color(_ bytes: inout ByteBuffer) {
      members.append(.color, to: &bytes) { append(border.color, gamut, to: &$0) }
    }
    switch part {
    case .width: width(&bytes)
    case .style: style(&bytes)
    case .color: color(&bytes)
    case .dashArray, .lineCap: Self.append(border.style, part, to: &bytes)
    default:
      width(&bytes)
      bytes.append(UInt8(ascii: " "))
      style(&bytes)
      bytes.append(UInt8(ascii: " "))
      color(&bytes)
    }
  }

  /// Appends a transition as `transition` takes it behind a property's name, or a part of it.
  func append(
    _ transition: Transition, _ part: CSSPart, _ members: Members, to bytes: inout ByteBuffer
  ) {
    func duration(_ bytes: inout ByteBuffer) {
      if transition.duration.value < 0 {
        bytes += "0s".utf8
        return
      }
      members.append(.duration, to: &bytes) { Self.append(transition.duration, to: &$0) }
    }
    func easing(_ bytes: inout ByteBuffer) {
      members.append(.timingFunction, to: &bytes) {
        Self.append(transition.timingFunction, to: &$0)
      }
    }
    func delay(_ bytes: inout ByteBuffer) {
      members.append(.delay, to: &bytes) { Self.append(transition.delay, to: &$0) }
    }
    switch part {
    case .duration: duration(&bytes)
    case .timingFunction: easing(&bytes)
    case .delay: delay(&bytes)
    default:
      duration(&bytes)
      bytes.append(UInt8(ascii: " "))
      easing(&bytes)
      bytes.append(UInt8(ascii: " "))
      delay(&bytes)
    }
  }

  /// Appends a shadow as `box-shadow` takes it, or a part of its only layer.
  func append(_ shadow: Shadow, _ part: CSSPart, _ place: Place, to bytes: inout ByteBuffer) {
    var elements = Members(self, place).elements[...]
    var index = 0
    while index < shadow.layers.count {
      if index > 0 { bytes += ", ".utf8 }
      let members = elements.popFirst()
      if part == .whole, let target = members?.target(),
        let beside = self.place(of: target, beside: place),
        let value = tokens.values[beside.slot], case .shadow(let inner) = value
      {
        appendVariable(target, of: value, to: &bytes)
        index += inner.layers.count
      } else {
        append(shadow.layers[index], part, members, place.gamut, to: &bytes)
        index += 1
      }
    }
  }

  private func append(
    _ layer: ShadowLayer, _ part: CSSPart, _ members: Members?, _ gamut: Gamut,
    to bytes: inout ByteBuffer
  ) {
    func length(_ name: WellKnownName, _ dimension: Dimension, _ bytes: inout ByteBuffer) {
      if name == .blur, dimension.value < 0 { return Self.appendZero(of: dimension, to: &bytes) }
      guard let members else { return Self.append(dimension, to: &bytes) }
      members.append(name, to: &bytes) { Self.append(dimension, to: &$0) }
    }
    func color(_ bytes: inout ByteBuffer) {
      guard let members else { return append(layer.color, gamut, to: &bytes) }
      members.append(.color, to: &bytes) { append(layer.color, gamut, to: &$0) }
    }
    switch part {
    case .offsetX: length(.offsetX, layer.offsetX, &bytes)
    case .offsetY: length(.offsetY, layer.offsetY, &bytes)
    case .blur: length(.blur, layer.blur, &bytes)
    case .spread: length(.spread, layer.spread, &bytes)
    case .color: color(&bytes)
    default:
      if layer.inset == true { bytes += "inset ".utf8 }
      let lengths: [(WellKnownName, Dimension)] = [
        (.offsetX, layer.offsetX), (.offsetY, layer.offsetY), (.blur, layer.blur),
        (.spread, layer.spread),
      ]
      for (name, dimension) in lengths {
        length(name, dimension, &bytes)
        bytes.append(UInt8(ascii: " "))
      }
      color(&bytes)
    }
  }

  /// Appends a gradient: its stops, or a `linear-gradient` of them.
  func append(
    _ stops: [GradientStop], _ part: CSSPart, _ place: Place, to bytes: inout ByteBuffer
  ) {
    guard part == .whole else { return appendStops(stops, place, to: &bytes) }
    bytes += "linear-gradient(".utf8
    if options.writesParts, names.isWritten(.stops, of: place.token),
      let value = tokens.values[place.slot]
    {
      appendVariable(place.token, .stops, of: value, to: &bytes)
    } else {
      appendStops(stops, place, to: &bytes)
    }
    bytes.append(UInt8(ascii: ")"))
  }

  private func appendStops(_ stops: [GradientStop], _ place: Place, to bytes: inout ByteBuffer) {
    let elements = Members(self, place).elements
    // `linear-gradient` takes at least two stops.
    let indices = stops.count == 1 ? [0, 0] : Array(stops.indices)
    for (position, index) in indices.enumerated() {
      if position > 0 { bytes += ", ".utf8 }
      let stop = stops[index]
      let members = elements.count == stops.count ? elements[index] : nil
      if let target = members?.target(.color) {
        appendVariable(target, of: .color(stop.color), to: &bytes)
      } else {
        append(stop.color, place.gamut, to: &bytes)
      }
      bytes.append(UInt8(ascii: " "))
      if let target = members?.target(.position) {
        bytes += "calc(".utf8
        appendVariable(target, of: .number(stop.position), to: &bytes)
        bytes += " * 100%)".utf8
      } else {
        appendDecimal((stop.position * 100).roundedToSignificantDigits(), to: &bytes)
        bytes.append(UInt8(ascii: "%"))
      }
    }
  }

  /// Appends a text style as the property `font` takes it, or a part of it.
  func append(
    _ typography: Typography, _ part: CSSPart, _ members: Members, to bytes: inout ByteBuffer
  ) {
    func family(_ bytes: inout ByteBuffer) {
      members.append(.fontFamily, to: &bytes) { CSSFonts.append(typography.fontFamily, to: &$0) }
    }
    func size(_ bytes: inout ByteBuffer) {
      let size = typography.fontSize
      if size.value < 0 { return Self.appendZero(of: size, to: &bytes) }
      members.append(.fontSize, to: &bytes) { Self.append(typography.fontSize, to: &$0) }
    }
    func weight(_ bytes: inout ByteBuffer) {
      members.append(.fontWeight, to: &bytes) {
        appendDecimal(typography.fontWeight.value, to: &$0)
      }
    }
    func lineHeight(_ bytes: inout ByteBuffer) {
      members.append(.lineHeight, to: &bytes) {
        switch typography.lineHeight {
        case .multiple(let factor): appendDecimal(factor, to: &$0)
        case .fixed(let dimension): Self.append(dimension, to: &$0)
        }
      }
    }
    switch part {
    case .fontFamily: family(&bytes)
    case .fontSize: size(&bytes)
    case .fontWeight: weight(&bytes)
    case .lineHeight: lineHeight(&bytes)
    case .letterSpacing:
      members.append(.letterSpacing, to: &bytes) {
        if let spacing = typography.letterSpacing { Self.append(spacing, to: &$0) }
      }
    case .extra(let index): CSSFonts.append(extra: typography.extras[index].value, to: &bytes)
    default:
      weight(&bytes)
      bytes.append(UInt8(ascii: " "))
      size(&bytes)
      bytes.append(UInt8(ascii: "/"))
      lineHeight(&bytes)
      bytes.append(UInt8(ascii: " "))
      family(&bytes)
    }
  }

  /// Appends what stands for a length below 0 where CSS takes none: the rule would be dropped whole.
  private static func appendZero(of dimension: Dimension, to bytes: inout ByteBuffer) {
    append(Dimension(value: 0, unit: dimension.unit), to: &bytes)
  }

  /// Where another token has its value in the theme of a value.
  func place(of id: TokenID, beside place: Place) -> Place? {
    var theme = tokens.defaultTheme
    let record = tokens[place.token]
    tokens.supports[Int(record.support)].assign(place.slot - Int(record.firstValue), to: &theme)
    let other = tokens[id]
    let slot = Int(other.firstValue) + tokens.supports[Int(other.support)].index(in: theme)
    return tokens.values[slot] == nil ? nil : Place(token: id, slot: slot, gamut: place.gamut)
  }
}
