import ReSwift

struct FirstStateBesideAdded: Action { let n: Int }

enum FirstStateBesideRoute {
  static func next(_ depth: Int?) -> Int { (depth ?? 3) + 1 }
}

struct FirstStateBesideRowState: Equatable {
  var count: Int
}

struct FirstStateBesideState: Equatable {
  var depth: Int
  var row: FirstStateBesideRowState
}

func firstStateBesideRowReducer(action: Action, state: FirstStateBesideRowState?) -> FirstStateBesideRowState
{
  var state = state ?? FirstStateBesideRowState(count: 2)
  switch action {
  case let added as FirstStateBesideAdded: state.count += added.n
  default: break
  }
  return state
}

func firstStateBesideReducer(action: Action, state: FirstStateBesideState?) -> FirstStateBesideState {
  FirstStateBesideState(
    depth: FirstStateBesideRoute.next(state?.depth),
    row: firstStateBesideRowReducer(action: action, state: state?.row)
  )
}
