import ReSwift

struct FirstStateStaticAdded: Action { let n: Int }

struct FirstStateStaticState: Equatable {
  var count = 0
  static let first = FirstStateStaticState(count: 6)
}

func firstStateStaticReducer(action: Action, state: FirstStateStaticState?) -> FirstStateStaticState {
  var state = state ?? .first
  switch action {
  case let added as FirstStateStaticAdded: state.count += added.n
  default: break
  }
  return state
}
