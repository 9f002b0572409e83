#if canImport(SwiftUI)

public import Combine

/// A store as an `ObservableObject`, for views on iOS 16 and macOS 13; from iOS 17 and macOS 14 on, views observe the
/// properties that they read without it.
///
///     struct UsersView: View {
///       @StateObject private var users: ObservedStore<UsersState, UsersAction>
///
///       init(_ store: some StoreType<UsersState, UsersAction>) {
///         _users = StateObject(wrappedValue: ObservedStore(store))
///       }
///
///       var body: some View {
///         Button(users.title) { users.dispatch(.refresh) }
///       }
///     }
///
/// The view is drawn again when the state of its store changed, and not when other parts of the app did; a small part,
/// such as `store.view(.users)`, is therefore better than the whole.
@MainActor
public final class ObservedStore<State, Action: Sendable>: StoreType, ObservableObject {
  private let store: any StoreType<State, Action>
  private var subscription: Subscription?
  /// A handle to `dispatch` that any thread may call.
  public nonisolated let dispatcher: Dispatcher<Action>
  /// The view of the state; for internal use.
  public let _viewpoint: Viewpoint<State>

  /// Observes a store.
  public init(_ store: some StoreType<State, Action>) {
    self.store = store
    dispatcher = store.dispatcher
    _viewpoint = store._viewpoint
    subscription = store.subscribe { [weak self] _ in self?.objectWillChange.send() }
  }

  /// Dispatches an action with a source of its own.
  public func dispatch(_ action: Action, from source: ActionSource) {
    store.dispatch(action, from: source)
  }
}

#endif
