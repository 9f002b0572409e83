import Foundation
import MeetingsCore
import StateKit
import StateKitTesting

/// What a test decides about the world outside of the app.
struct World: Sendable {
  let storage = StorageDouble()
  let speech = SpeechDouble()
  let clock = TestClock()
  let now = Date(timeIntervalSince1970: 1_800_000_000)

  /// The app's own store, in a test store that expects every action and change.
  @MainActor
  func store(from state: AppState = AppState()) -> TestStore<AppState, AppAction> {
    let now = now
    return TestStore(
      .meetings(from: state, Services(storage: storage, speech: speech, clock: clock, now: { now }))
    )
  }
}

extension TestStore<AppState, AppAction> {
  /// Expects that the list is stored as it is now.
  func receiveSaved() async {
    await receive(.changed(meetings: state.meetings))
    await receive(.saved)
  }
}
