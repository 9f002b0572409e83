import ComposableArchitecture

struct TypesInExtensions: Reducer {
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

extension TypesInExtensions {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case go
  }
}
