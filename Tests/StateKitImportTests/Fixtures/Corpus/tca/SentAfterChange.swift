import ComposableArchitecture

struct SentAfterChange: Reducer {
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
        state.count += 1
        return .send(.came(state.count * 2))
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}
