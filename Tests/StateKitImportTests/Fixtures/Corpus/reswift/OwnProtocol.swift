import ReSwift

protocol OwnProtocolAction: Action {}
struct OwnProtocolAdded: OwnProtocolAction { let n: Int }
struct OwnProtocolCleared: Action {}

struct OwnProtocolState: Equatable {
  var count = 0
}

func ownProtocolReducer(action: OwnProtocolAction, state: OwnProtocolState?) -> OwnProtocolState {
  var state = state ?? OwnProtocolState()
  switch action {
  case let added as OwnProtocolAdded: state.count += added.n
  default: break
  }
  return state
}
