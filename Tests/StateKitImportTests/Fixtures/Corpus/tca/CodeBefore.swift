import ComposableArchitecture

struct CodeBefore: Reducer {
  struct State: Equatable {
    var count = 0
    var handled = 0
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.handled += 1
      switch action {
      case .go:
        state.count += 1
        return .none
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}
