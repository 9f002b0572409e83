import ComposableArchitecture

struct TypesOutsideState: Equatable {
  var count = 0
}

enum TypesOutsideAction: Equatable {
  case go
  case came(Int)
}

struct TypesOutside: Reducer {
  typealias State = TypesOutsideState
  typealias Action = TypesOutsideAction

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .go:
        return .send(.came(3))
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}
