import ComposableArchitecture

struct StatePrivateSet: Reducer {
  struct State: Equatable {
    private(set) var count = 0
    mutating func grow() { count += 1 }
  }

  enum Action: Equatable {
    case go
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state.grow()
        return .none
      }
    }
  }
}
