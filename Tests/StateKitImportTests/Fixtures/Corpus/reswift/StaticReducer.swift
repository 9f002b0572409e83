import ReSwift

struct StaticReducerState: Equatable {
  var count = 0
}

struct StaticReducerAdded: Action { let n: Int }

extension StaticReducerState {
  static func reducer(action: Action, state: StaticReducerState?) -> StaticReducerState {
    var state = state ?? StaticReducerState()
    switch action {
    case let added as StaticReducerAdded: state.count += added.n
    default: break
    }
    return state
  }
}
