import ComposableArchitecture

struct TernaryTwoEffects: Reducer {
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
        return state.count > 3 ? .send(.came(7)) : .send(.came(1))
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}
