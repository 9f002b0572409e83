import StateKit
import Synchronization

/// Something that happens, once or so many times; who waits for it goes on then.
final class Latch: Sendable {
  private struct State {
    var count: Int
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>

  init(count: Int = 1) {
    self.state = Mutex(State(count: count))
  }

  func open() { change { $0 -= 1 } }

  private func change(_ count: (inout Int) -> Void) {
    let waiting = state.withLock { state in
      count(&state.count)
      guard state.count <= 0 else { return [CheckedContinuation<Void, Never>]() }
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Waits no longer than the test may take: one that waits for ever would keep all others from being reported.
  func waitInTest() async {
    await withTaskCancellationHandler(operation: wait) {
      change { $0 = min($0, 0) }
    }
  }

  /// Waits whether or not the task is cancelled, as work does that does not look.
  func wait() async {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        if state.count > 0 { state.waiting.append(continuation) }
        return state.count <= 0
      }
      if isOpen { continuation.resume() }
    }
  }
}

extension Store {
  /// Waits until the state is so, also where it is so already.
  func reached(_ condition: @escaping @MainActor (State) -> Bool) async {
    let latch = Latch()
    let subscription = subscribe { state in
      if condition(state()) { latch.open() }
    }
    if condition(state) { latch.open() }
    await latch.waitInTest()
    subscription.cancel()
  }
}
