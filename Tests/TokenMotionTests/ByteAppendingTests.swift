import Testing

@testable import TokenMotion

/// The fast ways to append are the slow ones.
@Suite struct ByteAppendingTests {
  @Test func piecesStandBehindEachOther() {
    var (bytes, plain): ([UInt8], [UInt8]) = ([], [])
    for count in 0..<300 {
      let piece = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* count) }
      bytes.append(slice: piece[(count / 3)...])
      plain += piece[(count / 3)...]
      bytes.append("literal, ")
      plain += "literal, ".utf8
      bytes.append(atMost: count + 4) { buffer in
        for index in 0..<count { buffer[index] = 7 }
        return count
      }
      plain += [UInt8](repeating: 7, count: count)
    }
    #expect(bytes == plain)
  }

  @Test(arguments: [
    (0.0, "0"), (9, "9"), (10, "10"), (99_999, "99999"), (0x1p49, "562949953421312"),
    (0.5, "0.5"), (0.0001, "0.0001"), (0.000000000001, "0.000000000001"), (12.0625, "12.0625"),
    (1.05, "1.05"), (100.01, "100.01"), (-7.25, "-7.25"),
  ])
  func numbersKeepTheirZeros(_ number: Double, _ text: String) {
    #expect(number.decimalText == text)
  }
}
