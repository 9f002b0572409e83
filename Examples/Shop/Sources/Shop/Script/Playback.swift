import StateKit
import StateKitRecording

/// Replays a recorded visit with the reducer alone, without a server or a clock.
struct Playback {
  let recording: String

  /// The reducer does not use the password, so any password works.
  var replay: Replay<AppState, AppAction> {
    get throws { try Replay(recording.replacing("•••", with: "any")) }
  }

  /// Throws if the state after a line differs from the recorded one.
  func play() throws {
    print("\nThe recording, replayed; it does not contain passwords and card numbers")
    for line in redactedLines { print("  \(line), …") }
    let replay = try replay
    let last = try replay.play(appReducer, from: AppState())
    print("  \(replay.steps.count) actions, each with the state that was recorded; \(last.session.text)")
  }

  /// Each redacted line once, without the state.
  private var redactedLines: [Substring] {
    var seen: Set<Substring> = []
    return recording.split(separator: "\n").filter { $0.contains("•••") }
      .map { line in line.split(separator: #", "state": "#, maxSplits: 1).first ?? line }
      .filter { seen.insert($0).inserted }
  }
}
