/// Something to do for some actions besides changing the state, as a value: made apart, with what it needs, and
/// given to a store or a registry.
///
///     func fetchUsers(_ service: any DataService) -> SideEffect<AppState, AppAction> {
///       SideEffect { (action: FetchUsers, dispatch) in
///         guard case .request = action else { return }
///         Task { await dispatch(.fetchUsers(.success(users: service.users()))) }
///       }
///     }
///     let store = Store(initialState: AppState(), reducer: appReducer, sideEffects: [fetchUsers(service)])
///
/// Its closure takes the action or payload, and if it likes `dispatch`, which takes an action of the store and may be
/// kept and called from any thread, and a reader of the state.
///
/// By default it runs before the reducers, as in the ReSwift middleware that the idea comes from. What it dispatches
/// comes after the present action either way.
public struct SideEffect<State, Action: Sendable>: Sendable {
  let timing: SideEffectTiming
  let handlers: [SideEffectHandler<State, Action>]
  /// What is wrong with it, which is told where it is registered.
  let issue: RuntimeIssue?

  init(
    timing: SideEffectTiming,
    handlers: [SideEffectHandler<State, Action>],
    issue: RuntimeIssue? = nil
  ) {
    self.timing = timing
    self.handlers = handlers
    self.issue = issue
  }

  /// Runs it without a store, whatever its timing: for its unit test.
  ///
  ///     let dispatched = Mutex<[AppAction]>([])  // of Synchronization
  ///     let dispatcher = Dispatcher<AppAction> { action, _ in dispatched.withLock { $0.append(action) } }
  ///     fetchUsers(service).run(.fetchUsers(.request), dispatch: dispatcher)
  ///
  /// - Returns: Whether it was called: it is not for an action of another type or path, nor if it reads the state,
  ///   which `run(_:state:dispatch:)` gives.
  @MainActor
  @discardableResult
  public func run(_ action: Action, dispatch: Dispatcher<Action>) -> Bool {
    run(action, dispatch, nil)
  }

  /// Runs it without a store, in a state: for its unit test.
  ///
  /// - Returns: Whether it was called: it is not for an action of another type or path.
  @MainActor
  @discardableResult
  public func run(_ action: Action, state: State, dispatch: Dispatcher<Action>) -> Bool {
    run(action, dispatch, StateReader(StateStorage(state)))
  }

  @MainActor
  private func run(_ action: Action, _ dispatch: Dispatcher<Action>, _ state: StateReader<State>?) -> Bool {
    let action = ExaminedAction(action)
    return handlers.contains { $0.run(action, dispatch, state) }
  }
}
