import ComposableArchitecture

struct RunTyped: Reducer {
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
        return .run { (send: Send<Action>) in await send(.came(8)) }
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}
