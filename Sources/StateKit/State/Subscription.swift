/// A subscription to a store. It ends when it is cancelled or released.
public final class Subscription: Sendable {
  private let end: Lock<(@Sendable () -> Void)?>

  init(_ end: @escaping @Sendable () -> Void) {
    self.end = Lock(end)
  }

  /// Ends the subscription; its closure is not called again. Further calls have no effect.
  public func cancel() {
    let end = end.withLock { end in
      defer { end = nil }
      return end
    }
    end?()
  }

  deinit {
    cancel()
  }
}
