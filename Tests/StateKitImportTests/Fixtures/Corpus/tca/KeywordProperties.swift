import ComposableArchitecture

struct KeywordProperties: Reducer {
  struct State: Equatable {
    var `default` = 3
    var `in` = 1
  }

  enum Action: Equatable {
    case go
    case ask
    case came(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        return .run { [state] send in await send(.came(state.default + state.in)) }
      case .ask:
        return .send(.came(state.default + 1))
      case .came(let n):
        state.default = n
        return .none
      }
    }
  }
}
