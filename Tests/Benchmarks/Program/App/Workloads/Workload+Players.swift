import StateKit

extension Workload {
  /// An action of one element among so many whose domain has an effect with `while`, which runs in one of them.
  @MainActor
  static var players: [Workload] {
    [10, 1_000, 100_000].map { count in
      Workload(
        "an element of \(count) with 'while'",
        goal: count == 10 ? Goal(4, "an element of 10") : Goal(1.2, "an element of 10 with 'while'")
      ) {
        let players = (0..<count).map { PlayerState(id: $0, isPlaying: $0 == 1) }
        let store = Store<PlayersState, PlayersAction>.players(
          initialState: PlayersState(players: IdentifiedArray(players)),
          reducer: .players(players: .player())
        )
        store.sideEffects.register(PlayerEffects(play: { try? await Task.sleep(for: .seconds(100_000)) }))
        store.dispatch(.players(id: 1, action: .incremented))
        let subscription = store.subscribe { _ in Calls.count &+= 1 }
        Kept.keep(subscription)
        return .one { store.dispatch(.players(id: count / 2, action: .incremented)) }
      }
    }
  }
}
