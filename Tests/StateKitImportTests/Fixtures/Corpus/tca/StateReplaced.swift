import ComposableArchitecture

struct StateReplaced: Reducer {
  struct State: Equatable {
    var count = 0
    var name = "a"
  }

  enum Action: Equatable {
    case reset
    case go
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .reset:
        state = State()
        return .none
      case .go:
        state.count += 1
        state.name = "b"
        return .none
      }
    }
  }
}
