import StateKit
import StateKitTestSupport
import Synchronization
import Testing

@testable import GoldenCode

/// Bridges, requests and effects that decide by what an action carries, by the state, or by several actions.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ConditionTests {
  private static var reducer: Reducer<SurveyState, SurveyAction> {
    .survey(SurveyReducer(), probe: .probe(), aside: .probe(), sites: .site())
  }

  private func survey(_ state: SurveyState = SurveyState()) -> Store<SurveyState, SurveyAction> {
    .survey(initialState: state, reducer: Self.reducer)
  }

  private func log(_ actions: SurveyAction..., in state: SurveyState = SurveyState()) -> [String] {
    let store = survey(state)
    for action in actions { store.dispatch(action) }
    return store.state.log
  }

  // MARK: Bridges

  @Test func `all conditions must hold, and are read after the reducers`() {
    expectEqual(log(.asked(consent: .granted)), ["ready"])
    expectEqual(log(.asked(consent: .granted), in: SurveyState(isOpen: false)), [])
    expectEqual(log(.closed, .asked(consent: .granted), .opened), ["ready"])
    expectEqual(log(.opened), [])
  }

  @Test func `a value of the payload is compared`() {
    expectEqual(log(.asked(consent: .denied)), ["refused"])
    expectEqual(log(.asked(consent: .unasked)), ["refused", "undecided"])
  }

  @Test(arguments: [
    (Reading(level: 9), nil as Int?, ["high", "loud"]), (Reading(level: 8), nil, ["high", "loud"]),
    (Reading(level: 1), 9, ["high", "stated"]), (Reading(level: 1), 1, []), (Reading(level: 1), nil, []),
    (Reading(level: 7), 2, ["stated", "loud"]),
  ])
  func `one of several conditions is enough, and nil is no value`(
    reading: Reading,
    state: Int?,
    notes: [String]
  ) {
    expectEqual(log(.measured(reading: reading, state: state)), notes)
  }

  @Test func `a case of a type that the schema does not know is compared`() {
    expectEqual(log(.judged(verdict: .default, earlier: .fair)), ["usual"])
    expectEqual(log(.judged(verdict: .fair, earlier: .fair)), [])
    expectEqual(log(.judged(verdict: .default, earlier: .default)), [])
    expectEqual(log(.judged(verdict: .default, earlier: nil)), [])
  }

  @Test func `a test of an absent child is false, also its negation`() {
    expectEqual(log(.probe(.stopped)), [])
    expectEqual(log(.probe(.stopped), in: SurveyState(aside: ProbeState(note: "x"))), [])
    expectEqual(log(.probe(.stopped), in: SurveyState(aside: ProbeState(note: "y"))), ["probed"])
  }

  @Test func `all actions of a domain are those that nobody may name, bound properties and phases, too`() {
    let aside = SurveyState(aside: ProbeState(note: "y"))
    for action in [
      .started, .stopped, .renamed(note: ""), .binding(.isHot(true)), .tune(.success(1)), .tune(.cancelled),
    ] as [ProbeAction] {
      expectEqual(log(.probe(action), in: aside), ["probed"], "\(action)")
    }
    // Nobody supplies the closure.
    expectEqual(log(.probe(.tune(.request)), in: aside), ["probed", "probed"])
    expectEqual(log(.opened, in: aside), [])
  }

  // MARK: Effects

  @Test func `each of several actions starts and ends an effect, if its condition holds`() {
    let state = SurveyState(consent: .granted)
    let quiet = Reading(level: 1)
    func events(_ actions: SurveyAction..., in state: SurveyState) -> [String] {
      var state = state
      let domain = Domain.survey(reducer: Self.reducer)
      let work = actions.flatMap { domain.step(&state, $0).work }.filter { $0.name == "upload" }
      return work.map { "\($0.event == .end ? "end" : "start") \($0.name)" }
    }
    expectEqual(events(.measured(reading: quiet, state: nil), in: state), ["start upload"])
    expectEqual(events(.estimated(reading: quiet, state: 3), in: state), ["start upload"])
    let noisy = Reading(level: 1, isNoisy: true)
    let loud = [SurveyAction.measured(reading: noisy, state: nil), .estimated(reading: noisy, state: 3)]
    for action in loud { expectEqual(events(action, in: state), []) }
    expectEqual(events(.estimated(reading: quiet, state: 3), in: SurveyState()), [])
    expectEqual(events(.closed, in: state), ["end upload"])
    expectEqual(
      events(.probe(.renamed(note: "")), .probe(.started), in: state),
      ["end upload", "end upload"]
    )
  }

  @Test func `a closure takes properties as they are after the reducers`() async {
    // Another value than that of 'isOpen', which must be true.
    let store = survey(SurveyState(isPrivate: false, limit: 7, consent: .granted))
    let done = Gate()
    let calls = Mutex<[String]>([])
    store.sideEffects.register(
      SurveyEffects(upload: { reading, state, values in
        let read = "\(values.isPrivate) \(values.reading2 ?? 0) \(values.work)"
        calls.withLock { $0.append("\(reading.level) \(state ?? 0) \(read)") }
        done.open()
      })
    )
    store.dispatch(.measured(reading: Reading(level: 5), state: 2))
    await done.wait()
    expectEqual(calls.withLock { $0 }, ["5 2 false 5 7"])
  }

  @Test func `any action of an element starts the effect of that element`() async {
    let store = survey()
    let limits = Mutex<[Int]>([])
    store.sideEffects.register(
      SurveyEffects(watch: { id, limit in limits.withLock { $0.append(id * 10 + limit) } })
    )
    store.dispatch(.added(id: 4))
    store.dispatch(.sites(id: 4, action: .seen))
    await store.reached { $0.sites.first?.marks == 1 }
    store.dispatch(.limited(0))
    expectEqual(limits.withLock { $0.first }, 43)
  }

  @Test func `of several actions a closure takes what all of them carry`() async {
    let store = survey()
    let done = Gate(count: 4)
    let calls = Mutex<[Int]>([])
    store.sideEffects.register(
      SurveyEffects(
        back: { limit in
          calls.withLock { $0.append(limit) }
          done.open()
        },
        both: { reading in
          calls.withLock { $0.append(reading.level) }
          done.open()
        }
      )
    )
    store.dispatch(.limited(5))
    store.dispatch(.hid)
    store.dispatch(.probed(9, reading: Reading(level: 8)))
    store.dispatch(.sites(id: 1, action: .seen))
    store.dispatch(.added(id: 1))
    store.dispatch(.sites(id: 1, action: .seen))
    await done.wait()
    expectEqual(calls.withLock { $0.sorted() }, [5, 5, 5, 8])
  }

  // MARK: Requests

  @Test func `a request that its condition keeps from starting does not load`() {
    var state = SurveyState()
    let domain = Domain.survey(reducer: Self.reducer)
    expectEqual(domain.step(&state, .fetch(.request(id: 1, force: false))).work.map(\.name), ["fetch"])
    #expect(state.page.isLoading)
    state.page = .loaded("a")
    #expect(domain.step(&state, .fetch(.request(id: 1, force: false))).work.isEmpty)
    expectEqual(state.page, .loaded("a"))
    expectEqual(domain.step(&state, .fetch(.request(id: 1, force: true))).work.map(\.name), ["fetch"])
    expectEqual(state.page, .loading("a"))
    #expect(domain.step(&state, .check(.request(id: 0))).work.isEmpty)
    #expect(state.checks.isEmpty)
    expectEqual(domain.step(&state, .check(.request(id: 2))).work.map(\.name), ["check"])
    expectEqual(state.checks[2]?.isLoading, true)
  }

  @Test(arguments: [SurveyAction.closed, .probe(.stopped)])
  func `each of several actions ends a request`(action: SurveyAction) {
    var state = SurveyState()
    let domain = Domain.survey(reducer: Self.reducer)
    _ = domain.step(&state, .fetch(.request(id: 1, force: false)))
    _ = domain.step(&state, .check(.request(id: 2)))
    let ended = domain.step(&state, action).work.filter { $0.event == .end }.map(\.name)
    expectEqual(ended.prefix(2), ["fetch", "check"])
    #expect(state.page == .idle && state.checks.isEmpty)
  }

  @Test func `phases change the state as actions do, beside the property of their output`() {
    var state = SurveyState()
    func handle(_ action: SurveyAction) { Self.reducer.reduce(&state, action) }
    handle(.profile(.request(id: 7)))
    #expect(state.limit == 7 && state.aside?.note == "asked" && state.name.isLoading)
    handle(.profile(.failure(error: .denied)))
    #expect(state.isPrivate && state.log == ["refused"] && state.name == .failed(.denied, nil))
    handle(.profile(.success(name: "Ann")))
    #expect(
      !state.isOpen && state.aside == nil && state.log == ["refused", "Ann"] && state.name == .loaded("Ann")
    )
  }

  @Test func `the handler of a request gets the values of the only phase whose change is not written`() {
    var state = SurveyState()
    for phase in [.request, .success(9), .failure(error: .denied)] as [SurveyAction.Count] {
      Self.reducer.reduce(&state, .count(phase))
    }
    #expect(state.limit == 9 && state.log == ["denied"])
    Self.reducer.reduce(&state, .quit(.request))
    Self.reducer.reduce(&state, .quit(.success))
    expectEqual(state.limit, 10)
  }

  @Test func `a request whose failure has no type throws the text of any error`() async throws {
    struct Refusal: Error { let reason: String }
    let failures = Mutex<[AnyError]>([])
    let store = survey()
    store.sideEffects.register(
      SurveyEffects(quit: mapError(of: { throw Refusal(reason: "late") }, to: AnyError.init))
    )
    store.sideEffects.addAfterReducers { (action: SurveyAction) in
      if let error = action.quit?.failure { failures.withLock { $0.append(error) } }
    }
    await store.run(.quit(.request))
    let error = try #require(failures.withLock { $0.first })
    #expect(error.type == "Refusal" && error.description.hasSuffix(#"Refusal(reason: "late")"#))
    #expect(store.state.limit == 4 && store.state.log.isEmpty)
  }

  @Test func `the closure of a request takes properties, which may be nil`() async {
    let store = survey(SurveyState(limit: 8))
    store.sideEffects.register(
      SurveyEffects(fetch: { id, force, values in "\(id) \(force) \(values.limit) \(values.note ?? "-")" })
    )
    store.dispatch(.fetch(.request(id: 1, force: true)))
    await store.reached { $0.page == .loaded("1 true 8 -") }
    store.dispatch(.set(note: "n"))
    store.dispatch(.fetch(.request(id: 2, force: true)))
    await store.reached { $0.page == .loaded("2 true 8 n") }
  }
}
