import Foundation

/// A mailbox for actions from any thread, as a person would write it: an array behind a mutex, emptied by one task.
final class FloorMailbox: Sendable {
  private struct Waiting {
    var actions: [FloorAction] = []
    var isDrained = false
  }

  private let lock = NSLock()
  // Accessed only in `withWaiting`, which holds the lock.
  nonisolated(unsafe) private var waiting = Waiting()
  private let store: FloorStore

  init(_ store: FloorStore) {
    self.store = store
  }

  func put(_ action: FloorAction) {
    let isFirst = withWaiting { waiting in
      waiting.actions.append(action)
      defer { waiting.isDrained = true }
      return !waiting.isDrained
    }
    if isFirst { Task { @MainActor in drain() } }
  }

  // A `Mutex` would do, but takes many times as long on Linux where eight threads contend for it.
  private func withWaiting<Result>(_ body: (inout Waiting) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&waiting)
  }

  @MainActor
  private func drain() {
    while let actions = take() {
      for action in actions { store.dispatch(action) }
    }
  }

  private func take() -> [FloorAction]? {
    withWaiting { waiting in
      guard !waiting.actions.isEmpty else {
        waiting.isDrained = false
        return nil
      }
      defer { waiting.actions = [] }
      return waiting.actions
    }
  }
}
