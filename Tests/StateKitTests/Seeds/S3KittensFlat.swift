import StateKit

extension KittensApp {
  /// The version without modules: one reducer, one middleware and the views know the whole state and all
  /// actions.
  static func flat(_ log: Recorder<String>) -> KittensApp {
    let store = Store<KittensAppState, KittensAppAction>(
      initialState: KittensAppState(),
      reducer: flatReducer,
      middleware: flatMiddleware(log)
    )
    return KittensApp(
      store: store,
      subscribeToKittens: { store.subscribe(\.kittens, $0) },
      subscribeToFavourites: { store.subscribe(\.favourites, $0) },
      dispatchToKittens: { store.dispatch(.kittens($0)) },
      dispatchToFavourites: { store.dispatch(.favourites($0)) }
    )
  }

  private static let flatReducer = Reducer<KittensAppState, KittensAppAction> { state, action in
    switch action {
    case .kittens(.fetch): state.kittens.isLoading = true
    case .kittens(.fetched(let names)): state.kittens = KittensState(names: names)
    case .kittens(.adopted(let name)): state.kittens.names.removeAll { $0 == name }
    case .favourites(.toggled(let name)): state.favourites.names.formSymmetricDifference([name])
    case .favourites(.removed(let name)): state.favourites.names.remove(name)
    }
  }

  private static func flatMiddleware(
    _ log: Recorder<String>
  ) -> AnyMiddleware<KittensAppAction, KittensAppAction, KittensAppState> {
    AnyMiddleware { action, _, state in
      log.append("\(action)")
      switch action {
      case .kittens(.fetch):
        guard !state.kittens.isLoading else { return .doNothing }
        return .just(.kittens(.fetched(["Tom", "Tim"])))
      case .kittens(.adopted(let name)): return .just(.favourites(.removed(name)))
      case .favourites(.toggled(let name)):
        guard state.favourites.names.count == 1, !state.favourites.names.contains(name) else {
          return .doNothing
        }
        return .just(.favourites(.removed(state.favourites.names.first ?? "")))
      default: return .doNothing
      }
    }
  }
}
