import ComposableArchitecture

struct DefaultWithCode: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case plus
    case minus
    case half
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .plus:
        state.count += 1
        return .none
      default:
        state.count -= 1
        return .none
      }
    }
  }
}
