import ComposableArchitecture

struct SwitchExpression: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case go
    case stop
    case came(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go: .send(.came(3))
      case .stop: .none
      case .came: .none
      }
    }
  }
}
