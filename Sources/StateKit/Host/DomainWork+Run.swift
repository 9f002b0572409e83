extension Domain.Work {
  /// Runs the closure that is registered for the work, on any actor, and returns when it is done. Cancelling the task
  /// cancels the closure's work.
  ///
  ///     running[work.key] = Task { await work.run(with: sideEffects) { await engine.handle($0) } }
  ///
  /// A closure that is missing is reported, as in a store. Work that ends has nothing to run.
  ///
  /// - Parameters:
  ///   - sideEffects: The registry with the closures.
  ///   - send: Receives the actions, one after another.
  public func run(
    with sideEffects: SideEffectRegistry<State, Action>,
    send: @escaping @Sendable (Action) async -> Void
  ) async {
    guard case .start(_, _, let supplier, let make) = effect.step else { return }
    guard let (work, supplied) = sideEffects.effects(of: supplier, for: action).work(by: make) else {
      let (domain, source) = (effect.source.function, effect.source)
      return sideEffects.reporter.report(.missingEffect(name, for: action, domain: domain, source: source))
    }
    if supplied.isOver { return }
    let (actions, continuation) = AsyncStream.makeStream(of: Action.self)
    let output = DeclaredEffect<State, Action>.Output(
      send: Send { action, _, _, _ in continuation.yield(action) },
      source: effect.source
    )
    let task = Task {
      await work(output)
      continuation.finish()
    }
    let place = supplied.add { task.cancel() }
    await withTaskCancellationHandler {
      for await action in actions { await send(action) }
      await task.value
    } onCancel: {
      task.cancel()
    }
    withExtendedLifetime(place) {}
  }
}
