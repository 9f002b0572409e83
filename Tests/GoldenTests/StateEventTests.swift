import StateKit
import StateKitTestSupport
import StateKitTesting
import Testing

@testable import GoldenCode

/// Bridges and effects that `onChange`, `onMade` and `onGone` start.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct StateEventTests {
  private let clock = TestClock()
  private let journal = Domain.journal(reducer: Reducers.journal)

  /// The actions that an action derives in a state.
  private func derived(_ action: JournalAction, in state: JournalState = JournalState()) -> [JournalAction] {
    var state = state
    return journal.step(&state, action).bridged.map(\.action)
  }

  /// The work that an action starts and ends in a state.
  private func work(_ action: JournalAction, in state: JournalState = JournalState()) -> [String] {
    var state = state
    return journal.step(&state, action).work.map { "\($0.event == .end ? "end" : "start") \($0.name)" }
  }

  // MARK: A property changes

  @Test func `a changed property starts a bridge, and an equal value does not`() {
    expectEqual(derived(.binding(.tags(["a"]))), [.logged("tags")])
    expectEqual(derived(.binding(.tags(["a"])), in: JournalState(tags: ["a"])), [])
    expectEqual(derived(.logged("tags")), [])
  }

  @Test func `a property of an optional child changes when the child comes or goes, too`() {
    let there = JournalState(detail: EntryState(id: 1, text: "a"))
    expectEqual(
      derived(.detail(.binding(.text("b"))), in: there),
      [.detail(.changed), .logged("text")]
    )
    expectEqual(derived(.closed, in: there).first, .logged("text"))
    let quiet = JournalState(isQuiet: true, detail: there.detail)
    expectEqual(derived(.detail(.binding(.text("b"))), in: quiet), [.detail(.changed)])
  }

  @Test func `every action of a child counts as its change, and no other action`() {
    let ledger = Domain.ledger(reducer: .ledger(note: .entry(), rows: .entry()))
    func count(_ action: LedgerAction, of state: LedgerState) -> Int {
      var state = state
      return ledger.step(&state, action).bridged.count { $0.action == .counted }
    }
    let there = LedgerState(note: EntryState(id: 1), rows: [EntryState(id: 2)])
    expectEqual(count(.note(.read), of: there), 1)
    expectEqual(count(.rows(id: 2, action: .read), of: there), 1)
    expectEqual(count(.rows(id: 3, action: .read), of: there), 0)
    expectEqual(count(.note(.read), of: LedgerState()), 0)
    expectEqual(count(.counted, of: there), 0)
    expectEqual(count(.binding(.name("a")), of: there), 0)
  }

  @Test func `a list changes with its elements, and when they come and go`() {
    let rows = JournalState(rows: [EntryState(id: 1), EntryState(id: 2)])
    expectEqual(work(.rows(id: 1, action: .read), in: rows), ["start save"])
    expectEqual(work(.removed(id: 2), in: rows), ["start drop", "start save"].sorted(by: >))
    expectEqual(work(.settings(.binding(.unit("mi"))), in: rows), ["start save"])
    expectEqual(work(.settings(.binding(.unit("km"))), in: rows), [])
    expectEqual(work(.settings(.counted), in: rows), [])
    expectEqual(work(.rows(id: 9, action: .read), in: rows), [])
  }

  @Test func `an element's own property starts its bridge, and that of no other element`() {
    let rows = JournalState(rows: [EntryState(id: 1), EntryState(id: 2)])
    expectEqual(
      derived(.rows(id: 2, action: .binding(.text("b"))), in: rows),
      [.rows(id: 2, action: .changed)]
    )
  }

  @Test func `the first state is not a change, and neither is a child that comes with a value`() {
    let store = Store.journal(
      initialState: JournalState(tags: ["a"], detail: EntryState(id: 1, text: "a")),
      reducer: Reducers.journal,
      configuration: StoreConfiguration(reporter: Issues().reporter)
    )
    store.dispatch(.added(id: 3))
    expectEqual(store.state.log, [])
    expectEqual(store.state.detail?.changes, 0)
    expectEqual(store.state.rows.map(\.changes), [0])
  }

  // MARK: A child comes or goes

  @Test func `an optional child comes and goes`() {
    let there = JournalState(detail: EntryState(id: 1))
    expectEqual(derived(.opened(id: 1)), [.logged("text"), .detail(.read)])
    expectEqual(derived(.opened(id: 1), in: there), [])
    expectEqual(derived(.opened(id: 2), in: there), [.detail(.read), .logged("gone")])
    expectEqual(derived(.closed, in: there), [.logged("text"), .logged("gone")])
    expectEqual(derived(.closed), [])
  }

  @Test func `another id makes another child`() {
    let there = JournalState(detail: EntryState(id: 1))
    expectEqual(
      derived(.detail(.renumbered(to: 2)), in: there),
      [.detail(.read), .logged("gone")]
    )
    let rows = JournalState(rows: [EntryState(id: 1)])
    expectEqual(derived(.rows(id: 1, action: .renumbered(to: 2)), in: rows), [.rows(id: 2, action: .read)])
    expectEqual(
      work(.rows(id: 1, action: .renumbered(to: 2)), in: rows),
      ["start rows.load", "start save", "start watch", "start drop"]
    )
  }

  @Test func `a child that dismisses itself goes`() {
    let there = JournalState(detail: EntryState(id: 1, text: "a"))
    #expect(derived(.detail(.left), in: there).contains(.logged("gone")))
    let pushed = JournalState(path: [.entry(EntryState(id: 1))])
    expectEqual(derived(.path(id: 0, action: .entry(.left)), in: pushed), [.logged("entry left")])
  }

  @Test func `an element that goes and comes with the same id in one action did neither`() {
    let before = JournalState(
      detail: EntryState(id: 1, text: "a"),
      rows: [EntryState(id: 1, text: "a"), EntryState(id: 2, text: "a")]
    )
    var state = before
    let step = journal.step(&state, .rearranged(rows: [2, 3], detail: 1))
    expectEqual(
      step.bridged.map(\.action).filter { $0.name != "logged" && $0.name != "settings.counted" },
      [.detail(.changed), .rows(id: 2, action: .changed), .rows(id: 3, action: .read)]
    )
    expectEqual(step.work.map(\.name), ["rows.load", "rows.keep", "save", "watch", "drop"])
    expectEqual(step.work.compactMap { $0.id as? Int }, [3])
  }

  @Test func `a case of a one-of comes and goes`() {
    expectEqual(derived(.wrote), [.logged("draft")])
    expectEqual(derived(.wrote, in: JournalState(page: .draft(JournalHelpState()))), [])
    expectEqual(derived(.listed, in: JournalState(page: .draft(JournalHelpState()))), [.logged("no draft")])
  }

  @Test func `elements of a stack come and go, all of them or those of a case`() {
    expectEqual(derived(.pushed(id: 7)), [.logged("pushed")])
    let two = JournalState(path: [.entry(EntryState(id: 7)), .help(JournalHelpState())])
    expectEqual(derived(.popped, in: two), [])
    expectEqual(derived(.path(.popFrom(id: 0)), in: two), [.logged("entry left")])
  }

  // MARK: The first state

  @Test func `children that are there in the first state come, before the first action`() async {
    let loads = Log<Int>()
    let store = TestStore(
      Store.journal(
        initialState: JournalState(detail: EntryState(id: 1), rows: [EntryState(id: 2)]),
        reducer: Reducers.journal,
        configuration: StoreConfiguration(clock: clock)
      )
    )
    store.sideEffects.register(
      EntryEffects(load: { id in
        loads.add(id)
        return ""
      })
    )
    store.sideEffects.register(
      JournalEffects(save: { _ in }, watch: { _ in AsyncStream { $0.finish() }.asEffectStream })
    )
    await store.receive(.detail(.read)) { $0.detail?.reads = 1 }
    await store.receive(.rows(id: 2, action: .read)) { $0.rows[id: 2]?.reads = 1 }
    await loads.wait(for: [1, 2])
    store.exhaustivity = .off
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(1))
    await store.finish()
  }

  @Test func `what begins with a state is known without a store`() {
    let state = JournalState(detail: EntryState(id: 1), rows: [EntryState(id: 2)])
    let beginning = journal.beginning(in: state)
    expectEqual(beginning.bridged.map(\.action), [.detail(.read), .rows(id: 2, action: .read)])
    expectEqual(beginning.work.map(\.name), ["detail.load", "rows.load", "watch"])
    expectEqual(journal.ongoingWork(in: state), [])
  }

  // MARK: Effects

  private func store(_ state: JournalState = JournalState()) -> Store<JournalState, JournalAction> {
    Store.journal(
      initialState: state,
      reducer: Reducers.journal,
      configuration: StoreConfiguration(reporter: Issues().reporter, clock: clock)
    )
  }

  @Test func `several changes save once, after a pause`() async {
    let saved = Log<String>()
    let store = store(JournalState(rows: [EntryState(id: 1)]))
    store.sideEffects.register(JournalEffects(save: { unit in saved.add(unit) }))
    store.dispatch(.rows(id: 1, action: .read))
    store.dispatch(.settings(.binding(.unit("mi"))))
    store.dispatch(.settings(.counted))
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(1))
    await saved.wait(for: ["mi"])
  }

  @Test func `an effect starts while its condition holds, and ends with it or by an action`() {
    expectEqual(work(.binding(.query("a"))), ["start find"])
    expectEqual(work(.binding(.query("")), in: JournalState(query: "a")), [])
    expectEqual(work(.binding(.query("a")), in: JournalState(isQuiet: true)), [])
    expectEqual(work(.binding(.isQuiet(false)), in: JournalState(query: "a", isQuiet: true)), [])
    expectEqual(work(.stopped), ["end find"])
  }

  @Test func `an effect that an event has started ends when its condition becomes false`() async {
    let (began, ended) = (Log<String>(), Log<String>())
    let store = store()
    store.sideEffects.register(
      JournalEffects(find: { query in
        began.add(query)
        let (stream, _) = AsyncStream.makeStream(of: Never.self)
        for await _ in stream {}
        ended.add(query)
        return query
      })
    )
    store.dispatch(.binding(.query("a")))
    await began.wait(for: ["a"])
    store.dispatch(.binding(.isQuiet(true)))
    await ended.wait(for: ["a"])
    store.dispatch(.binding(.query("b")))
    store.dispatch(.binding(.isQuiet(false)))
    store.dispatch(.binding(.query("c")))
    await began.wait(for: ["a", "c"])
    store.dispatch(.stopped)
    await ended.wait(for: ["a", "c"])
    expectEqual(store.state.log, [])
  }

  @Test func `each element has its own run, by its id`() async {
    let began = Log<Int>()
    let store = store()
    store.sideEffects.register(
      JournalEffects(watch: { id in
        began.add(id)
        return AsyncStream { $0.finish() }.asEffectStream
      })
    )
    for id in [3, 1, 2] { store.dispatch(.added(id: id)) }
    store.dispatch(.added(id: 1))
    await began.wait(for: [3, 1, 2])
  }

  @Test func `what goes keeps its last values`() async {
    let kept = Log<String>()
    let store = store(
      JournalState(
        detail: EntryState(id: 1),
        rows: [EntryState(id: 2, text: "b"), EntryState(id: 3, text: "c"), EntryState(id: 4)]
      )
    )
    store.sideEffects.register(EntryEffects(keep: { values in kept.add("\(values.id) \(values.text)") }))
    store.dispatch(.detail(.binding(.text("a"))))
    store.dispatch(.detail(.left))
    await kept.wait(for: ["1 a"])
    store.dispatch(.removed(id: 3))
    await kept.wait(for: ["1 a", "3 c"])
    store.dispatch(.rearranged(rows: [], detail: 7))
    await kept.wait(for: ["1 a", "3 c", "2 b"])
    store.dispatch(.opened(id: 8))
    await kept.wait(for: ["1 a", "3 c", "2 b", "7 anew"])
  }

  @Test func `the end of the store is not the end of its children`() async {
    let kept = Log<String>()
    let effects = SideEffectRegistry<JournalState, JournalAction>()
    effects.register(EntryEffects(keep: { values in kept.add(values.text) }))
    var store: Store<JournalState, JournalAction>? = Store.journal(
      initialState: JournalState(detail: EntryState(id: 1, text: "a")),
      reducer: Reducers.journal,
      sideEffects: effects,
      configuration: StoreConfiguration(reporter: Issues().reporter)
    )
    store?.dispatch(.logged(""))
    store = nil
    await Task.yield()
    expectEqual(kept.values, [])
  }

  @Test func `a missing closure is reported with what started it`() {
    let issues = Issues()
    let store = Store.journal(
      reducer: Reducers.journal,
      configuration: StoreConfiguration(reporter: issues.reporter)
    )
    store.dispatch(.binding(.query("a")))
    expectEqual(
      issues.messages,
      [
        "The effect find is to start after a change of the state, and is not supplied: register JournalEffects with 'find'"
          + " in the store's side effects."
      ]
    )
  }

  // MARK: Order and causes

  @Test func `what a change starts follows what the action starts, and has the action as its cause`() {
    let trace = Trace<JournalAction>()
    var causes: [String] = []
    let middleware = AnyMiddleware<JournalAction, JournalAction, JournalState> { action, source, _ in
      if case .logged = action { MainActor.assumeIsolated { causes += source.causes.map(\.description) } }
      return .doNothing
    }
    let store = Store.journal(
      reducer: Reducers.journal,
      middleware: trace.middleware(for: JournalState.self) <> middleware,
      configuration: StoreConfiguration(reporter: Issues().reporter)
    )
    store.dispatch(.binding(.tags(["a"])), from: ActionSource(file: "Test.swift", function: "test", line: 7))
    expectEqual(trace.actions, [.binding(.tags(["a"])), .logged("tags")])
    expectEqual(causes.count, 1)
    #expect(
      causes[0].hasSuffix("at Test.swift:7, by the bridge at Events.statekit.json, Journal"),
      "\(causes)"
    )
  }

  // MARK: Other stores and reducers

  private static let actions: [JournalAction] = [
    .opened(id: 1), .detail(.binding(.text("a"))), .added(id: 1), .added(id: 2), .binding(.tags(["x"])),
    .rows(id: 2, action: .binding(.text("b"))), .rearranged(rows: [2, 3], detail: 1), .wrote, .pushed(id: 5),
    .path(id: 0, action: .entry(.binding(.text("c")))), .path(id: 0, action: .entry(.left)), .helped, .popped,
    .detail(.renumbered(to: 9)), .detail(.left), .removed(id: 2), .rows(id: 3, action: .left), .listed,
  ]

  /// The actions that a store handles, and the state that it ends with.
  private func handled(by reducer: Reducer<JournalState, JournalAction>) -> ([JournalAction], JournalState) {
    let trace = Trace<JournalAction>()
    let store = Store.journal(
      reducer: reducer,
      middleware: trace.middleware(for: JournalState.self),
      configuration: StoreConfiguration(reporter: Issues().reporter)
    )
    for action in Self.actions { store.dispatch(action) }
    return (trace.actions, store.state)
  }

  @Test(arguments: WrappedReducerTests.Wrapper.allCases)
  func `a wrapped reducer starts the same`(wrapper: WrappedReducerTests.Wrapper) {
    let (actions, state) = handled(by: Reducers.journal)
    let wrapped = handled(by: wrapper.wrap(Reducers.journal))
    expectEqual(wrapped.0, actions)
    expectEqual(wrapped.1, state)
    #expect(actions.count > Self.actions.count + 10)
  }

  @Test(arguments: ForeignStore<JournalState, JournalAction>.Kind.atOnce)
  func `a host dispatches what a store handles`(kind: ForeignStore<JournalState, JournalAction>.Kind) {
    let foreign = ForeignStore(
      JournalState(),
      journal,
      kind,
      configuration: StoreConfiguration(reporter: Issues().reporter)
    )
    for action in Self.actions { foreign.dispatch(action) }
    let (actions, state) = handled(by: Reducers.journal)
    expectEqual(foreign.actions, actions)
    expectEqual(foreign.state, state)
  }

  @Test func `steps derive what a store handles`() {
    var state = JournalState()
    var actions: [JournalAction] = []
    for action in Self.actions {
      var next = [action][...]
      while let action = next.popFirst() {
        actions.append(action)
        let step = journal.step(&state, action)
        next += step.bridged.map(\.action)
      }
    }
    let (handled, end) = handled(by: Reducers.journal)
    expectEqual(actions, handled)
    expectEqual(state, end)
  }

  @Test func `a host starts what begins with its first state, and follows a replaced one`() async {
    let foreign = ForeignStore(
      JournalState(detail: EntryState(id: 1)),
      journal,
      .nested,
      configuration: StoreConfiguration(reporter: Issues().reporter)
    )
    await foreign.settled { foreign.actions == [.detail(.read)] }
    foreign.replace { $0.detail = EntryState(id: 2) }
    foreign.host.stateWasReplaced(by: foreign.state)
    await foreign.settled { foreign.actions.count == 3 }
    expectEqual(foreign.actions, [.detail(.read), .detail(.read), .logged("gone")])
  }

  @Test func `a store made by hand fires no bridges of events, as none of actions`() {
    let store = Store(
      initialState: JournalState(),
      reducer: Reducers.journal,
      configuration: StoreConfiguration(reporter: Issues().reporter)
    )
    store.dispatch(.binding(.tags(["a"])))
    expectEqual(store.state.log, [])
  }
}
