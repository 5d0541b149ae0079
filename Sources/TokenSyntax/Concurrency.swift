/// How work that can be divided is done: on one thread, or on several that the caller provides. This
/// module starts none itself.
package struct Concurrency: Sendable {
  /// How many threads there are, the caller's included; 1 if nothing is done at the same time.
  package var jobs: Int { countJobs() }
  private let countJobs: @Sendable () -> Int
  /// Calls a body once for each number below a count, in any order and from any thread, and returns
  /// when all calls have.
  package let run: @Sendable (_ count: Int, _ body: @escaping @Sendable (Int) -> Void) -> Void

  /// Makes a way to do work. `jobs` is asked only where there is enough to divide: to count processors
  /// takes system calls.
  package init(
    jobs: @autoclosure @escaping @Sendable () -> Int,
    run: @escaping @Sendable (_ count: Int, _ body: @escaping @Sendable (Int) -> Void) -> Void
  ) {
    countJobs = jobs
    self.run = run
  }

  /// One thread, in the order of the numbers.
  package static let serial = Concurrency(jobs: 1) { count, body in
    for number in 0..<count { body(number) }
  }
}
