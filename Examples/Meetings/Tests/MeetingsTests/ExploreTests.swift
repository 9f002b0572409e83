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
      // A list of SwiftUI gives positions that are there, and an app starts once.
      leavingOut: [
        "started", "destination.add.attendeesRemoved", "path.detail.destination.edit.attendeesRemoved",
      ],
      drawing: [.oneOf(FormFocus.title, .attendee(1))],
      assuming: { action, state in
        // A row is not touched while a screen covers the list.
        if case .meetings = action { state.path.isEmpty } else { true }
      }
    ) {
      Store.app(initialState: .list, reducer: appReducer)
    }
  }
}
