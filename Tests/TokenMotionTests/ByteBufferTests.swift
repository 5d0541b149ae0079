import Testing

@testable import TokenMotion

@Suite("Byte buffer")
struct ByteBufferTests {
  @Test("grows, keeps what it has, and is empty again")
  func grows() {
    var buffer = ByteBuffer(capacity: 1)
    var expected: [UInt8] = []
    for number in 0..<1_000 {
      buffer.append("piece ")
      buffer.append(slice: Array(String(number).utf8)[...])
      buffer.append(UInt8(ascii: ","))
      expected += "piece \(number),".utf8
    }
    let (count, array) = (buffer.count, buffer.array)
    #expect(count == expected.count)
    #expect(array == expected)
    buffer.removeAll()
    let rest = buffer.array
    #expect(rest == [])
  }

  @Test("takes any sequence")
  func sequences() {
    var buffer = ByteBuffer()
    buffer += "é".utf8
    buffer += repeatElement(UInt8(ascii: "x"), count: 3)
    buffer += "abc".utf8.reversed()
    let text = buffer.string
    #expect(text == "éxxxcba")
  }

  @Test("appends blanks and no more", arguments: [0, 1, 7, 8, 9, 63, 64, 65])
  func blanks(count: Int) {
    var buffer = ByteBuffer(capacity: 1)
    buffer.append("a")
    buffer.append(blanks: count)
    buffer.append("b")
    let text = buffer.string
    #expect(text == "a" + String(repeating: " ", count: count) + "b")
  }

  @Test("appends hexadecimal digits", arguments: [0, 0x09AF, 0x1234_5678, 0x9ABC_DEF0, .max])
  func hexadecimal(number: UInt32) {
    for digits in 1...8 {
      let text = String(number, radix: 16)
      let padded = String(repeating: "0", count: 8 - text.count) + text
      var buffer = ByteBuffer(capacity: 1)
      buffer.append(hex: number, digits: digits, capitals: false)
      buffer.append(hex: number, digits: digits, capitals: true)
      let (both, expected) = (buffer.string, String(padded.suffix(digits)))
      #expect(both == expected + expected.uppercased())
    }
  }
}
