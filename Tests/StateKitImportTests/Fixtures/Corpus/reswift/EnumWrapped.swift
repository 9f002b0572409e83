import ReSwift

enum EnumWrappedAction: Action { case list(EnumWrappedListAction) }
enum EnumWrappedListAction: Action { case added(Int), cleared }

struct EnumWrappedState: Equatable {
  var count = 0
}

func enumWrappedReducer(action: Action, state: EnumWrappedState?) -> EnumWrappedState {
  var state = state ?? EnumWrappedState()
  switch action {
  case EnumWrappedAction.list(.added(let n)):
    state.count += n
  case EnumWrappedAction.list(.cleared):
    state.count = 0
  default:
    break
  }
  return state
}
