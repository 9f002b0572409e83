import StateKitTestSupport
import Testing

@testable import StateKit

struct TouchedDomainsTests {
  @Test(arguments: [
    (AppAction.lifecycle(.didBecomeActive), [1]),
    (.lifecycle(.willEnterForeground), []),
    (.settings(.toggledReachability), [3]),
    (.users(.renamed(id: 1, name: "a")), [4]),
    (.users(.cleared), [4, 5]),
    (.users(.posts(.selected(1))), [5]),
    (.users(.posts(.reachedEnd)), []),
  ])
  func `a generated reducer marks the way that it took`(action: AppAction, domains: [Int]) {
    expectEqual(touched(by: .app(), action), domains)
  }

  @Test func `a closure marks its domain and all below, wherever it stands`() {
    let users = Reducer<UsersState, UsersAction> { _, _ in }
    let posts = Reducer<PostsState, PostsAction> { _, _ in }
    expectEqual(touched(by: .app(users: users), .users(.cleared)), [4, 5])
    expectEqual(touched(by: .app(users: .users(posts: posts)), .users(.posts(.reachedEnd))), [5])
    expectEqual(touched(by: Reducer { _, _ in }, .users(.cleared)), [0, 1, 2, 3, 4, 5])
  }

  @Test func `a closure along a generated scope marks the part alone`() {
    let posts = Reducer<PostsState, PostsAction> { _, _ in }
    expectEqual(touched(by: posts.pullback(AppScope.root.users.posts), .users(.posts(.reachedEnd))), [5])
    expectEqual(touched(by: posts.pullback(AppScope.root.users.posts), .users(.cleared)), [])
  }

  @Test func `a scope made by hand marks all of the parent`() {
    let byHand = Scope<AppState, AppAction, SettingsState, SettingsAction>(
      get: { $0.settings },
      modify: { state, change in change(&state.settings) },
      embed: { .settings($0) },
      extract: { $0.settings }
    )
    let reducer = Reducer<SettingsState, SettingsAction>.settings().pullback(byHand)
    expectEqual(touched(by: reducer, .settings(.toggledReachability)), [0, 1, 2, 3, 4, 5])
    expectEqual(touched(by: reducer, .users(.cleared)), [])
  }

  @Test func `key paths mark all of the parent, where the child marks anything`() {
    let reducer = Reducer<UsersState, UsersAction>.users()
      .pullback(state: \AppState.users, action: \AppAction.users)
    expectEqual(touched(by: reducer, .users(.cleared)), [0, 1, 2, 3, 4, 5])
    expectEqual(touched(by: reducer, .users(.posts(.reachedEnd))), [])
    expectEqual(touched(by: reducer, .settings(.toggledReachability)), [])
  }

  @Test func `marks of combined reducers add up`() {
    let reducer: Reducer<AppState, AppAction> = .combine(
      .app(),
      Reducer<SettingsState, SettingsAction> { _, _ in }.pullback(.settings),
      .marking { _, _, touched in touched.markOwnProperties() }
    )
    expectEqual(touched(by: reducer, .settings(.toggledReachability)), [0, 3])
    expectEqual(touched(by: reducer, .lifecycle(.didBecomeActive)), [0, 1])
  }

  @Test func `one domain's own properties are distinguished from all other domains`() {
    var touched = TouchedDomains(domainCount: 3)
    #expect(touched.onlyDomain == nil)
    touched.markOwnProperties()
    expectEqual(touched.onlyDomain, 0)
    expectEqual(touched.ranges, TouchedDomains(domain: 0).ranges)
    touched.mark(2..<3)
    #expect(touched.onlyDomain == nil)
    expectEqual(touched.ranges, [0..<1, 2..<3])
    touched = TouchedDomains(domainCount: 3)
    touched.markAll()
    #expect(touched.onlyDomain == nil)
  }
}
