import StateKit
import StateKitTestSupport
import Testing

@testable import StateKitRecording

struct RecordedActionTests {
  static let lines: [(TeamAction, String)] = [
    (.closed, #"{"action": "closed"}"#),
    (.users(.cleared), #"{"action": "users.cleared"}"#),
    (
      .users(.renamed(name: "Ada", id: 3)),
      #"{"action": "users.renamed", "payload": {"name": "Ada", "id": 3}}"#
    ),
    (.users(.posts(.selected(-7))), #"{"action": "users.posts.selected", "payload": {"_0": -7}}"#),
    (
      .users(.scored(Score(value: 0.5, tags: ["a", "b"]), by: 1, true)),
      #"{"action": "users.scored", "payload": {"_0": {"tags": ["a", "b"], "value": 0.5}, "by": 1, "_2": true}}"#
    ),
    (.users(.scored(nil, by: 1, false)), #"{"action": "users.scored", "payload": {"by": 1, "_2": false}}"#),
    (
      .users(.scored(Score(value: -.infinity, tags: []), by: 0, false)),
      #"{"action": "users.scored", "payload": {"_0": {"tags": [], "value": "-Infinity"}, "by": 0, "_2": false}}"#
    ),
    (
      .users(.renamed(name: "a \"b\"\\\n{,:} /ü🙂", id: .max)),
      #"{"action": "users.renamed", "payload": {"name": "a \"b\"\\\n{,:} /ü🙂", "id": 9223372036854775807}}"#
    ),
  ]

  @Test(arguments: lines)
  func `an action is written in one line, its values in the order of the labels`(
    action: TeamAction,
    line: String
  ) {
    expectEqual("\(LineToWrite(action))", line)
  }

  @Test(arguments: lines)
  func `the read values are the written values`(action: TeamAction, line: String) throws {
    let replay = try Replay<TeamState, TeamAction>(line)
    expectEqual(replay.steps.map(\.action), [action])
  }

  static let mistakes: [(payload: String, reason: String)] = [
    (#"{"name": "Ada"}"#, "users.renamed cannot be read: 'id' is missing."),
    (
      #"{"name": "Ada", "id": "3"}"#,
      "users.renamed cannot be read: 'id' does not fit. Expected to decode Int but found a string instead."
    ),
    (#"{"name": null, "id": 3}"#, "users.renamed cannot be read: 'name' does not fit."),
  ]

  @Test(arguments: mistakes)
  func `an action that cannot be read is named with its line`(payload: String, reason: String) {
    let error = #expect(throws: RecordingError.self) {
      try Replay<TeamState, TeamAction>(
        """
        {"action": "closed"}
        {"action": "users.renamed", "payload": \(payload)}
        """
      )
    }
    expectEqual(error?.line, 2)
    expectEqual(error?.reason.hasPrefix(reason), true, "\(String(describing: error))")
  }

  @Test(arguments: [#"{"_0": null, "by": 1, "_2": true}"#, #"{"by": 1, "_2": true, "other": [{}]}"#])
  func `a value that is null or missing is nil, and one that the action does not have is left out`(
    payload: String
  ) throws {
    let replay = try Replay<TeamState, TeamAction>(#"{"action": "users.scored", "payload": \#(payload)}"#)
    expectEqual(replay.steps.map(\.action), [.users(.scored(nil, by: 1, true))])
  }

  @Test func `a leaf that an action does not have cannot be read`() {
    var reader = PayloadReader(NoValues())
    #expect(throws: (any Error).self) { try TeamAction.read(6, from: &reader) }
    #expect(TeamAction.actionTree.child(ofLeaf: 5) == nil)
    expectEqual(TeamAction.actionTree.child(ofLeaf: 4).map { [$0.child, $0.leaf] }, [0, 3])
    #expect(TeamAction.actionTree.child(ofLeaf: 0) == nil)
  }
}

private final class NoValues: PayloadSource {
  func isNull(_ label: String) -> Bool? { nil }
  func value<Value: Decodable>(_ label: String, as type: Value.Type) throws -> Value {
    throw CancellationError()
  }
}
