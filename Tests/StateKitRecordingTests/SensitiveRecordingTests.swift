import StateKit
import StateKitTestSupport
import Testing

@testable import StateKitRecording

struct SensitiveRecordingTests {
  typealias SafeReplay = Replay<Int, SafeAction>

  private static let lines: [(SafeAction, String)] = [
    (
      .door(.opened(by: "Ada", code: "secret")),
      #"{"action": "door.opened", "payload": {"by": "Ada", "code": "•••"}}"#
    ),
    // The recording also hides whether there is a value.
    (
      .door(.opened(by: "•••", code: nil)),
      #"{"action": "door.opened", "payload": {"by": "•••", "code": "•••"}}"#
    ),
    (
      .door(.moved([1: 2], "x", to: 3)),
      #"{"action": "door.moved", "payload": {"_0": "•••", "_1": "x", "to": "•••"}}"#
    ),
  ]

  @Test(arguments: lines)
  func `a sensitive value is not written`(action: SafeAction, line: String) {
    expectEqual("\(LineToWrite(action))", line)
  }

  @MainActor @Test func `a state beside it is written as it is`() {
    let lines = Lines()
    let store = Store<Int, SafeAction>(
      initialState: 0,
      reducer: Reducer { state, _ in state += 1 },
      middleware: ActionRecorder.withStates(including: []) { lines.append($0) }
    )
    store.dispatch(.door(.opened(by: "Ada", code: "secret")))
    expectEqual(
      lines.all,
      [
        #"{"state": 0}"#,
        #"{"action": "door.opened", "payload": {"by": "Ada", "code": "•••"}, "state": 1}"#,
      ]
    )
  }

  @Test(arguments: zip(lines.map(\.1), ["'code'", "'code'", "'_0', 'to'"]))
  func `a redacted action cannot be played, and its line says so`(line: String, names: String) {
    let error = #expect(throws: RecordingError.self) { try SafeReplay("\n" + line) }
    let name = line.contains("opened") ? "door.opened" : "door.moved"
    expectEqual(
      error?.description,
      "line 2: \(name) cannot be played: \(names) is sensitive and was left out of the recording. "
        + "A value in place of ••• lets it be played."
    )
  }

  @Test func `the mark is known however it is written`() {
    #expect(throws: RecordingError.self) {
      try SafeReplay(#"{"action": "door.opened", "payload": {"by": "", "code": "\u2022\u2022\u2022"}}"#)
    }
  }

  @Test(arguments: [
    (#"{"by": "•••", "code": "1234"}"#, SafeAction.door(.opened(by: "•••", code: "1234"))),
    (#"{"by": "Ada"}"#, .door(.opened(by: "Ada", code: nil))),
  ])
  func `an action with a value put in is played, and the mark in other values is text`(
    payload: String,
    action: SafeAction
  ) throws {
    let replay = try SafeReplay(#"{"action": "door.opened", "payload": \#(payload)}"#)
    expectEqual(replay.steps.map(\.action), [action])
  }

  @Test func `a sensitive value is not even encoded`() {
    expectEqual(
      "\(LineToWrite(SafeAction.door(.failed(Unwritable()))))",
      #"{"action": "door.failed", "payload": {"_0": "•••"}}"#
    )
  }

  @Test func `a difference tells no sensitive value`() {
    let difference = ReplayDifference<Int, SafeAction>(
      line: 1,
      action: .door(.opened(by: "Ada", code: "secret")),
      expected: 1,
      actual: 2
    )
    #expect(!difference.description.contains("secret"))
    #expect(difference.description.hasPrefix("line 1: another state after door("))
  }
}
