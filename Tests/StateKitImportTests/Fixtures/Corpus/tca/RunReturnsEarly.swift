import ComposableArchitecture

struct RunReturnsEarly: Reducer {
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
        return .run { [count = state.count] send in
          guard count < 3 else { return }
          await send(.came(count + 10))
        }
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}
