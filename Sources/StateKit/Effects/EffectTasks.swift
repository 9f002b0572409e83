import Synchronization

/// The tasks of running effects. They are cancelled when their store goes.
final class EffectTasks: Sendable {
  private let tasks = Mutex<[Int: Task<Void, Never>]>([:])

  func add(_ id: Int, _ operation: @escaping @Sendable () async -> Void) {
    tasks.withLock { $0[id] = Task(operation: operation) }
  }

  func contains(_ id: Int) -> Bool {
    tasks.withLock { $0[id] != nil }
  }

  func cancel(_ id: Int) {
    tasks.withLock { $0[id] }?.cancel()
  }

  func remove(_ id: Int) {
    _ = tasks.withLock { $0.removeValue(forKey: id) }
  }

  deinit {
    for task in tasks.withLock({ $0.values }) { task.cancel() }
  }
}
