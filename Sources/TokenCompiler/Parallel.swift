import Synchronization

/// Work on several threads whose results come back in the order of the work, whatever the threads
/// did when.
package enum Parallel {
  /// The results of `body` for the numbers below `count`, in their order.
  ///
  /// - Parameter jobs: The most threads, this one included; at least 1.
  package static func map<Result: Sendable>(
    _ count: Int, jobs: Int, _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    guard jobs > 1, count > 1 else { return (0..<count).map(body) }
    let work = Work(count: count, body)
    let threads = (1..<min(jobs, count)).compactMap { _ in Platform.start { work.run() } }
    work.run()
    for thread in threads { Platform.wait(for: thread) }
    return work.results
  }

  /// The numbers that are left, and the results so far.
  private final class Work<Result: Sendable>: Sendable {
    private let next = Atomic(0)
    private let done: Mutex<[Result?]>
    private let count: Int
    private let body: @Sendable (Int) -> Result

    init(count: Int, _ body: @escaping @Sendable (Int) -> Result) {
      self.count = count
      self.body = body
      done = Mutex(Array(repeating: nil, count: count))
    }

    func run() {
      while true {
        let number = next.add(1, ordering: .relaxed).oldValue
        guard number < count else { return }
        let result = body(number)
        done.withLock { $0[number] = result }
      }
    }

    var results: [Result] { done.withLock { $0.compactMap { $0 } } }
  }
}
