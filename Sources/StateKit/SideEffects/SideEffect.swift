/// Work to do for some actions besides changing the state, as a value: it is created separately, with its dependencies,
/// and given to a store or a registry.
///
///     func fetchUsers(_ service: any DataService) -> SideEffect<AppState, AppAction> {
///       SideEffect { (action: FetchUsers, dispatch) in
///         guard case .request = action else { return }
///         Task { await dispatch(.fetchUsers(.success(users: service.users()))) }
///       }
///     }
///     let store = Store(initialState: AppState(), reducer: appReducer, sideEffects: [fetchUsers(service)])
///
/// Its closure takes the action or payload, and optionally `dispatch` and a reader of the state. `dispatch` takes an
/// action of the store, and may be stored and called from any thread.
///
/// By default it runs before the reducers, as in the ReSwift middleware that the idea comes from. With either timing,
/// the actions that it dispatches are handled after the current action.
public struct SideEffect<State, Action: Sendable>: Sendable {
  let timing: SideEffectTiming
  let handlers: [SideEffectHandler<State, Action>]
  /// The mistake in the side effect, if there is one, which is reported when it is registered.
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

  /// Runs the side effect without a store, regardless of its timing: for its unit test.
  ///
  ///     let dispatched = Mutex<[AppAction]>([])  // of Synchronization
  ///     let dispatcher = Dispatcher<AppAction> { action, _ in dispatched.withLock { $0.append(action) } }
  ///     fetchUsers(service).run(.fetchUsers(.request), dispatch: dispatcher)
  ///
  /// - Returns: Whether its closure was called. It is not called for an action of another type or path, or if it reads
  ///   the state, which needs `run(_:state:dispatch:)`.
  @MainActor
  @discardableResult
  public func run(_ action: Action, dispatch: Dispatcher<Action>) -> Bool {
    run(action, dispatch, nil)
  }

  /// Runs the side effect without a store, in a given state: for its unit test.
  ///
  /// - Returns: Whether its closure was called. It is not called for an action of another type or path.
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
