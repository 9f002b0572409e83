extension EffectRunner {
  /// Begins a run: effects that start while its actions are handled belong to it.
  ///
  /// - Parameter dispatch: Dispatches the action of the run with the given source.
  func beginRun(from source: ActionSource, _ dispatch: (ActionSource) -> Void) -> EffectRun {
    let run = EffectRun(id: running.makeID())
    runs.add(run)
    run.isStarting = true
    dispatch(source.with(source.lastCause, Derivation(runs: [run])))
    run.isStarting = false
    queueEnd(of: run)
    return run
  }

  /// Ends the effects of a run. The run goes on until the actions that they owe are handled.
  func cancel(_ run: EffectRun) {
    for id in run.effects.sorted() { stop(id) }
    settle()
  }

  func enroll(_ id: Int, in runs: [EffectRun]) {
    if !runs.isEmpty { self.runs.enroll(id, in: runs) }
  }

  func leaveRuns(_ id: Int) {
    for run in runs.leave(id) { queueEnd(of: run) }
  }

  /// Queues the message that ends a run, behind the actions that wait. The run goes on if one of them derives an action
  /// or starts an effect.
  private func queueEnd(of run: EffectRun) {
    if run.isEnding || !run.effects.isEmpty || run.isOver { return }
    run.isEnding = true
    run.isQuiet = true
    mailbox.putEnd(ofEffect: run.id, isolation: MainActor.shared)
  }

  func endRun(_ run: EffectRun) {
    run.isEnding = false
    guard run.effects.isEmpty, run.isQuiet else { return queueEnd(of: run) }
    runs.remove(run)
    run.finish()
  }
}
