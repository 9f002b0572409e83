import ReSwift

protocol TwoProtocolsLeft: Action {}
protocol TwoProtocolsRight: Action {}
struct TwoProtocolsAdded: TwoProtocolsLeft { let n: Int }
struct TwoProtocolsTaken: TwoProtocolsRight { let n: Int }

struct TwoProtocolsAState: Equatable {
  var count = 0
}

struct TwoProtocolsBState: Equatable {
  var total = 0
}

func twoProtocolsAReducer(action: TwoProtocolsLeft, state: TwoProtocolsAState?) -> TwoProtocolsAState {
  var state = state ?? TwoProtocolsAState()
  switch action {
  case let added as TwoProtocolsAdded: state.count += added.n
  default: break
  }
  return state
}

func twoProtocolsBReducer(action: TwoProtocolsRight, state: TwoProtocolsBState?) -> TwoProtocolsBState {
  var state = state ?? TwoProtocolsBState()
  switch action {
  case let taken as TwoProtocolsTaken: state.total += taken.n
  default: break
  }
  return state
}
