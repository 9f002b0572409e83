import StateKit
import StateKitRecording

/// Plays a recorded visit again: the reducer alone, with no server and no clock.
struct Playback {
  let recording: String

  /// Which password it was is nothing that a reducer knows, so any will do.
  var replay: Replay<AppState, AppAction> {
    get throws { try Replay(recording.replacing("•••", with: "any")) }
  }

  /// Throws if the reducer comes to another state than the recorded one after any line.
  func play() throws {
    print("\nThe recording, played again; passwords and card numbers are not in it")
    for line in redactedLines { print("  \(line), …") }
    let replay = try replay
    let last = try replay.play(appReducer, from: AppState())
    print("  \(replay.steps.count) actions, each with the state that was recorded; \(last.session.text)")
  }

  /// Each once, without the state.
  private var redactedLines: [Substring] {
    var seen: Set<Substring> = []
    return recording.split(separator: "\n").filter { $0.contains("•••") }
      .map { line in line.split(separator: #", "state": "#, maxSplits: 1).first ?? line }
      .filter { seen.insert($0).inserted }
  }
}
