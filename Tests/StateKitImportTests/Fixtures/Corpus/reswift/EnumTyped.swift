import ReSwift

enum EnumTypedAction: Action { case added(n: Int), cleared }

struct EnumTypedState: Equatable {
  var count = 0
}

func enumTypedReducer(action: EnumTypedAction, state: EnumTypedState?) -> EnumTypedState {
  var state = state ?? EnumTypedState()
  switch action {
  case .added(let n): state.count += n
  case .cleared: state.count = 0
  }
  return state
}
