import StateKit
import StateKitRecording
import Testing

@MainActor
struct ActionRecorderTests {
  typealias Recorder = ActionRecorder<TeamAction, TeamState>

  private func record(_ recorder: Recorder, _ actions: [TeamAction]) {
    let store = Store(
      initialState: TeamState(),
      reducer: .team,
      middleware: recorder <> BridgeMiddleware<TeamAction, TeamAction, TeamState>.declared
    )
    for action in actions { store.dispatch(action) }
  }

  @Test func `each action is a line, also an action of a bridge`() {
    let lines = Lines()
    record(Recorder { lines.append($0) }, [.users(.renamed(name: "Ada", id: 3)), .closed])
    #expect(
      lines.all == [
        #"{"action": "users.renamed", "payload": {"name": "Ada", "id": 3}}"#,
        #"{"action": "closed"}"#,
        #"{"action": "users.cleared"}"#,
      ]
    )
  }

  @Test func `the state after each action can be recorded too`() {
    let lines = Lines()
    record(.withStates { lines.append($0) }, [.users(.renamed(name: "Ada", id: 3)), .closed])
    #expect(
      lines.all == [
        #"{"action": "users.renamed", "payload": {"name": "Ada", "id": 3}, "#
          + #""state": {"isOpen": true, "users": {"names": {"3": "Ada"}}}}"#,
        #"{"action": "closed", "state": {"isOpen": false, "users": {"names": {"3": "Ada"}}}}"#,
        #"{"action": "users.cleared", "state": {"isOpen": false, "users": {"names": {}}}}"#,
      ]
    )
  }
}
