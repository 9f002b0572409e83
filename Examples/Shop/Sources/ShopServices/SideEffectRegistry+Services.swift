import ShopCart
import ShopCatalogue
import ShopCheckout
import ShopSession
public import StateKit

/// Ties services to what the features' schemas declare to be done. The features know nothing of it, and it knows
/// nothing of the app: they may be anywhere in its tree.
extension SideEffectRegistry where Action: DomainAction, State == Action.DomainState {
  /// Lets a service load what the catalogue asks for.
  ///
  /// - Parameter clock: By it a search waits until nobody types.
  public func register(catalogue service: some CatalogueService, clock: any Clock<Duration>) {
    register(
      CatalogueEffects(
        loadPage: service.page,
        search: { text throws(CatalogueError) in
          // The policy `latest` cancels a search that waits here when the next letter is typed.
          guard await clock.isQuiet(for: .milliseconds(300)) else { throw .offline }
          return try await service.products(matching: text)
        },
        loadPicture: service.picture
      )
    )
  }

  /// Lets a service say more about a product.
  public func register(detail service: some CatalogueService) {
    register(DetailEffects(loadReviews: service.reviews, watchStock: { await service.stock(of: $0) }))
  }

  /// Lets a service keep the cart.
  public func register(cart service: some CartService) {
    register(CartEffects(forget: service.forget))
    register(CartRowEffects(save: service.save))
  }

  /// Lets a service take the money.
  public func register(payment service: some PaymentService) {
    register(CheckoutEffects(pay: service.pay))
  }

  /// Lets a service say who the customer is.
  public func register(account service: some AccountService) {
    register(SessionEffects(logIn: service.logIn, waitForExpiry: service.expiry))
  }
}

extension Clock where Duration == Swift.Duration {
  /// Waits.
  ///
  /// - Returns: Whether nothing cancelled the task meanwhile.
  func isQuiet(for duration: Duration) async -> Bool {
    (try? await sleep(for: duration)) != nil
  }
}
