#if Testing

import StateKit
import StateKitTesting
import XCTest

/// It works in XCTest too.
final class TestStoreXCTests: XCTestCase {
  @MainActor
  func testSendAndReceive() async {
    let store = SearchTestStore.search { $0.typed.map { text in .task { .found([text]) } } ?? .doNothing }
    store.send(.typed("a")) { $0.text = "a" }
    await store.receive(.found(["a"])) { $0.results = ["a"] }
    await store.finish()
    XCTAssertEqual(store.state.results, ["a"])
  }
}

#endif
