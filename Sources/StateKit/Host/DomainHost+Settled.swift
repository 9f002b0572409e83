extension DomainHost {
  /// Returns when nothing is left that happens by itself: all actions of bridges, requests and effects were dispatched and have
  /// reached the reducer, and their work has ended.
  ///
  ///     store.dispatch(UsersAction.opened)
  ///     await host.settled()
  ///     #expect(store.state.users.names.value == ["Ada"])
  ///
  /// Timers, effects with `while`, and streams that have begun may go on for ever, so it does not wait for them. It waits without
  /// an end for work that sleeps on a clock that stands still, and for an action that middleware keeps from the reducer;
  /// `TestHost`, in StateKitTesting, tells which. It does not know the tasks that side effects have started, nor an action that
  /// your store keeps for later. It returns at once if its task is cancelled.
  public func settled() async {
    // Some stores handle an action that was dispatched as soon as the main actor is free.
    await Task.yield()
    runNow()
    if isSettled { return }
    let wait = HostWait()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled { return continuation.resume() }
        wait.continuation = continuation
        settling.append(wait)
      }
    } onCancel: {
      Task { @MainActor in
        settling.removeAll { $0 === wait }
        wait.end()
      }
    }
  }

  /// Whether nothing is left that happens by itself.
  package var isSettled: Bool {
    !isRunning && !isInTurn && turns.isEmpty && waiting.isEmpty && !mailbox.hasMessages
      && dispatched.isEmpty && ending.isEmpty && !effects.hasWorkToEnd
  }

  func noteWatching() {
    isWatched = observer != nil || !settling.isEmpty
    checkRest()
  }

  // Functions of their own, because the type of an event would be looked up for each action.
  /// Tells the observer of an action, and looks again, as soon as the main actor is free, whether the host is settled.
  @inline(never)
  func tellReduced(_ action: Action, _ state: UnsafePointer<State>) {
    observer?(.reduced(action, state.pointee))
    runLater()
  }

  @inline(never)
  func tellBegun(_ action: Action) {
    observer?(.begun(action))
  }

  @inline(never)
  func tellLost(_ message: ActionMessage<Action>) {
    observer?(.lost(message.action))
  }

  @inline(never)
  func tellProgress() {
    observer?(.progress)
    guard !settling.isEmpty, isSettled else { return }
    let waits = settling
    settling = []
    for wait in waits { wait.end() }
  }

  /// Ends all effects; their later actions are dropped.
  package func cancelEffects() {
    effects.cancelAll()
    runNow()
  }
}

/// What a host has done, for tests.
package enum HostEvent<State, Action> {
  /// The reducer has handled an action, with this state after it.
  case reduced(Action, State)
  /// The work of an action has begun, and its derived actions wait to be dispatched.
  case begun(Action)
  /// An action that the host dispatched did not reach the reducer.
  case lost(Action)
  /// All that is due has been done.
  case progress
}

/// A task that waits until a host is settled.
@MainActor
final class HostWait {
  var continuation: CheckedContinuation<Void, Never>?

  func end() {
    continuation?.resume()
    continuation = nil
  }
}
