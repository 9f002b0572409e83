import ComposableArchitecture

struct TwoReduces: Reducer {
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
        return .none
      default:
        return .none
      }
    }
    Reduce { state, action in
      switch action {
      case .came(let n):
        state.count = n
        return .none
      case .go:
        state.count *= 2
        return .none
      }
    }
  }
}
