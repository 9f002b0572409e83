import ComposableArchitecture

struct MappedEffect: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        return Effect<Int>.send(3).map(Action.came)
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}
