import ComposableArchitecture

struct EffectMethodArguments: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  private func load(_ n: Int) -> Effect<Action> {
    .run { send in await send(.came(n + 1)) }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        return load(state.count)
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}
