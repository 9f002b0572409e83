import KittenKit
public import StateKit

/// The reducer of the list.
public let catalogueReducer: Reducer<CatalogueState, CatalogueAction> = .catalogue(CatalogueReducer())

struct CatalogueReducer: CatalogueReducing {
  func removed(_ state: inout CatalogueState, id: Kitten.ID) {
    state.kittens = state.kittens.map { kittens in kittens.filter { $0.id != id } }
  }
}
