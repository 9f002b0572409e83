import Foundation
import StateKit
import StateKitRecording
import StateKitTestSupport
import Testing

@testable import GoldenCode

/// Generated domains that are recorded without `Codable` actions.
@MainActor
struct RecordedTests {
  nonisolated private static let label = TapeLabel(text: "A/ä", color: .default, writer: 2, in: [0.5, -1])

  /// The lines are those of recordings that were written when actions were `Codable`.
  nonisolated static let lines: [(TapeAction, String)] = [
    (.started, #"{"action": "started"}"#),
    (.read, #"{"action": "read"}"#),
    (
      .write(writer: 1, reader: 2, leaf: 3),
      #"{"action": "write", "payload": {"writer": 1, "reader": 2, "leaf": 3}}"#
    ),
    (
      .labelled(nil, [.lost, .torn(at: 3, label: nil), .read(from: 1), .write(2, to: 3)]),
      #"{"action": "labelled", "payload": {"_1": [{"lost": {}}, {"torn": {"at": 3}}, {"read": {"from": 1}}, "#
        + #"{"write": {"_0": 2, "to": 3}}]}}"#
    ),
    (
      .labelled(label, [.torn(at: 0, label: label)]),
      #"{"action": "labelled", "payload": {"_0": {"color": "default", "in": [0.5, -1], "text": "A/ä", "writer": 2}, "#
        + #""_1": [{"torn": {"at": 0, "label": {"color": "default", "in": [0.5, -1], "text": "A/ä", "writer": 2}}}]}}"#
    ),
    (.load(.request(name: "x", side: nil)), #"{"action": "load.request", "payload": {"name": "x"}}"#),
    (.load(.success([])), #"{"action": "load.success", "payload": {"_0": []}}"#),
    (.load(.failure(error: .lost)), #"{"action": "load.failure", "payload": {"error": {"lost": {}}}}"#),
    (.binding(.volume(0.25)), #"{"action": "binding.volume", "payload": {"_0": 0.25}}"#),
    (.side(.turned), #"{"action": "side.turned"}"#),
    (.spare(.seek(to: 4)), #"{"action": "spare.seek", "payload": {"to": 4}}"#),
    (
      .tracks(id: 7, action: .named("x")),
      #"{"action": "tracks.named", "ids": [7], "payload": {"_0": "x"}}"#
    ),
    (
      .tracks(id: 7, action: .notes(id: "n", action: .written(text: "y"))),
      #"{"action": "tracks.notes.written", "ids": [7, "n"], "payload": {"text": "y"}}"#
    ),
    (.path(.popFrom(id: 2)), #"{"action": "path.popFrom", "payload": {"id": 2}}"#),
    (
      .path(id: 2, action: .track(.notes(id: "n", action: .written(text: "y")))),
      #"{"action": "path.track.notes.written", "ids": [2, "n"], "payload": {"text": "y"}}"#
    ),
    (.path(id: 2, action: .side(.turned)), #"{"action": "path.side.turned", "ids": [2]}"#),
    (.cover(.printed(.turned)), #"{"action": "cover.printed.turned"}"#),
  ]

  @Test(arguments: lines)
  func `an action is written, and read again`(action: TapeAction, line: String) throws {
    expectEqual(recorded(action), line)
    try expectEqual(Replay<TapeState, TapeAction>(line).steps.map(\.action), [action])
  }

  @Test func `a deprecated action is written and read, too`() throws {
    let lines = [#"{"action": "cut", "payload": {"at": 3}}"#, #"{"action": "glued"}"#]
    let replay = try Replay<TapeState, TapeAction>(lines.joined(separator: "\n"))
    expectEqual(replay.steps.map { recorded($0.action) }, lines)
  }

  @Test func `a sensitive value is left out`() {
    let line = #"{"action": "locked", "payload": {"code": "•••", "by": "Ada"}}"#
    expectEqual(recorded(.locked(code: nil, by: "Ada")), line)
    #expect(throws: RecordingError.self) { try Replay<TapeState, TapeAction>(line) }
  }

  @Test func `actions are not Codable, states and types are`() throws {
    #expect(!(TapeAction.self is any Encodable.Type))
    let state = TapeState(
      label: Self.label,
      ends: [TapeEnd()],
      last: .write(1, to: 2),
      loaded: .failed(.read(from: 3), [Self.label]),
      spare: TapeSideState(count: 3),
      tracks: [TapeTrackState(id: 1, notes: [TapeNoteState(id: "a")])],
      path: [.side(TapeSideState(count: 2)), .track(TapeTrackState(id: 4))],
      cover: .printed(TapeSideState(count: 5))
    )
    let data = try JSONEncoder().encode(state)
    try expectEqual(JSONDecoder().decode(TapeState.self, from: data), state)
    let empty = TapeState()
    let again = try JSONDecoder().decode(TapeState.self, from: JSONEncoder().encode(empty))
    expectEqual(again, empty)
  }

  @Test(arguments: [
    (#"{"lost": {}, "read": {"from": 1}}"#, "lost, read"), (#"{}"#, "''"), (#"{"gone": {}}"#, "gone"),
  ])
  func `a case that an enum does not have is an error with the cases that it has`(json: String, found: String)
    throws
  {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(TapeFailure.self, from: Data(json.utf8))
    }
    guard case .dataCorrupted(let context) = error else { throw error ?? CancellationError() }
    #expect(context.debugDescription.contains("lost, torn, read, write"))
    for name in found.split(separator: ", ") { #expect(context.debugDescription.contains(name)) }
  }

  private func recorded(_ action: TapeAction) -> String {
    let lines = Lines()
    let store = Store<Int, TapeAction>(
      initialState: 0,
      reducer: .identity,
      middleware: ActionRecorder(including: []) { lines.all.append($0) }
    )
    store.dispatch(action)
    return lines.all.first ?? ""
  }
}

private final class Lines: @unchecked Sendable {
  var all: [String] = []
}
