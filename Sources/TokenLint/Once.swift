import Synchronization

/// A value that is made when it is first asked for, once, on whichever thread asks first; the others
/// wait for it.
final class Once<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private let box = AtomicLazyReference<Box>()
  private let making = Mutex(())

  /// The value. `make` must not ask for the same one.
  func value(_ make: () -> Value) -> Value {
    if let made = box.load() { return made.value }
    return making.withLock { _ in
      if let made = box.load() { return made.value }
      return box.storeIfNil(Box(make())).value
    }
  }
}
