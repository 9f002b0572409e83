public import StateKit

/// The reducer of the list and the search.
public let catalogueReducer: Reducer<CatalogueState, CatalogueAction> = .catalogue(CatalogueReducer())

struct CatalogueReducer: CatalogueReducing {
  // The schema has the changes of the other phases.
  func loadPage(_ state: inout CatalogueState, page: ProductPage) {
    state.isLoading = false
    state.products += page.products
    state.next = page.next
  }
}
