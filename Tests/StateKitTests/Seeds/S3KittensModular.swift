import StateKit

// The kittens module knows only its own state and actions.

private let kittensReducer = Reducer<KittensState, KittensAction> { state, action in
  switch action {
  case .fetch: state.isLoading = true
  case .fetched(let names): state = KittensState(names: names)
  case .adopted(let name): state.names.removeAll { $0 == name }
  }
}

private let kittensMiddleware = AnyMiddleware<KittensAction, KittensAction, KittensState> {
  action,
  _,
  state in
  guard action == .fetch, !state.isLoading else { return .doNothing }
  return .just(.fetched(["Tom", "Tim"]))
}

// The favourites module.

private let favouritesReducer = Reducer<FavouritesState, FavouritesAction> { state, action in
  switch action {
  case .toggled(let name): state.names.formSymmetricDifference([name])
  case .removed(let name): state.names.remove(name)
  }
}

/// Keeps one favourite: a new favourite replaces the previous one.
private let favouritesMiddleware = AnyMiddleware<FavouritesAction, FavouritesAction, FavouritesState> {
  action,
  _,
  state in
  guard case .toggled(let name) = action, state.names.count == 1, !state.names.contains(name) else {
    return .doNothing
  }
  return .sequence(state.names.map { .removed($0) })
}

// The app pulls the modules back, and adds the one rule between them.

extension KittensApp {
  static func modular(_ log: Recorder<String>) -> KittensApp {
    let logger = AnyMiddleware<KittensAppAction, KittensAppAction, KittensAppState> { action, _, _ in
      log.append("\(action)")
      return .doNothing
    }
    let bridges = BridgeMiddleware<KittensAppAction, KittensAppAction, KittensAppState>()
      .bridge(\.kittens?.adopted >=> { name in .favourites(.removed(name)) })
    let store = Store<KittensAppState, KittensAppAction>(
      initialState: KittensAppState(),
      reducer: kittensReducer.pullback(state: \.kittens, action: \.kittens)
        <> favouritesReducer.pullback(state: \.favourites, action: \.favourites),
      middleware: logger <> kittensMiddleware.pullback(.kittens) <> favouritesMiddleware.pullback(.favourites)
        <> bridges
    )
    let kittens = store.view(.kittens)
    let favourites = store.view(.favourites)
    return KittensApp(
      store: store,
      subscribeToKittens: { body in kittens.subscribe { body($0()) } },
      subscribeToFavourites: { body in favourites.subscribe { body($0()) } },
      dispatchToKittens: { kittens.dispatch($0) },
      dispatchToFavourites: { favourites.dispatch($0) }
    )
  }
}

extension KittensAction {
  fileprivate var adopted: String? {
    if case .adopted(let name) = self { return name }
    return nil
  }
}

extension Scope
where
  ParentState == KittensAppState, ParentAction == KittensAppAction, State == KittensState,
  Action == KittensAction
{
  fileprivate static var kittens: Scope {
    Scope(
      get: { $0.kittens },
      modify: { state, change in change(&state.kittens) },
      embed: ParentAction.kittens,
      extract: { $0.kittens }
    )
  }
}

extension Scope
where
  ParentState == KittensAppState, ParentAction == KittensAppAction, State == FavouritesState,
  Action == FavouritesAction
{
  fileprivate static var favourites: Scope {
    Scope(
      get: { $0.favourites },
      modify: { state, change in change(&state.favourites) },
      embed: ParentAction.favourites,
      extract: { $0.favourites }
    )
  }
}
