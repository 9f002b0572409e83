extension StoreType {
  /// Dispatches an action, and returns when all that it started has ended.
  ///
  ///     List(store.articles) { … }
  ///       .refreshable { await store.run(.refresh) }
  ///
  /// An action starts the effects and requests of middleware and schemas, the actions that bridges, effects, side
  /// effects and subscribers derive from it, and all that these actions start in turn. A timer or a stream that does
  /// not end by itself keeps the run going; an effect with `while` belongs to the state and does not. It does not wait
  /// for work that the store does not know, such as tasks that a side effect begins by itself. Nor does it wait for
  /// effects of other actions, even if a policy drops the run's own effect in favor of one that runs already.
  ///
  /// Cancelling the waiting task cancels the effects that the action started and that still run. The actions that they
  /// would still send are dropped, and `run` returns; only a request with `into` sends its `cancelled`, which resets
  /// its `Loadable`. In a task that is cancelled already, the action is not dispatched. An effect of the run that
  /// another action cancels or replaces has ended for the run.
  ///
  /// The store is not released before `run` returns. The source of the action is the line of this call. It does not
  /// throw: failures are in the state. The idea comes from `finish()` of the task that `send` returns in Point-Free's
  /// Composable Architecture; a plain `dispatch` does not pay for it here.
  ///
  /// - Parameters:
  ///   - action: The action to dispatch.
  ///   - file: The file in the source of the action.
  ///   - function: The function in that source.
  ///   - line: The line in that source.
  ///   - info: Any text for logs.
  public func run(
    _ action: Action,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line,
    info: String? = nil
  ) async {
    await run(action, from: ActionSource(file: file, function: function, line: line, info: info))
  }

  /// Dispatches an action with a source of its own, and returns when all that it started has ended.
  public func run(_ action: Action, from source: ActionSource) async {
    if Task.isCancelled { return }
    let root = _viewpoint.root
    guard let run = root.beginRun(source, { dispatch(action, from: $0) }) else { return }
    await withTaskCancellationHandler {
      await run.wait()
    } onCancel: {
      Task { @MainActor in root.cancelRun(run) }
    }
  }
}
