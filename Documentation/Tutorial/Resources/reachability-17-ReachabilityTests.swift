import StateKit
import StateKitTesting
import Testing

@testable import Reachability

@MainActor
struct ReachabilityTests {
  @Test func `whatever happens, only a monitor knows the connection`() async {
    await explore(seed: 1) { Store.reachability(reducer: .reachability(ReachabilityReducer())) }
  }
}
