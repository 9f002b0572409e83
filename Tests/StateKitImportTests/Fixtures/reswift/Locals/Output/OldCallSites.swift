// What keeps the code around the store compiling. Each declaration can go with its last use.
import ReSwift

extension TimerAction: Action {}

/// The reducer of this name calls the handlers of `Timer`.
func timerReducer(action: Action, state: TimerState?, limit: Int = 60) -> TimerState {
  var state = state ?? TimerState()
  if let action = action as? TimerAction { TimerReducer().reduce(into: &state, action: action) }
  return state
}
