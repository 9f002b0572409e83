import StateKit

/// The handlers of `Player`, which were the branches of a reducer in Player.swift.
struct PlayerReducer: PlayerReducing {
  private static let whole = PlayerReducer().body

  /// Changes the state by an action of the domain or of those below it.
  func reduce(into state: inout PlayerState, action: PlayerAction) {
    PlayerReducer.whole.reduce(&state, action)
  }

  /// The reducer of the domain and of those below it.
  var body: Reducer<PlayerState, PlayerAction> {
    .player(self)
  }

  func seek(_ state: inout PlayerState, to: Double) {
    switch to {
    case let position where position >= 0:
      state.position = position
    case _: break
    }
  }

  func changed(_ state: inout PlayerState, _ volume: Double) {
    state.volume = min(volume, 1)
  }
}
