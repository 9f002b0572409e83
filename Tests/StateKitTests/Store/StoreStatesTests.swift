import StateKitTestSupport
import Testing

@testable import StateKit

/// The states of a store as a sequence.
@MainActor
struct StoreStatesTests {
  @Test func `S4.7 a listener sees each state change, in order`() async {
    let store = JournalStore.journal()
    let states = store.states
    store.dispatch(.write("a"))
    store.dispatch(.write("b"))
    store.dispatch(.ignore)
    store.dispatch(.count)
    var seen: [Journal] = []
    for await state in states.prefix(4) { seen.append(state) }
    expectEqual(seen.map(\.entries), [[], ["a"], ["a", "b"], ["a", "b"]])
    expectEqual(seen.map(\.count), [0, 0, 0, 1])
  }

  @Test func `the states of a part come when the part changed`() async {
    let store = JournalStore.journal()
    let counts = store.view(state: \.count).states
    for action in [.write("a"), .count, .write("b"), .count] as [JournalAction] { store.dispatch(action) }
    var seen: [Int] = []
    for await count in counts.prefix(3) { seen.append(count) }
    expectEqual(seen, [0, 1, 2])
  }

  @Test func `the sequence ends when the store goes`() async {
    var store: JournalStore? = .journal()
    let states = store?.states
    store?.dispatch(.count)
    store = nil
    var counts: [Int] = []
    if let states { for await state in states { counts.append(state.count) } }
    expectEqual(counts, [0, 1])
  }

  @Test func `a consumer that stops listening does not get states any more`() async throws {
    let store = JournalStore.journal()
    let listener = Task { for await _ in store.states { return } }
    await listener.value
    #expect(store._viewpoint.root.subscribers.isEmpty)
  }
}
