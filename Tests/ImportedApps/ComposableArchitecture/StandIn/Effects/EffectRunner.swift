// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// The running effects of a store.
@MainActor
final class EffectRunner<Action> {
  private struct Running {
    let ids: [EffectID]
    let task: Task<Void, Never>
  }

  private var running: [Int: Running] = [:]
  private var count = 0

  var isIdle: Bool { running.isEmpty }

  /// Starts an effect.
  ///
  /// - Returns: The tasks that it began.
  @discardableResult
  func start(
    _ effect: Effect<Action>,
    send: @escaping @MainActor @Sendable (Action) -> Void
  ) -> [Task<Void, Never>] {
    effect.steps.compactMap { step in
      switch step {
      case .send(let action): send(action)
      case .cancel(let id): cancel(id)
      case .run(let ids, let operation): return run(ids, operation, send)
      }
      return nil
    }
  }

  private func run(
    _ ids: [EffectID],
    _ operation: @escaping Effect<Action>.Operation,
    _ send: @escaping @MainActor @Sendable (Action) -> Void
  ) -> Task<Void, Never> {
    count += 1
    let number = count
    let task = Task { [weak self] in
      await operation(Send(send))
      self?.running[number] = nil
    }
    running[number] = Running(ids: ids, task: task)
    return task
  }

  private func cancel(_ id: EffectID) {
    for (number, effect) in running where effect.ids.contains(id) {
      effect.task.cancel()
      running[number] = nil
    }
  }

  func cancelAll() {
    for effect in running.values { effect.task.cancel() }
    running = [:]
  }
}
