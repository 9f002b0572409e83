import ComposableArchitecture

struct StateWithConstants: Reducer {
  struct State: Equatable {
    let id: Int
    var count = 0
    let kind = "k"
  }

  enum Action: Equatable {
    case go
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state.count += state.id
        return .none
      }
    }
  }
}
