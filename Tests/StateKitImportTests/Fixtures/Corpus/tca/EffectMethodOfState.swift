import ComposableArchitecture

struct EffectMethodOfState: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  private func load(_ state: inout State) -> Effect<Action> {
    state.count += 1
    return .send(.came(state.count + 12))
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        return load(&state)
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}
