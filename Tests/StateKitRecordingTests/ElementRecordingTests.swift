import StateKit
import StateKitTestSupport
import Testing

@testable import StateKitRecording

struct ElementRecordingTests {
  typealias GridReplay = Replay<GridState, GridAction>

  private static let lines: [(GridAction, String)] = [
    (.rows(IdentifiedAction(id: 2, action: .cleared)), #"{"action": "rows.cleared", "ids": [2]}"#),
    (
      .rows(IdentifiedAction(id: 1, action: .named(id: "a", action: "b"))),
      #"{"action": "rows.named", "ids": [1], "payload": {"id": "a", "action": "b"}}"#
    ),
    (
      .rows(
        IdentifiedAction(id: 1, action: .cells(IdentifiedAction(id: Place(x: 2, y: 1), action: .set(5))))
      ),
      #"{"action": "rows.cells.set", "ids": [1, {"x": 2, "y": 1}], "payload": {"_0": 5}}"#
    ),
  ]

  @Test(arguments: lines)
  func `an action of an element has the ids of the elements on its way`(action: GridAction, line: String)
    throws
  {
    expectEqual("\(LineToWrite(action))", line)
    try expectEqual(GridReplay(line).steps.map(\.action), [action])
  }

  @MainActor @Test func `actions of elements lead to the state that was recorded`() throws {
    let lines = Lines()
    let store = Store<GridState, GridAction>(
      initialState: GridState(),
      reducer: .grid,
      middleware: ActionRecorder.withStates { lines.append($0) }
    )
    for (action, _) in Self.lines { store.dispatch(action) }
    expectEqual(store.state.rows[id: 1]?.cells[id: Place(x: 2, y: 1)]?.value, 5)
    try expectEqual(GridReplay(lines.text).play(.grid, from: GridState()), store.state)
  }

  @Test(arguments: [
    (
      #"{"action": "rows.cleared"}"#,
      "For each list on its path rows.cleared must have an id: 1 in all, not 0."
    ),
    (
      #"{"action": "rows.cells.set", "ids": [1], "payload": {"_0": 5}}"#,
      "For each list on its path rows.cells.set must have an id: 2 in all, not 1."
    ),
    (
      #"{"action": "rows.cleared", "ids": 1}"#,
      "For each list on its path rows.cleared must have an id: 1 in all, not 0."
    ),
  ])
  func `an action of no element cannot be played`(line: String, reason: String) {
    let error = #expect(throws: RecordingError.self) { try GridReplay(line) }
    expectEqual(error?.reason, reason)
  }
}
