import ComposableArchitecture

struct RunCapturesAfterChange: Reducer {
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
        state.count += 5
        return .run { [n = state.count] send in await send(.came(n * 2)) }
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}
