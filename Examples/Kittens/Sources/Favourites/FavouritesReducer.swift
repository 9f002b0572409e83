import KittenKit
public import StateKit

/// The reducer of the favourites.
public let favouritesReducer: Reducer<FavouritesState, FavouritesAction> = .favourites(FavouritesReducer())

struct FavouritesReducer: FavouritesReducing {
  func toggled(_ state: inout FavouritesState, kitten: Kitten) {
    if state.kittens.contains(kitten) {
      removed(&state, id: kitten.id)
    } else {
      state.kittens.append(kitten)
    }
  }

  func removed(_ state: inout FavouritesState, id: Kitten.ID) {
    state.kittens.removeAll { $0.id == id }
  }
}
