import ComposableArchitecture

struct LocalEffect: Reducer {
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
        let effect = Effect<Action>.send(.came(4))
        state.count += 1
        return effect
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}
