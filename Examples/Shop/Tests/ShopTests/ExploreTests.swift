import Foundation
import ShopCheckout
import ShopCore
import ShopSession
import StateKit
import StateKitTesting
import Testing

@testable import Shop

/// The shop holds, in whatever order customers and servers act.
@MainActor
struct ExploreTests {
  @Test func `whatever the customer does, the shop holds`() async {
    await explore(seed: 1, covering: .allActions(except: "checkout")) { appStore() }
  }

  @Test func `whatever happens at the checkout, the shop holds`() async {
    let state = AppState(
      session: SessionState(customer: .loaded(ann)),
      cart: teaInCart,
      checkout: CheckoutState(total: tea.price)
    )
    await explore(
      seed: 1,
      leavingOut: ["catalogue", "detail"],
      covering: .allActions(except: "catalogue", "detail")
    ) {
      appStore(from: state)
    }
  }

  /// Prints the steps in a second, for `bench explore`.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["STATEKIT_BENCHMARK"] != nil))
  func `how fast it is`() async {
    let runs = ProcessInfo.processInfo.environment["STATEKIT_BENCHMARK"].flatMap { Int($0) } ?? 300
    let start = ContinuousClock.now
    await explore(seed: 1, runs: runs) { Store.app(reducer: appReducer) }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    print("\(Int(Double(runs * 100) / seconds)) steps a second")
  }
}
