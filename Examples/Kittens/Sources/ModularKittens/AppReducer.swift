import Catalogue
import Favourites
import StateKit

let appReducer: Reducer<AppState, AppAction> = .app(
  catalogue: catalogueReducer,
  favourites: favouritesReducer
)
