import StateKitTestSupport
import Testing

@testable import StateKit

struct ReducerPullbackTests {
  static let actions: [AppAction] = [
    .users(.posts(.selected(7))), .users(.posts(.reachedEnd)), .users(.cleared),
    .settings(.toggledReachability),
  ]

  private func run(_ reducer: Reducer<AppState, AppAction>, _ action: AppAction) -> AppState {
    var state = AppState(users: UsersState(names: [1: "a"], posts: PostsState(selected: 1)))
    reducer(&state, action)
    return state
  }

  @Test func `the child's actions change the child's state, and other actions do not`() {
    let reducer: Reducer<AppState, AppAction> = Reducer<SettingsState, SettingsAction>.settings().pullback(
      .settings
    )
    #expect(!run(reducer, .settings(.toggledReachability)).settings.shouldUseReachability)
    expectEqual(run(reducer, .users(.cleared)), run(.identity, .users(.cleared)))
  }

  @Test(arguments: actions)
  func `pulling back twice is pulling back along the joined scope`(action: AppAction) {
    let posts = Reducer<PostsState, PostsAction>.posts()
    let twice: Reducer<AppState, AppAction> = posts.pullback(Scope.posts).pullback(Scope.users)
    let once = posts.pullback(AppScope.root.users.posts)
    expectEqual(run(twice, action), run(once, action))
    expectEqual(touched(by: twice, action), touched(by: once, action))
  }

  @Test(arguments: actions)
  func `key paths do as a scope does`(action: AppAction) {
    let users = Reducer<UsersState, UsersAction>.users()
    let byPaths = users.pullback(state: \AppState.users, action: \AppAction.users)
    expectEqual(run(byPaths, action), run(users.pullback(.users), action))
  }

  @Test func `a pullback distributes over <>`() {
    let first = Reducer<PostsState, PostsAction> { state, _ in state.selected = (state.selected ?? 0) + 1 }
    let second = Reducer<PostsState, PostsAction> { state, _ in state.selected = (state.selected ?? 0) * 10 }
    let apart = first.pullback(AppScope.root.users.posts) <> second.pullback(AppScope.root.users.posts)
    let together = (first <> second).pullback(AppScope.root.users.posts)
    expectEqual(run(apart, .users(.posts(.reachedEnd))).users.posts.selected, 20)
    expectEqual(run(together, .users(.posts(.reachedEnd))).users.posts.selected, 20)
  }
}
