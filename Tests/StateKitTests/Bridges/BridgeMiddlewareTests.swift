import StateKitTestSupport
import Testing

@testable import StateKit

@MainActor
struct BridgeMiddlewareTests {
  typealias Bridges = BridgeMiddleware<AppAction, AppAction, AppState>

  private func trace(_ action: AppAction, _ bridges: some Middleware<AppAction, AppAction, AppState>)
    -> [String]
  {
    let log = Recorder<String>()
    let logger = AnyMiddleware<AppAction, AppAction, AppState> { action, source, _ in
      log.append("\(action.name) \(source.info?.split(separator: "\n").last ?? "")")
      return .doNothing
    }
    let store = Store(initialState: AppState(), reducer: .app(), middleware: logger <> bridges)
    store.dispatch(action)
    return log.all
  }

  @Test func `bridges of a schema run, first the bridges of the domains below`() {
    expectEqual(
      trace(.users(.posts(.reachedEnd)), Bridges.app),
      [
        "users.posts.reachedEnd ",
        "users.cleared Bridged from users(StateKitTests.UsersAction.posts(StateKitTests.PostsAction.reachedEnd))"
          + " at Users.statekit.json, Users",
      ]
    )
  }

  @Test func `a bridge of a child reads the child's state, and gives the parent's action`() {
    let store = Store(
      initialState: AppState(users: UsersState(posts: PostsState(selected: 4))),
      reducer: .app(),
      middleware: Bridges.app
    )
    store.dispatch(.users(.posts(.reachedEnd)))
    // The bridge of Posts selects 5, then the bridge of Users clears the selection.
    expectEqual(store.state.users, UsersState())
    let selected = BridgeMiddleware<PostsAction, PostsAction, PostsState>.declared.pullback(Scope.posts)
    let users = Store(
      initialState: UsersState(posts: PostsState(selected: 4)),
      reducer: .users(),
      middleware: selected
    )
    users.dispatch(.posts(.reachedEnd))
    expectEqual(users.state.posts.selected, 5)
  }

  @Test func `declared bridges come before bridges in code`() {
    let bridges = Bridges.app.bridge(on: \.lifecycle?.didBecomeActive, dispatch: .users(.cleared))
    expectEqual(
      trace(.lifecycle(.didBecomeActive), bridges).map { $0.prefix { $0 != " " } },
      [
        "lifecycle.didBecomeActive", "reachability.startMonitoring", "users.cleared",
      ]
    )
  }

  @Test func `bridgeWithState hands over the payload and the state after the reducers`() {
    let bridges = Bridges().bridgeWithState(\.users?.renamed) { renamed, state in
      state.users.names[renamed.id].map { .users(.posts(.selected($0.count))) }
    }
    let store = Store(initialState: AppState(), reducer: .app(), middleware: bridges)
    store.dispatch(.users(.renamed(id: 1, name: "four")))
    expectEqual(store.state.users.posts.selected, 4)
  }

  @Test func `an action without a bridge gives no effect`() {
    let state = StateReader(StateStorage(AppState()))
    let effect = Bridges.app.handle(.settings(.toggledReachability), from: ActionSource(), state: state)
    #expect(effect.isNothing)
  }
}
