#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Advice to the system about memory that will be filled from end to end: a page of 2 MB is one
/// fault where 512 small ones are as many. Only Linux takes it; elsewhere nothing happens.
package enum LargeMemory {
  /// The size in bytes from which the advice is worth a system call.
  private static let threshold = 4 << 20

  /// Says that a piece of memory is about to be filled. Its content does not change.
  package static func willFill(_ memory: UnsafeMutableRawBufferPointer) {
    #if canImport(Glibc) || canImport(Musl)
      guard memory.count >= threshold, let base = memory.baseAddress else { return }
      let page = 4096
      let start = base.alignedUp(toMultipleOf: page)
      let count = (memory.count - (start - base)) / page * page
      // Advice: a refusal is of no consequence.
      _ = madvise(start, count, Int32(MADV_HUGEPAGE))
    #endif
  }
}

extension Array {
  /// Reserves room for at least `capacity` elements, most of which will be used soon.
  package mutating func reserveLarge(_ capacity: Int) {
    reserveCapacity(capacity)
    let size = capacity * MemoryLayout<Element>.stride
    withUnsafeMutableBufferPointer { buffer in
      LargeMemory.willFill(UnsafeMutableRawBufferPointer(start: buffer.baseAddress, count: size))
    }
  }
}
