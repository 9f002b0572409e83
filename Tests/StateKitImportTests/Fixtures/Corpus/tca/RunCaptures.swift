import ComposableArchitecture

struct RunCaptures: Reducer {
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
        return .run { [count = state.count] send in await send(.came(count + 1)) }
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}
