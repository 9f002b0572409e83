import Foundation
import StateKit
import StateKitTestSupport
import Testing

@testable import StateKitRecording

@MainActor
struct ReplayTests {
  typealias TeamReplay = Replay<TeamState, TeamAction>

  private let bridges = BridgeMiddleware<TeamAction, TeamAction, TeamState>.declared
  /// A reducer with a bug: it ignores `cleared`.
  private let wrong = Reducer<TeamState, TeamAction> { state, action in
    if action != .users(.cleared) { Reducer.team.reduce(&state, action) }
  }

  /// The recording of a store with bridges, and its final state.
  private func recording(_ actions: [TeamAction]) -> (text: String, state: TeamState) {
    let lines = Lines()
    let recorder = ActionRecorder<TeamAction, TeamState>.withStates { lines.append($0) }
    let store = Store(initialState: TeamState(), reducer: .team, middleware: recorder <> bridges)
    for action in actions { store.dispatch(action) }
    return (lines.text, store.state)
  }

  private var busy: (text: String, state: TeamState) {
    recording([
      .users(.renamed(name: "Ada", id: 3)), .users(.posts(.selected(1))), .closed,
      .users(.renamed(name: "Bob", id: 4)), .closed, .users(.posts(.selected(2))),
    ])
  }

  @Test func `a reducer comes to the state that was recorded`() throws {
    let (text, state) = busy
    try expectEqual(TeamReplay(text).steps.count, 8)
    try expectEqual(TeamReplay(text).play(.team, from: TeamState()), state)
  }

  @Test func `the first line with another state is told`() throws {
    let replay = try TeamReplay(busy.text)
    let expected = ReplayDifference<TeamState, TeamAction>(
      line: 5,
      action: .users(.cleared),
      expected: TeamState(isOpen: false),
      actual: TeamState(users: UsersState(names: ["3": "Ada"], selected: 1), isOpen: false)
    )
    #expect(throws: expected) { try replay.play(wrong, from: TeamState()) }
    #expect(
      "\(expected)".hasPrefix(
        "line 5: another state after users(StateKitRecordingTests.UsersAction.cleared)\n"
      )
    )
  }

  @Test func `a recording without states is compared with the result of another reducer`() throws {
    let replay = try TeamReplay(
      """
      {"action": "users.renamed", "payload": {"id": 1, "name": "a"}}

      {"action":"users.cleared"}
      """
    )
    try replay.play(wrong, from: TeamState())
    let error = #expect(throws: ReplayDifference<TeamState, TeamAction>.self) {
      try replay.expecting(.team, from: TeamState()).play(wrong, from: TeamState())
    }
    expectEqual(error?.line, 3)
  }

  @Test func `a store with its bridges comes to the state that was recorded`() throws {
    let (text, state) = busy
    let store = Store(initialState: TeamState(), reducer: .team, middleware: bridges)
    try expectEqual(TeamReplay(text).play(on: store), state)
  }

  @Test func `a store without the bridges comes to it too, as their actions are in the recording`() throws {
    let (text, state) = busy
    try expectEqual(TeamReplay(text).play(on: Store(initialState: TeamState(), reducer: .team)), state)
  }

  @Test func `a store that does otherwise is told by the line`() throws {
    let store = Store(initialState: TeamState(), reducer: wrong, middleware: bridges)
    let replay = try TeamReplay(busy.text)
    let error = #expect(throws: ReplayDifference<TeamState, TeamAction>.self) { try replay.play(on: store) }
    expectEqual(error?.line, 5)
  }

  @Test(arguments: [1, .nan]) func `a number that is not a number is equal to itself`(level: Double) throws {
    typealias MeterReplay = Replay<MeterState, MeterAction>
    let lines = Lines()
    let recorder = ActionRecorder<MeterAction, MeterState>.withStates { lines.append($0) }
    let store = Store(initialState: MeterState(), reducer: .meter(), middleware: recorder)
    store.dispatch(.leveled(to: level, price: level.isNaN ? .nan : 1))
    store.dispatch(.leveled(to: level, price: 2))
    let replay = try MeterReplay(lines.text)
    try replay.play(.meter(), from: MeterState())
    try replay.play(on: Store(initialState: MeterState(), reducer: .meter()))
    let errors = [
      #expect(throws: ReplayDifference<MeterState, MeterAction>.self) {
        try replay.play(.meter(step: 2), from: MeterState())
      },
      #expect(throws: ReplayDifference<MeterState, MeterAction>.self) {
        try replay.play(on: Store(initialState: MeterState(), reducer: .meter(step: 2)))
      },
    ]
    expectEqual(errors.map { $0?.line }, [2, 2])
  }

  @Test func `an observer of the store gets the played actions, and later actions`() throws {
    let store = Store(initialState: TeamState(), reducer: .team)
    var heard: [TeamAction] = []
    store.observer = { if case .action(let action, _) = $0 { heard.append(action) } }
    try TeamReplay(#"{"action": "closed"}"#).play(on: store)
    store.dispatch(.users(.cleared))
    expectEqual(heard, [.closed, .users(.cleared)])
  }

  @Test(arguments: [
    (#"{"action": "users.renamd"}"#, "There is no action users.renamd."),
    (#"{"payload": {}}"#, #"This is not {"action": "…", "payload": {…}}."#),
    (#"{"action": "closed", "payload": 3}"#, #"This is not {"action": "…", "payload": {…}}."#),
    ("closed", #"This is not {"action": "…", "payload": {…}}."#),
    (#"{"action": "closed", "error": "It was too big."}"#, "It was too big."),
  ])
  func `a line that cannot be played is told with the reason`(line: String, reason: String) {
    let error = #expect(throws: RecordingError.self) {
      try TeamReplay("{\"action\": \"closed\"}\n\n" + line + "\n")
    }
    expectEqual(error?.description, "line 3: \(reason)")
  }

  @Test func `a payload of another type is told by its line`() {
    let error = #expect(throws: RecordingError.self) {
      try TeamReplay(#"{"action": "users.posts.selected", "payload": {"_0": "x"}}"#)
    }
    expectEqual(error?.line, 1)
  }
}
