import ComposableArchitecture

struct MergedEffects: Reducer {
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
        return .merge(.send(.came(1)), .run { send in await send(.came(5)) })
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}
