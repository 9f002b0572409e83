import ReSwift

struct TimerState: Equatable {
  var laps: [Int] = []
  var seconds: Int
  var label: String?
}

enum TimerAction: Action {
  case tick
  case lap(at: Int)
  case named(String)
  case stopped
}

/// The variables come back into the state at the end.
func timerReducer(action: Action, state: TimerState?, limit: Int = 60) -> TimerState {
  var seconds = state?.seconds ?? 0
  var laps = state?.laps ?? []
  let last = laps.last ?? 0
  let half = limit / 2

  switch action {
  case TimerAction.tick:
    seconds += 1
    if seconds == limit { seconds = 0 }
  case TimerAction.lap(at: let time):
    laps.append(time - last)
  case TimerAction.named(let label):
    return TimerState(laps: laps, seconds: seconds, label: label)
  case TimerAction.stopped:
    laps = laps.filter { $0 > half }
    seconds = 0
  default:
    break
  }

  return TimerState(laps: laps, seconds: seconds, label: state?.label)
}
