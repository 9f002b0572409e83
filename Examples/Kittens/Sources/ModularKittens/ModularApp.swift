import Catalogue
import Favourites
public import KittenKit
public import KittenScript
import Profile
import StateKit
import StateKitRecording

/// The app, combined from modules: the work of each feature is registered at its place, each view gets its part
/// of the store.
@MainActor
public final class ModularApp: KittensApp {
  let store: Store<AppState, AppAction>
  private let catalogue: CatalogueView
  private let favourites: FavouritesView
  private let profile: ProfilePlace

  /// Starts the app.
  public init(
    service: any KittenService,
    storage: FavouritesStorage,
    record: @escaping @Sendable (String) -> Void,
    show: @escaping @Sendable (String) -> Void
  ) {
    store = .app(reducer: appReducer, middleware: ActionRecorder(including: [], write: record))
    store.sideEffects.register(CatalogueEffects(load: service.kittens), at: .catalogue)
    store.sideEffects.register(FavouritesEffects(load: storage.load, save: storage.save), at: .favourites)
    store.sideEffects.register(ProfileEffects(tellStory: service.story), at: .profile)
    catalogue = CatalogueView(store.view(.catalogue), show: show)
    favourites = FavouritesView(store.view(.favourites), show: show)
    profile = ProfilePlace(store.view(.profile), show: show)
  }

  /// Performs a user's action.
  public func perform(_ deed: Deed) {
    switch deed {
    case .showFavourites: favourites.appear()
    case .showList: catalogue.appear()
    case .sortByName: catalogue.sort(by: .name)
    case .sortByAge: catalogue.sort(by: .age)
    case .tapHeart(let row): catalogue.tapHeart(row: row)
    case .tap(let row): catalogue.tap(row: row)
    case .closeProfile: profile.view?.close()
    case .adopt: profile.view?.adopt()
    }
  }

  /// Whether a part is loading.
  public func isLoading(_ part: LoadedPart) -> Bool { store.state.isLoading(part) }

  /// Returns as soon as a part is not loading.
  public func end(of part: LoadedPart) async {
    for await state in store.states where !state.isLoading(part) { return }
  }
}

extension AppState {
  func isLoading(_ part: LoadedPart) -> Bool {
    switch part {
    case .list: catalogue.kittens.isLoading
    case .favourites: favourites.isLoading
    case .story: profile?.story.isLoading ?? false
    }
  }
}
