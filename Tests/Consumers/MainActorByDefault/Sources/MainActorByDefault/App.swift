import StateKit

/// Counts the items that were played.
let counting = EffectMiddleware<AppAction, AppAction, AppState, Void>.onAction { action, _, _ in
  guard case .player(.ended(let id, _)) = action else { return .doNothing }
  return .just(.queue(id: id, action: .played))
}

@main
struct App {
  static func main() async {
    let library = Library()
    let store = Store.app(
      initialState: AppState(player: PlayerState(), queue: [TrackState(id: 1), TrackState(id: 2)]),
      reducer: .app(
        AppReducer(),
        player: .player(PlayerReducer()),
        queue: .track(TrackReducer()),
        details: .details()
      ),
      middleware: counting
    )
    store.sideEffects.register(
      PlayerEffects(load: library.item, clock: { await library.seconds(of: $0) }),
      at: .player
    )
    store.sideEffects.addAfterReducers { (action: AppAction) in print(action.name) }

    store.dispatch(.player(.load(.request(id: 1))))
    await until(store) { $0.player.seconds == 2 }
    store.dispatch(.opened(id: 1))
    print("details:", store.details?.id ?? 0, store.title)
    store.dispatch(.details(.closed))
    store.dispatch(.player(.ended(id: 1, next: 2)))
    await until(store) { $0.player.seconds == 2 && $0.player.item?.id == 2 }
    print(
      "finished:",
      store.finished,
      "plays:",
      store.queue[id: 1]?.plays ?? 0,
      "details:",
      store.details == nil
    )
  }

  static func until(_ store: Store<AppState, AppAction>, _ isSo: (AppState) -> Bool) async {
    for await state in store.states where isSo(state) { return }
  }
}
