import ComposableArchitecture

struct TwoReducesRead: Reducer {
  struct State: Equatable {
    var count = 0
    var total = 0
  }

  enum Action: Equatable {
    case go
    case begin
    case came(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        return .send(.came(state.count + 1))
      case .begin:
        return .send(.came(state.count))
      case .came(let n):
        state.count = n
        return .none
      }
    }
    Reduce { state, action in
      switch action {
      case .go:
        state.count = 50
        return .none
      case .begin:
        state.total += 1
        return .none
      case .came:
        return .none
      }
    }
  }
}
