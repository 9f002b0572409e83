import KittenKit
import StateKit

let appReducer: Reducer<AppState, AppAction> = .app(
  AppReducer(),
  catalogue: .catalogue(CatalogueReducer()),
  favourites: .favourites(FavouritesReducer()),
  profile: .profile()
)

struct AppReducer: AppReducing {
  func catalogueSelected(_ state: inout AppState, kitten: Kitten) {
    state.profile = ProfileState(kitten: kitten)
  }
}
