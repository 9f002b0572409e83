import StateKit
import StateKitTesting
import Testing

@testable import ShopSession

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct ExpiryTests {
  private let ann = Customer(id: 1, name: "Ann")
  private let clock = TestClock()

  /// A session lasts a minute.
  private func store() -> TestStore<SessionState, SessionAction> {
    let store = TestStore(.session())
    store.sideEffects.register(
      SessionEffects(
        logIn: { [ann] _, _ in ann },
        waitForExpiry: { [clock] _ in try? await clock.sleep(for: .seconds(60)) }
      )
    )
    return store
  }

  private func logIn(_ store: TestStore<SessionState, SessionAction>) async {
    store.send(.logIn(.request(name: "Ann", password: "sesame"))) { $0.customer = .loading(nil) }
    await store.receive(.logIn(.success(customer: ann))) { $0.customer = .loaded(ann) }
    await clock.waitForSleepers(1)
  }

  @Test func `a session ends by itself`() async {
    let store = store()
    await logIn(store)
    await clock.advance(by: .seconds(60))
    await store.receive(.expired) { $0.customer = .idle }
    await store.finish()
  }

  @Test func `after the logout the session does not expire`() async {
    let store = store()
    await logIn(store)
    store.send(.loggedOut) { $0.customer = .idle }
    await clock.advance(by: .seconds(60))
    await store.finish()
  }
}
