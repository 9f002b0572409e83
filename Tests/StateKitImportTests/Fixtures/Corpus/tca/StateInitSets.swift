import ComposableArchitecture

struct StateInitSets: Reducer {
  struct State: Equatable {
    var count = 0
    var names: [String]
    init() {
      count = 0
      names = []
    }
  }

  enum Action: Equatable {
    case go
    case add
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state = State()
        return .none
      case .add:
        state.count += 1
        return .none
      }
    }
  }
}
