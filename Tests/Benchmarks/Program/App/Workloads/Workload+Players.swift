import StateKit

extension Workload {
  /// An action of one element among many whose domain has an effect with `while`, which runs in one of them or in all.
  @MainActor
  static var players: [Workload] {
    [
      player("an element of 10 with 'while'", of: 10, goal: Goal(4, "an element of 10")),
      player("an element of 1000 with 'while'", of: 1_000, goal: Goal(1.2, "an element of 10 with 'while'")),
      player(
        "an element of 100000 with 'while'",
        of: 100_000,
        goal: Goal(1.2, "an element of 10 with 'while'")
      ),
      player("one of 10 that play", of: 10, playing: 10),
      player("one of 1000 that play", of: 1_000, playing: 1_000, goal: Goal(1.2, "one of 10 that play")),
    ]
  }

  private static func player(
    _ name: String,
    of count: Int,
    playing playingCount: Int = 1,
    goal: Goal? = nil
  ) -> Workload {
    Workload(name, goal: goal) {
      let players = (0..<count).map { PlayerState(id: $0, isPlaying: $0 < playingCount) }
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
