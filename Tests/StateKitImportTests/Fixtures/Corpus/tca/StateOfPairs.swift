import ComposableArchitecture

struct StateOfPairs: Reducer {
  struct State: Equatable {
    var pair: (Int, Int) = (1, 2)
    static func == (left: Self, right: Self) -> Bool { left.pair == right.pair }
  }

  enum Action: Equatable {
    case go
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state.pair.0 += 1
        return .none
      }
    }
  }
}
