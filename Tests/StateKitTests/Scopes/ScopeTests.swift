import Testing

@testable import StateKit

struct ScopeTests {
  private let state = AppState(users: UsersState(names: [1: "a"], posts: PostsState(selected: 1)))

  @Test func `get reads the value that modify changed, and other values do not change`() {
    var changed = state
    AppScope.root.users.posts.modify(&changed) { $0.selected = 2 }
    #expect(AppScope.root.users.posts.get(changed).selected == 2)
    changed.users.posts.selected = 1
    #expect(changed == state)
  }

  @Test func `extract returns the action that embed took, and nil for other actions`() {
    let scope = AppScope.root.users.posts
    #expect(scope.embed(.selected(3)) == .users(.posts(.selected(3))))
    #expect(scope.extract(.users(.posts(.selected(3)))) == .selected(3))
    #expect(scope.extract(.users(.cleared)) == nil)
    #expect(scope.extract(.settings(.toggledReachability)) == nil)
  }

  @Test func `composing with the root does not change a scope`() {
    let scope = Scope<AppState, AppAction, UsersState, UsersAction>.users
    let inner = Scope<UsersState, UsersAction, UsersState, UsersAction>.root
    for same in [scope, AppScope.root.appending(scope), scope.appending(inner)] {
      #expect(same.get(state) == state.users)
      #expect(same.embed(.cleared) == .users(.cleared))
      #expect(same.extract(.users(.cleared)) == .cleared)
      #expect(same.domains() == 4..<6)
    }
  }

  @Test func `appending is associative`() {
    let users = Scope<AppState, AppAction, UsersState, UsersAction>.users
    let posts = Scope<UsersState, UsersAction, PostsState, PostsAction>.posts
    let left = AppScope.root.appending(users).appending(posts)
    let right = AppScope.root.appending(users.appending(posts))
    for scope in [left, right] {
      #expect(scope.get(state) == PostsState(selected: 1))
      #expect(scope.embed(.reachedEnd) == .users(.posts(.reachedEnd)))
      #expect(scope.domains() == 5..<6)
    }
  }

}
