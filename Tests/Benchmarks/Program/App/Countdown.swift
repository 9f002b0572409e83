/// Waits until something happened so many times.
@MainActor
final class Countdown {
  private var left = 0
  private var continuation: CheckedContinuation<Void, Never>?

  /// Counts one time.
  func tick() {
    left -= 1
    guard left == 0 else { return }
    continuation?.resume()
    continuation = nil
  }

  /// Calls `begin`, and waits until `tick` was called so many times.
  func wait(for count: Int, begin: () -> Void) async {
    left = count
    await withCheckedContinuation { continuation in
      self.continuation = continuation
      begin()
    }
  }
}
