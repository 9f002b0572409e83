import ComposableArchitecture

struct RunInTwoValues: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case go
    case came(Int)
    case turned(Bool)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        return .none
      case .came(let n):
        state.count = n
        return .none
      case .turned(true):
        return .run { send in await send(.came(1)) }
      case .turned(false):
        state.count = 0
        return .none
      }
    }
  }
}
