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

  func open() {
    let waiting = state.withLock { state in
      state.count -= 1
      guard state.count <= 0 else { return [CheckedContinuation<Void, Never>]() }
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

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
    await latch.wait()
    subscription.cancel()
  }
}
