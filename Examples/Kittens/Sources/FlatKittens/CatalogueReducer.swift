import KittenKit
import StateKit

struct CatalogueReducer: CatalogueReducing {
  func removed(_ state: inout CatalogueState, id: Kitten.ID) {
    state.kittens = state.kittens.map { kittens in kittens.filter { $0.id != id } }
  }
}
