public import ClubFeatures
public import StateKit

/// The reducer of the app. Only the way to the reducers with code is named.
public let appReducer: Reducer<AppState, AppAction> = .app(
  screen: .appScreen(home: homeReducer)
)

/// The reducer of a session.
public let homeReducer: Reducer<HomeState, HomeAction> = .home(
  catalogue: catalogueReducer,
  path: .homePath(edit: editReducer)
)

/// The closures of the whole app, made of a service.
public func appEffects(_ service: some ClubService) -> [any DomainEffects] {
  featureEffects(service) + [
    HomeEffects(
      openLink: { tool throws(ClubError) in
        let row = try await service.tool(tool)
        return (row.id, row.facts, row.isFavourite)
      }
    ),
    AppEffects(
      saveSettings: { values in await service.save(values.currency, isWeekly: values.isWeekly) }
    ),
  ]
}

/// The store of the app.
@MainActor
public func clubStore(
  from state: AppState = AppState(),
  service: some ClubService,
  clock: any Clock<Duration> = ContinuousClock()
) -> Store<AppState, AppAction> {
  .app(
    initialState: state,
    reducer: appReducer,
    effects: appEffects(service),
    configuration: StoreConfiguration(clock: clock)
  )
}
