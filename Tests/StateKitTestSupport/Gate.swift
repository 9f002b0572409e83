import StateKit
package import Testing

/// An event that happens once, or a given number of times: `wait()` returns after it.
///
///     let saved = Gate()
///     store.sideEffects.register { _, _ in saved.open() }
///     store.dispatch(.save)
///     await saved.wait()
///
/// Cancellation does not end the wait, because some work ignores cancellation. If the event does not happen,
/// an issue is recorded after a while at the line that waits, and the test goes on: it fails, and does not
/// keep other failures from being reported.
package final class Gate: Sendable {
  private struct Waiter {
    let id: Int
    let continuation: CheckedContinuation<Bool, Never>
  }

  private struct State {
    var count: Int
    var lastID = 0
    var waiting: [Waiter] = []
  }

  private let state: Lock<State>

  package init(count: Int = 1) {
    state = Lock(State(count: count))
  }

  package func open() {
    let waiting = state.withLock { state in
      state.count -= 1
      guard state.count <= 0 else { return [Waiter]() }
      defer { state.waiting = [] }
      return state.waiting
    }
    for waiter in waiting { waiter.continuation.resume(returning: true) }
  }

  package func wait(sourceLocation: SourceLocation = #_sourceLocation) async {
    let id: Int? = state.withLock { state in
      guard state.count > 0 else { return nil }
      state.lastID += 1
      return state.lastID
    }
    guard let id else { return }
    let patience = Patience { [weak self] in self?.giveUp(id) }
    let isOpen = await opening(id)
    patience.end()
    if !isOpen { Patience.report(sourceLocation) }
  }

  /// True if the gate was opened; false if the wait was given up.
  private func opening(_ id: Int) async -> Bool {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        if state.count > 0 { state.waiting.append(Waiter(id: id, continuation: continuation)) }
        return state.count <= 0
      }
      if isOpen { continuation.resume(returning: true) }
    }
  }

  private func giveUp(_ id: Int) {
    let waiter = state.withLock { state in
      state.waiting.firstIndex { $0.id == id }.map { state.waiting.remove(at: $0) }
    }
    waiter?.continuation.resume(returning: false)
  }
}
