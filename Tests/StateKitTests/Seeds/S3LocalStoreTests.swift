import StateKit
import StateKitTestSupport
import Testing

/// The requirements for local stores in the text on pulling back; the pullbacks of middleware have a separate
/// file.
@MainActor
struct S3LocalStoreTests {
  let store = Store<AppState, AppAction>(initialState: AppState(), reducer: .app())

  @Test func `S3.3 a view is a store of the local state`() {
    let users: LocalStore<UsersState, AppAction> = store.view(state: \.users)
    users.dispatch(.users(.renamed(id: 1, name: "Ada")))
    expectEqual(users.state.names, [1: "Ada"])
    expectEqual(store.state.users.names, [1: "Ada"])

    let seen = Recorder<[Int: String]>()
    let subscription = users.subscribe { seen.append($0().names) }
    users.dispatch(.users(.renamed(id: 2, name: "Eva")))
    subscription.cancel()
    users.dispatch(.users(.renamed(id: 3, name: "Bob")))
    expectEqual(seen.all, [[1: "Ada"], [1: "Ada", 2: "Eva"]])
  }

  @Test func `S3.3 a view along a scope takes the actions of the part`() {
    let users = store.view(.users)
    users.dispatch(.renamed(id: 1, name: "Ada"))
    expectEqual(users.names, [1: "Ada"])
    let lifecycle = store.view(state: \.lifecycle, action: AppAction.lifecycle)
    lifecycle.dispatch(.didBecomeActive)
    #expect(lifecycle.isActive)
  }

  @Test func `S3.4 the state is live, and a subscriber hears of changes of the local part alone`() {
    let users = store.view(state: \.users)
    let settings = store.view(.settings)
    let heard = Recorder<String>()
    let subscriptions = [
      users.subscribe { heard.append("users \($0.names.count)") },
      settings.subscribe { heard.append("settings \($0.shouldUseReachability)") },
    ]
    expectEqual(heard.all, ["users 0", "settings true"])
    store.dispatch(.lifecycle(.didBecomeActive))
    store.dispatch(.users(.cleared))
    expectEqual(heard.all.count, 2)
    store.dispatch(.users(.renamed(id: 1, name: "Ada")))
    store.dispatch(.users(.renamed(id: 1, name: "Ada")))
    store.dispatch(.settings(.toggledReachability))
    expectEqual(heard.all.dropFirst(2), ["users 1", "settings false"])
    expectEqual(users.state.names, [1: "Ada"])
    withExtendedLifetime(subscriptions) {}
  }

  @Test func `S3.4 a subscriber of a state written by hand hears of changes of the local part alone`() {
    let journal = JournalStore.journal()
    let heard = Recorder<Int>()
    let subscription = journal.view(state: \.count).subscribe { heard.append($0()) }
    journal.dispatch(.write("a"))
    journal.dispatch(.count)
    expectEqual(heard.all, [0, 1])
    subscription.cancel()
  }

  @Test func `S3.5 many subscribers of many types, each with its transform`() {
    let users = store.view(.users)
    let counts = Recorder<Int>()
    let names = Recorder<String>()
    let sizes = Recorder<Int>()
    let subscriptions = [
      users.subscribe(\.names.count) { counts.append($0) },
      users.subscribe(select: { $0.names.values.sorted().joined(separator: " ") }, removeDuplicates: ==) {
        names.append($0)
      },
      users.subscribe(select: { $0.names.count }, removeDuplicates: { $0 / 2 == $1 / 2 }) {
        sizes.append($0)
      },
    ]
    for (id, name) in [(1, "Ada"), (1, "Ada"), (2, "Eva"), (2, "Eve")] {
      users.dispatch(.renamed(id: id, name: name))
    }
    expectEqual(counts.all, [0, 1, 2])
    expectEqual(names.all, ["", "Ada", "Ada Eva", "Ada Eve"])
    expectEqual(sizes.all, [0, 2])
    withExtendedLifetime(subscriptions) {}
  }

  @Test func `S3.6 a view of a view is the view along the joined way`() {
    let views = [
      store.view(.users).view(.posts), store.view(AppScope.root.users.posts),
      store.view(AppScope.root.users).view(.posts),
    ]
    let heard = Recorder<Int>()
    let subscriptions = views.enumerated().map { index, view in
      view.subscribe { _ in heard.append(index) }
    }
    views[0].dispatch(PostsAction.reachedEnd)
    expectEqual(views.map(\.state), Array(repeating: store.state.users.posts, count: 3))
    store.dispatch(.users(.posts(.selected(1))))
    expectEqual(views.map(\.state.selected), [1, 1, 1])
    expectEqual(heard.all, [0, 1, 2, 0, 1, 2])
    let byPath = [store.view(state: \.users).view(state: \.posts), store.view(state: \.users.posts)]
    expectEqual(byPath.map(\.state), views[0...1].map(\.state))
    byPath[0].dispatch(.users(.posts(.selected(2))))
    expectEqual(byPath[1].selected, 2)
    withExtendedLifetime(subscriptions) {}
  }

  @Test func `changes of other domains do not cost time`() {
    let looks = Recorder<String>()
    let subscriptions = [
      store.view(.settings).subscribe(select: { _ in looks.append("settings") }, removeDuplicates: ==) {},
      store.view(state: \.users.posts).subscribe(select: { _ in looks.append("posts") }, removeDuplicates: ==)
      {},
      store.view(.users).subscribe(select: { _ in looks.append("users") }, removeDuplicates: ==) {},
    ]
    expectEqual(looks.all, ["settings", "posts", "users"])
    store.dispatch(.lifecycle(.didBecomeActive))
    expectEqual(looks.all.count, 3)
    store.dispatch(.users(.posts(.selected(1))))
    expectEqual(looks.all.dropFirst(3), ["posts", "users"])
    store.dispatch(.users(.cleared))
    expectEqual(looks.all.dropFirst(5), ["posts", "users"])
    store.dispatch(.users(.renamed(id: 1, name: "Ada")))
    expectEqual(looks.all.dropFirst(7), ["users"])
    withExtendedLifetime(subscriptions) {}
  }

  @Test func `a view keeps the store alive, and its dispatcher reaches it`() async {
    let users = Store<AppState, AppAction>(initialState: AppState(), reducer: .app()).view(.users)
    users.dispatcher.dispatch(.renamed(id: 1, name: "Ada"))
    expectEqual(users.names, [1: "Ada"])
    await Task.detached { users.dispatcher.dispatch(.renamed(id: 2, name: "Eva")) }.value
    while users.names.count < 2 { await Task.yield() }
    expectEqual(users.names, [1: "Ada", 2: "Eva"])
  }

  @Test func `the source of a local dispatch is its line`() {
    let trace = ActionTrace.app(IdentityMiddleware())
    trace.store.view(.users).dispatch(.cleared, line: 7)
    expectEqual(trace.sources.map(\.line), [7])
    expectEqual(trace.sources.first?.file, "StateKitTests/S3LocalStoreTests.swift")
  }
}
