public import Observation

/// A part of a store with the same interface as a store, for a module that does not know the rest of the app.
///
///     let users = store.view(.users)      // LocalStore<UsersState, UsersAction>
///     users.dispatch(.renamed(id: 3, name: "Ada"))
///     users.names[3]
///
/// It shares the state of the store, and keeps the store alive. It can be viewed further; a view of a view is the view
/// along the joined path. The idea comes from the Composable Architecture's `scope`.
@MainActor
public final class LocalStore<State, Action: Sendable>: StoreType {
  /// A handle to `dispatch` that any thread may call.
  public nonisolated let dispatcher: Dispatcher<Action>
  /// The view of the state; for internal use.
  public let _viewpoint: Viewpoint<State>

  private let send: @MainActor (Action, ActionSource) -> Void

  init(
    _ viewpoint: Viewpoint<State>,
    dispatcher: Dispatcher<Action>,
    send: @escaping @MainActor (Action, ActionSource) -> Void
  ) {
    self._viewpoint = viewpoint
    self.dispatcher = dispatcher
    self.send = send
  }

  /// Dispatches an action with a source of its own.
  public func dispatch(_ action: Action, from source: ActionSource) {
    send(action, source)
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension LocalStore: Observable {}
