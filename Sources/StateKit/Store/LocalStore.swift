/// A part of a store, with the face of a store: what is handed to a module that knows nothing of the rest of the app.
///
///     let users = store.view(.users)      // LocalStore<UsersState, UsersAction>
///     users.dispatch(.renamed(id: 3, name: "Ada"))
///     users.names[3]
///
/// It holds no state of its own, and keeps the store alive. It can be viewed further; a view of a view is the view
/// along the joined way. The idea is that of the Composable Architecture's `scope`.
@MainActor
public final class LocalStore<State, Action: Sendable>: StoreType {
  /// A handle to `dispatch` that any thread may call.
  public nonisolated let dispatcher: Dispatcher<Action>
  // swift-format-ignore: NoLeadingUnderscores
  /// Where it is seen from. Nothing to use by hand.
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

  /// Dispatches an action that has a source already.
  public func dispatch(_ action: Action, from source: ActionSource) {
    send(action, source)
  }
}
