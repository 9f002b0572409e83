import ReSwift

func catalogReducer(action: Action, state: CatalogState?) -> CatalogState {
  var state = state ?? CatalogState()
  guard let action = action as? CatalogAction else { return state }

  switch action {
  case .load:
    state.isLoading = true
    state.failure = nil
  case .loaded(let products):
    state.products = products
    state.isLoading = false
  case .failed(let reason):
    state.isLoading = false
    state.failure = reason
  case .search(let query):
    state.query = query
  case .sort(by: let order):
    state.order = order
  case .select(let id):
    guard state.products.contains(where: { $0.id == id }) else { return state }
    state.selectedID = id
  case .deselect:
    state.selectedID = nil
  case .toggleSeasonal:
    state.isSeasonalOnly.toggle()
  case .rate(let id, let stars) where stars > 0:
    // Five stars at most.
    state.ratings[id] = min(stars, 5)
  case .rate(let id, _):
    state.ratings[id] = nil
  case let .priceChanged(id, price):
    if let index = state.products.firstIndex(where: { $0.id == id }) {
      state.products[index].price = price
    }
  case .refreshed(let time):
    state.refreshedAt = time
  }

  return state
}
