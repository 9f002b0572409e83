import ComposableArchitecture

struct StateEmptyInit: Reducer {
  struct State: Equatable {
    var count = 3
    init() {}
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state = State()
        return .none
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}
