import ComposableArchitecture

struct RunTakesState: Reducer {
  struct State: Equatable {
    var count = 0
    var step = 2
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        return .run { [state] send in await send(.came(state.count + state.step)) }
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}
