import ComposableArchitecture

struct TernaryEffect: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        return state.count > 3 ? .send(.came(7)) : .none
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}
