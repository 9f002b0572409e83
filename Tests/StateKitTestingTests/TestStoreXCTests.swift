#if Testing

import StateKit
import StateKitTesting
import XCTest

/// The test store in XCTest.
final class TestStoreXCTests: XCTestCase {
  @MainActor
  func testSendAndReceive() async {
    let store = SearchTestStore.search { $0.typed.map { text in .task { .found([text]) } } ?? .doNothing }
    store.send(.typed("a")) { $0.text = "a" }
    await store.receive(.found(["a"]), timeout: .noHurry) { $0.results = ["a"] }
    await store.finish(timeout: .noHurry)
    XCTAssertEqual(store.state.results, ["a"])
  }

  #if !canImport(ObjectiveC)
  private var failures: [(description: String, line: Int)]?

  /// Keeps failures instead of counting them, while a test asks for that.
  override func recordFailure(
    withDescription description: String,
    inFile filePath: String,
    atLine lineNumber: Int,
    expected: Bool
  ) {
    guard failures != nil else {
      return super.recordFailure(
        withDescription: description,
        inFile: filePath,
        atLine: lineNumber,
        expected: expected
      )
    }
    failures?.append((description, lineNumber))
  }

  @MainActor
  func testAFailureReachesXCTest() {
    failures = []
    SearchTestStore.search().send(.typed("a"))
    let line = #line - 1
    let kept = failures
    failures = nil
    XCTAssertEqual(kept?.map(\.line), [line])
    XCTAssert(kept?.first?.description.contains("The state changed, though no change was expected") == true)
  }
  #endif
}

#endif
