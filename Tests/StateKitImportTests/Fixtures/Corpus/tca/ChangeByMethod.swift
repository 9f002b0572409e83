import ComposableArchitecture

struct ChangeByMethod: Reducer {
  struct State: Equatable {
    var count = 0
    mutating func grow() { count += 7 }
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state.grow()
        return .none
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}
