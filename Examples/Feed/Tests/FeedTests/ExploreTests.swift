import StateKit
import StateKitTesting
import Testing

@testable import Feed

/// The feed holds, in whatever order readers and servers act.
@MainActor
struct ExploreTests {
  @Test func `whatever the reader does, the feed holds`() async {
    await explore(
      seed: 1,
      covering: .allActions(),
      checkingAtRest: { state in
        #expect(!state.login.isBusy)
        #expect(state.feed?.rows.contains(where: \.isSaving) != true)
      }
    ) {
      Store.app(reducer: appReducer)
    }
  }
}
