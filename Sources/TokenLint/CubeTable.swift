/// The last entry of each cube of space, by the number of the cube: a hash table with open addressing,
/// since a color asks for eight cubes and `Dictionary` takes most of the time for that.
struct CubeTable {
  /// The numbers of the cubes; meaningless where `entries` is -1.
  private var cubes: [UInt64]
  private var entries: [Int32]
  private var count = 0
  /// Odd, and different in each run, so that nobody can choose colors that fall together.
  private let factor = UInt64.random(in: .min ... .max) | 1

  /// An empty table.
  init() {
    cubes = Array(repeating: 0, count: 64)
    entries = Array(repeating: -1, count: 64)
  }

  /// Where a cube is, or would be.
  private func slot(of cube: UInt64) -> Int {
    let mask = cubes.count - 1
    let product = cube.multipliedFullWidth(by: factor)
    var slot = Int(truncatingIfNeeded: product.high ^ product.low >> 20) & mask
    while entries[slot] >= 0, cubes[slot] != cube { slot = (slot + 1) & mask }
    return slot
  }

  /// The last entry of a cube; -1 for none.
  subscript(cube: UInt64) -> Int32 {
    get { entries[slot(of: cube)] }
    set {
      let slot = slot(of: cube)
      if entries[slot] < 0 { count += 1 }
      cubes[slot] = cube
      entries[slot] = newValue
      if 2 * count > cubes.count { grow() }
    }
  }

  private mutating func grow() {
    let old = (cubes, entries)
    cubes = Array(repeating: 0, count: 2 * old.0.count)
    entries = Array(repeating: -1, count: 2 * old.0.count)
    for (cube, entry) in zip(old.0, old.1) where entry >= 0 {
      let slot = slot(of: cube)
      cubes[slot] = cube
      entries[slot] = entry
    }
  }
}
