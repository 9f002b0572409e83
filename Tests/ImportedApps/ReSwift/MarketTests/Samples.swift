import ReSwift

@testable import Market

extension Product {
  static let apple = Product(id: 1, name: "Apple", price: 2, stall: "Orchard", isSeasonal: true)
  static let bread = Product(id: 2, name: "Bread", price: 4, stall: "Mill")
  static let cheese = Product(id: 3, name: "Cheese", price: 9, stall: "Dairy")
}

extension Account {
  static let ann = Account(id: 7, name: "Ann")
}

/// An action that no reducer knows.
struct Begin: Action {}

/// The state after some actions.
func catalog(_ actions: Action..., from state: CatalogState? = nil) -> CatalogState {
  actions.reduce(state ?? catalogReducer(action: Begin(), state: nil)) {
    catalogReducer(action: $1, state: $0)
  }
}

func session(_ actions: Action..., from state: SessionState? = nil) -> SessionState {
  actions.reduce(state ?? sessionReducer(action: Begin(), state: nil)) {
    sessionReducer(action: $1, state: $0)
  }
}

func cart(_ actions: Action..., from state: CartState = CartState()) -> CartState {
  var state = state
  for action in actions { cartReducer(&state, action) }
  return state
}

func orders(_ actions: Action...) -> Orders.State {
  actions.reduce(Orders.reduce(Begin(), state: nil)) { Orders.reduce($1, state: $0) }
}

func delivery(_ actions: Action...) -> DeliveryState {
  actions.reduce(DeliveryReducer.reduce(action: Begin(), state: nil)) {
    DeliveryReducer.reduce(action: $1, state: $0)
  }
}

func alerts(_ actions: Action...) -> AlertsState {
  actions.reduce(alertsReducer(action: Begin(), state: nil)) { alertsReducer(action: $1, state: $0) }
}

func library(_ actions: Action...) -> LibraryState {
  actions.reduce(libraryReducer(action: Begin(), state: nil)) { libraryReducer(action: $1, state: $0) }
}

func settings(_ actions: Action...) -> SettingsState {
  actions.reduce(settingsReducer(Begin(), nil)) { settingsReducer($1, $0) }
}
