extension Domain.Work {
  /// Runs the closure that is registered for the work, or its timer, on any actor, and returns when it is done.
  /// Cancelling the task cancels the work.
  ///
  ///     running[work.key] = Task { await work.run(with: sideEffects) { await engine.handle($0) } }
  ///
  /// Work with `debounce` waits first. A missing closure is reported, as in a store. For work that ends, the function
  /// returns at once.
  ///
  /// A request with `into` whose closure is missing, or whose registration is cancelled, sends its `cancelled`. If the
  /// caller cancels the task, `cancelled` is not sent, because only the caller knows whether another request takes its
  /// place.
  ///
  /// - Parameters:
  ///   - sideEffects: The registry with the closures.
  ///   - clock: The clock of timers and of `debounce`.
  ///   - send: Receives the actions, one after another.
  public func run(
    with sideEffects: SideEffectRegistry<State, Action>,
    clock: any Clock<Duration> = ContinuousClock(),
    send: @escaping @Sendable (Action) async -> Void
  ) async {
    guard case .start(let start) = effect.step else { return }
    switch effect.supply(of: start, for: action, by: sideEffects.effects(of:for:at:)) {
    case .missing:
      sideEffects.reporter.report(effect.missing(for: action, from: effect.source))
      if let cancelled = start.cancelled { await send(cancelled) }
    case .work(let work, _, let supplied):
      await run(after: start.debounce, on: clock, endedWith: supplied, owing: start.cancelled, send, work)
    case .timer(let interval, let tick):
      await run(after: start.debounce, on: clock, endedWith: nil, owing: nil, send) { output in
        await clock.tick(every: interval) { tick(output) }
      }
    }
  }

  /// - Parameters:
  ///   - supplied: Ends the work when it ends itself.
  ///   - owed: The action that is sent if the work ends without a last one.
  private func run(
    after pause: Duration?,
    on clock: any Clock<Duration>,
    endedWith supplied: SuppliedWork?,
    owing owed: Action?,
    _ send: @escaping @Sendable (Action) async -> Void,
    _ work: @escaping _DeclaredEffect<State, Action>.Work
  ) async {
    if supplied?.isOver == true {
      if let owed { await send(owed) }
      return
    }
    let isAnswered = AtomicFlag(false)
    let (actions, continuation) = AsyncStream.makeStream(of: Action.self)
    let output = _DeclaredEffect<State, Action>.Output(
      send: Send { action, _, isLast, _ in
        if isLast { isAnswered.store(true) }
        continuation.yield(action)
      },
      source: effect.source
    )
    let task = Task {
      defer { continuation.finish() }
      if let pause, (try? await clock.sleep(for: pause)) == nil { return }
      await work(output)
    }
    let place = supplied?.add { task.cancel() }
    await withTaskCancellationHandler {
      for await action in actions { await send(action) }
      await task.value
    } onCancel: {
      task.cancel()
    }
    withExtendedLifetime(place) {}
    if let owed, !isAnswered.load(), !Task.isCancelled { await send(owed) }
  }
}
