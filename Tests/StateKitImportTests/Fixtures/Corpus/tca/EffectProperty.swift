import ComposableArchitecture

struct EffectProperty: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  private var load: Effect<Action> { .run { send in await send(.came(12)) } }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        return load
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}
