import ComposableArchitecture

struct TrueAndFalse: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case turned(Bool)
    case other
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .turned(true):
        state.count += 1
        return .send(.other)
      case .turned(false):
        state.count -= 1
        return .none
      default:
        return .none
      }
    }
  }
}
