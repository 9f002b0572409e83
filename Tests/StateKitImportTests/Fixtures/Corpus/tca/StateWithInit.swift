import ComposableArchitecture

struct StateWithInit: Reducer {
  struct State: Equatable {
    var count: Int
    var names: [String]
    init(count: Int = 4) {
      self.count = count
      names = ["a"]
    }
  }

  enum Action: Equatable {
    case go
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state.count += 1
        return .none
      }
    }
  }
}
