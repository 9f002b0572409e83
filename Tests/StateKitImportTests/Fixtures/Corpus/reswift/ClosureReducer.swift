import ReSwift

struct ClosureReducerAdded: Action { let n: Int }

struct ClosureReducerState: Equatable {
  var count = 0
}

nonisolated(unsafe) let closureReducerReducer: Reducer<ClosureReducerState> = { action, state in
  var state = state ?? ClosureReducerState()
  switch action {
  case let added as ClosureReducerAdded: state.count += added.n
  default: break
  }
  return state
}
