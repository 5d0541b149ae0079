/// How work that can be divided is done: on one thread, or on several that the caller provides. This
/// module starts none itself.
package struct Concurrency: Sendable {
  /// How many threads there are, the caller's included; 1 if nothing is done at the same time.
  package let jobs: Int
  /// Calls a body once for each number below a count, in any order and from any thread, and returns
  /// when all calls have.
  package let run: @Sendable (_ count: Int, _ body: @escaping @Sendable (Int) -> Void) -> Void

  /// Makes a way to do work.
  package init(
    jobs: Int,
    run: @escaping @Sendable (_ count: Int, _ body: @escaping @Sendable (Int) -> Void) -> Void
  ) {
    self.jobs = jobs
    self.run = run
  }

  /// One thread, in the order of the numbers.
  package static let serial = Concurrency(jobs: 1) { count, body in
    for number in 0..<count { body(number) }
  }
}
