import ComposableArchitecture

struct PrivateExtension: Reducer {
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
        state.count = state.count.twice
        return .none
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

private extension Int {
  var twice: Int { self * 2 + 1 }
}
