package import StateKit

extension Store<AppState, AppAction> {
  /// The store of the whole app.
  @MainActor
  package static func meetings(from state: AppState = AppState(), _ services: Services) -> Store {
    let store = Store.app(
      initialState: state,
      reducer: appReducer,
      configuration: StoreConfiguration(clock: services.clock)
    )
    store.sideEffects.register(services)
    return store
  }
}
