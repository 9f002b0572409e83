import StateKitTestSupport
import Testing

@testable import StateKit

@MainActor
struct LiftedMiddlewareTests {
  /// A middleware that answers each selection with the next one, and records the state.
  private func posts(_ log: Recorder<String>) -> AnyMiddleware<PostsAction, PostsAction, PostsState> {
    AnyMiddleware { action, source, state in
      log.append("\(action) \(state.selected.map(String.init) ?? "nil") \(source.line)")
      guard case .selected(let id) = action, id < 3 else { return .doNothing }
      return .just(.selected(id + 1), file: "F", function: "f", line: 99)
    }
  }

  private func run(_ middleware: some Middleware<AppAction, AppAction, AppState>) -> AppState {
    let store = Store(initialState: AppState(), reducer: .app(), middleware: middleware)
    store.dispatch(.users(.cleared), line: 1)
    store.dispatch(.users(.posts(.selected(2))), line: 2)
    return store.state
  }

  @Test func `a lifted middleware only sees the child's actions and state, and answers to the child`() {
    let log = Recorder<String>()
    let state = run(posts(log).pullback(AppScope.root.users.posts))
    expectEqual(log.all, ["selected(2) nil 2", "selected(3) 2 99"])
    expectEqual(state.users.posts.selected, 3)
  }

  @Test func `pulling back twice is pulling back along the joined scope`() {
    let (once, twice) = (Recorder<String>(), Recorder<String>())
    let first = run(posts(once).pullback(AppScope.root.users.posts))
    let second = run(posts(twice).pullback(Scope.posts).pullback(Scope.users))
    expectEqual(once.all, twice.all)
    expectEqual(first, second)
  }
}
