import Synchronization

/// A value that one thread at a time may use.
///
/// It is a `Mutex` whose ordering is visible to the thread sanitizer: the sanitizer does not see into the standard
/// library on Linux, so it reports each use of a bare `Mutex` as a race. The load and the store are plain moves on
/// common processors.
package struct Lock<Value: ~Copyable>: ~Copyable, Sendable {
  private let mutex: Mutex<Value>
  private let turn = Atomic(false)

  package init(_ value: consuming sending Value) {
    mutex = Mutex(value)
  }

  package borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try mutex.withLock { value throws(Failure) in
      _ = turn.load(ordering: .acquiring)
      defer { turn.store(true, ordering: .releasing) }
      return try body(&value)
    }
  }
}
