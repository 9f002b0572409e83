import KittenScript
import StateKitRecording
import Testing

@testable import FlatKittens
@testable import ModularKittens

/// A recording contains only names of actions, so a recording of the flat app can be replayed on the modular
/// app.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct RecordingTests {
  @Test func `a recording of the flat version can be played on the modular one`() async throws {
    var generator = SeededGenerator(seed: 11)
    let steps = [.deed(.showList), .answer(.list)] + (0..<100).map { _ in Step.random(&generator) }
    let flat = await Trace.of(FlatApp.self, steps)
    let recording = flat.recording.joined(separator: "\n")
    let replay = try Replay<ModularKittens.AppState, ModularKittens.AppAction>(recording)
    let last = try replay.play(ModularKittens.appReducer, from: ModularKittens.AppState())
    #expect(json(last) == flat.states.last)
  }
}
