import ComposableArchitecture
import Testing

@testable import Club

@MainActor
struct SessionTests {
  @Test func `the time goes on while the session runs`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Session.State()) {
      Session()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.startTapped) { $0.isRunning = true }
    await clock.advance(by: .seconds(1))
    await store.receive(.ticked) { $0.seconds = 1 }
    await clock.advance(by: .seconds(1))
    await store.receive(.ticked) { $0.seconds = 2 }
    await store.send(.pauseTapped) { $0.isRunning = false }
    await store.finish()
  }

  @Test func `the bell rings at the limit, and the time stops`() async {
    let clock = TestClock()
    await confirmation { rings in
      let store = TestStore(initialState: Session.State(seconds: 59)) {
        Session()
      } withDependencies: {
        $0.continuousClock = clock
        $0.bell.ring = { if $0 == 3 { rings() } }
      }
      await store.send(.startTapped) { $0.isRunning = true }
      await clock.advance(by: .seconds(1))
      await store.receive(.ticked) {
        $0.seconds = 60
        $0.isRunning = false
      }
      await store.finish()
    }
  }

  @Test func `a muted session ends without the bell`() async {
    let store = TestStore(initialState: Session.State(seconds: 58, isMuted: true)) {
      Session()
    } withDependencies: {
      $0.bell.ring = { _ in Issue.record("The bell has rung.") }
    }
    await store.send(.ticked) { $0.seconds = 59 }
    await store.send(.ticked) { $0.seconds = 60 }
    await store.finish()
  }

  @Test func `laps are counted from the last one`() {
    var state = Session.State(seconds: 20)
    _ = Session().reduce(into: &state, action: .lapTapped)
    _ = Session().reduce(into: &state, action: .lapTapped)
    state.seconds = 35
    _ = Session().reduce(into: &state, action: .lapTapped)
    #expect(state.laps.map(\.seconds) == [20, 15])
    #expect(state.bestLap?.number == 2)
    _ = Session().reduce(into: &state, action: .lapRemoved(at: 0))
    #expect(state.laps == [Session.State.Lap(number: 1, seconds: 15)])
  }

  @Test func `the limit has a lower bound`() {
    var state = Session.State()
    _ = Session().reduce(into: &state, action: .limitSelected(minutes: 1))
    _ = Session().reduce(into: &state, action: .limitIncreased)
    #expect(state.limit == 70)
    for _ in 1...9 { _ = Session().reduce(into: &state, action: .limitDecreased) }
    #expect(state.limit == 10)
  }

  @Test func `a finished session tells its result`() async {
    let store = TestStore(initialState: Session.State(seconds: 30, isRunning: true)) {
      Session()
    }
    await store.send(.lapTapped) { $0.laps = [Session.State.Lap(number: 1, seconds: 30)] }
    await store.send(.finishTapped) { $0.isRunning = false }
    await store.receive(.delegate(.finished(seconds: 30, laps: 1)))
    await store.finish()
  }
}
