import ComposableArchitecture

struct SentLocal: Reducer {
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
        let old = state.count
        state.count = 0
        return .send(.came(old + 1))
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}
