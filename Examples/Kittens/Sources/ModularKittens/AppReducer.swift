import Catalogue
import Favourites
import Profile
import StateKit

let appReducer: Reducer<AppState, AppAction> = .app(
  catalogue: catalogueReducer,
  favourites: favouritesReducer,
  profile: .profile()
)
