import Catalogue
import Favourites
import KittenKit
import Profile
import StateKit

let appReducer: Reducer<AppState, AppAction> = .app(
  AppReducer(),
  catalogue: catalogueReducer,
  favourites: favouritesReducer,
  profile: .profile()
)

struct AppReducer: AppReducing {
  func catalogueSelected(_ state: inout AppState, kitten: Kitten) {
    state.profile = ProfileState(kitten: kitten)
  }
}
