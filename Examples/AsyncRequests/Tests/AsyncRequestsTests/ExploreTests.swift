import AppCore
import StateKit
import StateKitTesting
import Testing

/// The app holds, in whatever order answers come.
@MainActor
struct ExploreTests {
  @Test func `whatever the server answers, nothing loads for ever`() async {
    await explore(seed: 1, covering: .allActions(), checkingAtRest: { #expect($0.posts.sending == 0) }) {
      Store.app(reducer: appReducer)
    }
  }
}
