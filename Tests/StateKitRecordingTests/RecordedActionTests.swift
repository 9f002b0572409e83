import StateKit
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
    #expect("\(RecordedLine(action))" == line)
  }

  @Test(arguments: lines)
  func `the read values are the written values`(action: TeamAction, line: String) throws {
    let replay = try Replay<TeamState, TeamAction>(line)
    #expect(replay.steps.map(\.action) == [action])
  }

  @Test func `an action whose coding is written by hand says that it cannot be recorded`() {
    #expect(
      "\(RecordedLine(HandCodedAction.one))"
        == #"{"action": "one", "error": "one has a hand-written coding, so it cannot be recorded."}"#
    )
  }
}

private enum HandCodedAction: DomainAction, Encodable {
  typealias DomainState = Int
  case one

  static let actionTree = ActionTree<HandCodedAction>(ownLeafCount: 1, leaves: "one", children: [])
  static var leafKeyPaths: [PartialKeyPath<HandCodedAction?>] { [] }
  var leafIndex: Int { 0 }
  var declaredBridges: [DeclaredBridge<Int, HandCodedAction>] { [] }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(1)
  }
}
