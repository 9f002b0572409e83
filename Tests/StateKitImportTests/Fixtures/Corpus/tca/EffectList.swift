import ComposableArchitecture

struct EffectList: Reducer {
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
        var effects: [Effect<Action>] = []
        if state.count > 1 { effects.append(.send(.came(0))) }
        state.count += 1
        return .merge(effects)
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}
