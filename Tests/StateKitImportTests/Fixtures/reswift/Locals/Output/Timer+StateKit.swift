import StateKit

/// The handlers of `Timer`, which were the branches of a reducer in Timer.swift.
struct TimerReducer: TimerReducing {
  private static let whole = TimerReducer().body

  /// Changes the state by an action of the domain or of those below it.
  func reduce(into state: inout TimerState, action: TimerAction) {
    TimerReducer.whole.reduce(&state, action)
  }

  /// The reducer of the domain and of those below it.
  var body: Reducer<TimerState, TimerAction> {
    .timer(self)
  }

  func tick(_ state: inout TimerState) {
    let limit: Int = 60
    state.seconds += 1
    if state.seconds == limit { state.seconds = 0 }
  }

  func lap(_ state: inout TimerState, at time: Int) {
    let last = state.laps.last ?? 0
    state.laps.append(time - last)
  }

  func stopped(_ state: inout TimerState) {
    let limit: Int = 60
    let half = limit / 2
    state.laps = state.laps.filter { $0 > half }
    state.seconds = 0
  }
}
