import ReSwift

func appReducer(action: Action, state: AppState?) -> AppState {
  var state = state ?? AppState()

  state.session = sessionReducer(action: action, state: state.session)
  state.catalog = catalogReducer(action: action, state: state.catalog)
  cartReducer(&state.cart, action)
  state.orders = Orders.reduce(action, state: state.orders)
  state.delivery = DeliveryReducer.reduce(action: action, state: state.delivery)
  state.settings = settingsReducer(action, state.settings)
  state.alerts = alertsReducer(action: action, state: state.alerts)
  state.library = libraryReducer(action: action, state: state.library)

  switch action {
  case is AppLaunched:
    state.launches += 1
  case let activated as AppActivated:
    state.lastRefresh = activated.time
  case CatalogAction.refreshed(let time):
    state.lastRefresh = time
  default:
    break
  }

  return state
}
