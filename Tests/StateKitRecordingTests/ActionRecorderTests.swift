import StateKit
import StateKitRecording
import StateKitTestSupport
import Testing

@MainActor
struct ActionRecorderTests {
  typealias Recorder = ActionRecorder<TeamAction, TeamState>

  private let source = ActionSource(file: "Team/View.swift", function: "body", line: 7)

  private func record(_ recorder: Recorder, _ actions: [TeamAction]) {
    let store = Store(
      initialState: TeamState(),
      reducer: .team,
      middleware: recorder <> BridgeMiddleware<TeamAction, TeamAction, TeamState>.declared
    )
    for action in actions { store.dispatch(action, from: source) }
  }

  @Test func `each action is a line, also an action of a bridge`() {
    let lines = Lines()
    record(Recorder(including: []) { lines.append($0) }, [.users(.renamed(name: "Ada", id: 3)), .closed])
    expectEqual(
      lines.all,
      [
        #"{"action": "users.renamed", "payload": {"name": "Ada", "id": 3}}"#,
        #"{"action": "closed"}"#,
        #"{"action": "users.cleared"}"#,
      ]
    )
  }

  @Test func `a line tells the source and the cause of its action`() {
    let lines = Lines()
    record(Recorder { lines.append($0) }, [.users(.posts(.selected(1))), .closed])
    expectEqual(
      lines.all,
      [
        #"{"action": "users.posts.selected", "payload": {"_0": 1}, "source": "Team/View.swift:7"}"#,
        #"{"action": "closed", "source": "Team/View.swift:7"}"#,
        #"{"action": "users.cleared", "cause": {"line": 2, "by": "bridge", "at": "Team.statekit.json"}, "#
          + #""source": "Team/View.swift:7"}"#,
      ]
    )
  }

  @Test func `a recording that goes on counts its lines from those before`() {
    let lines = Lines()
    record(Recorder(including: .cause, firstLine: 11) { lines.append($0) }, [.closed])
    expectEqual(
      lines.all.last,
      #"{"action": "users.cleared", "cause": {"line": 11, "by": "bridge", "at": "Team.statekit.json"}}"#
    )
  }

  @Test func `the state after each action can be recorded too`() {
    let lines = Lines()
    record(
      .withStates(including: []) { lines.append($0) },
      [.users(.renamed(name: "Ada", id: 3)), .closed]
    )
    expectEqual(
      lines.all,
      [
        #"{"state": {"isOpen": true, "users": {"names": {}}}}"#,
        #"{"action": "users.renamed", "payload": {"name": "Ada", "id": 3}, "#
          + #""state": {"isOpen": true, "users": {"names": {"3": "Ada"}}}}"#,
        #"{"action": "closed", "state": {"isOpen": false, "users": {"names": {"3": "Ada"}}}}"#,
        #"{"action": "users.cleared", "state": {"isOpen": false, "users": {"names": {}}}}"#,
      ]
    )
  }

  @Test func `the changes of the state by each action can be recorded`() {
    let lines = Lines()
    record(
      .withChanges(including: .cause) { lines.append($0) },
      [.users(.renamed(name: "Ada", id: 3)), .users(.renamed(name: "Ada", id: 3)), .closed]
    )
    expectEqual(
      lines.all,
      [
        #"{"state": {"isOpen": true, "users": {"names": {}}}}"#,
        #"{"action": "users.renamed", "payload": {"name": "Ada", "id": 3}, "#
          + #""changed": [{"path": "users.names.3", "after": "Ada"}]}"#,
        #"{"action": "users.renamed", "payload": {"name": "Ada", "id": 3}, "changed": []}"#,
        #"{"action": "closed", "changed": [{"path": "isOpen", "before": true, "after": false}]}"#,
        #"{"action": "users.cleared", "cause": {"line": 4, "by": "bridge", "at": "Team.statekit.json"}, "#
          + #""changed": [{"path": "users.names.3", "before": "Ada"}]}"#,
      ]
    )
  }

  @Test func `among changes every thousandth action has the whole state`() {
    let lines = Lines()
    let actions = (1...2001).map { TeamAction.users(.posts(.selected($0))) }
    record(.withChanges(including: []) { lines.append($0) }, actions)
    let withState = lines.all.indices.filter { lines.all[$0].contains(#""state": "#) }
    expectEqual(withState, [0, 1000, 2000])
  }
}
