import ComposableArchitecture

private func fill(_ n: inout Int) { n = 9 }

struct ChangeByInout: Reducer {
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
        fill(&state.count)
        return .none
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}
