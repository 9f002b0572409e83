/// Waits until something happened so many times.
@MainActor
final class Countdown {
  private var left = 0
  private var continuation: CheckedContinuation<Void, Never>?

  /// It happened once.
  func tick() {
    left -= 1
    guard left == 0 else { return }
    continuation?.resume()
    continuation = nil
  }

  /// Begins what makes it happen, and waits.
  func wait(for count: Int, begin: () -> Void) async {
    left = count
    await withCheckedContinuation { continuation in
      self.continuation = continuation
      begin()
    }
  }
}
