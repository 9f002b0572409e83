import ComposableArchitecture

struct SentAction: Reducer {
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
        return .send(.came(state.count + 1))
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}
