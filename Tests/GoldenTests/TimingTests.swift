import StateKit
import StateKitTestSupport
import StateKitTesting
import Synchronization
import Testing

@testable import GoldenCode

/// Timers, effects that run as long as a condition holds, and work that waits for a pause.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct TimingTests {
  private let clock = TestClock()

  private func radio(_ state: RadioState = RadioState()) -> TestStore<RadioState, RadioAction> {
    TestStore(
      Store.radio(
        initialState: state,
        reducer: Reducers.radio,
        configuration: StoreConfiguration(clock: clock)
      )
    )
  }

  // MARK: Timers

  @Test func `a timer sends its action at each interval of the clock, until an action ends it`() async {
    let store = radio()
    store.send(.started)
    await clock.waitForSleepers(1)
    await clock.advance(by: .milliseconds(999))
    expectEqual(store.state.seconds, 0)
    await clock.advance(by: .milliseconds(1))
    await store.receive(.ticked) { $0.seconds = 1 }
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(1))
    await store.receive(.ticked) { $0.seconds = 2 }
    store.send(.stopped)
    await clock.advance(by: .seconds(5))
    await store.finish()
  }

  @Test func `a timer that starts again begins a new interval`() async {
    let store = radio()
    store.send(.started)
    await clock.waitForSleepers(1)
    await clock.advance(by: .milliseconds(700))
    store.send(.started)
    await clock.waitForSleepers(1)
    await clock.advance(by: .milliseconds(700))
    expectEqual(store.state.seconds, 0)
    await clock.advance(by: .milliseconds(300))
    await store.receive(.ticked) { $0.seconds = 1 }
    store.send(.stopped)
    await store.finish()
  }

  @Test func `each id has a timer of its own, whose action carries it`() async {
    let store = radio()
    store.send(.counting(id: 1))
    await clock.waitForSleepers(1)
    await clock.advance(by: .milliseconds(500))
    store.send(.counting(id: 2))
    await clock.waitForSleepers(2)
    await clock.advance(by: .seconds(1))
    await store.receive(.counted(id: 1)) { $0.counted = [1] }
    store.send(.uncounted(id: 1))
    await clock.waitForSleepers(1)
    await clock.advance(by: .milliseconds(500))
    await store.receive(.counted(id: 2)) { $0.counted = [1, 2] }
    store.send(.uncounted(id: 2))
    await store.finish()
  }

  // MARK: While

  @Test func `an effect runs as long as its condition holds`() async {
    let store = radio()
    store.send(.recorded) { $0.isRecording = true }
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(120))
    await store.receive(.ticked) { $0.seconds = 1 }
    await clock.waitForSleepers(1)
    store.send(.muted(true)) { $0.isMuted = true }
    await clock.advance(by: .seconds(600))
    store.send(.muted(false)) { $0.isMuted = false }
    await clock.waitForSleepers(1)
    store.send(.paused) { $0.isRecording = false }
    await clock.advance(by: .seconds(600))
    await store.finish()
  }

  @Test func `a run does not wait for an effect of the state`() async {
    let calls = Calls()
    let store = Store.radio(initialState: RadioState(), reducer: Reducers.radio)
    calls.register(in: store)
    await store.run(.entered(room: 1))
    await calls.began.wait(for: ["1 false"])
    let run = Task { await store.run(.heard("")) }
    run.cancel()
    await run.value
    store.dispatch(.entered(room: nil))
    await calls.ended.wait(for: ["1 false"])
  }

  @Test func `an effect begins with the store`() async {
    let store = radio(RadioState(isRecording: true))
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(120))
    await store.receive(.ticked) { $0.seconds = 1 }
    store.send(.paused) { $0.isRecording = false }
    await store.finish()
  }

  @Test func `an effect begins anew when a value of 'with' changes, also to nil`() async {
    let calls = Calls()
    let store = Store.radio(initialState: RadioState(room: 1), reducer: Reducers.radio)
    calls.register(in: store)
    await calls.began.wait(for: ["1 false"])
    store.dispatch(.entered(room: 2))
    store.dispatch(.heard("unrelated"))
    await calls.began.wait(for: ["1 false", "2 false"])
    store.dispatch(.muted(true))
    await calls.began.wait(for: ["1 false", "2 false", "2 true"])
    await calls.ended.wait(for: ["1 false", "2 false"])
    store.dispatch(.entered(room: nil))
    await calls.ended.wait(for: ["1 false", "2 false", "2 true"])
    expectEqual(calls.began.values, ["1 false", "2 false", "2 true"])
  }

  @Test func `an effect begins when its closure is supplied, and again after its work was ended`() async {
    let calls = Calls()
    let store = Store.radio(initialState: RadioState(room: 1), reducer: Reducers.radio)
    let registration = calls.register(in: store)
    await calls.began.wait(for: ["1 false"])
    registration.cancel(endingWork: true)
    await calls.ended.wait(for: ["1 false"])
    calls.register(in: store)
    await calls.began.wait(for: ["1 false", "1 false"])
    // Another registration leaves what runs alone.
    calls.register(in: store)
    store.dispatch(.heard("unrelated"))
    expectEqual(calls.began.values, ["1 false", "1 false"])
  }

  @Test func `a missing closure is reported after the first action, once`() {
    let issues = Lock<[String]>([])
    let configuration = StoreConfiguration(
      reporter: Reporter { issue in issues.withLock { $0.append(issue.message) } }
    )
    let store = Store.radio(
      initialState: RadioState(room: 1),
      reducer: Reducers.radio,
      configuration: configuration
    )
    expectEqual(issues.withLock { $0 }, [])
    store.dispatch(.heard("unrelated"))
    expectEqual(issues.withLock { $0.count }, 1)
    store.dispatch(.entered(room: 2))
    expectEqual(
      issues.withLock { $0 },
      [
        "The effect listen is to run in the present state, and is not supplied: register RadioEffects with 'listen' in"
          + " the store's side effects."
      ]
    )
  }

  // MARK: While, in children

  @Test func `an optional child's effect ends when the child is removed or replaced`() async {
    let decks = Decks()
    let store = decks.store()
    store.dispatch(.guestCame)
    store.dispatch(.guest(.played))
    await decks.began.wait(for: [1])
    store.dispatch(.guestChanged(id: 2))
    await decks.ended.wait(for: [1])
    store.dispatch(.guest(.played))
    await decks.began.wait(for: [1, 2])
    store.dispatch(.guestLeft)
    await decks.ended.wait(for: [1, 2])
  }

  @Test func `a child that is set in another state begins and ends its effects`() async {
    let decks = Decks()
    let store = decks.store(RadioState(guest: TurntableState(id: 5, isPlaying: true)))
    await decks.began.wait(for: [5])
    store.dispatch(.guestChanged(id: 6))
    await decks.ended.wait(for: [5])
    expectEqual(decks.began.values, [5])
  }

  @Test func `each element has effects of its own`() async {
    let decks = Decks()
    let store = decks.store()
    for id in 1...3 { store.dispatch(.deckAdded(id: id)) }
    store.dispatch(.decks(id: 2, action: .played))
    await decks.began.wait(for: [2])
    store.dispatch(.decks(id: 3, action: .played))
    await decks.began.wait(for: [2, 3])
    store.dispatch(.decks(id: 2, action: .paused))
    await decks.ended.wait(for: [2])
    store.dispatch(.deckRemoved(id: 3))
    await decks.ended.wait(for: [2, 3])
    expectEqual(decks.began.values, [2, 3])
  }

  @Test func `an element that another one's action adds begins its effects`() async {
    let decks = Decks()
    let store = decks.store(RadioState(decks: [TurntableState(id: 1)]))
    store.dispatch(.decks(id: 1, action: .copied))
    await decks.began.wait(for: [99])
  }

  @Test func `a child that takes the place of another begins effects of its own`() async {
    let decks = Decks()
    let store = decks.store(RadioState(guest: TurntableState(id: 5, isPlaying: true)))
    await decks.began.wait(for: [5])
    store.dispatch(.guestSwapped(id: 6))
    await decks.ended.wait(for: [5])
    await decks.began.wait(for: [5, 6])
    var state = store.state
    let work = Domain.radio(reducer: Reducers.radio).step(&state, .guestSwapped(id: 7)).work
    expectEqual(work.filter { $0.name == "guest.turn" }.map(\.event), [.end, .start(.latest)])
  }

  @Test func `a condition reads a child, and is asked when the child changes`() {
    let domain = Domain.radio(reducer: Reducers.radio)
    var state = RadioState(guest: TurntableState(id: 1))
    let played = domain.step(&state, .guest(.played)).work.filter(\.isOngoing)
    expectEqual(played.map(\.name), ["guest.turn", "guest.play", "hum"])
    #expect(domain.step(&state, .guestLeft).work.filter { $0.event == .end }.map(\.name).contains("hum"))
  }

  @Test func `each screen of a stack has effects of its own`() async {
    let decks = Decks()
    let store = decks.store()
    store.dispatch(.opened(id: 7))
    store.dispatch(.opened(id: 8))
    store.dispatch(.panes(id: 1, action: .deck(.played)))
    await decks.began.wait(for: [8])
    store.dispatch(.panes(id: 0, action: .deck(.played)))
    await decks.began.wait(for: [8, 7])
    store.dispatch(.panes(.popFrom(id: 1)))
    await decks.ended.wait(for: [8])
    store.dispatch(.panes(.popFrom(id: 0)))
    await decks.ended.wait(for: [8, 7])
  }

  @Test func `a timer in an element sends that element's action`() async {
    let store = radio(RadioState(decks: [TurntableState(id: 1), TurntableState(id: 2, isPlaying: true)]))
    store.sideEffects.register(TurntableEffects(play: { _ in }))
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(1))
    await store.receive(.decks(id: 2, action: .turned)) { $0.decks[id: 2]?.turns = 1 }
    store.send(.decks(id: 2, action: .paused)) { $0.decks[id: 2]?.isPlaying = false }
    await store.finish()
  }

  @Test func `closures for one place do the work of that place`() async {
    let (main, lists) = (Decks(), Decks())
    let store = Store.radio(
      initialState: RadioState(
        main: TurntableState(id: 1, isPlaying: true),
        decks: [TurntableState(id: 2, isPlaying: true)]
      ),
      reducer: Reducers.radio
    )
    store.sideEffects.register(main.effects, at: .main)
    store.sideEffects.register(lists.effects, at: .decks)
    await main.began.wait(for: [1])
    await lists.began.wait(for: [2])
    expectEqual(main.began.values, [1])
    expectEqual(lists.began.values, [2])
  }

  @Test func `the pure step says what begins and ends`() {
    let domain = Domain.radio(reducer: Reducers.radio)
    var state = RadioState(decks: [TurntableState(id: 1, isPlaying: true)])
    expectEqual(domain.ongoingWork(in: state).map(\.name), ["decks.turn", "decks.play"])
    expectEqual(
      domain.step(&state, .deckRemoved(id: 1)).work.map(\.description),
      [
        "end decks.turn, deckRemoved(id: 1)", "end decks.play, deckRemoved(id: 1)",
      ]
    )
    let played = domain.step(&state, .main(.played)).work
    expectEqual(played.map(\.name), ["main.fade", "main.turn", "main.play"])
    expectEqual(played.map(\.event), [.end, .start(.latest), .start(.latest)])
    expectEqual(played.map(\.isOngoing), [false, true, true])
    expectEqual(domain.step(&state, .heard("")).work, [])
    expectEqual(
      domain.step(&state, .entered(room: 3)).work.map(\.description),
      ["start listen, entered(room: Optional(3))"]
    )
    expectEqual(domain.step(&state, .entered(room: 4)).work.map(\.event), [.end, .start(.latest)])
  }

  // MARK: Debounce

  @Test func `a request begins when no other one came for some time`() async {
    let asked = Log<String>()
    let store = radio()
    store.sideEffects.register(
      RadioEffects(search: { query in
        asked.add(query)
        return [query]
      })
    )
    store.send(.search(.request(query: "s"))) { $0.results = .loading(nil) }
    await clock.waitForSleepers(1)
    await clock.advance(by: .milliseconds(299))
    store.send(.search(.request(query: "sw")))
    await clock.waitForSleepers(1)
    await clock.advance(by: .milliseconds(299))
    expectEqual(asked.values, [])
    await clock.advance(by: .milliseconds(1))
    await store.receive(.search(.success(["sw"]))) { $0.results = .loaded(["sw"]) }
    expectEqual(asked.values, ["sw"])
    await store.finish()
  }

  @Test func `each id waits by itself`() async {
    let saved = Log<String>()
    let store = radio()
    store.sideEffects.register(RadioEffects(save: { id, text in saved.add("\(id) \(text)") }))
    store.send(.typed(id: 1, text: "a"))
    await clock.waitForSleepers(1)
    await clock.advance(by: .milliseconds(500))
    store.send(.typed(id: 2, text: "b"))
    await clock.waitForSleepers(2)
    await clock.advance(by: .milliseconds(500))
    await saved.wait(for: ["1 a"])
    store.send(.typed(id: 2, text: "c"))
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(1))
    await saved.wait(for: ["1 a", "2 c"])
    await store.finish()
  }

  @Test func `work says how long it waits`() {
    var state = RadioState()
    let domain = Domain.radio(reducer: Reducers.radio)
    expectEqual(domain.step(&state, .search(.request(query: ""))).work.map(\.debounce), [.milliseconds(300)])
    expectEqual(domain.step(&state, .started).work.map(\.debounce), [nil])
  }
}

/// The work of `listen`.
private final class Calls: Sendable {
  let began = Log<String>()
  let ended = Log<String>()

  @MainActor
  @discardableResult
  func register(in store: Store<RadioState, RadioAction>) -> Registration {
    store.sideEffects.register(
      RadioEffects(listen: { [began, ended] values in
        let name = "\(values.room ?? 0) \(values.isMuted)"
        began.add(name)
        return AsyncStream<String> { continuation in
          continuation.onTermination = { _ in ended.add(name) }
        }
        .asEffectStream
      })
    )
  }
}

/// The work of `play`, by the id of the deck.
private final class Decks: Sendable {
  let began = Log<Int>()
  let ended = Log<Int>()

  var effects: TurntableEffects {
    TurntableEffects(play: { [began, ended] id in
      began.add(id)
      let (stream, _) = AsyncStream.makeStream(of: Int.self)
      for await _ in stream {}
      ended.add(id)
    })
  }

  @MainActor
  func store(_ state: RadioState = RadioState()) -> Store<RadioState, RadioAction> {
    let store = Store.radio(
      initialState: state,
      reducer: Reducer.radio(
        guest: .turntable(),
        main: .turntable(),
        decks: .turntable(),
        panes: .radioPanes(deck: .turntable())
      )
    )
    store.sideEffects.register(effects)
    return store
  }
}
