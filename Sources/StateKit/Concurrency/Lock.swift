import Synchronization

/// A value that one thread at a time may use.
///
/// It is a `Mutex` whose order the thread sanitizer can see too: the sanitizer does not look into the standard
/// library, so it takes each use of a bare `Mutex` for a race on Linux. The load and the store are plain moves on
/// the processors that matter.
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
