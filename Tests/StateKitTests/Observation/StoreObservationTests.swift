import Observation
import StateKitTestSupport
import Testing

@testable import StateKit

/// Observers of a store are notified only of changes of the state that they read.
@MainActor
struct StoreObservationTests {
  let store = Store<AppState, AppAction>(initialState: AppState(), reducer: .app())
  let changes = Recorder<String>()

  private func observe(_ name: String, _ read: () -> Void) {
    withObservationTracking(read) { [changes] in changes.append(name) }
  }

  @Test func `reading one domain is not invalidated by another`() {
    observe("settings") { _ = store.settings }
    observe("users") { _ = store.view(.users).names }
    store.dispatch(.lifecycle(.didBecomeActive))
    store.dispatch(.users(.posts(.selected(1))))
    #expect(changes.all.isEmpty)
    store.dispatch(.settings(.toggledReachability))
    expectEqual(changes.all, ["settings"])
    store.dispatch(.users(.renamed(id: 1, name: "Ada")))
    expectEqual(changes.all, ["settings", "users"])
  }

  @Test func `reading one property is not invalidated by its neighbour`() {
    let users = store.view(.users)
    observe("names") { _ = users.names }
    observe("posts") { _ = users.posts }
    users.dispatch(.posts(.selected(1)))
    expectEqual(changes.all, ["posts"])
  }

  @Test func `setting a property to its present value is not a change`() {
    observe("names") { _ = store.view(.users).names }
    store.dispatch(.users(.cleared))
    #expect(changes.all.isEmpty)
  }

  @Test func `reading the state observes all of it`() {
    observe("all") { _ = store.state }
    store.dispatch(.lifecycle(.willEnterForeground))
    #expect(changes.all.isEmpty)
    store.dispatch(.users(.renamed(id: 1, name: "Ada")))
    expectEqual(changes.all, ["all"])
  }

  @Test func `reading the state of a view observes all of that part`() {
    let users = store.view(.users)
    observe("users") { _ = users.state }
    store.dispatch(.settings(.toggledReachability))
    #expect(changes.all.isEmpty)
    store.dispatch(.users(.posts(.selected(1))))
    expectEqual(changes.all, ["users"])
  }

  @Test func `an observer is told once, and again after it has read again`() {
    observe("first") { _ = store.settings }
    store.dispatch(.settings(.toggledReachability))
    store.dispatch(.settings(.toggledReachability))
    store.dispatch(.settings(.toggledReachability))
    expectEqual(changes.all, ["first"])
    observe("second") { _ = store.settings }
    store.dispatch(.settings(.toggledReachability))
    expectEqual(changes.all, ["first", "second"])
  }

  @Test func `an observer sees the state after the action`() {
    let seen = Recorder<Bool>()
    withObservationTracking {
      _ = store.settings
    } onChange: { [store] in
      MainActor.assumeIsolated { seen.append(store.settings.shouldUseReachability) }
    }
    store.dispatch(.settings(.toggledReachability))
    expectEqual(seen.all, [false])
  }

  @Test func `a state written by hand is observed property by property`() {
    let journal = JournalStore.journal()
    observe("count") { _ = journal.count }
    journal.dispatch(.write("a"))
    #expect(changes.all.isEmpty)
    journal.dispatch(.count)
    expectEqual(changes.all, ["count"])
  }

  @Test func `the observed properties of views that come and go are kept once`() {
    for _ in 0..<100 {
      observe("names") { _ = store.view(.users).names }
      observe("posts") { _ = store.view(state: \.users.posts).selected }
    }
    expectEqual(store._viewpoint.root.subscribers.count, 2)
    for _ in 0..<2 {
      store.dispatch(.users(.renamed(id: 1, name: "Ada")))
      store.dispatch(.users(.posts(.selected(1))))
      store.dispatch(.users(.cleared))
    }
    expectEqual(changes.all.count, 200)
    #expect(store._viewpoint.root.subscribers.isEmpty)
  }
}
