import ShopCart
import ShopCatalogue
import ShopCheckout
import ShopSession
public import StateKit

/// Connects services to the requests and effects that the features' schemas declare. The features do not know
/// this code, and this code does not know the app: the features may be anywhere in the app's tree.
extension SideEffectRegistry where Action: DomainAction, State == Action.DomainState {
  /// Connects a service to the requests of the catalogue.
  ///
  /// - Parameter clock: The clock on which a search waits for a pause in typing.
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

  /// Lets a service load the details of a product.
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

  /// Lets a service log in customers.
  public func register(account service: some AccountService) {
    register(SessionEffects(logIn: service.logIn, waitForExpiry: service.expiry))
  }
}

extension Clock where Duration == Swift.Duration {
  /// Waits for a duration.
  ///
  /// - Returns: False if the task was cancelled meanwhile.
  func isQuiet(for duration: Duration) async -> Bool {
    (try? await sleep(for: duration)) != nil
  }
}
