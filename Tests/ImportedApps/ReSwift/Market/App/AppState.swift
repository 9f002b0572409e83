import ReSwift

struct AppState: StateType, Equatable {
  var session = SessionState()
  var catalog = CatalogState()
  var cart = CartState()
  var orders = Orders.State()
  var delivery = DeliveryState()
  var settings = SettingsState()
  var alerts = AlertsState()
  var library = LibraryState()
  var launches = 0
  var lastRefresh: Int?

  /// The badge at the symbol of the cart.
  var badge: Int { cart.lines.reduce(0) { $0 + $1.quantity } }
}
