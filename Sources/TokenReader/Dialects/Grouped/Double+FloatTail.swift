extension Double {
  /// The number that was meant where a program that stores numbers in 32 bits wrote this one: 0.3 for
  /// 0.30000001192092896. A number that 32 bits do not hold exactly stays as it is.
  var withoutFloatTail: Double {
    let short = Float(self)
    guard short.isFinite, Double(short) == self else { return self }
    return Double(short.description) ?? self
  }
}
