import ComposableArchitecture

struct RunCapturesBeforeChange: Reducer {
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
        let n = state.count
        state.count += 5
        return .run { [n] send in await send(.came(n)) }
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}
