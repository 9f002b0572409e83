import StateKit

/// Something that happens once; who waits for it goes on then. Cancellation does not end the waiting.
final class Latch: Sendable {
  private let state = Lock((isOpen: false, waiting: [CheckedContinuation<Void, Never>]()))

  func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  func wait() async {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        if !state.isOpen { state.waiting.append(continuation) }
        return state.isOpen
      }
      if isOpen { continuation.resume() }
    }
  }
}
