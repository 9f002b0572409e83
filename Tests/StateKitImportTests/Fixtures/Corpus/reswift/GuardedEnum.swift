import ReSwift

enum GuardedEnumAction: Action { case added(n: Int), cleared }

struct GuardedEnumState: Equatable {
  var count = 0
}

func guardedEnumReducer(action: Action, state: GuardedEnumState?) -> GuardedEnumState {
  var state = state ?? GuardedEnumState()
  guard let action = action as? GuardedEnumAction else { return state }
  switch action {
  case .added(let n): state.count += n
  case .cleared: state.count = 0
  }
  return state
}
