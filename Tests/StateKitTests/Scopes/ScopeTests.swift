import StateKitTestSupport
import Testing

@testable import StateKit

struct ScopeTests {
  private let state = AppState(users: UsersState(names: [1: "a"], posts: PostsState(selected: 1)))

  @Test func `get reads the value that modify changed, and other values do not change`() {
    var changed = state
    AppScope.root.users.posts.modify(&changed) { $0.selected = 2 }
    expectEqual(AppScope.root.users.posts.get(changed).selected, 2)
    changed.users.posts.selected = 1
    expectEqual(changed, state)
  }

  @Test func `extract returns the action that embed took, and nil for other actions`() {
    let scope = AppScope.root.users.posts
    expectEqual(scope.embed(.selected(3)), .users(.posts(.selected(3))))
    expectEqual(scope.extract(.users(.posts(.selected(3)))), .selected(3))
    #expect(scope.extract(.users(.cleared)) == nil)
    #expect(scope.extract(.settings(.toggledReachability)) == nil)
  }

  @Test func `composing with the root does not change a scope`() {
    let scope = Scope<AppState, AppAction, UsersState, UsersAction>.users
    let inner = Scope<UsersState, UsersAction, UsersState, UsersAction>.root
    for same in [scope, AppScope.root.appending(scope), scope.appending(inner)] {
      expectEqual(same.get(state), state.users)
      expectEqual(same.embed(.cleared), .users(.cleared))
      expectEqual(same.extract(.users(.cleared)), .cleared)
      expectEqual(same.domains(), 4..<6)
    }
  }

  @Test func `appending is associative`() {
    let users = Scope<AppState, AppAction, UsersState, UsersAction>.users
    let posts = Scope<UsersState, UsersAction, PostsState, PostsAction>.posts
    let left = AppScope.root.appending(users).appending(posts)
    let right = AppScope.root.appending(users.appending(posts))
    for scope in [left, right] {
      expectEqual(scope.get(state), PostsState(selected: 1))
      expectEqual(scope.embed(.reachedEnd), .users(.posts(.reachedEnd)))
      expectEqual(scope.domains(), 5..<6)
    }
  }

}
