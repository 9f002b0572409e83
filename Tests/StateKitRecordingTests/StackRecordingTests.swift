import StateKit
import StateKitTestSupport
import Testing

@testable import StateKitRecording

/// Stacks: an action of an element has the element's id, and going back has an id in its payload alone.
struct StackRecordingTests {
  typealias TrailReplay = Replay<TrailState, TrailAction>

  private static let lines: [(TrailAction, String)] = [
    (
      .path(.element(id: 1, action: .noted(popFrom: "a"))),
      #"{"action": "path.noted", "ids": [1], "payload": {"popFrom": "a"}}"#
    ),
    (.path(.element(id: 2, action: .closed)), #"{"action": "path.closed", "ids": [2]}"#),
    (
      .path(.element(id: 1, action: .rows(IdentifiedAction(id: 7, action: .named(id: "a", action: "b"))))),
      #"{"action": "path.rows.named", "ids": [1, 7], "payload": {"id": "a", "action": "b"}}"#
    ),
    (.path(.popFrom(id: 1)), #"{"action": "path.popFrom", "payload": {"id": 1}}"#),
  ]

  @Test(arguments: lines)
  func `an action of an element has its id, and going back has a payload`(action: TrailAction, line: String)
    throws
  {
    expectEqual("\(LineToWrite(action))", line)
    try expectEqual(TrailReplay(line).steps.map(\.action), [action])
  }

  @MainActor @Test func `going back and opening again leads to the ids that were recorded`() throws {
    let lines = Lines()
    let store = Store<TrailState, TrailAction>(
      initialState: TrailState(),
      reducer: .trail,
      middleware: ActionRecorder.withStates { lines.append($0) }
    )
    for _ in 0..<3 { store.dispatch(.opened) }
    for (action, _) in Self.lines.dropLast() { store.dispatch(action) }
    expectEqual(store.state.path[id: 1], SpotState(texts: ["a"], rows: [RowState(id: 7, title: "b")]))
    store.dispatch(.path(.popFrom(id: 1)))
    store.dispatch(.opened)
    store.dispatch(.path(.element(id: 3, action: .noted(popFrom: "c"))))
    expectEqual(store.state.path.ids, [0, 3])
    #expect(lines.text.contains(#""state": {"path": {"elements": ["#))
    try expectEqual(TrailReplay(lines.text).play(.trail, from: TrailState()), store.state)
  }

  @Test(arguments: [
    (
      #"{"action": "path.closed"}"#,
      "For each list on its path path.closed must have an id: 1 in all, not 0."
    ),
    (
      #"{"action": "path.rows.named", "ids": [1], "payload": {"id": "a", "action": "b"}}"#,
      "For each list on its path path.rows.named must have an id: 2 in all, not 1."
    ),
    (
      #"{"action": "path.popFrom", "ids": [1], "payload": {"id": 1}}"#,
      "For each list on its path path.popFrom must have an id: 0 in all, not 1."
    ),
  ])
  func `an action with too few ids or too many cannot be played`(line: String, reason: String) {
    let error = #expect(throws: RecordingError.self) { try TrailReplay(line) }
    expectEqual(error?.reason, reason)
  }

  @Test(arguments: [
    #"{"action": "path.popFrom"}"#, #"{"action": "path.popFrom", "payload": {"id": "1"}}"#,
    #"{"action": "path.closed", "ids": ["1"]}"#,
  ])
  func `an id that is missing or is no number cannot be played`(line: String) {
    #expect(throws: RecordingError.self) { try TrailReplay(line) }
  }

  @Test(arguments: [
    (StackAction<String>.popFrom(id: 1), #"{"popFrom":{"id":1}}"#),
    (StackAction<String>.element(id: 1, action: "closed"), #"{"action":"closed","id":1}"#),
  ])
  func `an action that is Codable is encoded beside its id`(action: StackAction<String>, json: String) throws
  {
    #expect(try RecordingCoder.text(action).text == json)
    try expectEqual(RecordingCoder.value(StackAction<String>.self, from: json), action)
  }
}
