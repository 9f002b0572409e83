import ShopCart
import StateKit
import StateKitTesting
import Testing

@testable import Shop

/// A bridge that is registered while the app runs.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct CampaignTests {
  @Test func `there is a biscuit with tea, as long as the campaign runs`() async {
    let store = testStore(from: AppState(), clock: TestClock())
    store.exhaustivity = .off
    let campaign = Campaign.start(in: store.sideEffects)
    store.send(.cart(.added(product: tea)))
    await store.receive(.cart(.added(product: Campaign.biscuit)))
    await store.finish()
    campaign.cancel()
    store.send(.cart(.added(product: tea)))
    await store.finish()
    #expect(store.state.cart.rows.map(\.quantity) == [2, 1])
  }
}
