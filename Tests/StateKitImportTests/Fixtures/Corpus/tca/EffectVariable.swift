import ComposableArchitecture

struct EffectVariable: Reducer {
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
        var effect: Effect<Action> = .none
        if state.count > 1 { effect = .send(.came(0)) }
        state.count += 1
        return effect
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}
