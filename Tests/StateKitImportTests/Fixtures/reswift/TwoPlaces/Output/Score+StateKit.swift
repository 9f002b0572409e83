import StateKit

/// The handlers of `Score`, which were the branches of a reducer in Lists.swift.
struct ScoreReducer: ScoreReducing {
  private static let whole = ScoreReducer().body

  /// Changes the state by an action of the domain or of those below it.
  func reduce(into state: inout ScoreState, action: ScoreAction) {
    ScoreReducer.whole.reduce(&state, action)
  }

  /// The reducer of the domain and of those below it.
  var body: Reducer<ScoreState, ScoreAction> {
    .score(self)
  }

  func kickOff(_ state: inout ScoreState) {
    state.home = 0
    state.away = 0
  }

  func goal(_ state: inout ScoreState, points: Int) {
    state.home = state.home + points
    state.away = state.away + points
  }
}
