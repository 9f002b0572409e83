import ReSwift

typealias AppStore = Store<AppState>

func makeStore(service: MarketService, log: EventLog = EventLog(), state: AppState? = nil) -> AppStore {
  AppStore(
    reducer: appReducer,
    state: state,
    middleware: [
      logging(log),
      fetching(service),
      ordering(service),
      blocking,
      sessions,
      checkouts,
    ]
  )
}
