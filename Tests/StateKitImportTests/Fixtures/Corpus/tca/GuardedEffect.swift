import ComposableArchitecture

struct GuardedEffect: Reducer {
  struct State: Equatable {
    var count = 0
    var isOn = false
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        guard state.isOn, state.count < 4 else {
          state.isOn = true
          return .none
        }
        state.count += 1
        return .run { send in await send(.came(9)) }
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}
