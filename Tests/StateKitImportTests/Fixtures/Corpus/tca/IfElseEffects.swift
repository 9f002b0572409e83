import ComposableArchitecture

struct IfElseEffects: Reducer {
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
        if state.count > 3 {
          return .send(.came(0))
        } else {
          state.count += 2
          return .none
        }
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}
