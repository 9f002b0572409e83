import StateKit

let appReducer: Reducer<AppState, AppAction> = .app(
  catalogue: .catalogue(CatalogueReducer()),
  favourites: .favourites(FavouritesReducer())
)
