import StateKit
import Testing

@testable import MeetingsCore

/// What always holds in the app can be broken, each by one state.
struct InvariantTests {
  private static func recording(_ change: (inout RecordingState) -> Void) -> AppState {
    var state = AppState.list
    var recording = RecordingState(of: breakfast, isTranscribed: false)
    change(&recording)
    state.path.append(.record(recording))
    return state
  }

  @Test(arguments: [
    (AppState.list, []),
    (AppState(destination: .alert(LoadAlertState())), ["anAlertIsAboutALoadedList"]),
    (
      AppState(destination: .add(FormState(minutes: 61))),
      ["destination.add.minutesAreOfOneHour"]
    ),
    (
      recording {
        $0.speaker = 9; $0.elapsed = 9 * $0.limit
      }, ["path[0].record.somebodySpeaks"]
    ),
    (recording { $0.speaker = 1 }, ["path[0].record.timeFitsTheSpeaker"]),
    (recording { $0.transcript = "Hello." }, ["path[0].record.aTranscriptWasHeard"]),
  ])
  func `a state that breaks an invariant is found`(state: AppState, broken: [String]) {
    #expect(AppAction.brokenInvariants(in: state).map(\.path) == broken)
  }
}
