import Synchronization

/// Work on several threads whose results come back in the order of the work, whatever the threads
/// did when.
package enum Parallel {
  /// The least number of tokens whose outputs are made on several threads. A thread costs some 0.15 ms
  /// to begin and end, with the memory that it gets for itself; the outputs of so many tokens take
  /// several times that.
  static let leastTokens = 1000

  /// The results of `body` for the numbers below `count`, in their order.
  ///
  /// - Parameter jobs: The most threads, this one included; at least 1. Asked only if there is more
  ///   than one number.
  package static func map<Result: Sendable>(
    _ count: Int, jobs: @autoclosure () -> Int, _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    guard count > 1, case let jobs = jobs(), jobs > 1 else { return (0..<count).map(body) }
    let work = Work(count: count, body)
    let threads = (1..<min(jobs, count)).compactMap { _ in Platform.start { work.run() } }
    work.run()
    for thread in threads { Platform.wait(for: thread) }
    return work.results
  }

  /// The numbers that are left, and the results so far.
  private final class Work<Result: Sendable>: Sendable {
    private let next = Atomic(0)
    private let count: Int
    private let body: @Sendable (Int) -> Result
    /// Each slot is written by the one thread that took its number, and read when all have ended: that
    /// needs no lock.
    private nonisolated(unsafe) let slots: UnsafeMutablePointer<Result?>

    init(count: Int, _ body: @escaping @Sendable (Int) -> Result) {
      self.count = count
      self.body = body
      slots = .allocate(capacity: count)
      slots.initialize(repeating: nil, count: count)
    }

    deinit {
      slots.deinitialize(count: count)
      slots.deallocate()
    }

    func run() {
      while true {
        let number = next.add(1, ordering: .relaxed).oldValue
        guard number < count else { return }
        slots[number] = body(number)
      }
    }

    /// The results, for when all threads have ended.
    var results: [Result] { (0..<count).compactMap { slots[$0] } }
  }
}
