import StateKitTestSupport
import Testing

@testable import StateKit

/// Effects that wait for a state.
@MainActor
@Suite(.watched)
struct StateReaderUntilTests {
  private let clock = ManualClock()
  private let came = Recorder<String>()

  private func store(
    timeout: Duration? = nil,
    until condition: @escaping @MainActor @Sendable (StateReader<Journal>) -> Bool
  ) -> JournalStore {
    Store(
      initialState: Journal(),
      reducer: .journal,
      middleware: JournalMiddleware { [came] action, _, state in
        guard action == .ignore else { return .doNothing }
        return .run(cancellationToken: "it") { _ in
          let isMet = await state.until(timeout: timeout, condition)
          came.append(isMet ? "met" : "not met")
        }
      },
      configuration: StoreConfiguration(clock: clock)
    )
  }

  /// Starts the effect, and returns when it waits.
  private func begin(_ store: JournalStore, subscriberCount: Int = 1) async {
    store.dispatch(.ignore)
    while store.subscribers.count < subscriberCount { await Task.yield() }
  }

  @Test func `a condition that holds already is met at once`() async {
    let store = store { $0.count == 0 }
    store.dispatch(.ignore)
    await came.wait(for: 1)
    expectEqual(came.all, ["met"])
  }

  @Test func `a condition is met when an action changes the state, also if the next one changes it back`()
    async
  {
    let store = store { $0.count == 2 }
    await begin(store)
    for _ in 1...3 { store.dispatch(.count) }
    expectEqual(store.count, 3)
    await came.wait(for: 1)
    expectEqual(came.all, ["met"])
    while store.subscribers.count > 0 { store.dispatch(.count); await Task.yield() }
  }

  @Test func `a wait is over after its time, by the store's clock`() async {
    let store = store(timeout: .seconds(3)) { $0.count == 1 }
    await begin(store)
    await clock.sleeping(until: .seconds(3))
    clock.advance(by: .seconds(3))
    await came.wait(for: 1)
    expectEqual(came.all, ["not met"])
  }

  @Test func `a condition that is met in time ends the timeout`() async {
    let store = store(timeout: .seconds(3)) { $0.count == 1 }
    await begin(store)
    await clock.sleeping(until: .seconds(3))
    store.dispatch(.count)
    await came.wait(for: 1)
    await clock.sleeping(until: [])
    expectEqual(came.all, ["met"])
  }

  @Test func `a wait ends with its effect`() async {
    let store = store { $0.count == 1 }
    await begin(store)
    store.cancelEffects()
    await came.wait(for: 1)
    expectEqual(came.all, ["not met"])
  }

  @Test func `a wait ends with its store, also outside of an effect`() async {
    let readers = Recorder<StateReader<Journal>>()
    do {
      let store = Store.journal(
        JournalMiddleware { _, _, state in
          readers.append(state)
          return .doNothing
        }
      )
      store.dispatch(.count)
      let reader = readers.all[0]
      Task {
        let isMet = await reader.until { $0.count == 2 }
        came.append(isMet ? "met" : "not met")
      }
      while store.subscribers.count < 1 { await Task.yield() }
    }
    await came.wait(for: 1)
    expectEqual(came.all, ["not met"])
    await expectEqual(readers.all[0].until { $0.count == 2 }, false)
    #expect(await readers.all[0].until { $0.count == 1 })
  }

  @Test func `a wait for the state of a child ends when the child is removed`() async {
    let readers = Recorder<StateReader<DraftState>>()
    let draft = AnyMiddleware<DraftAction, DraftAction, DraftState> { _, _, state in
      readers.append(state)
      return .callback { _, _ in {} }
    }
    let store = Store(
      initialState: BoardState(draft: DraftState()),
      reducer: .board(),
      middleware: draft.pullback(.draft)
    )
    store.dispatch(.draft(.saved))
    let (reader, count) = (readers.all[0], store.subscribers.count)
    // Outside of the effect, which ends with the child as well.
    let wait = Task { await reader.until { $0.text == "b" } }
    while store.subscribers.count == count { await Task.yield() }
    store.dispatch(.closed)
    await expectEqual(wait.value, false)
  }
}
