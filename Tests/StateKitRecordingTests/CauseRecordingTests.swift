import StateKit
import StateKitTestSupport
import StateKitTesting
import Testing

@testable import StateKitRecording

/// Causes through effects, dispatches and stores that record a part of their actions.
@MainActor
struct CauseRecordingTests {
  private let source = ActionSource(file: "Team/View.swift", function: "body", line: 7)

  private func store(
    _ recorder: ActionRecorder<TeamAction, TeamState>,
    _ others: some Middleware<TeamAction, TeamAction, TeamState>,
    clock: any Clock<Duration> = ImmediateClock()
  ) -> Store<TeamState, TeamAction> {
    Store(
      initialState: TeamState(),
      reducer: .team,
      middleware: recorder <> others,
      configuration: StoreConfiguration(clock: clock)
    )
  }

  /// Clears the users when the team is closed, by an effect.
  private struct Clearing: Middleware {
    let effect: Effect<TeamAction>

    func handle(_ action: TeamAction, from source: ActionSource, state: StateReader<TeamState>)
      -> Effect<TeamAction>
    {
      action == .closed ? effect : .doNothing
    }
  }

  @Test func `an action of an effect tells the line that started the effect`() async {
    let lines = Lines()
    let effect = Effect<TeamAction>.just(.users(.cleared)).delay(for: .seconds(1))
    let recorder = ActionRecorder<TeamAction, TeamState>(including: .cause) { lines.append($0) }
    let store = store(recorder, Clearing(effect: effect))
    store.dispatch(.users(.posts(.selected(1))))
    await store.run(.closed)
    expectEqual(lines.all.last, #"{"action": "users.cleared", "cause": {"line": 2, "by": "effect"}}"#)
  }

  @Test func `an action that a subscriber dispatches tells the line of the action before`() {
    let lines = Lines()
    let recorder = ActionRecorder<TeamAction, TeamState>(including: .cause) { lines.append($0) }
    let store = store(recorder, IdentityMiddleware<TeamAction, TeamAction, TeamState>())
    let subscription = store.subscribe(\.isOpen) { [unowned store] isOpen in
      if !isOpen { store.dispatch(.users(.cleared)) }
    }
    store.dispatch(.closed)
    subscription.cancel()
    expectEqual(lines.all.last, #"{"action": "users.cleared", "cause": {"line": 1, "by": "dispatch"}}"#)
  }

  @Test func `the seconds since the first line are those of the clock of the store`() async {
    let lines = Lines()
    let clock = TestClock()
    let recorder = ActionRecorder<TeamAction, TeamState>(including: .time) { lines.append($0) }
    let store = store(recorder, IdentityMiddleware<TeamAction, TeamAction, TeamState>(), clock: clock)
    store.dispatch(.closed)
    await clock.advance(by: .milliseconds(1250))
    store.dispatch(.closed)
    expectEqual(lines.all, [#"{"action": "closed", "time": 0.0}"#, #"{"action": "closed", "time": 1.25}"#])
  }

  @Test func `an effect has a line where it begins and one where it ends or is replaced`() async {
    let lines = Lines()
    let gate = Gate()
    let effect = Effect<TeamAction>.run { send in
      await gate.wait()
      send(.users(.cleared))
    }
    .cancellable(by: "clearing", policy: .latest)
    let recorder = ActionRecorder<TeamAction, TeamState>(including: .effects) { lines.append($0) }
    let store = store(recorder, Clearing(effect: effect))
    store.dispatch(.closed)
    let run = Task { await store.run(.closed) }
    while lines.all.count < 5 { await Task.yield() }
    gate.open()
    await run.value
    expectEqual(
      lines.all,
      [
        #"{"action": "closed"}"#,
        #"{"effect": "clearing", "run": 1, "event": "began", "line": 1}"#,
        #"{"action": "closed"}"#,
        #"{"effect": "clearing", "run": 1, "event": "replaced", "line": 3}"#,
        #"{"effect": "clearing", "run": 3, "event": "began", "line": 3}"#,
        #"{"action": "users.cleared"}"#,
        #"{"effect": "clearing", "run": 3, "event": "ended", "line": 6}"#,
      ]
    )
  }

  @Test func `a recorder of a child names the nearest line that it has`() {
    let lines = Lines()
    let recorder = ActionRecorder<UsersAction, UsersState>(including: .cause) { lines.append($0) }
    let store = Store(
      initialState: TeamState(),
      reducer: .team,
      middleware: recorder.pullback(.users) <> BridgeMiddleware<TeamAction, TeamAction, TeamState>.declared
    )
    store.dispatch(.closed)
    expectEqual(lines.all, [#"{"action": "cleared", "cause": {"by": "bridge", "at": "Team.statekit.json"}}"#])
  }

  @Test func `numbers of actions that were left out do not move the lines`() {
    var numbers = LineNumbers()
    for (number, line) in [(3, 1), (4, 2), (6, 3), (9, 5), (10, 6)] { numbers.append(number, at: line) }
    let found = (1...11).map { numbers.line(of: $0) }
    expectEqual(found, [nil, nil, 1, 2, nil, 3, nil, nil, 5, 6, nil])
  }

  @Test func `a replay skips the lines of effects and of the first state`() throws {
    let replay = try Replay<TeamState, TeamAction>(
      """
      {"state": {"isOpen": true, "users": {"names": {}}}}
      {"action": "closed", "source": "Team/View.swift:7"}
      {"effect": "clearing", "run": 1, "event": "began", "line": 2}
      {"action": "users.cleared", "cause": {"line": 2, "by": "effect"}}
      """
    )
    expectEqual(replay.steps.map(\.line), [2, 4])
  }
}
