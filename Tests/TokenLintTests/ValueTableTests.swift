import Testing
import TokenMotion
import TokenSyntax

@testable import TokenLint
@testable import TokenModel

@Suite struct ValueTableTests {
  /// Asks for each value in turn, and returns the position of the token that it repeats.
  private func repeated(_ values: [TokenValue]) -> [Int?] {
    var tokens = ThemedTokens()
    tokens.values = values
    tokens.tokens = values.indices.map {
      TokenRecord(
        group: .root, name: .none, support: 0, firstValue: UInt32($0), occurrences: 0..<0)
    }
    var table = ValueTable(capacity: values.count)
    return values.indices.map { index in
      table.first(
        with: values[index].withoutSpelling, orAdd: TokenID(UInt32(index)), in: tokens
      ).map { Int($0.rawValue) }
    }
  }

  private func color(_ red: Double, _ green: Double = 0, alpha: Double = 1) -> TokenValue {
    .color(ColorValue(Color(red: red, green: green, blue: 0, alpha: alpha)))
  }

  @Test func namesTheFirstTokenWithAValue() {
    let values = [
      color(0.5), color(0.25), color(0.5), color(0.5, alpha: 0.5), color(0.25), color(0.5),
    ]
    #expect(repeated(values) == [nil, nil, 0, nil, 1, 0])
  }

  /// How it is spelled makes no difference, nor does the sign of 0; the space does.
  @Test func takesEqualValuesAsEqual() {
    let linear = Color(space: .srgbLinear, components: ColorComponents(0, 0, 0))
    let spelled = ColorValue(
      Color(red: 0, green: 0, blue: 0), writesAlpha: true, hex: HexText(rgb: 0))
    #expect(
      repeated([color(0), color(-0.0), .color(spelled), .color(ColorValue(linear))])
        == [nil, 0, 0, nil])
  }

  @Test func tellsOtherTypesApart() {
    #expect(
      repeated([.number(8), .number(9), .number(8), .gradient([]), .gradient([])])
        == [nil, nil, 0, nil, 3])
  }

  /// A full table still has a free place.
  @Test func holdsAsManyAsItHasRoomFor() {
    let values = (0..<1000).map { color(Double($0) / 1000) }
    #expect(repeated(values + values) == Array(repeating: nil, count: 1000) + (0..<1000).map { $0 })
  }
}
