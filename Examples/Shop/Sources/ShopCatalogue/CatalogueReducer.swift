public import StateKit

/// The reducer of the list and the search.
public let catalogueReducer: Reducer<CatalogueState, CatalogueAction> = .catalogue(CatalogueReducer())

struct CatalogueReducer: CatalogueReducing {
  func searchEnded(_ state: inout CatalogueState) {
    state.hits = .idle
  }

  func loadPage(_ state: inout CatalogueState, _ phase: CatalogueAction.LoadPage) {
    switch phase {
    case .request:
      state.isLoading = true
      state.failure = nil
    case .success(let page):
      state.isLoading = false
      state.products += page.products
      state.next = page.next
    case .failure(let error):
      state.isLoading = false
      state.failure = error
    }
  }
}
