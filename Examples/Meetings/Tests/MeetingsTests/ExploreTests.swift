import MeetingsCore
import StateKit
import StateKitTesting
import Testing

/// The meetings hold, in whatever order people, speech and storage act.
@MainActor
struct ExploreTests {
  @Test func `whatever happens, the meetings hold`() async {
    await explore(
      seed: 1,
      // A list of SwiftUI gives positions that are there, an app starts once, and a row is not deleted below its screen.
      leavingOut: [
        "started", "meetings.deleted", "destination.add.attendeesRemoved",
        "path.detail.destination.edit.attendeesRemoved",
      ],
      drawing: [.oneOf(FormFocus.title, .attendee(1))]
    ) {
      Store.app(initialState: .list, reducer: appReducer)
    }
  }
}
