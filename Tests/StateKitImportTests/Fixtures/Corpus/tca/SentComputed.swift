import ComposableArchitecture

struct SentComputed: Reducer {
  struct State: Equatable {
    var count = 0
    var total: Int { count * 2 + 1 }
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        return .send(.came(state.total))
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}
