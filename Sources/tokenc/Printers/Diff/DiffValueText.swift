import TokenModel
import TokenMotion
import TokenSyntax

extension TokenValue {
  /// The value as a diff shows it: colours and numbers with a unit as CSS has them, everything else
  /// as in a token file, in short.
  var diffText: String {
    switch self {
    case .color(let value): return value.color.cssText
    case .number(let number): return number.decimalText
    case .dimension(let length): return length.value.decimalText + length.unit.name
    case .duration(let time): return time.value.decimalText + time.unit.name
    case .border, .cubicBezier, .fontFamily, .fontWeight, .gradient, .opaque, .shadow,
      .strokeStyle, .transition, .typography:
      var json = JSONWriter(style: .compact)
      json.value(self)
      return String(decoding: json.bytes, as: UTF8.self)
    }
  }
}

extension Double {
  /// A difference of colours with as many digits as mean something.
  var deltaText: String {
    self != 0 && self < 0.0001 ? "<0.0001" : ((self * 10_000).rounded() / 10_000).decimalText
  }
}
