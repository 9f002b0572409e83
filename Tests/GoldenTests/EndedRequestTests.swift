import StateKit
import StateKitTestSupport
import StateKitTesting
import Testing

@testable import GoldenCode

/// A request with `into` whose work ends without an answer sends `cancelled`, which puts its property back.
@MainActor
@Suite(.timeLimit(.minutes(10)))
final class EndedRequestTests {
  private let issues = Issues()
  private let trace = Trace<PeopleAction>()
  private let gate = Gate()
  private let ann = Person(id: 1, name: "Ann")

  // A closure that still waits would leak.
  deinit { gate.open() }

  private func people(_ state: PeopleState = PeopleState()) -> Store<PeopleState, PeopleAction> {
    .people(
      initialState: state,
      reducer: Reducers.people,
      middleware: trace.middleware(for: PeopleState.self),
      configuration: StoreConfiguration(reporter: issues.reporter)
    )
  }

  /// Closures that answer when the gate opens, also if they are cancelled.
  private var effects: PeopleEffects {
    PeopleEffects(
      loadTotal: { [gate] in
        await gate.wait()
        return 3
      },
      lookUp: { [gate, ann] (_, _) async throws(ServiceError) in
        await gate.wait()
        return ann
      }
    )
  }

  @Test(arguments: [PeopleState(), PeopleState(total: .loaded(2), found: [1: .failed(.offline, nil)])])
  func `a run that is cancelled puts back what its requests load`(state: PeopleState) async {
    let store = people(state)
    store.sideEffects.register(effects)
    for (start, end) in [
      (PeopleAction.loadTotal(.request), PeopleAction.loadTotal(.cancelled)),
      (.lookUp(.request(depth: 9, id: 1)), .lookUp(.cancelled(id: 1))),
    ] {
      let run = Task { await store.run(start) }
      await store.reached { $0 != state }
      run.cancel()
      await run.value
      expectEqual(store.state, state)
      expectEqual(trace.actions.suffix(2), [start, end])
    }
    #expect(store.runningEffects.isEmpty)
    gate.open()
    expectEqual(issues.kinds, [])
  }

  @Test func `work that is ended with its registration is a request that was cancelled`() async {
    let store = people()
    let registration = store.sideEffects.register(effects)
    store.dispatch(.loadTotal(.request))
    for id in 1...2 { store.dispatch(.lookUp(.request(depth: 9, id: id))) }
    registration.cancel(endingWork: true)
    await store.reached { $0 == PeopleState() }
    for action in [
      PeopleAction.loadTotal(.cancelled), .lookUp(.cancelled(id: 1)), .lookUp(.cancelled(id: 2)),
    ] { #expect(trace.actions.suffix(3).contains(action)) }
  }

  @Test func `a request whose closure nobody has registered is reported, and does not load for ever`() {
    let store = people()
    store.dispatch(.loadTotal(.request))
    store.dispatch(.lookUp(.request(depth: 9, id: 4)))
    expectEqual(store.state, PeopleState())
    expectEqual(
      trace.actions,
      [
        .loadTotal(.request), .loadTotal(.cancelled), .lookUp(.request(depth: 9, id: 4)),
        .lookUp(.cancelled(id: 4)),
      ]
    )
    expectEqual(issues.kinds, [.missingEffect, .missingEffect])
  }

  @Test func `an answer, 'until', and a start that a policy leaves out are not followed by 'cancelled'`()
    async
  {
    let store = people()
    store.sideEffects.register(effects)
    store.dispatch(.loadTotal(.request))
    store.dispatch(.closed)
    expectEqual(store.state, PeopleState())
    // The policy is 'first'.
    for _ in 1...2 { store.dispatch(.loadTotal(.request)) }
    gate.open()
    await store.reached { $0.total == .loaded(3) }
    store.dispatch(.loadTotal(.request))
    await store.reached { $0.total == .loaded(3) }
    #expect(!trace.actions.contains(.loadTotal(.cancelled)))
  }

  @Test func `a request that waits for its pause ends with its run, too`() async {
    let clock = TestClock()
    let store = Store.radio(
      reducer: Reducers.radio,
      configuration: StoreConfiguration(reporter: issues.reporter, clock: clock)
    )
    store.sideEffects.register(RadioEffects(search: { _ in [] }))
    let run = Task { await store.run(.search(.request(query: "a"))) }
    await clock.waitForSleepers(1)
    expectEqual(store.state.results, .loading(nil))
    run.cancel()
    await run.value
    expectEqual(store.state.results, .idle)
  }

  @Test func `a request that waits for its pause ends with its registration, without the rest of the pause`()
    async
  {
    let clock = TestClock()
    let store = Store.radio(
      reducer: Reducers.radio,
      configuration: StoreConfiguration(reporter: issues.reporter, clock: clock)
    )
    let registration = store.sideEffects.register(RadioEffects(search: { _ in [] }))
    store.dispatch(.search(.request(query: "a")))
    await clock.waitForSleepers(1)
    registration.cancel(endingWork: true)
    await store.reached { $0.results == .idle }
    #expect(store.runningEffects.isEmpty)
    expectEqual(issues.kinds, [])
  }

  @Test func `a newer request takes over what loads`() async {
    let clock = TestClock()
    let trace = Trace<RadioAction>()
    let store = Store.radio(
      reducer: Reducers.radio,
      middleware: trace.middleware(for: RadioState.self),
      configuration: StoreConfiguration(reporter: issues.reporter, clock: clock)
    )
    store.sideEffects.register(RadioEffects(search: { [$0] }))
    for query in ["a", "b"] { store.dispatch(.search(.request(query: query))) }
    expectEqual(store.state.results, .loading(nil))
    await clock.waitForSleepers(1)
    await clock.advance(by: .milliseconds(300))
    await store.reached { $0.results == .loaded(["b"]) }
    #expect(!trace.actions.contains(.search(.cancelled)))
  }

  @Test func `a test store receives it`() async {
    let store = TestStore(people())
    let registration = store.sideEffects.register(effects)
    store.send(.loadTotal(.request)) { $0.total = .loading(nil) }
    registration.cancel(endingWork: true)
    await store.receive(.loadTotal(.cancelled)) { $0.total = .idle }
    await store.finish()
  }

  @Test(arguments: [false, true])
  func `a host's turn that is cancelled dispatches it, also one that is cancelled before it begins`(
    isEarly: Bool
  ) async {
    let host = DomainHost<PeopleState, PeopleAction>(
      .people(reducer: Reducers.people),
      configuration: StoreConfiguration(reporter: issues.reporter)
    )
    host.sideEffects.register(effects)
    let state = Box(PeopleState())
    let turn = host.turn(&state.value, .loadTotal(.request))
    let run = Task {
      await host.run(turn) { action in _ = host.turn(&state.value, action) }
    }
    if !isEarly { while host.runningEffects.isEmpty { await Task.yield() } }
    expectEqual(state.value.total, .loading(nil))
    run.cancel()
    await run.value
    expectEqual(state.value, PeopleState())
    #expect(host.runningEffects.isEmpty)
    expectEqual(issues.kinds, [])
  }

  @Test func `work that a server runs ends with its registration while it waits for its pause`() async {
    let domain = Domain<RadioState, RadioAction>.radio(reducer: Reducers.radio)
    let registry = SideEffectRegistry<RadioState, RadioAction>()
    let registration = registry.register(RadioEffects(search: { _ in [] }))
    let clock = TestClock()
    let box = Box(RadioState())
    let work = domain.step(&box.value, .search(.request(query: "a"))).work
    expectEqual(box.value.results, .loading(nil))
    let run = Task {
      for work in work {
        await work.run(with: registry, clock: clock) { action in
          await MainActor.run { domain.reducer(&box.value, action) }
        }
      }
    }
    await clock.waitForSleepers(1)
    registration.cancel(endingWork: true)
    await run.value
    expectEqual(box.value.results, .idle)
  }

  @Test(arguments: ["missing", "ended"])
  func `work that a server runs sends it`(reason: String) async {
    let domain = Domain<PeopleState, PeopleAction>.people(reducer: Reducers.people)
    let registry = SideEffectRegistry<PeopleState, PeopleAction>()
    registry.reporter = issues.reporter
    let begun = Gate()
    var state = PeopleState()
    let work = domain.step(&state, .loadTotal(.request)).work
    var registration: Registration?
    if reason == "ended" {
      registration = registry.register(
        PeopleEffects(loadTotal: { [gate] in
          begun.open()
          await gate.wait()
          return 3
        })
      )
    }
    let box = Box(state)
    let run = Task {
      for work in work {
        await work.run(with: registry) { action in await MainActor.run { domain.reducer(&box.value, action) }
        }
      }
    }
    if let registration {
      await begun.wait()
      registration.cancel(endingWork: true)
      gate.open()
    }
    await run.value
    expectEqual(box.value, PeopleState())
  }
}

@MainActor
private final class Box<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
