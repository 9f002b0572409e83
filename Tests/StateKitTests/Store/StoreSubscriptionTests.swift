import StateKitTestSupport
import Testing

@testable import StateKit

@MainActor
struct StoreSubscriptionTests {
  let store = Store.journal()
  let log = Recorder<Int>()

  @Test func `a subscriber is called at once and on change`() {
    let subscription = store.subscribe { [log] in log.append($0.count) }
    store.dispatch(.count)
    store.dispatch(.write("a"))
    expectEqual(log.all, [0, 1, 1])
    subscription.cancel()
  }

  @Test func `a subscriber of a part is called when the part changed`() {
    let subscription = store.subscribe(\.count) { [log] in log.append($0) }
    store.dispatch(.write("a"))
    store.dispatch(.count)
    expectEqual(log.all, [0, 1])
    subscription.cancel()
  }

  @Test func `a selection decides itself which values are equal`() {
    let subscription = store.subscribe(
      select: { $0.count },
      removeDuplicates: { $0 / 2 == $1 / 2 },
      { [log] in log.append($0) }
    )
    for _ in 0..<5 { store.dispatch(.count) }
    expectEqual(log.all, [0, 2, 4])
    subscription.cancel()
  }

  @Test func `a selected value may be nil`() {
    let seen = Recorder<String?>()
    let subscription = store.subscribe(\.entries.first) { seen.append($0) }
    store.dispatch(.count)
    store.dispatch(.write("a"))
    expectEqual(seen.all, [nil, "a"])
    subscription.cancel()
  }

  @Test func `a subscriber of a selection is called when its value changed`() {
    let seen = Recorder<Bool?>()
    let subscription = store.subscribe(select: { $0.entries.isEmpty ? nil : $0.count > 1 }) {
      seen.append($0)
    }
    for action in [.count, .write("a"), .count, .write("b"), .ignore] as [JournalAction] {
      store.dispatch(action)
    }
    expectEqual(seen.all, [nil, false, true])
    subscription.cancel()
  }

  @Test func `subscribers are not called if the reducer did not touch a domain`() {
    let subscription = store.subscribe { [log] in log.append($0.count) }
    store.dispatch(.ignore)
    expectEqual(log.all, [0])
    subscription.cancel()
  }

  @Test func `a subscription ends when its token is cancelled`() {
    let subscription = store.subscribe { [log] in log.append($0.count) }
    subscription.cancel()
    subscription.cancel()
    store.dispatch(.count)
    expectEqual(log.all, [0])
  }

  @Test func `a subscription ends when its token is released, and frees its closure`() async {
    let released = Gate()
    var subscription: Subscription? = {
      let witness = Witness(released)
      return store.subscribe { [log] state in withExtendedLifetime(witness) { log.append(state.count) } }
    }()
    store.dispatch(.count)
    #expect(subscription != nil)
    subscription = nil
    store.dispatch(.count)
    expectEqual(log.all, [0, 1])
    await released.wait()
  }

  @Test func `a token may outlive its store`() {
    var store: JournalStore? = .journal()
    let subscription = store?.subscribe { [log] in log.append($0.count) }
    weak let gone = store
    store = nil
    #expect(gone == nil)
    subscription?.cancel()
    expectEqual(log.all, [0])
  }

  @Test func `a subscriber may end itself and others while it is called`() {
    let own = Place<Subscription>()
    let other = Place<Subscription>()
    own.value = store.subscribe { [log] state in
      log.append(state.count)
      if state.count == 1 {
        own.value = nil
        other.value = nil
      }
    }
    other.value = store.subscribe { [log] in log.append($0.count + 100) }
    store.dispatch(.count)
    store.dispatch(.count)
    expectEqual(log.all, [0, 100, 1])
  }

  @Test func `a subscriber may subscribe while it is called; the new one hears of the next action`() {
    let inner = Place<Subscription>()
    let outer = store.subscribe { [store, log] state in
      log.append(state.count)
      if state.count == 1, inner.value == nil { inner.value = store.subscribe { log.append($0.count + 100) } }
    }
    store.dispatch(.count)
    expectEqual(log.all, [0, 1, 101])
    store.dispatch(.count)
    expectEqual(log.all, [0, 1, 101, 2, 102])
    outer.cancel()
    inner.value = nil
  }

  @Test func `values that a subscriber held may end other subscriptions when they are freed`() {
    let holding: Subscription = {
      let held = store.subscribe { [log] in log.append($0.count) }
      return store.subscribe { _ in withExtendedLifetime(held) {} }
    }()
    store.dispatch(.count)
    holding.cancel()
    store.dispatch(.count)
    expectEqual(log.all, [0, 1])
  }
}
