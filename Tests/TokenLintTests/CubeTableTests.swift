import Testing

@testable import TokenLint

struct CubeTableTests {
  @Test func keepsTheLastEntryOfEachCube() {
    var table = CubeTable()
    var expected: [UInt64: Int32] = [:]
    var state: UInt64 = 1
    for entry in 0..<5000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      // Few enough cubes that some come again, and the largest number of 63 bits among them.
      let cube = entry == 77 ? UInt64.max >> 1 : (state >> 33) % 3000 << 42 | state >> 62
      #expect(table[cube] == expected[cube] ?? -1)
      table[cube] = Int32(entry)
      expected[cube] = Int32(entry)
    }
    #expect(expected.count > 1000)
    #expect(expected.allSatisfy { table[$0.key] == $0.value })
    #expect(table[UInt64(1) << 60] == -1)
  }
}
